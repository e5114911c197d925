import { data, redirect } from "react-router";
import type { Viewer } from "~/domain/accounts/account";
import { todayInIndia } from "~/domain/calendar/calendar";
import { pricedYears, seasonRows } from "~/domain/prices/year-prices";
import { readFields, rowsAt, withoutEmptyRows, type FormFields } from "~/domain/form-fields";
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

/** Saves the seasons of a tour that begin in a year, from their form. */
export function saveYearPrices(
  services: PageServices,
  viewer: Viewer,
  { year, ...posted }: Posted & { year: number },
) {
  return save(posted, ({ fields, ...at }) =>
    services.setTourSeasons(viewer, { ...at, year, seasons: rowsAt(fields, seasonRows) }),
  );
}

/** Reads the year of the page. @throws Response 404 */
export function requirePricedYear(text: string, now: number): number {
  const year = pricedYears(todayInIndia(now)).find((each) => String(each) === text);
  if (year === undefined) throw data(null, { status: 404 });
  return year;
}

/** Saves a tour's departures from their form. */
export function saveDepartures(services: PageServices, viewer: Viewer, posted: Posted) {
  return save(posted, ({ fields, ...at }) =>
    services.setTourDepartures(viewer, { ...at, departures: fields }),
  );
}

async function save(
  { slug, request, url }: Posted,
  write: (rules: { slug: string; version: number; fields: FormFields }) => Promise<unknown>,
) {
  const form = await readForm(request);
  return answerAction(form, async () => {
    await write({ slug, version: readVersion(form), fields: withoutEmptyRows(readFields(form)) });
    throw redirect(`${url.pathname}?saved`);
  });
}
