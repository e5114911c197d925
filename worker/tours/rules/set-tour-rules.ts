import { invalidFields } from "~/domain/errors";
import type { DepositTerms } from "~/domain/prices/deposit";
import type { Offers } from "~/domain/prices/offers";
import { tourPricesSchema } from "~/domain/prices/tour-prices";
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
 * @param prices validated here
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
  const prices = keepingRules(tour.prices, parseOrThrow(tourPricesSchema, input));
  requireVersion(tour, version);
  const { before, after } = differenceOf(normalizeRules(tourPricesSchema, tour.prices), prices);
  if (isUnchanged(tour, after)) return { version };
  const { deposit } = prices.priceRules;
  if (deposit) await requireBalanceDays(audit.db, deposit);
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

/** Keeps the price rules of options that the form doesn't show: all but the child fare. */
function keepingRules<Prices extends Offers>(stored: Offers, prices: Prices): Prices {
  if (!prices.options) return prices;
  const options = prices.options.map((option, index) => {
    if (index === 0) return option;
    const { childPercent: _, ...kept } = stored.options?.find(({ id }) => id === option.id)?.priceRules ?? {};
    return { ...option, priceRules: { ...kept, ...option.priceRules } };
  });
  return { ...prices, options };
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
async function requireBalanceDays(db: Database, { balanceDays }: DepositTerms): Promise<void> {
  const { dueDays } = (await getSettings(db)).unpaid;
  if (balanceDays >= dueDays) return;
  const message = `Bookings are due ${dueDays} days before departure: please enter at least ${dueDays} days.`;
  throw invalidFields({ "priceRules.deposit.balanceDays": [message] });
}

function flat({ capacity, rules }: { capacity: number; rules: object }) {
  return { capacity, minimum: null, starts: null, openUntil: null, lasts: null, ...rules };
}
