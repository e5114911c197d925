import { z } from "zod";
import { exemptGrounds } from "~/domain/departures/exemption";
import { bookingRequestSchema } from "~/domain/bookings/booking-request";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { operation, type Operation, type Simulation } from "../simulation.ts";
import { admins, coupons, owners, sharers, tours } from "../world.ts";
import { people } from "./people.ts";
import { anyStart, startFor, bookingWhere, rowOf, uuid } from "./choose.ts";

/** Operations of administrators and operators. */

const reason = "A reason of the office";

function anyDay({ random, now }: Simulation, first = 1): string {
  return addDays(todayInIndia(now), random.between(first, 9));
}

function ownerOf(tour: string) {
  const operator = tours.find(({ slug }) => slug === tour)?.operator;
  const owner = owners[operator === "konkan-boats" ? 1 : 0];
  if (!owner) throw new Error("a tour without an owner");
  return owner;
}

function receive(sim: Simulation): Operation | null {
  const { random, memory } = sim;
  const booking = bookingWhere(
    sim,
    "status IN ('pending', 'confirmed', 'completed') AND paid_amount < total_amount + refunded_amount AND own_sale IS NULL",
  );
  if (!booking) return null;
  const amount = random.chance(0.7) ? booking.totalAmount : random.between(1, booking.totalAmount + 10);
  const payment = {
    bookingId: booking.bookingId,
    amount,
    method: random.pick(["cash", "upi", "cheque"] as const),
    receiptId: uuid(random),
  };
  const admin = random.pick(admins);
  const once: Operation = {
    kind: "receive-payment",
    call: (services) => services.recordReceivedPayment(admin, payment),
    answered: () =>
      memory.promise(
        "a received payment",
        "SELECT 1 FROM payments WHERE id = ? AND status = 'captured' AND amount = ?",
        payment.receiptId,
        amount,
      ),
  };
  if (random.chance(0.15)) sim.begin(once);
  return once;
}

function setStatus(sim: Simulation): Operation | null {
  const { random, memory } = sim;
  const booking = bookingWhere(sim, "status <> 'expired'");
  if (!booking) return null;
  const status = random.weighted([
    ["confirmed", 3],
    ["cancelled", 4],
    ["no-show", 1],
    ["completed", 1],
  ] as const);
  const terms =
    status === "cancelled" && random.chance(0.7)
      ? {
          fault: random.pick(["traveler", "operator", "platform", "nobody"] as const),
          bearer: random.pick(["operator", "platform", "shared"] as const),
          ...(random.chance(0.5) && {
            ground: random.pick(exemptGrounds),
            evidence: "Order 12/2026 of the District Magistrate",
          }),
          ...(random.chance(0.4) && { refund: random.between(0, 20_000) }),
          ...(random.chance(0.2) && { compensation: random.between(0, 5000) }),
        }
      : {};
  const admin = random.pick(admins);
  return {
    kind: "set-status",
    call: (services) =>
      services.changeBookingStatus(admin, { bookingId: booking.bookingId, status, reason, ...terms }),
    answered: () => {
      if (status === "cancelled")
        memory.promise(
          "a cancellation by the office",
          "SELECT 1 FROM bookings WHERE booking_id = ? AND status = 'cancelled'",
          booking.bookingId,
        );
    },
  };
}

function goodwill(sim: Simulation): Operation | null {
  const { random } = sim;
  const booking = bookingWhere(
    sim,
    "status IN ('completed', 'cancelled', 'no-show') AND paid_amount > refunded_amount AND own_sale IS NULL",
  );
  if (!booking) return null;
  const terms = {
    amount: random.between(1, 3000),
    reason,
    bearer: random.pick(["operator", "platform", "shared"] as const),
  };
  const admin = random.pick(admins);
  return {
    kind: "goodwill",
    call: (services) =>
      services.refundGoodwill(admin, {
        bookingId: booking.bookingId,
        expectedVersion: booking.version,
        ...terms,
      }),
  };
}

function finishRefund(sim: Simulation): Operation | null {
  const refund = rowOf(
    sim,
    `SELECT r.id FROM refunds r LEFT JOIN payments p ON p.id = r.payment
    WHERE r.status = 'failed' OR (r.status = 'due' AND p.gateway = 'manual') ORDER BY r.id LIMIT 1 OFFSET ?`,
    sim.random.between(0, 4),
  );
  if (!refund) return null;
  const id = String(refund.id);
  const admin = sim.random.pick(admins);
  return {
    kind: "finish-refund",
    call: (services) => services.finishRefundByHand(admin, id),
    answered: () =>
      sim.memory.promise("a refund by hand", "SELECT 1 FROM refunds WHERE id = ? AND status = 'done'", id),
  };
}

/** Transfers a compensation to a traveler. */
function payCompensation(sim: Simulation): Operation | null {
  const { random, memory } = sim;
  const owed = rowOf(
    sim,
    `SELECT b.booking_id AS bookingId FROM traveler_compensations c JOIN bookings b ON b.id = c.booking
    WHERE c.amount > 0 AND c.paid_at IS NULL ORDER BY b.booking_id LIMIT 1 OFFSET ?`,
    random.between(0, 2),
  );
  if (!owed) return null;
  const transfer = { bookingId: String(owed.bookingId), reference: `UTR ${random.between(1, 2 ** 30)}` };
  const admin = random.pick(admins);
  const once: Operation = {
    kind: "pay-compensation",
    call: (services) => services.payCompensation(admin, transfer),
    answered: () =>
      memory.promise(
        "a compensation that was paid",
        "SELECT 1 FROM traveler_compensations c JOIN bookings b ON b.id = c.booking WHERE b.booking_id = ? AND c.reference = ?",
        transfer.bookingId,
        transfer.reference,
      ),
  };
  // Two administrators at once: one of them is refused.
  if (random.chance(0.3)) sim.begin(once);
  return once;
}

/** Books for a caller. */
function bookFor(sim: Simulation): Operation | null {
  const { random, memory } = sim;
  const { slug: tour } = random.pick(tours);
  const travelers = random.between(1, 3);
  const price = rowOf(sim, "SELECT price_inr AS price FROM tours WHERE slug = ?", tour);
  const total = travelers * Number(price?.price);
  const request = bookingRequestSchema.parse({
    tour,
    travelDate: anyDay(sim),
    ...anyStart(random, tour),
    numberOfTravelers: travelers,
    firstName: "Kavya",
    lastName: "Rao",
    email: `phone-${random.between(1, 2 ** 30)}@example.com`,
    phone: "+91 98450 12345",
    roomType: "standard",
    emergencyName: "Arjun Rao",
    emergencyPhone: "+91 98450 54321",
    paymentMethod: "upi",
    specialRequests: null,
  });
  const order = {
    request: { ...request, expectedTotal: total },
    idempotencyKey: uuid(random),
    received: random.chance(0.5) ? { amount: total, method: "cash" as const, receiptId: uuid(random) } : null,
  };
  const admin = random.pick(admins);
  return operation({
    kind: "book-for",
    call: (services) => services.createBookingFor(admin, order),
    answered: ({ bookingId }) => {
      memory.bookings.push({ bookingId, email: request.email, seats: travelers });
      memory.promise("a booking by the office", "SELECT 1 FROM bookings WHERE booking_id = ?", bookingId);
    },
  });
}

function bookOwn(sim: Simulation): Operation {
  const { random, memory } = sim;
  const { slug: tour } = random.pick(tours);
  const booking = {
    tour,
    travelDate: anyDay(sim),
    ...anyStart(random, tour),
    numberOfTravelers: random.between(1, 2),
    children: 0,
    infants: 0,
    roomType: "standard" as const,
    name: "Leela Menon",
    phone: "+919845012345",
    note: null,
    email: random.chance(0.5) ? null : `own-${random.between(1, 2 ** 30)}@example.com`,
    total: random.between(0, 20_000),
    sale: random.pick(["paid", "unpaid"] as const),
    idempotencyKey: uuid(random),
    expectedTotal: 0,
  };
  const booked = operation({
    kind: "book-own",
    call: (services) => services.createOwnBooking(ownerOf(tour), booking),
    answered: ({ bookingId }) =>
      memory.promise("an own booking", "SELECT 1 FROM bookings WHERE booking_id = ?", bookingId),
  });
  if (random.chance(0.2)) sim.begin(booked);
  return booked;
}

function changeOwn(sim: Simulation): Operation | null {
  const { random } = sim;
  const booking = bookingWhere(sim, "own_sale IS NOT NULL AND status = 'confirmed'");
  if (!booking) return null;
  const tour = rowOf(
    sim,
    "SELECT t.slug FROM bookings b JOIN tours t ON t.id = b.tour_id WHERE b.id = ?",
    booking.id,
  );
  const change = {
    travelDate: anyDay(sim),
    ...startFor(sim, booking.id),
    numberOfTravelers: random.between(1, 3),
    children: 0,
    infants: 0,
    note: null,
    total: random.between(0, 20_000),
    sale: random.pick(["paid", "unpaid"] as const),
    bookingId: booking.bookingId,
    expectedVersion: booking.version,
  };
  return {
    kind: "change-own",
    call: (services) => services.changeOwnBooking(ownerOf(String(tour?.slug)), change),
  };
}

/** Closes a departure, or opens it again. */
function close(sim: Simulation): Operation | null {
  const { random } = sim;
  const closed = rowOf(
    sim,
    "SELECT t.slug, d.travel_date AS day, d.start FROM departures d JOIN tours t ON t.id = d.tour_id WHERE d.closed_at IS NOT NULL AND d.travel_date > ? LIMIT 1",
    todayInIndia(sim.now),
  );
  if (closed && random.chance(0.6)) {
    const date = {
      tour: String(closed.slug),
      travelDate: String(closed.day),
      start: String(closed.start),
    };
    return {
      kind: "reopen-departure",
      call: (services) => services.reopenDeparture(ownerOf(date.tour), date),
    };
  }
  const { slug: tour } = random.pick(tours);
  const wanted = { tour, travelDate: anyDay(sim), ...anyStart(random, tour) };
  const date = {
    ...wanted,
    start: wanted.startTime ?? "",
    reason: "The road is flooded this week.",
    ...(random.chance(0.5) && {
      ground: "closure" as const,
      evidence: "Notice 4 of the Highways Department",
    }),
  };
  // Travelers book at that moment.
  for (let times = random.between(0, 4); times > 0; times -= 1)
    sim.scheduler.after(random.between(0, 60), () => sim.begin(people.book(sim, wanted)));
  return {
    kind: "close-departure",
    mayEndHolds: { ...wanted, holder: null },
    call: (services) => services.closeDeparture(ownerOf(tour), date),
  };
}

function capacity(sim: Simulation): Operation {
  const { random } = sim;
  const { slug: tour, capacity: usual } = random.pick(tours);
  const change = {
    tour,
    travelDate: anyDay(sim),
    start: anyStart(random, tour).startTime,
    capacity: random.chance(0.3) ? null : random.between(usual - 3, usual + 3),
  };
  return { kind: "change-capacity", call: (services) => services.changeCapacity(ownerOf(tour), change) };
}

function pause(sim: Simulation): Operation | null {
  const { random } = sim;
  const paused = rowOf(sim, "SELECT slug FROM tours WHERE paused_at IS NOT NULL LIMIT 1");
  if (paused)
    return {
      kind: "resume-sales",
      call: (services) => services.resumeSales(ownerOf(String(paused.slug)), String(paused.slug)),
    };
  if (!random.chance(0.2)) return null;
  const { slug } = random.pick(tours);
  return {
    kind: "pause-sales",
    call: (services) => services.pauseSales(ownerOf(slug), { slug, until: null }),
  };
}

/** Sells a tour with two starts a day at the first alone, or at both again: its departures to come get other keys. */
function changeStarts(sim: Simulation): Operation | null {
  const tour = tours.find((each) => "starts" in each);
  if (!tour || !("starts" in tour) || !sim.random.chance(0.4)) return null;
  const row = rowOf(sim, "SELECT version, departure_rules AS rules FROM tours WHERE slug = ?", tour.slug);
  const { starts, ...rules } = z
    .looseObject({ starts: z.array(z.unknown()).optional() })
    .parse(JSON.parse(String(row?.rules)));
  return {
    kind: "change-starts",
    call: (services) =>
      services.setTourDepartures(ownerOf(tour.slug), {
        slug: tour.slug,
        version: Number(row?.version),
        departures: {
          capacity: tour.capacity,
          rules: starts ? rules : { ...rules, starts: [...tour.starts] },
        },
      }),
  };
}

/** Takes a jeep for a departure by hand, or gives it back. */
function crew(sim: Simulation): Operation | null {
  const { random } = sim;
  const [tour] = random.pick(sharers);
  const departure = rowOf(
    sim,
    `SELECT travel_date, start FROM departures JOIN tours ON tours.id = tour_id WHERE slug = ? AND closed_at IS NULL
      ORDER BY booked DESC, travel_date, start LIMIT 1`,
    tour,
  );
  if (!departure) return null;
  const of = { tour, travelDate: String(departure.travel_date), start: String(departure.start) };
  const jeep = random.between(1, 4);
  const change = random.chance(0.6) ? { taken: jeep } : { released: jeep };
  return { kind: "crew", call: (services) => services.changeCrew(ownerOf(tour), { ...of, ...change }) };
}

function coupon(sim: Simulation): Operation {
  const { random } = sim;
  const code = random.pick(coupons);
  const admin = random.pick(admins);
  const row = rowOf(sim, "SELECT deactivated_at AS ended, version FROM coupons WHERE code = ?", code);
  if (random.chance(0.4)) {
    const { slug, operator } = random.pick(tours);
    const choice = { code, operator, version: Number(row?.version), agrees: random.chance(0.7) };
    return { kind: "agree-to-coupon", call: (services) => services.agreeToCoupon(ownerOf(slug), choice) };
  }
  if (row?.ended === null && random.chance(0.3))
    return { kind: "end-coupon", call: (services) => services.deactivateCoupon(admin, code) };
  return {
    kind: "renew-coupon",
    call: (services) => services.reactivateCoupon(admin, { code, version: Number(row?.version) }),
  };
}

function checkIn(sim: Simulation): Operation | null {
  const { random, now } = sim;
  const undone =
    random.chance(0.2) &&
    rowOf(
      sim,
      "SELECT c.id, b.booking_id AS reference, t.slug FROM check_ins c JOIN bookings b ON b.id = c.booking JOIN tours t ON t.id = b.tour_id ORDER BY c.created_at DESC LIMIT 1",
    );
  if (undone) {
    const wanted = { bookingId: String(undone.reference), id: String(undone.id) };
    return {
      kind: "undo-check-in",
      call: (services) => services.undoCheckIn(ownerOf(String(undone.slug)), wanted),
    };
  }
  const booking = bookingWhere(
    sim,
    `status = 'confirmed' AND travel_date <= '${addDays(todayInIndia(now), 1)}'`,
  );
  const tour =
    booking &&
    rowOf(sim, "SELECT t.slug FROM bookings b JOIN tours t ON t.id = b.tour_id WHERE b.id = ?", booking.id);
  if (!booking || !tour) return null;
  const row = {
    id: uuid(random),
    bookingId: booking.bookingId,
    way: "hand" as const,
    at: new Date(now).toISOString(),
    ...(random.chance(0.3) && { arrived: random.between(1, 3) }),
  };
  const once: Operation = {
    kind: "check-in",
    call: (services) => services.recordCheckIns(ownerOf(String(tour.slug)), [row]),
  };
  // Two devices of one guide.
  if (random.chance(0.3))
    sim.begin({
      ...once,
      call: (services) => services.recordCheckIns(ownerOf(String(tour.slug)), [{ ...row, id: uuid(random) }]),
    });
  return once;
}

function dispute(sim: Simulation): Operation | null {
  const { random } = sim;
  const admin = random.pick(admins);
  const open = rowOf(
    sim,
    "SELECT id, status FROM disputes WHERE status IN ('open', 'under_review') OR (status = 'lost' AND outcome IS NULL) ORDER BY id LIMIT 1",
  );
  if (open) {
    const step = {
      id: String(open.id),
      status:
        open.status === "lost"
          ? ("lost" as const)
          : random.pick(["won", "lost", "closed", "under_review"] as const),
      bearer: random.pick(["operator", "platform", "shared"] as const),
      outcome: random.pick(["keep", "cancel", "lower"] as const),
      fee: random.between(0, 600),
    };
    return { kind: "change-dispute", call: (services) => services.changeDispute(admin, step) };
  }
  const paid = rowOf(
    sim,
    "SELECT p.id, p.amount, b.booking_id AS reference FROM payments p JOIN bookings b ON b.id = p.booking WHERE p.status = 'captured' AND p.gateway = 'razorpay' AND p.amount > 0 ORDER BY p.created_at DESC LIMIT 1 OFFSET ?",
    random.between(0, 20),
  );
  if (!paid) return null;
  const noted = {
    bookingId: String(paid.reference),
    paymentId: String(paid.id),
    reference: `disp_${random.between(1, 2 ** 30)}`,
    amount: random.between(1, Number(paid.amount)),
    reason,
    respondBy: null,
  };
  return { kind: "note-dispute", call: (services) => services.noteDispute(admin, noted) };
}

function payout(sim: Simulation): Operation {
  const { random, memory } = sim;
  const admin = random.pick(admins);
  const found = rowOf(
    sim,
    "SELECT id, status FROM payouts WHERE status IN ('due', 'approved') OR (status = 'paid' AND ?) ORDER BY created_at DESC LIMIT 1",
    random.chance(0.2) ? 1 : 0,
  );
  if (!found || random.chance(0.2)) {
    const request = {
      operator: random.pick(tours).operator,
      ...(random.chance(0.4) && { amount: random.between(1, 4000) }),
    };
    const once: Operation = {
      kind: "prepare-payout",
      call: (services) => services.preparePayout(admin, request),
    };
    if (random.chance(0.3)) sim.begin(once);
    return once;
  }
  const id = String(found.id);
  if (found.status === "paid")
    return {
      kind: "return-payout",
      call: (services) => services.returnPayout(admin, { id, reason: "Account closed" }),
    };
  const step = random.weighted([
    ["approve", 3],
    ["pay", 5],
    ["withdraw", 1],
  ] as const);
  if (step === "approve")
    return { kind: "approve-payout", call: (services) => services.approvePayout(admin, id) };
  if (step === "withdraw")
    return { kind: "withdraw-payout", call: (services) => services.withdrawPayout(admin, id) };
  const transfer = { id, reference: `UTR${random.between(1000, 999_999)}`, paidOn: todayInIndia(sim.now) };
  const once: Operation = {
    kind: "pay-payout",
    call: (services) => services.payPayout(admin, transfer),
    answered: () =>
      memory.promise("a payout", "SELECT 1 FROM payouts WHERE id = ? AND status IN ('paid', 'returned')", id),
  };
  // Two administrators at once: one of them is refused.
  if (random.chance(0.3)) sim.begin(once);
  return once;
}

export const office = {
  receive,
  setStatus,
  goodwill,
  finishRefund,
  payCompensation,
  bookFor,
  bookOwn,
  changeOwn,
  close,
  capacity,
  pause,
  changeStarts,
  crew,
  coupon,
  checkIn,
  dispute,
  payout,
};
