import { addDays, type TravelDate } from "../../app/domain/calendar/calendar";
import { at, type DemoBooking } from "./demo-booking";
import { travelers } from "./demo-travelers";
import { insertAll, literal } from "./sql";

/** A departure of the demo operator in the coming week. */
interface WeekDeparture {
  tour: string;
  /** Days from today. */
  inDays: number;
  /** Indexes of its bookings among the upcoming ones. */
  bookings: readonly number[];
  /** Seats left with its own capacity; null to use the tour's capacity. */
  left: number | null;
}

/**
 * The coming week's booked departures on the demo operator's dashboard: with room, half full, nearly full and full, on tours
 * that leave every day.
 */
export const week: readonly WeekDeparture[] = [
  { tour: "araku-valley", inDays: 1, bookings: [7, 11], left: 0 },
  { tour: "hampi", inDays: 1, bookings: [8], left: null },
  { tour: "goa", inDays: 2, bookings: [6, 14, 16], left: 7 },
  { tour: "hampi", inDays: 2, bookings: [1, 18], left: 1 },
  { tour: "andaman-islands", inDays: 3, bookings: [19, 23], left: 2 },
  { tour: "araku-valley", inDays: 3, bookings: [5], left: null },
  { tour: "goa", inDays: 4, bookings: [27, 35], left: 0 },
  { tour: "hampi", inDays: 4, bookings: [2], left: 3 },
  { tour: "araku-valley", inDays: 5, bookings: [17, 26], left: 1 },
  { tour: "andaman-islands", inDays: 5, bookings: [12], left: null },
  { tour: "goa", inDays: 6, bookings: [30, 38], left: 6 },
  { tour: "hampi", inDays: 6, bookings: [39], left: 0 },
  { tour: "andaman-islands", inDays: 7, bookings: [34, 42], left: 5 },
  { tour: "goa", inDays: 7, bookings: [20], left: null },
];

/** Returns the statement that sets the capacity of the week's departures. */
export function weekStatement(today: TravelDate): string {
  const changed = week.flatMap(({ tour, inDays, left }) =>
    left === null ? [] : { tour, date: addDays(today, inDays), left },
  );
  return `UPDATE departures SET capacity = booked + changed.spare, has_own_capacity = 1
    FROM (SELECT tours.id AS tour, value ->> 'date' AS date, value ->> 'left' AS spare
      FROM json_each(${literal(changed)}) JOIN tours ON tours.slug = value ->> 'tour') AS changed
    WHERE departures.tour_id = changed.tour AND departures.travel_date = changed.date`;
}

const diets = ["vegetarian", "any", "jain", "vegetarian", "vegan"] as const;

/** Bookings of the coming week whose customers named their party. One of them left the last person out. */
const named = week.filter(({ inDays }) => inDays > 1).flatMap(({ bookings }) => bookings.slice(0, 1));

/** Returns the statements for the named parties of the demo operator's next departures. */
export function partyStatements(bookings: readonly DemoBooking[]): string[] {
  const members = named.flatMap((number, order) => {
    const booking = bookings.find(({ id }) => id === `demo-booking-${number + 1}`);
    if (!booking || booking.status === "cancelled") return [];
    const { id, customer, party, tour } = booking;
    const count = order === 1 ? party - 1 : party;
    return Array.from({ length: count }, (_, place) => ({
      id: `${id}/adult/${place + 1}`,
      booking: id,
      kind: "adult",
      number: place + 1,
      name: place === 0 ? customer.name : at(travelers, order * 17 + place * 5).name,
      age: tour.days > 1 ? 24 + ((order * 13 + place * 7) % 45) : null,
      diet: tour.days > 1 ? at(diets, order + place) : null,
    }));
  });
  return insertAll("party_members", members);
}
