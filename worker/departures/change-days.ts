import { todayInIndia } from "~/domain/calendar/calendar";
import { departureId, type DepartureDate } from "~/domain/departures/departure-change";
import {
  plannedChange,
  planOf,
  type DaysChange,
  type DaysPlan,
  type PlannedDeparture,
} from "~/domain/departures/days-change";
import type { QuotedDaysPlan } from "~/domain/desk/area-closing";
import { departuresByDay } from "~/domain/departures/operator-calendar";
import { readExemption } from "~/domain/departures/exemption";
import { AppError } from "~/domain/errors";
import { adultFareOn } from "~/domain/prices/fares";
import { withFareOnDays } from "~/domain/prices/price-on-days";
import { withAudit } from "../audit/with-audit";
import { requireRight, type Staff } from "../platform/authz/actors";
import type { PrivilegedChangeDependencies } from "../bookings/change-booking";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { violates } from "../platform/db/errors";
import type { TestControls } from "../platform/http/test-controls";
import { requireEditableTour } from "../tours/rules/require-editable-tour";
import { setTourPrices } from "../tours/rules/set-tour-rules";
import { quoteClosing } from "./quote-closing";
import { finishClosing } from "./close-departure";
import { listOperatorDepartures } from "./calendar.repo";
import { listCheckedIn, writeCapacities, writeClosing } from "./days-change.repo";

/**
 * Returns what a change of several days would do, departure by departure. Changes nothing.
 * @throws AppError `not_found` (a price of another operator's tour), `forbidden` (a price without the right "tours")
 */
export async function planDaysChange(
  { db, clock }: { db: Database; clock: Clock },
  staff: Staff<"departures">,
  change: DaysChange,
): Promise<QuotedDaysPlan> {
  const now = clock();
  const today = todayInIndia(now);
  const days = new Set(change.day);
  const span = { from: change.day[0] ?? today, to: change.day.at(-1) ?? today };
  const prices =
    change.kind === "price"
      ? (await requireEditableTour(db, await requireRight(db, staff, "tours"), change.tour)).prices
      : null;
  const [{ tours, stored }, checkedIn] = await Promise.all([
    listOperatorDepartures(db, staff.id, span, now),
    change.kind === "close" ? listCheckedIn(db, staff.id, span) : new Set<string>(),
  ]);
  const chosen = tours.filter(
    ({ slug, operator }) =>
      (change.tour === "" || slug === change.tour) && (!change.company || operator === change.company),
  );
  const departures = departuresByDay(chosen, stored, { ...span, now })
    .filter(({ date }) => days.has(date))
    .flatMap(({ date, departures: found }) =>
      found
        .filter(({ state }) => state !== "black-out")
        .map((departure): PlannedDeparture => {
          const fareNow = prices ? adultFareOn(prices, date) : 0;
          const planned = plannedChange({ ...departure, travelDate: date }, change, { today, fareNow });
          const isOnTheWay = checkedIn.has(
            departureId({ ...departure, tour: departure.slug, travelDate: date }),
          );
          return isOnTheWay ? { ...planned, refusal: "Travelers are checked in." } : planned;
        }),
    );
  const plan = planOf(departures);
  if (change.kind !== "close" || plan.guests === 0) return { ...plan, bearing: null };
  const closed = departures.filter(({ refusal, isUnchanged }) => refusal === null && !isUnchanged);
  const dates = closed.map(({ slug, travelDate }) => ({ tour: slug, travelDate }));
  const bearings = await quoteClosing(db, dates, today);
  const isExempt = readExemption(change) !== null;
  return { ...plan, bearing: bearings && bearings[isExempt ? "exempt" : "operator"] };
}

/**
 * Changes the seats, the price or the closing of several departures: all of them or none. Each day is checked here, and once
 * more by the batch that writes them.
 * @param seen.guests seats sold on the departures that change, as the person saw them; compared when closing, because
 * these travelers are offered a refund
 * @returns the number of changed departures
 * @throws AppError `conflict` with the plan as `extra` (a day refuses the change, or its guests are others meanwhile), and as
 * `planDaysChange`
 */
export async function changeDays(
  dependencies: PrivilegedChangeDependencies,
  staff: Staff<"departures">,
  { guests, ...change }: DaysChange & { guests: number },
  { pause }: TestControls = {},
): Promise<number> {
  const { audit, db, publisher } = dependencies;
  const plan = await planDaysChange(audit, staff, change);
  const found = plan.departures.filter(({ refusal, isUnchanged }) => refusal === null && !isUnchanged);
  if (plan.refused > 0) throw refused(plan);
  if (found.length === 0) throw new AppError("conflict", "These departures are already as you want them.");
  if (change.kind === "close" && plan.guests !== guests) throw othersBooked();
  await pause?.();

  if (change.kind === "price") {
    const editor = await requireRight(db, staff, "tours");
    const tour = await requireEditableTour(db, editor, change.tour);
    // Also on days between without a departure, so that one season covers them all.
    const today = todayInIndia(audit.clock());
    const days = change.day.filter((day) => day >= today);
    const priceRules = withFareOnDays(tour.prices.priceRules, days, change);
    try {
      await setTourPrices(audit, editor, {
        slug: tour.slug,
        version: tour.version,
        prices: { priceInr: tour.prices.priceInr, priceRules },
      });
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "invalid") throw error;
      const [message] = Object.values(error.errors ?? {})[0] ?? [error.message];
      throw new AppError("conflict", `${message} Choose days that follow each other.`, { cause: error });
    }
    return found.length;
  }

  const dates = found.map(({ slug, travelDate, start }): DepartureDate => ({
    tour: slug,
    travelDate,
    start,
  }));
  const targets = { userId: staff.id, departures: dates };
  const [first] = dates;
  if (!first) return 0;
  const names = { departures: dates.map(departureId) };
  if (change.kind === "capacity") {
    const { capacity } = change;
    const before = { seats: Object.fromEntries(found.map((each) => [nameOf(each), each.capacity])) };
    const entry = { action: "departure.capacity" as const, subjectId: departureId(first), before };
    try {
      const isDone = await withAudit(
        audit,
        staff,
        { ...entry, after: { capacity, ...names } },
        (statements) => writeCapacities(db, targets, capacity, audit.clock(), statements),
      );
      if (!isDone) throw notYours();
    } catch (error) {
      if (!violates(error, "departures_not_oversold")) throw error;
      throw refused(await planDaysChange(audit, staff, change), error);
    }
  } else {
    const { reason } = change;
    const exemption = readExemption(change);
    const entry = {
      action: "departure.close" as const,
      subjectId: departureId(first),
      before: { booked: plan.guests },
      after: { ...names, exemption: exemption?.ground },
      reason,
    };
    const isDone = await withAudit(audit, staff, entry, (statements) =>
      writeClosing(
        db,
        targets,
        { by: staff.id, at: audit.clock(), reason, fault: null, exemption },
        { guests },
        statements,
      ),
    );
    if (!isDone) throw othersBooked();
  }

  for (const { tour, travelDate } of dates) publisher.seatsChanged({ tourSlug: tour, travelDate });
  if (change.kind === "close") {
    await finishClosing(dependencies);
  }
  return found.length;
}

function nameOf({ slug, ...planned }: PlannedDeparture): string {
  return departureId({ tour: slug, ...planned });
}

function refused(plan: DaysPlan, cause?: unknown): AppError {
  const { refused: count } = plan;
  const what = count === 1 ? "1 departure refuses" : `${count} departures refuse`;
  return new AppError("conflict", `Nothing was changed: ${what} this. The reason is shown beside it.`, {
    extra: { plan },
    cause,
  });
}

function othersBooked(): AppError {
  return new AppError(
    "conflict",
    "Nothing was changed: the bookings of these departures have changed meanwhile. Check them and apply again.",
  );
}

function notYours(): AppError {
  return new AppError("conflict", "Nothing was changed: you can no longer edit all of these departures.");
}
