import { data, redirect } from "react-router";
import type { RulesAnswer } from "~/components/tours/rules/rules-form";
import type { Viewer } from "~/domain/accounts/account";
import { AppError } from "~/domain/errors";
import { changeRows, readFields, withoutEmptyRows } from "~/domain/form-fields";
import { readForm } from "~/lib/forms/read-form";
import { readVersion } from "~/lib/forms/read-version";
import type { Services } from "../../../worker/services";

/** Loads a page that edits a tour's prices or departures. */
export async function loadTourRules(services: Services, viewer: Viewer, slug: string, url: URL) {
  const tour = await services.getTourRules(viewer, slug);
  return { tour, isSaved: url.searchParams.has("saved") };
}

interface Posted {
  slug: string;
  request: Request;
  /** URL of the page, which is shown again after saving. */
  url: URL;
}

/** Saves a tour's prices from their form. */
export function savePrices(services: Services, viewer: Viewer, posted: Posted) {
  return save(posted, ({ fields, ...at }) => services.setTourPrices(viewer, { ...at, prices: fields }));
}

/** Saves a tour's departures from their form. */
export function saveDepartures(services: Services, viewer: Viewer, posted: Posted) {
  return save(posted, ({ fields, ...at }) =>
    services.setTourDepartures(viewer, { ...at, departures: fields }),
  );
}

async function save(
  { slug, request, url }: Posted,
  write: (rules: { slug: string; version: number; fields: unknown }) => Promise<unknown>,
) {
  const form = await readForm(request);
  const version = readVersion(form);
  const typed = readFields(form);
  const rows = form.get("rows");
  // Adds or removes a row for browsers without JavaScript.
  if (typeof rows === "string")
    return data<RulesAnswer>({
      values: changeRows(typed, rows),
      version,
      message: null,
      errors: {},
      isStale: false,
    });
  const fields = withoutEmptyRows(typed);
  try {
    await write({ slug, version, fields });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message, status, errors = {} } = error;
    if (code === "not_found" || code === "forbidden" || code === "unauthenticated")
      throw data(message, { status });
    return data<RulesAnswer>(
      { values: fields, version, message, errors, isStale: code === "conflict" },
      { status },
    );
  }
  throw redirect(`${url.pathname}?saved`);
}
