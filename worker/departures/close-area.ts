import { addDays, todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import { readExemption } from "~/domain/departures/exemption";
import type { Area, ClosingBearings, AreaClosing, AreaDeparture, AreaPlan } from "~/domain/desk/area-closing";
import { departureId } from "~/domain/departures/departure-change";
import { timeOfStart } from "~/domain/departures/start";
import { departuresByDay } from "~/domain/departures/operator-calendar";
import { AppError } from "~/domain/errors";
import { withAudit } from "../audit/with-audit";
import type { PrivilegedChangeDependencies } from "../bookings/change-booking";
import type { Admin } from "../platform/authz/actors";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { listArea, type AreaTour } from "./area.repo";
import { finishClosing, notifyOperatorOfClosing, type ClosedDeparture } from "./close-departure";
import type { Closing } from "./departure.repo";
import { writeClosing } from "./days-change.repo";
import { quoteClosing } from "./quote-closing";

/** Max departures of one closing, so that it fits one batch. */
const maxClosings = 2000;

/** A departure that is closed, with or without guests. */
interface AreaClosed extends ClosedDeparture {
  operator: string;
  /** Seats sold. */
  booked: number;
}

/** Plans the closing of an area, with every departure that it closes. */
async function planned(
  { db, clock }: { db: Database; clock: Clock },
  area: Area,
): Promise<AreaPlan & { departures: AreaClosed[] }> {
  const now = clock();
  const today = todayInIndia(now);
  const { tours, stored, guests } = await listArea(db, area, today);
  const bySlug = new Map(tours.map((tour) => [tour.slug, tour]));
  const guestsOf = new Map(guests.map((each) => [departureId(each), each]));
  // A start closes with the pools of its options.
  const onTheWay = new Set(
    guests.flatMap(({ isOnTheWay, ...each }) =>
      isOnTheWay ? [departureId(each), departureId({ ...each, start: timeOfStart(each.start) })] : [],
    ),
  );
  const maxDays = Math.max(1, ...tours.map(({ days }) => days));
  const first = addDays(area.from, 1 - maxDays);
  const span = { from: first < today ? today : first, to: area.to, now };
  const found = span.to < span.from ? [] : departuresByDay(tours, stored, span);
  const plan = { withGuests: [] as AreaDeparture[], onTheWay: [] as AreaDeparture[], closed: 0 };
  const departures: AreaClosed[] = [];
  for (const { date, departures: ofDay } of found) {
    for (const { slug, start, state, booked } of ofDay) {
      const tour = bySlug.get(slug);
      if (!tour || state === "black-out" || lastDay(tour, date) < area.from) continue;
      if (state === "closed") {
        plan.closed += 1;
        continue;
      }
      const id = departureId({ tour: slug, travelDate: date, start });
      const there = guestsOf.get(id);
      const departure = there && { ...describe(tour, date), ...there };
      if (onTheWay.has(id)) {
        if (departure) plan.onTheWay.push(departure);
        continue;
      }
      if (departure) plan.withGuests.push(departure);
      departures.push({
        tour: slug,
        tourTitle: tour.title,
        travelDate: date,
        start,
        operator: tour.operator,
        booked,
      });
    }
  }
  return {
    ...plan,
    departures,
    tours: new Set(departures.map(({ tour }) => tour)).size,
    closing: departures.length,
    guests: sumOf(departures, ({ booked }) => booked),
    bookings: sumOf(plan.withGuests, ({ bookings }) => bookings),
    paid: sumOf(plan.withGuests, ({ paid }) => paid),
  };
}

function sumOf<Row>(rows: readonly Row[], amountOf: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + amountOf(row), 0);
}

function lastDay({ days }: AreaTour, travelDate: TravelDate): TravelDate {
  return addDays(travelDate, days - 1);
}

function describe(tour: AreaTour, travelDate: TravelDate) {
  return {
    tour: tour.slug,
    travelDate,
    title: tour.title,
    companyName: tour.companyName,
    endsOn: lastDay(tour, travelDate),
  };
}

/** Returns what closing an area would do, with its bookings and money. Changes nothing. */
export async function planAreaClosing(
  dependencies: { db: Database; clock: Clock },
  _admin: Admin,
  area: Area,
): Promise<AreaPlan & { bearings: ClosingBearings | null }> {
  const today = todayInIndia(dependencies.clock());
  const { departures: _, ...plan } = await planned(dependencies, area);
  return { ...plan, bearings: await quoteClosing(dependencies.db, plan.withGuests, today) };
}

/**
 * Closes every departure of an area that is on the way between two days: all of them or none. Their travelers get a mail with the choice
 * between a full refund and another date; the closed days are offered to none of them. Their operators are notified.
 * @returns the number of closed departures
 * @throws AppError `conflict` (nothing to close, or the bookings are others than the person saw), `invalid` (too many departures)
 */
export async function closeArea(
  dependencies: PrivilegedChangeDependencies,
  admin: Admin,
  { reason, fault, expected: guests, ground, evidence, ...area }: AreaClosing,
): Promise<number> {
  const { audit, db, publisher } = dependencies;
  const exemption = readExemption({ ground, evidence }, fault === "nobody");
  const { departures } = await planned(audit, area);
  const [first] = departures;
  if (!first) throw new AppError("conflict", "No departure is left to close here.");
  if (departures.length > maxClosings)
    throw new AppError(
      "invalid",
      `These are ${departures.length} departures. Please choose fewer days or a State.`,
    );
  const closing: Closing = {
    by: admin.id,
    at: audit.clock(),
    reason,
    fault: fault === "nobody" ? fault : null,
    exemption,
  };
  const byOperator = Map.groupBy(departures, ({ operator }) => operator);
  const told = [...byOperator].map(([operator, own]) =>
    notifyOperatorOfClosing(dependencies, operator, own, closing),
  );
  const entry = {
    action: "departure.close" as const,
    subjectId: departureId(first),
    before: { booked: guests },
    after: { departures: departures.map(departureId), exemption: exemption?.ground },
    reason,
  };
  const isDone = await withAudit(audit, admin, entry, (statements) =>
    writeClosing(db, { userId: null, departures }, closing, { guests }, statements, told),
  );
  if (!isDone)
    throw new AppError(
      "conflict",
      "Nothing was closed: the bookings of these departures have changed meanwhile. Check them and try again.",
    );
  for (const { tour, travelDate } of departures) publisher.seatsChanged({ tourSlug: tour, travelDate });
  await finishClosing(dependencies);
  return departures.length;
}
