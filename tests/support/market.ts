import { randomFrom } from "@tour-bharat/illustrations/random";
import { bookingStatuses } from "~/domain/bookings/booking-status";
import { paymentEntries, refundEntries, saleChangeEntries, saleEntries } from "~/domain/money/ledger/ledger";
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
import { locationOf } from "../../worker/tours/tours.repo";
import { db } from "./database";

const day = 86_400_000;

/**
 * Stores a year and a half of random data up to `now`, seeded by `word`: travelers, bookings with their ledger, departures,
 * reviews, visits and spending, some of it in the first and last moments of a day in India.
 * @param edges instants at which one event of each kind is placed
 */
export async function makeMarket(word: string, now: number, edges: readonly number[]): Promise<void> {
  const random = randomFrom(word);
  const below = (max: number) => Math.floor(random() * max);
  const more = randomFrom(`more ${word}`);
  const belowToo = (max: number) => Math.floor(more() * max);
  const some = await db.select().from(tours).orderBy(tours.id).limit(40);
  const anyTour = () => {
    const tour = some[below(some.length)];
    if (!tour) throw new Error("there are no tours");
    return tour;
  };
  const instants = [...edges, ...Array.from({ length: 260 }, () => now - below(540 * day))];
  const people = instants.slice(0, 60).map((at, index) => ({
    id: `${word}-${index}`,
    name: "Asha Rao",
    email: `${word}-${index}@example.com`,
    role: index % 12 === 5 ? ("tour_operator" as const) : ("user" as const),
    status: "active" as const,
    createdAt: new Date(at),
    updatedAt: new Date(at),
  }));
  const sold: (typeof bookings.$inferInsert)[] = instants.map((createdAt, index) => {
    const tour = anyTour();
    const person = people[below(people.length)];
    const travelDate = new Date(createdAt + 19_800_000 + below(220) * day).toISOString().slice(0, 10);
    const status = bookingStatuses[below(bookingStatuses.length)] ?? "confirmed";
    return {
      id: `${word}-booking-${index}`,
      bookingId: `${word}-${index}`,
      status,
      isByTeam: belowToo(4) === 0,
      cancelledAt: status === "cancelled" ? Math.min(now, createdAt + belowToo(60 * day)) : null,
      tourId: tour.id,
      userId: index % 3 === 0 ? null : (person?.id ?? null),
      tourTitle: tour.title,
      tourDestination: locationOf(tour),
      tourDuration: "3 days",
      tourPrice: tour.priceInr,
      departureCity: tour.departureCity,
      travelDate,
      numberOfTravelers: 1 + below(4),
      roomType: "standard",
      customerName: "Asha Rao",
      customerFolded: " asha rao",
      customerEmail: index % 7 === 0 ? `${word}-guest-${index}@example.com` : (person?.email ?? ""),
      customerPhone: "+919845012345",
      emergencyName: "Arjun Rao",
      emergencyPhone: "+919845054321",
      paymentMethod: "upi",
      discount: 0,
      totalAmount: 1000 + below(90_000),
      createdAt,
    };
  });
  const entries = sold.flatMap((booking, index) => {
    if (booking.status === "pending") return [];
    const sale = { total: booking.totalAmount, commission: Math.floor(booking.totalAmount / 9) };
    const later = { total: below(sale.total + 1), commission: below(50) };
    const changedAt = Math.min(now, booking.createdAt + below(40 * day));
    return [
      ...saleEntries(sale).map((entry) => ({ entry, at: booking.createdAt })),
      ...(index % 4 === 0 ? saleChangeEntries(sale, later).map((entry) => ({ entry, at: changedAt })) : []),
      ...paymentEntries(1 + belowToo(sale.total)).map((entry) => ({ entry, at: changedAt })),
      ...(index % 5 === 0 ? refundEntries(1 + belowToo(900)) : []).map((entry) => ({
        entry,
        at: Math.min(now, changedAt + belowToo(30 * day)),
      })),
    ].map(({ entry, at }, part) => ({
      ...entry,
      key: `${booking.id}/${part}`,
      booking: booking.id,
      createdAt: at,
    }));
  });
  const held = Map.groupBy(sold, ({ tourId, travelDate }) => `${tourId} ${travelDate}`);
  const days = Array.from({ length: 500 }, (_, index) =>
    new Date(now - index * day).toISOString().slice(0, 10),
  );
  const statements = [
    ...people.map((row) => db.insert(users).values(row)),
    ...sold.map((row) => db.insert(bookings).values(row)),
    ...entries.map((row) => db.insert(ledgerEntries).values(row)),
    ...[...held.values()].flatMap(([row]) =>
      row
        ? db.insert(departures).values({
            tourId: row.tourId,
            travelDate: row.travelDate,
            capacity: 8 + below(8),
            booked: below(3) === 0 ? 0 : 1 + below(7),
            closedAt: belowToo(6) === 0 ? now : null,
          })
        : [],
    ),
    ...sold.slice(0, 40).map((row, index) =>
      db.insert(reviews).values({
        id: `${row.id}-review`,
        booking: row.id,
        tourId: row.tourId,
        userId: people[(index * 7) % people.length]?.id ?? null,
        rating: 5,
        title: "Good",
        text: "Very good.",
        createdAt: index < edges.length ? (edges[index] ?? now) : now - below(500 * day),
        updatedAt: now,
      }),
    ),
    ...days.map((date) => db.insert(visits).values({ day: date, count: 10 + below(90) })),
    ...[...new Set(days.map((date) => date.slice(0, 7)))]
      .filter((_, index) => index % 5 !== 3)
      .map((month) => db.insert(marketingSpend).values({ month, amount: below(90_000), updatedAt: now })),
  ];
  for (let first = 0; first < statements.length; first += 80) {
    const [head, ...rest] = statements.slice(first, first + 80);
    if (head) await db.batch([head, ...rest]);
  }
}
