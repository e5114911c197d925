import {
  bookings,
  departures,
  ledgerEntries,
  marketingSpend,
  reviews,
  tours,
  users,
  visits,
} from "../../worker/db/schema";
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
    entries: await db.select().from(ledgerEntries),
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
  const left = rows.departures.filter(({ travelDate, booked }) => isIn(travelDate) && booked > 0);
  const seatsSold = left.reduce((sum, { booked }) => sum + booked, 0);
  const seats = left.reduce((sum, { capacity }) => sum + capacity, 0);

  const newCustomers = [...customers].filter((email) => !known.has(email)).length;
  const marketingSpend = spent(rows, { from, to });
  return {
    bookings: made.length,
    cancelled,
    cancellationShare: ratio(cancelled, made.length),
    revenue,
    commission,
    averageOrderValue: average(soldFor, sold.size),
    visits: seen,
    conversion: ratio(made.length, seen),
    activeTravelers: travelers.length,
    activeOperators: operators.size,
    customers: customers.size,
    newCustomers,
    bookingsPerCustomer: ratio(made.length, customers.size),
    marketingSpend,
    acquisitionCost: marketingSpend === null ? null : average(marketingSpend, newCustomers),
    departures: left.length,
    seatsSold,
    seats,
    occupancy: ratio(seatsSold, seats),
  };
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
  const byTour = Map.groupBy(
    rows.departures.filter(({ travelDate, booked }) => from <= travelDate && travelDate <= to && booked > 0),
    ({ tourId }) => tourId,
  );
  const all = Array.from(byTour, ([id, left]) => {
    const tour = rows.tours.find((row) => row.id === id);
    return {
      slug: tour?.slug ?? "",
      title: tour?.title ?? "",
      departures: left.length,
      seatsSold: left.reduce((sum, { booked }) => sum + booked, 0),
      seats: left.reduce((sum, { capacity }) => sum + capacity, 0),
    };
  });
  const share = ({ seatsSold, seats }: (typeof all)[number]) => seatsSold / seats;
  const fullest = all.toSorted((a, b) => share(b) - share(a) || bySlug(a, b)).slice(0, 5);
  return {
    fullest,
    emptiest: all
      .filter(({ slug }) => !fullest.some((tour) => tour.slug === slug))
      .toSorted((a, b) => share(a) - share(b) || bySlug(a, b))
      .slice(0, 5),
  };
}

/** Returns the charts' expected months. */
export function months(rows: Rows, names: readonly string[]) {
  return names.map((month) => {
    const isIn = (at: number) => dayOf(at).startsWith(month);
    const made = rows.bookings.filter(({ createdAt }) => isIn(createdAt)).length;
    const { revenue, commission } = figures(rows, { from: `${month}-01`, to: `${month}-31` });
    const seen = rows.visits.reduce((sum, { day, count }) => (day.startsWith(month) ? sum + count : sum), 0);
    return {
      month,
      bookings: made,
      revenue,
      commission,
      visits: seen,
      conversion: ratio(made, seen),
      newAccounts: rows.users.filter(({ createdAt }) => isIn(createdAt.getTime())).length,
      accounts: rows.users.filter(({ createdAt }) => dayOf(createdAt.getTime()).slice(0, 7) <= month).length,
    };
  });
}
