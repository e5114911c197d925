import {
  bookings,
  departures,
  ledgerEntries,
  marketingSpend,
  reviews,
  tours,
  users,
  visits,
} from "../../worker/platform/db/schema";
import { daysOfMonth } from "~/domain/calendar/months";
import { offDayReason } from "~/domain/departures/off-days";
import { db } from "./database";

/**
 * Computes the expected analytics from all rows with plain loops, independent of the application's arithmetic. Days in India
 * come from the platform's time zone data.
 */

const inIndia = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata", dateStyle: "short" });
const dayOf = (at: number) => inIndia.format(at);
const number = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** Reads all rows. */
export async function readAll() {
  return {
    bookings: await db.select().from(bookings),
    entries: await db.select().from(ledgerEntries).orderBy(ledgerEntries.id),
    tours: await db.select().from(tours),
    users: await db.select().from(users),
    reviews: await db.select().from(reviews),
    departures: await db.select().from(departures),
    visits: await db.select().from(visits),
    spend: await db.select().from(marketingSpend),
  };
}
type Rows = Awaited<ReturnType<typeof readAll>>;

export interface Days {
  from: string;
  to: string;
}

const ratio = (part: number, whole: number) => (whole === 0 ? null : part / whole);
const average = (sum: number, parts: number) => (parts === 0 ? null : Math.round(sum / parts));

export function figures(rows: Rows, { from, to }: Days) {
  const isIn = (day: string) => from <= day && day <= to;
  const made = rows.bookings.filter(({ createdAt }) => isIn(dayOf(createdAt)));
  const cancelled = made.filter(({ status }) => status === "cancelled").length;
  const operators = new Set<string>();
  const customers = new Set<string>();
  const known = new Set<string>();
  const active = new Set<string>();
  for (const { createdAt, customerEmail } of rows.bookings)
    if (dayOf(createdAt) < from) known.add(customerEmail);
  for (const { customerEmail, tourId, userId } of made) {
    customers.add(customerEmail);
    operators.add(rows.tours.find(({ id }) => id === tourId)?.operatorSlug ?? "none");
    if (userId !== null) active.add(userId);
  }
  for (const { userId, createdAt } of rows.reviews)
    if (userId !== null && isIn(dayOf(createdAt))) active.add(userId);
  for (const { id, createdAt } of rows.users) if (isIn(dayOf(createdAt.getTime()))) active.add(id);
  const travelers = rows.users.filter(({ id, role }) => role === "user" && active.has(id));

  const converted = made.filter(
    ({ isByTeam, status }) => !isByTeam && status !== "pending" && status !== "expired",
  );
  const cancellations = rows.bookings.filter(
    ({ status, cancelledAt, createdAt }) => status === "cancelled" && isIn(dayOf(cancelledAt ?? createdAt)),
  );
  let received = 0;
  let outstanding = 0;
  for (const { kind, debit, credit, amount, createdAt } of rows.entries) {
    const day = dayOf(createdAt);
    const moved = debit === "receivable" ? amount : credit === "receivable" ? -amount : 0;
    if (day <= to) outstanding += moved;
    if (isIn(day) && (kind === "payment" || kind === "refund")) received -= moved;
  }
  let revenue = 0;
  let commission = 0;
  let soldFor = 0;
  const sold = new Set<string | null>();
  for (const { kind, debit, credit, amount, booking, createdAt } of rows.entries) {
    if ((kind !== "sale" && kind !== "sale-change") || !isIn(dayOf(createdAt))) continue;
    if (debit === "receivable") revenue += amount;
    if (credit === "receivable") revenue -= amount;
    if (credit === "commission") commission += amount;
    if (debit === "commission") commission -= amount;
    if (kind === "sale") {
      sold.add(booking);
      soldFor += amount;
    }
  }
  let seen = 0;
  for (const { day, count } of rows.visits) if (isIn(day)) seen += count;
  const byTour = departuresByTour(rows, { from, to });
  const sum = (of: "departures" | "seatsSold" | "seats" | "empty") =>
    byTour.reduce((total, tour) => total + tour[of], 0);
  const [departures, seatsSold, seats] = [sum("departures"), sum("seatsSold"), sum("seats")];

  const newCustomers = [...customers].filter((email) => !known.has(email)).length;
  const marketingSpend = spent(rows, { from, to });
  return {
    bookings: made.length,
    cancelled,
    converted: converted.length,
    cancellations: cancellations.length,
    cancellationShare: ratio(cancelled, made.length),
    revenue,
    received,
    outstanding,
    commission,
    commissionReceived: commissionReceived(rows, { from, to }),
    averageOrderValue: average(soldFor, sold.size),
    visits: seen,
    conversion: ratio(converted.length, seen),
    activeTravelers: travelers.length,
    activeOperators: operators.size,
    customers: customers.size,
    customerBookings: made.length,
    newCustomers,
    bookingsPerCustomer: ratio(made.length, customers.size),
    marketingSpend,
    acquisitionCost: marketingSpend === null ? null : average(marketingSpend, newCustomers),
    departures,
    seatsSold,
    seats,
    empty: sum("empty"),
    occupancy: ratio(seatsSold, seats),
  };
}

/** Follows each booking's ledger: the commission is covered by its first money. */
export function commissionReceived(rows: Pick<Rows, "entries">, { from, to }: Days): number {
  const state = new Map<string, { commission: number; paid: number }>();
  let sum = 0;
  for (const { booking, kind, debit, credit, amount, createdAt } of rows.entries) {
    if (booking === null) continue;
    const before = state.get(booking) ?? { commission: 0, paid: 0 };
    const after = { ...before };
    if (credit === "commission") after.commission += amount;
    if (debit === "commission") after.commission -= amount;
    if (kind !== "sale" && kind !== "sale-change") {
      if (credit === "receivable") after.paid += amount;
      if (debit === "receivable") after.paid -= amount;
    }
    state.set(booking, after);
    const covered = (at: typeof after) => Math.max(0, Math.min(at.commission, at.paid));
    const day = dayOf(createdAt);
    if (from <= day && day <= to) sum += covered(after) - covered(before);
  }
  return sum;
}

/** Returns the first day of any row. */
export function firstDayOf(rows: Rows): string {
  const days = rows.visits
    .map(({ day }) => day)
    .concat(rows.spend.map(({ month }) => `${month}-01`))
    .concat([...rows.bookings, ...rows.entries].map(({ createdAt }) => dayOf(createdAt)))
    .concat(rows.users.map(({ createdAt }) => dayOf(createdAt.getTime())));
  return days.toSorted()[0] ?? "";
}

/** Counts each tour's departures day by day. */
function departuresByTour(rows: Rows, { from, to }: Days) {
  const firstDay = firstDayOf(rows);
  const stored = new Map(rows.departures.map((row) => [`${row.tourId} ${row.travelDate}`, row]));
  return rows.tours.flatMap((tour) => {
    const { slug, title } = tour;
    const counted = { slug, title, departures: 0, seatsSold: 0, seats: 0, empty: 0 };
    for (let day = number(from); day <= number(to); day++) {
      const date = new Date(day * 86_400_000).toISOString().slice(0, 10);
      const departure = stored.get(`${tour.id} ${date}`);
      const booked = departure?.booked ?? 0;
      const isOffered =
        tour.status === "active" &&
        tour.deletedAt === null &&
        (departure?.closedAt ?? null) === null &&
        date >= firstDay &&
        (tour.createdAt === null || dayOf(tour.createdAt) <= date) &&
        offDayReason(tour.departureRules, date) === null;
      if (booked === 0 && !isOffered) continue;
      if (booked === 0) counted.empty += 1;
      else {
        counted.departures += 1;
        counted.seatsSold += booked;
        counted.seats += departure?.capacity ?? 0;
      }
    }
    return counted.departures + counted.empty === 0 ? [] : [counted];
  });
}

/** Sums the daily share of each month's spending. */
function spent(rows: Rows, { from, to }: Days): number | null {
  const daysOf = new Map<string, number>();
  for (let day = number(from); day <= number(to); day++) {
    const month = new Date(day * 86_400_000).toISOString().slice(0, 7);
    daysOf.set(month, (daysOf.get(month) ?? 0) + 1);
  }
  const found = rows.spend.filter(({ month }) => daysOf.has(month));
  if (found.length === 0) return null;
  return found.reduce((sum, { month, amount }) => {
    const [year = 0, name = 0] = month.split("-").map(Number);
    return (
      sum + Math.round((amount * (daysOf.get(month) ?? 0)) / new Date(Date.UTC(year, name, 0)).getUTCDate())
    );
  }, 0);
}

export function destinations(rows: Rows, { from, to }: Days) {
  const isIn = (at: number) => from <= dayOf(at) && dayOf(at) <= to;
  const byName = new Map<string, { bookings: number; revenue: number; tours: Set<number> }>();
  const at = (booking: Rows["bookings"][number]) => {
    const found = byName.get(booking.tourDestination) ?? { bookings: 0, revenue: 0, tours: new Set() };
    byName.set(booking.tourDestination, found);
    found.tours.add(booking.tourId);
    return found;
  };
  for (const booking of rows.bookings) if (isIn(booking.createdAt)) at(booking).bookings += 1;
  for (const { kind, booking: id, debit, credit, amount, createdAt } of rows.entries) {
    const booking = rows.bookings.find((row) => row.id === id);
    if (!booking || (kind !== "sale" && kind !== "sale-change") || !isIn(createdAt)) continue;
    if (debit === "receivable") at(booking).revenue += amount;
    if (credit === "receivable") at(booking).revenue -= amount;
  }
  return Array.from(byName, ([name, row]) => ({
    name,
    bookings: row.bookings,
    revenue: row.revenue,
    tour: row.tours.size === 1 ? (rows.tours.find(({ id }) => row.tours.has(id))?.slug ?? null) : null,
  }))
    .toSorted((a, b) => b.bookings - a.bookings || b.revenue - a.revenue || (a.name < b.name ? -1 : 1))
    .slice(0, 10);
}

const steps = [0, 7, 14, 30, 60, 90, 180];

export function leadTime(rows: Rows, { from, to }: Days) {
  const ahead: number[] = [];
  for (const { createdAt, travelDate } of rows.bookings) {
    const day = dayOf(createdAt);
    if (from <= day && day <= to) ahead.push(number(travelDate) - number(day));
  }
  ahead.sort((a, b) => a - b);
  const middle = ahead.length / 2;
  const median =
    ahead.length === 0
      ? null
      : ahead.length % 2 === 1
        ? (ahead[Math.floor(middle)] ?? 0)
        : ((ahead[middle - 1] ?? 0) + (ahead[middle] ?? 0)) / 2;
  return {
    median,
    buckets: steps.map((first, index) => {
      const next = steps[index + 1] ?? null;
      return {
        from: first,
        to: next === null ? null : next - 1,
        bookings: ahead.filter((days) => days >= first && (next === null || days < next)).length,
      };
    }),
  };
}

export function demand(rows: Rows, { from, to }: Days) {
  const byOrigin = new Map<string, number[]>();
  for (const { createdAt, departureCity, travelDate } of rows.bookings) {
    const day = dayOf(createdAt);
    if (day < from || day > to) continue;
    const months = byOrigin.get(departureCity) ?? Array.from({ length: 12 }, () => 0);
    const month = Number(travelDate.slice(5, 7)) - 1;
    months[month] = (months[month] ?? 0) + 1;
    byOrigin.set(departureCity, months);
  }
  return Array.from(byOrigin, ([origin, months]) => ({ origin, months })).toSorted((a, b) =>
    a.origin < b.origin ? -1 : 1,
  );
}

const bySlug = (a: { slug: string }, b: { slug: string }) => (a.slug < b.slug ? -1 : 1);

export function occupancy(rows: Rows, { from, to }: Days) {
  const all = departuresByTour(rows, { from, to });
  const share = ({ seatsSold, seats }: (typeof all)[number]) => (seats === 0 ? 0 : seatsSold / seats);
  const fullest = all
    .filter(({ seatsSold }) => seatsSold > 0)
    .toSorted((a, b) => share(b) - share(a) || bySlug(a, b))
    .slice(0, 5);
  return {
    fullest,
    emptiest: all
      .filter(({ slug }) => !fullest.some((tour) => tour.slug === slug))
      .toSorted((a, b) => share(a) - share(b) || b.empty - a.empty || bySlug(a, b))
      .slice(0, 5),
  };
}

/** Returns the charts' expected months. */
export function months(rows: Rows, names: readonly string[]) {
  return names.map((month) => {
    const isIn = (at: number) => dayOf(at).startsWith(month);
    const made = rows.bookings.filter(({ createdAt }) => isIn(createdAt)).length;
    const { converted, revenue, received, commission } = figures(rows, daysOfMonth(month));
    const seen = rows.visits.reduce((sum, { day, count }) => (day.startsWith(month) ? sum + count : sum), 0);
    return {
      month,
      bookings: made,
      converted,
      revenue,
      received,
      commission,
      visits: seen,
      conversion: ratio(converted, seen),
      newAccounts: rows.users.filter(({ createdAt }) => isIn(createdAt.getTime())).length,
      accounts: rows.users.filter(({ createdAt }) => dayOf(createdAt.getTime()).slice(0, 7) <= month).length,
    };
  });
}
