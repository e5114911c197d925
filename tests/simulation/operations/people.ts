import { bookingRequestSchema } from "~/domain/bookings/booking-request";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import type { Viewer } from "~/domain/accounts/account";
import type { Hold } from "~/domain/seats/hold";
import { bookingKey, verificationKey } from "../../../worker/platform/keys/booking-link";
import type { HoldScope } from "../hold-promises.ts";
import type { BookingAttempt } from "../memory.ts";
import { operation, type Operation, type Simulation } from "../simulation.ts";
import { coupons, tours, travelers } from "../world.ts";
import { anyBooking, anyOffer, anyStart, bookingWhere, keys, rowOf, startFor, uuid } from "./choose.ts";

/** Operations of travelers. Each returns null if there is nothing to do it with. */

/** Holds of one person on a departure. */
type HoldOfOne = HoldScope & { holder: string };

const noHeaders = () => new Headers();

interface Wanted {
  tour: string;
  travelDate: string;
  startTime?: string;
}

/** A tour on a day that others want too. */
function anyDeparture({ random, now }: Simulation): Wanted {
  const { slug } = random.pick(tours);
  return {
    tour: slug,
    travelDate: addDays(todayInIndia(now), random.between(1, 9)),
    ...anyStart(random, slug),
  };
}

function anyone({ random }: Simulation): { viewer: Viewer | null; email: string } {
  // Some book all the time.
  const often = travelers.slice(0, random.chance(0.4) ? 1 : undefined);
  const viewer = random.chance(0.5) ? random.pick(often) : null;
  return { viewer, email: viewer?.email ?? `guest-${random.between(1, 2 ** 30)}@example.com` };
}

function newAttempt(
  sim: Simulation,
  fixed: {
    tour: string;
    travelDate: string;
    startTime?: string | undefined;
    holdId?: string;
    seats?: number;
    email?: string;
    couponCode?: string;
  },
): BookingAttempt {
  const { random } = sim;
  const { viewer, email } = anyone(sim);
  const { seats, tour, travelDate, startTime, holdId } = fixed;
  const request = bookingRequestSchema.parse({
    firstName: "Meera",
    lastName: "Iyer",
    email,
    phone: "+91 98450 12345",
    numberOfTravelers:
      seats ??
      random.weighted([
        [1, 3],
        [2, 5],
        [3, 2],
        [4, 1],
      ] as const),
    roomType: random.pick(["standard", "deluxe"]),
    specialRequests: null,
    emergencyName: "Arjun Iyer",
    emergencyPhone: "+91 98450 54321",
    paymentMethod: random.pick(["upi", "credit-card"]),
    ...(random.chance(0.3) && { couponCode: random.pick(coupons) }),
    ...(fixed.couponCode !== undefined && { couponCode: fixed.couponCode }),
    ...(random.chance(0.45) && { payOnline: true }),
    tour,
    travelDate,
    startTime,
    ...(holdId !== undefined && { holdId }),
    ...anyOffer(sim, tour),
  });
  return {
    request,
    viewer: fixed.email === undefined ? viewer : null,
    idempotencyKey: uuid(random),
    at: sim.now,
    holder: `holder-${random.between(1, 15)}`,
  };
}

function send(sim: Simulation, attempt: BookingAttempt): Operation {
  const { memory } = sim;
  const { request, idempotencyKey, viewer, holder } = attempt;
  const caller = viewer ? null : `caller-${holder}`;
  return operation({
    kind: "book",
    mayEndHolds: {
      tour: request.tour,
      travelDate: request.travelDate,
      startTime: request.startTime,
      holder,
    },
    call: (services) => services.createBooking(request, { viewer, idempotencyKey, holder, caller }),
    answered: ({ bookingId, numberOfTravelers: seats }) => {
      const earlier = memory.byKey.get(idempotencyKey);
      if (earlier !== undefined && earlier !== bookingId)
        memory.breaches.push("one request made two bookings");
      if (earlier !== undefined) return;
      memory.byKey.set(idempotencyKey, bookingId);
      memory.bookings.push({ bookingId, email: request.email, seats });
      memory.promise(
        "a booking",
        "SELECT 1 FROM bookings WHERE booking_id = ? AND customer_email = ?",
        bookingId,
        request.email,
      );
      memory.promise(
        "the seats of a booking",
        "SELECT 1 FROM bookings b JOIN booking_events e ON e.booking = b.id WHERE b.booking_id = ? AND (b.number_of_travelers = ? OR e.version > 1)",
        bookingId,
        seats,
      );
    },
    failed: () => {
      if (memory.unanswered.length < 50) memory.unanswered.push(attempt);
    },
  });
}

/** Books; impatient people click twice. */
function book(sim: Simulation, wanted: Wanted | null = null): Operation {
  const { random, memory } = sim;
  const held =
    wanted === null && memory.holds.length > 0 && random.chance(0.4) ? random.pick(memory.holds) : null;
  const attempt = newAttempt(
    sim,
    held
      ? {
          tour: held.tour,
          travelDate: held.travelDate,
          startTime: held.startTime,
          holdId: held.holdId,
          seats: held.seats,
        }
      : { ...(wanted ?? anyDeparture(sim)) },
  );
  if (held) attempt.holder = held.holder;
  if (random.chance(0.15)) sim.begin(send(sim, attempt));
  return send(sim, attempt);
}

/** Books with the coupon that few get, at the moment at which others do. */
function rushForCoupon(sim: Simulation): Operation {
  const one = () => send(sim, newAttempt(sim, { ...anyDeparture(sim), seats: 1, couponCode: coupons[0] }));
  for (let times = 0; times < 3; times += 1) sim.begin(one());
  return one();
}

/** Sends a request again whose answer was lost or refused. */
function reload(sim: Simulation): Operation | null {
  const { unanswered } = sim.memory;
  if (unanswered.length === 0) return null;
  const [attempt] = unanswered.splice(sim.random.between(0, unanswered.length - 1), 1);
  // Keys are kept for a day.
  return attempt && sim.now - attempt.at < 23 * 3_600_000 ? send(sim, attempt) : null;
}

/** Notes an acknowledged hold. @param isUndisturbed true if it stands as it was answered */
function noteHold({ memory }: Simulation, scope: HoldOfOne, given: Hold, isUndisturbed: boolean): void {
  const { holdId, numberOfTravelers: seats, expiresAt } = given;
  const others = memory.holds.filter((each) => each.holdId !== holdId);
  memory.holds = [...others, { ...scope, holdId, seats }].slice(-30);
  if (isUndisturbed) memory.holdPromises.promise({ ...scope, holdId, seats, until: Date.parse(expiresAt) });
}

function holdFor(sim: Simulation, seats: number, caller: string | null): Operation<Hold> {
  const holder = `holder-${sim.random.between(1, 15)}`;
  const departure = anyDeparture(sim);
  const scope = { ...departure, holder };
  const request = { ...departure, numberOfTravelers: seats };
  return {
    kind: "hold",
    mayEndHolds: scope,
    call: (services) => services.createHold(request, { holder, caller }),
    answered: (given, isUndisturbed) => noteHold(sim, scope, given, isUndisturbed),
  };
}

const anyCaller = ({ random }: Simulation) => `caller-${random.between(1, 2)}`;

function hold(sim: Simulation): Operation<Hold> {
  const { random } = sim;
  return holdFor(sim, random.between(1, 3), random.chance(0.5) ? anyCaller(sim) : null);
}

/** Holds seats on many departures from one connection at once. */
function holdMany(sim: Simulation): Operation<Hold> {
  const caller = anyCaller(sim);
  for (let times = 0; times < 4; times += 1) sim.begin(holdFor(sim, 1, caller));
  return holdFor(sim, 1, caller);
}

function changeHold(sim: Simulation): Operation<Hold> | null {
  const { random, memory } = sim;
  if (memory.holds.length === 0) return null;
  const { holdId, seats: _, ...scope } = random.pick(memory.holds.slice(-4));
  const change = random.chance(0.5) ? { extend: true as const } : { numberOfTravelers: random.between(1, 4) };
  return {
    kind: "change-hold",
    mayEndHolds: scope,
    call: (services) => services.changeHold(holdId, change),
    answered: (given, isUndisturbed) => noteHold(sim, scope, given, isUndisturbed),
  };
}

/** Gives up: closes the dialog. */
function releaseHold(sim: Simulation): Operation | null {
  const { holds } = sim.memory;
  const [held] = holds.length > 0 ? holds.splice(sim.random.between(0, holds.length - 1), 1) : [];
  return held
    ? { kind: "release-hold", mayEndHolds: held, call: (services) => services.releaseHold(held.holdId) }
    : null;
}

/** Follows the link in the mail that proves the address. */
function verify(sim: Simulation): Operation | null {
  const booking = bookingWhere(sim, "verified_at IS NULL AND status IN ('pending', 'confirmed')");
  if (!booking) return null;
  const key = verificationKey(keys, booking);
  return {
    kind: "verify",
    call: (services) => services.verifyBooking({ bookingId: booking.bookingId, key }),
  };
}

/** Starts a payment, and perhaps makes it: some give up, some pay twice, and banks take what they want. */
function pay(sim: Simulation): Operation | null {
  const { random, scheduler, payments } = sim;
  const booking = bookingWhere(
    sim,
    "status IN ('pending', 'confirmed', 'completed') AND paid_amount < total_amount + refunded_amount AND own_sale IS NULL",
  );
  if (!booking) return null;
  const link = { bookingId: booking.bookingId, key: bookingKey(keys, booking) };
  const way = random.pick(["card", "upi", "net-banking"] as const);
  const share = random.chance(0.4) ? ("deposit" as const) : ("all" as const);
  return {
    kind: "start-payment",
    call: (services) => services.startPayment(link, way, share),
    answered: () => {
      const order = rowOf(
        sim,
        "SELECT order_id AS id FROM payments WHERE booking = ? AND gateway = 'razorpay' AND status <> 'captured' ORDER BY created_at DESC, id LIMIT 1",
        booking.id,
      );
      if (typeof order?.id !== "string" || random.chance(0.12)) return;
      const orderId = order.id;
      const times = random.chance(0.06) ? 2 : 1;
      for (let time = 0; time < times; time += 1)
        scheduler.after(
          random.chance(0.85) ? random.between(5, 300) * 1000 : random.between(10, 120) * 60_000,
          () => {
            const outcome = random.chance(0.9) ? "captured" : "failed";
            const other = random.chance(0.03) ? random.between(100, 900_000) : undefined;
            const callback = payments.pay(orderId, outcome, other);
            if (random.chance(0.75))
              scheduler.after(random.between(500, 5000), () =>
                sim.begin({
                  kind: "return-from-payment",
                  call: (services) => services.receiveCallback(callback),
                }),
              );
          },
        );
    },
  };
}

function cancel(sim: Simulation): Operation | null {
  const booking = bookingWhere(sim, "status IN ('pending', 'confirmed')");
  if (!booking) return null;
  const visitor = { viewer: null, key: bookingKey(keys, booking) };
  return {
    kind: "cancel",
    call: (services) => services.cancelBooking(booking.bookingId, visitor, noHeaders(), { reason: null }),
    answered: () =>
      sim.memory.promise(
        "a cancellation",
        "SELECT 1 FROM bookings WHERE booking_id = ? AND status = 'cancelled'",
        booking.bookingId,
      ),
  };
}

function change(sim: Simulation): Operation | null {
  const { random, now } = sim;
  const booking = bookingWhere(sim, "status = 'confirmed'");
  if (!booking) return null;
  const visitor = { viewer: null, key: bookingKey(keys, booking) };
  const hasExtras = rowOf(sim, "SELECT 1 FROM booking_extras WHERE booking = ?", booking.id) !== undefined;
  const lunches = random.between(0, 2);
  const request =
    hasExtras && random.chance(0.5)
      ? {
          kind: "extras" as const,
          extras: [
            { id: "permit", quantity: 2 },
            { id: "lunch", quantity: lunches },
          ],
        }
      : random.chance(0.5)
        ? { kind: "party" as const, numberOfTravelers: random.between(1, 2), children: 0, infants: 0 }
        : {
            kind: "date" as const,
            travelDate: addDays(todayInIndia(now), random.between(1, 9)),
            ...startFor(sim, booking.id),
          };
  return {
    kind: "change",
    call: (services) =>
      services.changePartyOrDate(booking.bookingId, visitor, noHeaders(), { change: request }),
  };
}

function joinLine(sim: Simulation): Operation | null {
  const { random } = sim;
  const full = rowOf(
    sim,
    `SELECT t.slug, d.travel_date AS day, d.start FROM departures d JOIN tours t ON t.id = d.tour_id
    WHERE d.booked + d.held >= d.capacity AND d.closed_at IS NULL AND d.travel_date > ? ORDER BY d.id LIMIT 1 OFFSET ?`,
    todayInIndia(sim.now),
    random.between(0, 8),
  );
  if (!full) return null;
  const { viewer, email } = anyone(sim);
  const form = {
    travelDate: String(full.day),
    ...(full.start !== "" && { startTime: String(full.start) }),
    numberOfTravelers: random.between(1, 3),
    name: "Meera Iyer",
    email,
    phone: random.chance(0.5) ? "+919845012345" : null,
  };
  return {
    kind: "join-waiting-list",
    call: (services) => services.joinWaitingList(String(full.slug), form, { viewer, caller: null }),
  };
}

/** Confirms a place in line, leaves it, or takes the offer. */
function follow(sim: Simulation): Operation | null {
  const { random } = sim;
  const entry = rowOf(
    sim,
    `SELECT w.id, w.status, w.hold_id AS hold, w.seats, w.email, t.slug, w.travel_date AS day, w.start FROM waiting_entries w JOIN tours t ON t.id = w.tour_id
    WHERE w.status IN ('unconfirmed', 'waiting', 'reserved', 'offered') ORDER BY w.status = 'offered' DESC, w.id LIMIT 1 OFFSET ?`,
    random.between(0, 6),
  );
  if (!entry) return null;
  const id = String(entry.id);
  const link = { entryId: id, key: keys.sign("waiting-list", `waiting-list:${id}`) };
  if (entry.status === "offered" && random.chance(0.6))
    return send(
      sim,
      newAttempt(sim, {
        tour: String(entry.slug),
        travelDate: String(entry.day),
        ...(entry.start !== "" && { startTime: String(entry.start) }),
        holdId: String(entry.hold),
        seats: Number(entry.seats),
        email: String(entry.email),
      }),
    );
  if (entry.status === "unconfirmed" && random.chance(0.9))
    return { kind: "confirm-waiting", call: (services) => services.confirmWaiting(link) };
  if (entry.status === "waiting" && random.chance(0.7)) return null;
  return { kind: "leave-waiting-list", call: (services) => services.leaveWaitingList(link) };
}

function look(sim: Simulation): Operation | null {
  const { random } = sim;
  if (random.chance(0.5)) {
    const request = { ...anyDeparture(sim), numberOfTravelers: 2 };
    const span = { from: request.travelDate, to: request.travelDate };
    return { kind: "look", call: (services) => services.getAvailability(request.tour, span, null) };
  }
  const booking = anyBooking(sim);
  if (!booking) return null;
  const link = { bookingId: booking.bookingId, key: bookingKey(keys, booking) };
  return { kind: "look", call: (services) => services.openPayPage(link) };
}

export const people = {
  book,
  rushForCoupon,
  reload,
  hold,
  holdMany,
  changeHold,
  releaseHold,
  verify,
  pay,
  cancel,
  change,
  joinLine,
  follow,
  look,
};
