import { redirect } from "react-router";
import type { Viewer } from "~/domain/accounts/account";
import { readFields, withoutEmptyRows } from "~/domain/form-fields";
import { answerAction } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { readVersion } from "~/platform/forms/read-version";
import type { PageServices } from "../../../../../worker/platform/http/page-services";

/** Loads a page that edits a tour's prices or departures. */
export async function loadTourRules(services: PageServices, viewer: Viewer, slug: string, url: URL) {
  return { tour: await services.getTourRules(viewer, slug), isSaved: url.searchParams.has("saved") };
}

interface Posted {
  slug: string;
  request: Request;
  /** URL of the page, which is shown again after saving. */
  url: URL;
}

/** Saves a tour's prices from their form. */
export function savePrices(services: PageServices, viewer: Viewer, posted: Posted) {
  return save(posted, ({ fields, ...at }) => services.setTourPrices(viewer, { ...at, prices: fields }));
}

/** Saves a tour's departures from their form. */
export function saveDepartures(services: PageServices, viewer: Viewer, posted: Posted) {
  return save(posted, ({ fields, ...at }) =>
    services.setTourDepartures(viewer, { ...at, departures: fields }),
  );
}

async function save(
  { slug, request, url }: Posted,
  write: (rules: { slug: string; version: number; fields: unknown }) => Promise<unknown>,
) {
  const form = await readForm(request);
  return answerAction(form, async () => {
    await write({ slug, version: readVersion(form), fields: withoutEmptyRows(readFields(form)) });
    throw redirect(`${url.pathname}?saved`);
  });
}
