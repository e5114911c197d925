import { addDays, todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import { cancellationQuote, refundPercent } from "~/domain/bookings/booking-change";
import {
  bearingOf,
  saleBorneBy,
  saleKept,
  soldAs,
  sumOfBearings,
  type Bearing,
} from "~/domain/bookings/sale";
import type { Area, AreaBearings, AreaClosing, AreaDeparture, AreaPlan } from "~/domain/desk/area-closing";
import { departureId } from "~/domain/departures/departure-change";
import { departuresByDay } from "~/domain/departures/operator-calendar";
import { AppError } from "~/domain/errors";
import { withAudit } from "../audit/with-audit";
import { usualBearers } from "../bookings/booking-decisions";
import { termsOf } from "../bookings/booking-terms";
import type { PrivilegedChangeDependencies } from "../bookings/change-booking";
import type { Admin } from "../platform/authz/actors";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import type { BookingRow } from "../platform/db/schema";
import { listArea, listSoldInArea, type AreaTour } from "./area.repo";
import { finishClosing, notifyOperatorOfClosing, type ClosedDeparture } from "./close-departure";
import type { Closing } from "./departure.repo";
import { writeClosings } from "./days-change.repo";

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
      const there = guestsOf.get(departureId({ tour: slug, travelDate: date, start }));
      const departure = there && { ...describe(tour, date), ...there };
      if (departure && there.isOnTheWay) {
        plan.onTheWay.push(departure);
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
): Promise<AreaPlan & { bearings: AreaBearings | null }> {
  const today = todayInIndia(dependencies.clock());
  const [{ departures: _, ...plan }, sold] = await Promise.all([
    planned(dependencies, area),
    listSoldInArea(dependencies.db, area, today),
  ]);
  const closing = new Set(plan.withGuests.map(departureId));
  const rows = sold?.filter(({ booking, tour }) => closing.has(departureId({ ...booking, tour })));
  const sumFor = (fault: AreaClosing["fault"]) =>
    sumOfBearings((rows ?? []).map(({ booking }) => refundBearing(booking, fault, today)));
  return { ...plan, bearings: rows ? { nobody: sumFor("nobody"), operator: sumFor("operator") } : null };
}

/** Returns what a full refund of a booking leaves to each party, as `decideCancellation` decides it. */
function refundBearing(booking: BookingRow, fault: AreaClosing["fault"], today: TravelDate): Bearing {
  const { commissionPercent: percent } = booking;
  const terms = termsOf(booking);
  const before = soldAs(booking);
  const scheduled = saleKept(before, cancellationQuote(terms, refundPercent(terms, today)).total, percent);
  return bearingOf(before, saleBorneBy(usualBearers[fault], { scheduled, total: 0, percent }));
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
  { reason, fault, expected: guests, ...area }: AreaClosing,
): Promise<number> {
  const { audit, db, publisher } = dependencies;
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
  };
  const byOperator = Map.groupBy(departures, ({ operator }) => operator);
  const told = [...byOperator].map(([operator, own]) =>
    notifyOperatorOfClosing(dependencies, operator, own, closing),
  );
  const entry = {
    action: "departure.close" as const,
    subjectId: departureId(first),
    before: { booked: guests },
    after: { departures: departures.map(departureId) },
    reason,
  };
  const isDone = await withAudit(audit, admin, entry, (statements) =>
    writeClosings(db, { userId: null, departures }, closing, { guests }, statements, told),
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
