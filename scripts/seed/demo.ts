import { addDays, todayInIndia } from "../../app/domain/calendar";
import { paymentMethods } from "../../app/domain/booking";
import { quoteBooking, roomTypes } from "../../app/domain/pricing";
import { durationText } from "../../app/domain/tour";
import { hashPassword } from "../../worker/accounts/password";
import { readTours } from "./catalogue";
import { pendingStatements } from "./demo-pending";
import { Expression, insert } from "./sql";

export const demoPassword = "Bharat-Tours-2026";

/** The demo accounts of local data. Source: the contract in docs/product.md. */
export const demoAccounts = [
  {
    id: "demo-traveler",
    email: "traveler@tourbharat.example",
    name: "Asha Traveler",
    role: "user",
    status: "active",
  },
  {
    id: "demo-operator",
    email: "operator@tourbharat.example",
    name: "Ravi Tour Operator",
    role: "tour_operator",
    status: "verified",
  },
  {
    id: "demo-admin",
    email: "admin@tourbharat.example",
    name: "Platform Admin",
    role: "admin",
    status: "active",
  },
] as const;

const operatorOfDemoAccount = "deccan-and-coast";

const firstNames = [
  "Meera",
  "Arjun",
  "Fatima",
  "Vikram",
  "Ananya",
  "Joseph",
  "Harpreet",
  "Lakshmi",
  "Rohan",
  "Nandini",
  "Imran",
  "Tenzin",
  "Sunita",
  "Karthik",
  "Pooja",
  "David",
];
const lastNames = [
  "Iyer",
  "Sharma",
  "Khan",
  "Reddy",
  "Bose",
  "Fernandes",
  "Singh",
  "Nair",
  "Patel",
  "Das",
  "Qureshi",
  "Dorje",
  "Yadav",
  "Menon",
  "Joshi",
  "Thomas",
];

/** The item at a position that wraps around. */
function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
}

/** The statements that make the three accounts and two months of bookings before `now`, for local data only. */
export async function demoStatements(now: number): Promise<string[]> {
  const accounts = await Promise.all(
    demoAccounts.map(async (account) => [
      insert("users", { ...account, email_verified: true, created_at: now, updated_at: now }),
      insert("accounts", {
        id: account.id,
        user_id: account.id,
        provider_id: "credential",
        account_id: account.id,
        password: await hashPassword(demoPassword),
        created_at: now,
        updated_at: now,
      }),
    ]),
  );
  return [
    ...accounts.flat(),
    `UPDATE operators SET owner_id = 'demo-operator' WHERE slug = '${operatorOfDemoAccount}'`,
    ...pendingStatements(now, await hashPassword(demoPassword)),
    ...demoBookings(now),
  ];
}

const demoBookingCount = 64;
const dayInMilliseconds = 86_400_000;

/** The bookings with their seats, then all events in the order they happened. */
function demoBookings(now: number): string[] {
  const tours = readTours();
  const today = todayInIndia(now);
  const events: { at: number; statement: string }[] = [];
  const statements = Array.from({ length: demoBookingCount }, (_, index) => {
    const tour = pick(tours, index * 7);
    // The older the booking, the longer ago; the newest a few hours back.
    const createdAt =
      now - Math.round(((demoBookingCount - index) / demoBookingCount) * 60 * dayInMilliseconds);
    const numberOfTravelers = 1 + ((index * 5) % 4);
    const roomType = pick(roomTypes, index * 2 + Math.floor(index / 3));
    const quote = quoteBooking({ priceInr: tour.priceInr, numberOfTravelers, roomType });
    const status =
      index % 9 === 4
        ? "cancelled"
        : index > demoBookingCount - 12 && index % 4 === 1
          ? "pending"
          : "confirmed";
    const firstName = pick(firstNames, index * 5 + 2);
    const lastName = pick(lastNames, index * 3 + Math.floor(index / 7));
    const travelDate = addDays(today, 4 + ((index * 11) % 90));
    const id = `demo-booking-${index + 1}`;
    const booking = insert("bookings", {
      id,
      booking_id: `TB${String((createdAt + index * 7919) % 1_000_000).padStart(6, "0")}`,
      status,
      user_id: index % 12 === 0 ? "demo-traveler" : null,
      tour_title: tour.title,
      tour_destination: `${tour.place}, ${tour.state}`,
      tour_duration: durationText(tour.days),
      tour_price: tour.priceInr,
      departure_city: tour.departureCity,
      travel_date: travelDate,
      number_of_travelers: numberOfTravelers,
      room_type: roomType,
      special_requests: index % 6 === 0 ? "Vegetarian meals, please, and a ground-floor room." : null,
      customer_name: index % 12 === 0 ? "Asha Traveler" : `${firstName} ${lastName}`,
      customer_email:
        index % 12 === 0
          ? "traveler@tourbharat.example"
          : `${firstName}.${lastName}@example.com`.toLowerCase(),
      customer_phone: `+9198${String(45_000_000 + index * 104_729).slice(-8)}`,
      emergency_name: `${pick(firstNames, index + 9)} ${lastName}`,
      emergency_phone: `+9197${String(30_000_000 + index * 87_178).slice(-8)}`,
      payment_method: pick(paymentMethods, index),
      discount: 0,
      total_amount: quote.total,
      created_at: createdAt,
      cancelled_at: status === "cancelled" ? createdAt + dayInMilliseconds / 2 : null,
      tour_id: new Expression(`(SELECT id FROM tours WHERE slug = '${tour.slug}')`),
    });
    const event = (type: string, state: string, at: number) =>
      events.push({
        at,
        statement: insert("booking_events", { type, booking: id, status: state, created_at: at }),
      });
    event("booking.created", status === "cancelled" ? "confirmed" : status, createdAt);
    if (status === "cancelled") {
      event("booking.updated", "cancelled", createdAt + dayInMilliseconds / 2);
      return [booking];
    }
    const seats = `INSERT INTO departures (tour_id, travel_date, capacity, booked) SELECT id, '${travelDate}', capacity, ${numberOfTravelers} FROM tours WHERE slug = '${tour.slug}' ON CONFLICT (tour_id, travel_date) DO UPDATE SET booked = booked + excluded.booked`;
    return [booking, seats];
  });
  const inOrder = events.toSorted((a, b) => a.at - b.at).map(({ statement }) => statement);
  return [...statements.flat(), ...inOrder];
}
