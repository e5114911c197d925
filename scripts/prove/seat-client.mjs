import { randomUUID } from "node:crypto";
import { bookingBody, createClient } from "./client.ts";

/** In milliseconds. */
export const maxHold = 1500;

/**
 * Creates a client of random actions: it holds, changes and releases seats, books with and without a hold, repeats requests
 * and has an admin cancel bookings.
 * @param round.shared state of all clients: holds, extended holds and requests to repeat
 */
export function createSeatClient(round) {
  const { address, admin, random, departures, ledger, tally, shared } = round;
  let client = createClient(address);
  let holds = [];

  /** Sends a request and records any response that is not allowed as an error. */
  async function attempt(sender, [method, path, body, headers], allowed) {
    tally.attempts += 1;
    const answer = await sender.send(method, path, body, headers);
    const said = `${answer.status} ${answer.json.code ?? ""}`.trim();
    if (!allowed.includes(said)) tally.error(`${method} ${path.split("/", 4).join("/")} answered ${said}`);
    if (answer.status >= 400) tally.refused += 1;
    return answer;
  }

  const pause = () => (random.chance(0.5) ? { "X-Test-Pause": String(random.between(0, 25)) } : {});
  const party = () => {
    const { slug, date, capacity } = random.pick(departures);
    // Only single travelers can book the one-seat tour, so make them half of its parties.
    const numberOfTravelers = capacity === 1 && random.chance(0.5) ? 1 : random.between(1, 6);
    return { tour: slug, travelDate: date, numberOfTravelers };
  };

  async function hold() {
    const asked = party();
    const headers = { ...pause(), "X-Test-Hold": String(random.between(300, maxHold)) };
    const answer = await attempt(
      client,
      ["POST", "/api/holds", asked, headers],
      ["201", "409 sold_out", "429 too_many_requests"],
    );
    if (answer.status !== 201) return;
    tally.held += 1;
    const own = { ...asked, holdId: answer.json.hold.holdId, isExtended: false };
    holds = [
      ...holds.filter(({ tour, travelDate }) => tour !== own.tour || travelDate !== own.travelDate),
      own,
    ];
    shared.holds.push(own);
    // It took the place of an extended hold and keeps that one's end.
    if (!answer.json.hold.canExtend) shared.extended.add(own.holdId);
    if (shared.holds.length > 50) shared.holds.shift();
  }

  async function change(body, refusals) {
    if (holds.length === 0) return hold();
    const own = random.pick(holds);
    const answer = await attempt(
      client,
      ["PATCH", `/api/holds/${own.holdId}`, body],
      ["200", "404 not_found", ...refusals],
    );
    if (answer.status !== 200) return;
    const { numberOfTravelers, canExtend } = answer.json.hold;
    own.numberOfTravelers = numberOfTravelers;
    if (body.extend) {
      if (canExtend) tally.error("a hold can be extended again");
      shared.extended.add(own.holdId);
    }
  }

  async function release() {
    const own = holds.pop();
    if (!own) return hold();
    await attempt(client, ["DELETE", `/api/holds/${own.holdId}`], ["204"]);
    if (random.chance(0.2)) await attempt(client, ["DELETE", `/api/holds/${own.holdId}`], ["204"]);
  }

  async function book(body, key) {
    const headers = { ...pause(), ...(key !== undefined && { "Idempotency-Key": key }) };
    const answer = await attempt(client, ["POST", "/api/bookings", body, headers], ["201", "409 sold_out"]);
    if (answer.status !== 201) return null;
    const { booking } = answer.json;
    const isAsAsked =
      booking.tourSlug === body.tour &&
      booking.travelDate === body.travelDate &&
      booking.numberOfTravelers === body.numberOfTravelers;
    if (!isAsAsked) tally.error("a booking is not what was asked for");
    if (ledger.confirm(booking)) {
      tally.sold += booking.numberOfTravelers;
      if (booking.status !== "confirmed" && key === undefined) tally.error(`a booking is ${booking.status}`);
    }
    return booking.bookingId;
  }

  /** Books with the hold's id or only its cookie, sometimes for fewer or more seats than held. */
  async function bookHeld() {
    const own = holds.pop();
    if (!own) return hold();
    const { tour, travelDate, holdId } = own;
    const numberOfTravelers = random.chance(0.7) ? own.numberOfTravelers : random.between(1, 6);
    const naming = random.chance(0.6) ? { holdId } : {};
    return book(bookingBody({ tour, travelDate, numberOfTravelers, ...naming }));
  }

  /** Books with another client's hold, which in most cases has expired, been released or been booked. */
  async function bookWithOthersHold() {
    if (shared.holds.length === 0) return hold();
    const { tour, travelDate, numberOfTravelers, holdId } = shared.holds[0];
    return book(bookingBody({ tour, travelDate, numberOfTravelers, holdId }));
  }

  /** Books twice concurrently with one key, and sometimes again later: one booking. */
  async function bookWithKey() {
    const repeated = random.chance(0.3) && shared.keyed.length > 0 ? random.pick(shared.keyed) : null;
    const keyed = repeated ?? { key: randomUUID(), body: bookingBody(party()), bookingId: null };
    const answered = await Promise.all([book(keyed.body, keyed.key), book(keyed.body, keyed.key)]);
    for (const bookingId of answered) {
      if (bookingId === null && repeated !== null)
        tally.error("a request was refused that had made a booking");
      if (bookingId === null) continue;
      keyed.bookingId ??= bookingId;
      if (keyed.bookingId !== bookingId) tally.error("one key made two bookings");
    }
    if (repeated === null && keyed.bookingId !== null) shared.keyed.push(keyed);
  }

  /** Cancels a booking, sometimes twice concurrently: the seats are released once. */
  async function cancel() {
    const booking = ledger.takeLive(random);
    if (!booking) return book(bookingBody(party()));
    const answers = await Promise.all(
      Array.from({ length: random.chance(0.3) ? 2 : 1 }, () =>
        attempt(
          admin,
          ["PATCH", `/api/admin/bookings/${booking.bookingId}`, { status: "cancelled" }],
          ["200", "409 illegal_transition"],
        ),
      ),
    );
    if (answers.filter(({ status }) => status === 200).length !== 1)
      tally.error("a booking was not cancelled once");
    booking.state = "cancelled";
    tally.cancelled += 1;
  }

  const actions = [
    [hold, 26],
    [() => change({ numberOfTravelers: random.between(1, 6) }, ["409 sold_out"]), 8],
    [() => change({ extend: true }, ["409 illegal_transition"]), 4],
    [release, 6],
    [() => book(bookingBody(party())), 14],
    [bookHeld, 14],
    [bookWithOthersHold, 6],
    [bookWithKey, 5],
    [cancel, 15],
  ];

  return {
    /** Runs one random action. Sometimes the client leaves without releasing its holds, and a new one starts. */
    async act() {
      if (random.chance(0.03)) [client, holds] = [createClient(address), []];
      await random.weighted(actions)();
    },
  };
}
