import * as fc from "fast-check";
import { asc } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { AppError } from "~/domain/errors";
import { saleOf } from "~/domain/money/ledger/ledger";
import type { Viewer } from "~/domain/accounts/account";
import { sandboxScenarios } from "~/domain/money/payments/sandbox";
import { includedIn } from "~/domain/money/money";
import { invoicedBy, type TaxDocument, type TaxDocumentKind } from "~/domain/money/tax/tax-documents";
import { taxDocuments, type BookingRow } from "../../worker/platform/db/schema";
import { expireBookings } from "../../worker/bookings/expire-bookings";
import { reconcilePayments } from "../../worker/money/payments/look-up-payments";
import { firstPollAfter } from "../../worker/money/payments/payments.repo";
import { sendRefunds } from "../../worker/money/payments/send-refunds";
import { audit } from "../support/audit";
import { post } from "../support/api";
import { bookingRequest } from "../support/booking-request";
import { db, tourOfCapacity } from "../support/database";
import { departureOf } from "../support/holds";
import { letTimeToPayEnd, moneyOf, orderOf, pay, paymentsAt } from "../support/payments";
import { services } from "../support/services";
import { createViewer } from "../support/people";
import { useCases } from "../../worker/services";

const { run: finishRefundByHand } = useCases.finishRefundByHand;

const which = fc.nat({ max: 2 });

const booked = fc.record({
  do: fc.constant("book" as const),
  seats: fc.integer({ min: 1, max: 5 }),
  online: fc.boolean(),
});

/** Commands on the bookings of one tour, in any order, that always have a target. */
const commandsArbitrary = fc
  .tuple(
    booked,
    booked,
    fc.array(
      fc.oneof(
        booked,
        fc.record({ do: fc.constant("pay" as const), which, scenario: fc.constantFrom(...sandboxScenarios) }),
        fc.record({ do: fc.constant("receive" as const), which, share: fc.integer({ min: 1, max: 3 }) }),
        fc.record({ do: fc.constant("cancel" as const), which }),
        fc.record({ do: fc.constant("fewer" as const), which }),
        fc.record({ do: fc.constant("move" as const), which, day: fc.nat({ max: 2 }) }),
        fc.record({ do: fc.constant("expire" as const), which }),
        fc.record({ do: fc.constant("refund" as const), which }),
        fc.record({ do: fc.constant("look up" as const) }),
      ),
      { minLength: 4, maxLength: 14 },
    ),
  )
  .map(([first, second, others]) => [first, second, ...others]);
type Command = typeof commandsArbitrary extends fc.Arbitrary<(infer One)[]> ? One : never;

interface World {
  tour: string;
  /** Two weeks, two months and half a year ahead: half, all and all is refunded. */
  days: string[];
  admin: Viewer;
  bookings: { bookingId: string; key: string; email: string; seats: number }[];
}

const createdSchema = z.object({ booking: z.object({ bookingId: z.string() }) });

async function book(world: World, seats: number, online: boolean) {
  const { tour, days } = world;
  const request = bookingRequest({
    tour,
    travelDate: days[0],
    numberOfTravelers: seats,
    payOnline: online,
  });
  const answer = await post("/api/bookings", request);
  // The day may be sold out.
  if (answer.status === 409) return;
  const { booking } = createdSchema.parse(await answer.json());
  const [, , , key = ""] = (await services.getPayPath(booking.bookingId)).split("/");
  world.bookings.push({ bookingId: booking.bookingId, key, email: request.email, seats });
}

/** Runs one command; a refusal has no effect. */
async function run(world: World, command: Command) {
  if (command.do === "book") return book(world, command.seats, command.online);
  if (command.do === "look up") return reconcilePayments(paymentsAt(Date.now() + firstPollAfter));
  const booking = world.bookings[command.which];
  if (!booking) return;
  const { email } = booking;
  const path = `/api/bookings/${booking.bookingId}`;
  switch (command.do) {
    case "pay":
      await pay(await orderOf(booking), { scenario: command.scenario });
      return;
    case "receive": {
      const { totalAmount } = (await moneyOf(booking.bookingId)).booking;
      const amount = Math.max(1, Math.floor(totalAmount / command.share));
      await services.recordReceivedPayment(world.admin, { ...booking, amount, method: "cash" });
      return;
    }
    case "cancel":
      await post(`${path}/cancel`, { email });
      return;
    case "fewer": {
      const { numberOfTravelers } = (await moneyOf(booking.bookingId)).booking;
      const change = { kind: "party", numberOfTravelers: numberOfTravelers - 1, children: 0, infants: 0 };
      await post(`${path}/change`, { email, change });
      return;
    }
    case "move":
      await post(`${path}/change`, { email, change: { kind: "date", travelDate: world.days[command.day] } });
      return;
    case "expire": {
      const { booking: row } = await moneyOf(booking.bookingId);
      if (row.paymentDueAt !== null) await letTimeToPayEnd(booking.bookingId);
      await expireBookings(paymentsAt());
      return;
    }
    case "refund": {
      await sendRefunds(paymentsAt(Date.now() + 1000));
      const byHand = (await moneyOf(booking.bookingId)).refunds.find(({ status }) => status === "due");
      if (byHand) await finishRefundByHand({ ...paymentsAt(), audit }, world.admin, byHand.id);
    }
  }
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Checks that a booking's documents state what was received and sold, and the tax included in it. */
function expectSoundTax(documents: TaxDocument[], booking: BookingRow) {
  const { status, totalAmount, gstPercent } = booking;
  const received = booking.paidAmount - booking.refundedAmount;
  const totalOf = (...kinds: TaxDocumentKind[]) =>
    sum(documents.filter(({ kind }) => kinds.includes(kind)).map(({ total }) => total));
  const invoiced = invoicedBy(documents);
  const price = status === "cancelled" ? received : totalAmount;
  if (status === "confirmed" || status === "cancelled")
    expect(invoiced, "the price is invoiced once it is paid").toBe(
      received >= price && price > 0 ? price : invoiced && Math.min(invoiced, price),
    );
  if (invoiced === null) expect(totalOf("receipt-voucher") - totalOf("refund-voucher")).toBe(received);
  const taxed = documents.filter(({ kind, tax }) => tax && /invoice|note/.test(kind));
  const tax = sum(
    taxed.flatMap(({ kind, tax: included }) =>
      (included?.parts ?? []).map(({ amount }) => (kind === "credit-note" ? -amount : amount)),
    ),
  );
  if (taxed.length > 0) expect(tax).toBe(includedIn(invoiced ?? 0, gstPercent ?? 0));
}

/** Checks the invariants of every booking. */
async function expectSoundMoney(bookingId: string) {
  const {
    booking,
    entries,
    ledger,
    captured,
    refunds,
    taxDocuments: issued,
    events,
  } = await moneyOf(bookingId);
  const { paidAmount, refundedAmount, status, totalAmount } = booking;
  const returned = sum(refunds.filter((refund) => refund.status === "done").map(({ amount }) => amount));
  const wasSold = events.some((event) => event.status === "confirmed");
  const sold = saleOf(entries).total;
  expect(ledger.cash, "cash is what was paid and not returned").toBe(paidAmount - returned);
  expect(ledger.receivable, "the customer owes what was sold and not paid").toBe(
    sold - paidAmount + returned,
  );
  expect(ledger.receivable + ledger.cash, "the ledger balances").toBe(ledger.payable + ledger.commission);
  expect(sum(captured.map(({ amount }) => amount))).toBe(paidAmount);
  expect(sum(refunds.map(({ amount }) => amount))).toBe(refundedAmount);
  expect(sum(captured.map(({ refunded }) => refunded))).toBe(refundedAmount);
  expect(refundedAmount, "no more comes back than was paid").toBeLessThanOrEqual(paidAmount);
  expectSoundTax(issued, booking);
  if (status === "confirmed") {
    expect(sold).toBe(totalAmount);
    expect(paidAmount - refundedAmount, "nobody pays more than it costs").toBeLessThanOrEqual(totalAmount);
  } else expect(sold, "what is kept of a cancelled booking").toBe(wasSold ? paidAmount - refundedAmount : 0);
}

test("any sequence of commands conserves money and seats", async () => {
  const admin = await createViewer({ role: "admin", status: "active" });
  const tour = await tourOfCapacity(12);
  const today = todayInIndia(Date.now());
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(commandsArbitrary, async (commands) => {
      runs += 1;
      const days = [15 + (runs % 14), 60 + runs, 180 + runs].map((ahead) => addDays(today, ahead));
      const world: World = { tour, days, admin, bookings: [] };
      for (const command of commands) {
        try {
          await run(world, command);
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
        }
        for (const { bookingId } of world.bookings) await expectSoundMoney(bookingId);
        for (const day of days) await departureOf(tour, day);
      }
    }),
    { numRuns: 12 },
  );
  const all = await db.select().from(taxDocuments).orderBy(asc(taxDocuments.number));
  // Random commands may pay for few bookings.
  expect(all).not.toHaveLength(0);
  const series = Map.groupBy(all, ({ seller, kind, financialYear }) => `${seller} ${kind} ${financialYear}`);
  for (const rows of series.values())
    expect(rows.map(({ number }) => number)).toStrictEqual(rows.map((_, index) => index + 1));
}, 240_000);
