// One statement, and so one moment: what is counted beside what is there.
const seatsOfDepartures = `
  SELECT t.slug, d.travel_date AS date, d.capacity, d.booked, d.held,
    (SELECT coalesce(sum(number_of_travelers), 0) FROM bookings b
      WHERE b.tour_id = d.tour_id AND b.travel_date = d.travel_date AND b.status <> 'cancelled') AS inBookings,
    (SELECT coalesce(sum(seats), 0) FROM seat_holds h
      WHERE h.tour_id = d.tour_id AND h.travel_date = d.travel_date) AS inHolds
  FROM departures d JOIN tours t ON t.id = d.tour_id
  WHERE t.slug LIKE 'proof-of-%' AND d.travel_date IN (SELECT value FROM json_each(?))`;

const bookingsOfDepartures = `
  SELECT b.booking_id AS bookingId, t.slug, b.travel_date AS date, b.number_of_travelers AS seats, b.status
  FROM bookings b JOIN tours t ON t.id = b.tour_id
  WHERE t.slug LIKE 'proof-of-%' AND b.travel_date IN (SELECT value FROM json_each(?))`;

/** The only fault that is expected where nothing guards the seats. */
export const tooManySeats = "more seats are booked and held than there are";

/** The departures of these dates as the database has them. */
export function readSeats(database, dates) {
  return database.prepare(seatsOfDepartures).all(JSON.stringify(dates));
}

/** Checks what must be true at every moment, while others write. */
export function checkSeats(database, dates, ledger, tally) {
  tally.looks += 1;
  for (const departure of readSeats(database, dates)) {
    const { slug, capacity, booked, held, inBookings, inHolds } = departure;
    tally.seeOver(slug, inBookings - capacity);
    if (inBookings + inHolds > capacity) tally.fault(tooManySeats);
    if (booked !== inBookings) tally.fault("booked is not the seats of the bookings");
    if (held !== inHolds) tally.fault("held is not the seats of the holds");
    if (booked < 0 || held < 0) tally.fault("a departure counts fewer than no seats");
  }
  checkBookings(database, dates, ledger, tally);
}

/** Checks that everybody who was told "confirmed" has the seats, and whoever cancelled has none. */
function checkBookings(database, dates, ledger, tally) {
  const stored = storedBookings(database, dates);
  for (const told of ledger.bookings.values()) {
    const row = stored.get(told.bookingId);
    if (!row || row.slug !== told.tourSlug || row.date !== told.travelDate || row.seats !== told.seats)
      tally.fault("a booking that was confirmed is not there as it was told");
    else if (told.state !== "cancelling" && row.status !== told.state)
      tally.fault(`a booking that was told to be ${told.state} is ${row.status}`);
  }
}

/** Checks, when all requests are answered, that there is no booking of which nobody was told. */
export function checkNobodyElseBooked(database, dates, ledger, tally) {
  for (const bookingId of storedBookings(database, dates).keys())
    if (!ledger.bookings.has(bookingId)) tally.fault("a booking is there that nobody was told of");
}

function storedBookings(database, dates) {
  const rows = database.prepare(bookingsOfDepartures).all(JSON.stringify(dates));
  return new Map(rows.map((row) => [row.bookingId, row]));
}
