import { invalidFields } from "~/domain/errors";
import type { DepositTerms } from "~/domain/prices/deposit";
import type { Fares } from "~/domain/prices/fares";
import type { Offers } from "~/domain/prices/offers-schema";
import type { PricedSeason } from "~/domain/prices/price-rules";
import { tourPricesSchema } from "~/domain/prices/tour-prices";
import { seasonsOfYear, yearPricesSchema } from "~/domain/prices/year-prices";
import { todayInIndia } from "~/domain/calendar/calendar";
import { tourDeparturesSchema } from "~/domain/departures/tour-departures";
import { differenceOf } from "../../audit/difference-of";
import { withAudit, type AuditDependencies } from "../../audit/with-audit";
import type { Database } from "../../platform/db/client";
import { getSettings } from "../../settings/get-settings";
import { editorIdOf, type TourEditor } from "../admin/tour-editor";
import { normalizeRules, requireEditableTour, parseOrThrow, requireVersion } from "./require-editable-tour";
import { updatePrices, updateDepartures, type EditableTour } from "./tour-rules.repo";

/**
 * Sets a tour's prices, for administrators and members of its operator. Applies to new bookings at once, and not to existing ones: each
 * keeps its price basis (`PriceBasis`).
 * @param prices validated here; seasons, options and extras that are left out stay as they are
 * @returns the tour's new version
 * @throws AppError `not_found`, `invalid` with field messages, `conflict` (changed since it was read;
 * nothing is overwritten)
 */
export async function setTourPrices(
  audit: AuditDependencies,
  editor: TourEditor,
  { slug, version, prices: input }: { slug: string; version: number; prices: unknown },
): Promise<{ version: number }> {
  const tour = await requireEditableTour(audit.db, editor, slug);
  const prices = keepingSeasons(tour.prices, parseOrThrow(tourPricesSchema, input));
  return writePrices(audit, editor, tour, { version, prices });
}

/**
 * Sets the seasons of a tour that begin in a year, as `setTourPrices`. Those that ended before last year are dropped.
 * @param seasons validated here
 */
export async function setTourSeasons(
  audit: AuditDependencies,
  editor: TourEditor,
  { slug, version, year, seasons: input }: { slug: string; version: number; year: number; seasons: unknown },
): Promise<{ version: number }> {
  const tour = await requireEditableTour(audit.db, editor, slug);
  requireVersion(tour, version);
  const typed = parseOrThrow(yearPricesSchema(year), { priceRules: { seasons: input } });
  const lastYear = Number(todayInIndia(audit.clock()).slice(0, 4)) - 1;
  const others = seasonsOfYear(tour.prices.priceRules, year).others.filter(
    ({ to }) => to >= `${lastYear}-01-01`,
  );
  const seasons = [...typed.priceRules.seasons.map((season) => withOffered(tour.prices, season)), ...others];
  const prices = parseOrThrow(tourPricesSchema, {
    ...tour.prices,
    priceRules: { ...tour.prices.priceRules, seasons },
  });
  return writePrices(audit, editor, tour, { version, prices });
}

/** Drops the prices of options and extras that the tour doesn't have. */
function withOffered(
  { options: offered = [], extras: sold = [] }: Offers,
  season: PricedSeason,
): PricedSeason {
  const { options = {}, extras = {}, ...rest } = season;
  return { ...rest, options: pricesOf(options, offered.slice(1)), extras: pricesOf(extras, sold) };
}

function pricesOf(prices: Record<string, number>, rows: readonly { id: string }[]): Record<string, number> {
  return Object.fromEntries(Object.entries(prices).filter(([id]) => rows.some((row) => row.id === id)));
}

async function writePrices(
  audit: AuditDependencies,
  editor: TourEditor,
  tour: EditableTour,
  { version, prices }: { version: number; prices: Fares & Offers },
): Promise<{ version: number }> {
  const { slug } = tour;
  requireVersion(tour, version);
  const { before, after } = differenceOf(normalizeRules(tourPricesSchema, tour.prices), prices);
  if (isUnchanged(tour, after)) return { version };
  await requireBalanceDays(audit.db, {
    priceRules: prices.priceRules.deposit,
    ...Object.fromEntries(
      (prices.options ?? []).map(({ priceRules }, index) => [
        `options.${index}.priceRules`,
        priceRules.deposit,
      ]),
    ),
  });
  const entry = { action: "tour.set-prices" as const, subjectId: slug, before, after };
  const now = audit.clock();
  const isDone = await withAudit(audit, editor, entry, (statements) =>
    updatePrices(audit.db, { slug, version, editorId: editorIdOf(editor), prices }, statements, {
      now,
      today: todayInIndia(now),
    }),
  );
  if (!isDone) requireVersion(await requireEditableTour(audit.db, editor, slug), null);
  return { version: version + 1 };
}

/** Keeps the seasons, which have a form of their own. */
function keepingSeasons(stored: Fares & Offers, prices: Fares & Offers): Fares & Offers {
  const seasons = prices.priceRules.seasons ?? stored.priceRules.seasons;
  return normalizeRules(tourPricesSchema, {
    ...prices,
    priceRules: { ...prices.priceRules, ...(seasons && { seasons }) },
  });
}

/**
 * Sets a tour's departure rules and capacity, for administrators and members of its operator. Applies to new bookings at once. A removed
 * date keeps its bookings, and a date with more sold seats keeps those.
 * @param departures validated here
 * @returns the tour's new version
 * @throws AppError as `setTourPrices`
 */
export async function setTourDepartures(
  audit: AuditDependencies,
  editor: TourEditor,
  { slug, version, departures: input }: { slug: string; version: number; departures: unknown },
): Promise<{ version: number }> {
  const tour = await requireEditableTour(audit.db, editor, slug);
  const departures = parseOrThrow(tourDeparturesSchema, input);
  requireVersion(tour, version);
  const { before, after } = differenceOf(
    flat(normalizeRules(tourDeparturesSchema, tour.departures)),
    flat(departures),
  );
  if (isUnchanged(tour, after)) return { version };
  const entry = { action: "tour.set-departures" as const, subjectId: slug, before, after };
  const now = audit.clock();
  const isDone = await withAudit(audit, editor, entry, (statements) =>
    updateDepartures(audit.db, { slug, version, editorId: editorIdOf(editor), departures }, statements, {
      now,
      today: todayInIndia(now),
    }),
  );
  if (!isDone) requireVersion(await requireEditableTour(audit.db, editor, slug), null);
  return { version: version + 1 };
}

/** Returns true if there is nothing to save. A draft's rules are saved unchanged too: its wizard marks the saved steps. */
function isUnchanged({ status }: EditableTour, after: object): boolean {
  return status !== "draft" && Object.keys(after).length === 0;
}

/** @throws AppError `invalid` if the balance would be due later than a booking without deposit */
async function requireBalanceDays(
  db: Database,
  deposits: Record<string, DepositTerms | undefined>,
): Promise<void> {
  const asked = Object.entries(deposits).filter(([, deposit]) => deposit !== undefined);
  if (asked.length === 0) return;
  const { dueDays } = (await getSettings(db)).unpaid;
  const late = asked.filter(([, deposit]) => deposit && deposit.balanceDays < dueDays);
  if (late.length === 0) return;
  const message = `Bookings are due ${dueDays} days before departure: please enter at least ${dueDays} days.`;
  throw invalidFields(Object.fromEntries(late.map(([rules]) => [`${rules}.deposit.balanceDays`, [message]])));
}

function flat({ capacity, rules }: { capacity: number; rules: object }) {
  return { capacity, minimum: null, starts: null, openUntil: null, lasts: null, ...rules };
}
