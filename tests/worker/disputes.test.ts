import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addDays, startOfDayInIndia, todayInIndia } from "~/domain/calendar/calendar";
import { nextStepOf } from "~/domain/desk/next-step";
import { balanceOf, type LedgerAccount } from "~/domain/money/ledger/ledger";
import { commissionOn } from "~/domain/money/money";
import { disputes, ledgerEntries, mailOutbox, payments } from "../../worker/platform/db/schema";
import { settleClosedDepartures } from "../../worker/departures/settle-closed-departures";
import { createDependencies } from "../../worker/dependencies";
import { recordDispute } from "../../worker/money/payments/disputes";
import { signWebhook } from "../../worker/money/payments/razorpay-shapes";
import { sandboxSecrets } from "../../worker/money/payments/sandbox-gateway";
import { origin, post } from "../support/api";
import { actionsOn } from "../support/audit";
import { db, setBooking } from "../support/database";
import { interrupted } from "../support/interrupted";
import { keys } from "../support/keys";
import { bookToPay, moneyOf, orderOf, pay, paymentsAt } from "../support/payments";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { refusal } from "../support/refusal";
import { bookingRow } from "../support/rows";
import { mailsTo, services } from "../support/services";

const dependencies = createDependencies(env, { origin, requestOrigin: origin });

type Admin = Awaited<ReturnType<typeof createPerson>>;
let finance: Admin;
let support: Admin;

beforeEach(async () => {
  finance = await createPerson("admin", "active", { adminRole: "finance" });
  support = await createPerson("admin", "active", { adminRole: "support" });
});

/** A booking paid by card, with the ids of its payment. */
async function paidBooking(overrides: Parameters<typeof bookToPay>[0] = {}) {
  const { booking, link } = await bookToPay(overrides);
  await pay(await orderOf(link));
  const { bookingId, totalAmount: total } = booking;
  const [payment] = (await moneyOf(bookingId)).captured;
  if (!payment?.paymentId) throw new Error("nothing was paid");
  return {
    bookingId,
    total,
    payment,
    paymentId: payment.paymentId,
    reference: `disp_${crypto.randomUUID().slice(0, 14)}`,
  };
}
type Paid = Awaited<ReturnType<typeof paidBooking>>;

/** Reports a dispute as Razorpay documents it. Source: razorpay.com/docs/webhooks/disputes. */
function report(
  { paymentId, reference, total, payment }: Paid,
  status: "open" | "under_review" | "won" | "lost" | "closed",
  { amount = total, id = crypto.randomUUID() }: { amount?: number; id?: string } = {},
) {
  const entity = {
    id: reference,
    entity: "dispute",
    payment_id: paymentId,
    amount: amount * 100,
    currency: "INR",
    amount_deducted: status === "lost" ? amount * 100 : 0,
    reason_code: "goods_or_services_not_received_or_partially_received",
    respond_by: 1_900_000_000,
    status,
    phase: "chargeback",
    created_at: 1_800_000_000,
  };
  const rawBody = JSON.stringify({
    entity: "event",
    event: `payment.dispute.${status === "open" ? "created" : status}`,
    contains: ["payment", "dispute"],
    payload: {
      payment: {
        entity: { id: paymentId, order_id: payment.orderId, amount: total * 100, status: "captured" },
      },
      dispute: { entity },
    },
    created_at: 1_800_000_000,
  });
  return post("/api/payments/webhook/sandbox", rawBody, {
    "X-Razorpay-Signature": signWebhook(sandboxSecrets(keys), rawBody),
    "x-razorpay-event-id": id,
  });
}

const disputeOf = ({ reference }: Paid) =>
  db.select().from(disputes).where(eq(disputes.reference, reference)).get();

test("a dispute withholds its money once, however often it is reported, and a won one returns it", async () => {
  const paid = await paidBooking();
  const { ledger } = await moneyOf(paid.bookingId);
  const reports = await Promise.all([report(paid, "open"), report(paid, "open"), report(paid, "open")]);
  expect(reports.map(({ status }) => status)).toStrictEqual([200, 200, 200]);
  const withheld = await moneyOf(paid.bookingId);
  expect(await disputeOf(paid)).toMatchObject({
    status: "open",
    amount: paid.total,
    withheld: paid.total,
    respondBy: 1_900_000_000_000,
  });
  expect(withheld.captured).toMatchObject([{ disputed: paid.total, refunded: 0 }]);
  expect(withheld.ledger).toStrictEqual({ ...ledger, receivable: paid.total, cash: 0 });
  // The booking is neither unpaid nor refunded while the bank decides.
  expect(withheld.booking).toMatchObject({ paidAmount: paid.total, refundedAmount: 0, paymentDueAt: null });

  await report(paid, "under_review");
  // A late report of the beginning changes nothing.
  await report(paid, "open");
  expect(await disputeOf(paid)).toMatchObject({ status: "under_review" });
  await Promise.all([report(paid, "won"), report(paid, "won")]);
  await report(paid, "lost");
  expect(await disputeOf(paid)).toMatchObject({ status: "won" });
  const won = await moneyOf(paid.bookingId);
  expect(won.ledger).toStrictEqual(ledger);
  expect(won.captured).toMatchObject([{ disputed: 0, refunded: 0 }]);
});

/** Sums what a booking's ledger has on an account. */
async function accountOf(bookingId: string, account: LedgerAccount) {
  const { id } = await bookingRow(bookingId);
  return balanceOf(account, await db.select().from(ledgerEntries).where(eq(ledgerEntries.booking, id)));
}

test("a loss that the gateway reports keeps the booking with the amount due again, until somebody decides", async () => {
  const paid = await paidBooking({ travelDate: addDays(todayInIndia(Date.now()), 60) });
  const { ledger } = await moneyOf(paid.bookingId);
  await report(paid, "open");
  await Promise.all([report(paid, "lost"), report(paid, "lost")]);
  await report(paid, "lost");
  const lost = await moneyOf(paid.bookingId);
  expect(lost.ledger).toStrictEqual({ ...ledger, receivable: paid.total, cash: 0 });
  expect(lost.captured).toMatchObject([{ disputed: 0, refunded: paid.total }]);
  expect(lost.booking).toMatchObject({ totalAmount: paid.total, takenBack: paid.total, status: "confirmed" });
  expect(lost.booking.paymentDueAt).toBeGreaterThan(Date.now());
  expect(lost.booking.paymentReminderAt).not.toBeNull();
  expect(lost.refunds).toMatchObject([{ status: "done", amount: paid.total }]);
  expect(lost.taxDocuments.map(({ kind }) => kind)).not.toContain("credit-note");
  expect(await disputeOf(paid)).toMatchObject({ status: "lost", outcome: null });
  const page = await services.getAdminBooking(finance, paid.bookingId);
  expect(page.hasVoucher).toBe(false);
  expect(page.history.at(-1)).toMatchObject({ what: "changed", topic: "dispute" });
  expect(nextStepOf(page.booking, todayInIndia(Date.now())).text).toContain("took the payment back");
  expect((await services.countAdminWork(finance)).lostDisputes).toBeGreaterThan(0);
  const { customerEmail } = await bookingRow(paid.bookingId);
  expect((await mailsTo(customerEmail)).map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining("is due again"),
  );

  // The decision to keep it takes it out of the queue; paid again, it is as before.
  const dispute = await disputeOf(paid);
  const step = { id: dispute?.id ?? "", status: "lost", bearer: "operator" } as const;
  await refusal(services.changeDispute(finance, step), "invalid");
  await refusal(services.changeDispute(finance, { ...step, outcome: "lower" }), "illegal_transition");
  await services.changeDispute(finance, { ...step, outcome: "keep", fee: 590 });
  await refusal(services.changeDispute(finance, { ...step, outcome: "cancel" }), "illegal_transition");
  expect(await disputeOf(paid)).toMatchObject({ outcome: "keep", fee: 590 });
  const [fee] = await db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.key, `dispute/${dispute?.id}/fee/0`));
  expect(fee).toMatchObject({ debit: "gateway-fees", credit: "gateway-clearing", amount: 590 });
  await services.recordReceivedPayment(finance, {
    bookingId: paid.bookingId,
    amount: paid.total,
    method: "bank-transfer",
    receiptId: crypto.randomUUID(),
  });
  const again = await services.getAdminBooking(finance, paid.bookingId);
  expect(again.booking).toMatchObject({ paidAmount: paid.total, status: "confirmed" });
  expect(again.booking).not.toHaveProperty("takenBack");
  expect(again.hasVoucher).toBe(true);
  expect((await moneyOf(paid.bookingId)).ledger).toStrictEqual(ledger);
});

test.for([
  ["operator", 0],
  ["platform", 1],
] as const)("a lost dispute that cancels the booking, borne by the %s", async ([bearer, share]) => {
  // 20 days ahead, when the schedule keeps half.
  const paid = await paidBooking({ travelDate: addDays(todayInIndia(Date.now()), 20) });
  await report(paid, "open");
  const dispute = await disputeOf(paid);
  const step = { id: dispute?.id ?? "", status: "lost", bearer, outcome: "cancel" } as const;
  const quoted = await services.quoteBearing(finance, paid.bookingId, {
    dispute: step.id,
    outcome: "cancel",
    bearer,
  });
  await services.changeDispute(finance, step);
  const lost = await moneyOf(paid.bookingId);
  const kept = paid.total - Math.round(paid.total / 2);
  const compensation = share * (kept - commissionOn(kept, 10));
  expect(lost.booking).toMatchObject({ status: "cancelled", refundedAmount: paid.total, takenBack: 0 });
  expect(lost.ledger).toStrictEqual({ receivable: 0, cash: 0, payable: compensation, commission: 0 });
  expect(await accountOf(paid.bookingId, "compensation")).toBe(compensation);
  expect(quoted).toMatchObject({
    after: { traveler: 0, operator: compensation, platform: 0 - compensation },
    compensation,
  });
});

test("a lost dispute of a trip that is over lowers its price, once it is decided", async () => {
  const paid = await paidBooking();
  await setBooking(paid.bookingId, {
    status: "completed",
    travelDate: addDays(todayInIndia(Date.now()), -9),
  });
  await report(paid, "lost");
  expect((await moneyOf(paid.bookingId)).booking).toMatchObject({
    status: "completed",
    totalAmount: paid.total,
    takenBack: paid.total,
  });
  const dispute = await disputeOf(paid);
  const step = { id: dispute?.id ?? "", status: "lost", bearer: "platform", outcome: "lower" } as const;
  await services.changeDispute(finance, step);
  const lost = await moneyOf(paid.bookingId);
  const payable = paid.total - commissionOn(paid.total, 10);
  expect(lost.ledger).toStrictEqual({ receivable: 0, cash: 0, payable, commission: 0 });
  expect(await accountOf(paid.bookingId, "compensation")).toBe(payable);
  expect(lost.booking).toMatchObject({ totalAmount: 0, refundedAmount: paid.total, takenBack: 0 });
});

test("a lost dispute of a canceled booking is credited on its invoice", async () => {
  const paid = await paidBooking();
  const { booking } = await moneyOf(paid.bookingId);
  // All of it is kept and invoiced, since nothing is refunded.
  const owner = await createPerson("admin", "active");
  await services.changeBookingStatus(owner, {
    bookingId: paid.bookingId,
    status: "cancelled",
    reason: "A late request",
    refund: 0,
  });
  await report(paid, "open", { amount: 700 });
  await report(paid, "lost", { amount: 700 });
  const lost = await moneyOf(paid.bookingId);
  expect(lost.booking).toMatchObject({ refundedAmount: 700, totalAmount: booking.totalAmount });
  expect(lost.taxDocuments.map(({ kind, total }) => ({ kind, total }))).toContainEqual({
    kind: "credit-note",
    total: 700,
  });
});

test("the decision may be reported before the beginning", async () => {
  const paid = await paidBooking();
  await report(paid, "lost");
  await report(paid, "open");
  expect(await disputeOf(paid)).toMatchObject({ status: "lost", bearer: "operator" });
  expect((await moneyOf(paid.bookingId)).ledger).toMatchObject({ receivable: paid.total, cash: 0 });
});

test("a disputed and refunded payment never returns more than was paid", async () => {
  const paid = await paidBooking();
  const half = Math.floor(paid.total / 2);
  await report(paid, "open", { amount: half });
  // The rest can be refunded, not more.
  const cancel = (refund: number) =>
    services.changeBookingStatus(
      { ...support, adminRole: "owner" },
      { bookingId: paid.bookingId, status: "cancelled", reason: "Storm", fault: "operator", refund },
    );
  await refusal(cancel(paid.total), "illegal_transition");
  await cancel(paid.total - half);
  await report(paid, "lost", { amount: half });
  const after = await moneyOf(paid.bookingId);
  expect(after.captured).toMatchObject([{ refunded: paid.total, disputed: 0 }]);
  // The refund of the cancellation is still on its way.
  expect(after.ledger).toMatchObject({ receivable: half - paid.total, payable: 0, commission: 0 });

  // A payment that was returned has nothing to withhold: the report is kept for the answer to the bank.
  const returned = await paidBooking();
  await services.changeBookingStatus(support, {
    bookingId: returned.bookingId,
    status: "cancelled",
    fault: "operator",
  });
  await report(returned, "open");
  expect(await disputeOf(returned)).toMatchObject({ amount: returned.total, withheld: 0 });
  await report(returned, "lost");
  const { captured } = await moneyOf(returned.bookingId);
  expect(captured).toMatchObject([{ refunded: returned.total, disputed: 0 }]);
});

test("a booking of a closed departure is canceled when its dispute has ended, and holds up no other until then", async () => {
  const owner = await createPerson("tour_operator", "verified");
  await giveTourTo("agra", await createOperator(owner.id));
  const travelDate = addDays(todayInIndia(Date.now()), 60);
  const [paid, other] = [
    await paidBooking({ tour: "agra", travelDate }),
    await paidBooking({ tour: "agra", travelDate }),
  ];
  await report(paid, "open", { amount: Math.floor(paid.total / 2) });
  await services.closeDeparture(owner, { tour: "agra", travelDate, reason: "The road is washed away." });
  const departure = startOfDayInIndia(travelDate);
  await settleClosedDepartures(paymentsAt(departure));
  const statuses = async () => [
    (await moneyOf(paid.bookingId)).booking,
    (await moneyOf(other.bookingId)).booking,
  ];
  expect(await statuses()).toMatchObject([{ status: "confirmed" }, { status: "cancelled" }]);
  await report(paid, "won");
  await settleClosedDepartures(paymentsAt(departure));
  expect(await statuses()).toMatchObject([
    { status: "cancelled", refundDue: paid.total },
    { status: "cancelled" },
  ]);
});

test("a refund and a dispute at once return what was paid, because of the constraint", async () => {
  const race = async () => {
    const paid = await paidBooking();
    const cancel = { bookingId: paid.bookingId, status: "cancelled", fault: "operator" } as const;
    await Promise.allSettled([report(paid, "open"), services.changeBookingStatus(support, cancel)]);
    return db.select().from(payments).where(eq(payments.id, paid.payment.id)).get();
  };
  for (let round = 0; round < 3; round += 1) {
    const after = await race();
    expect((after?.refunded ?? 0) + (after?.disputed ?? 0)).toBe(after?.amount);
  }
  // A statement that reads before it writes is refused.
  const { payment } = await paidBooking();
  const careless = sql`UPDATE payments SET refunded = ${payment.amount}, disputed = ${payment.amount} WHERE id = ${payment.id}`;
  await expect(db.run(careless)).rejects.toThrow();
});

test("finance records and decides a dispute by hand; support may not, and all is logged and mailed", async () => {
  const paid = await paidBooking();
  const by = {
    bookingId: paid.bookingId,
    paymentId: paid.payment.id,
    reference: paid.reference,
    amount: paid.total,
    reason: "Not received",
    respondBy: todayInIndia(Date.now()),
  };
  await refusal(services.noteDispute(support, by), "forbidden");
  await refusal(services.noteDispute(finance, { ...by, amount: paid.total + 1 }), "invalid");
  await services.noteDispute(finance, by);
  await refusal(services.noteDispute(finance, by), "conflict");
  // The gateway's own report of the same dispute comes later.
  await report(paid, "open");
  expect(await db.$count(disputes, eq(disputes.reference, paid.reference))).toBe(1);
  const dispute = await disputeOf(paid);
  expect(dispute?.respondBy).toBe(startOfDayInIndia(by.respondBy) + 86_400_000 - 1);
  const step = { id: dispute?.id ?? "", status: "closed", bearer: "shared" } as const;
  const both = await Promise.allSettled([
    services.changeDispute(finance, step),
    services.changeDispute(finance, step),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toStrictEqual(["fulfilled", "rejected"]);
  expect((await moneyOf(paid.bookingId)).ledger).toMatchObject({ receivable: 0, cash: paid.total });
  expect((await actionsOn(paid.bookingId)).map(({ log }) => log.action)).toStrictEqual([
    "booking.dispute",
    "booking.settle-dispute",
  ]);
  const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, finance.email));
  expect(
    mails.map(({ subject }) => subject).filter((subject) => subject.includes(paid.bookingId)),
  ).toHaveLength(2);
  expect(await db.$count(mailOutbox, eq(mailOutbox.recipient, support.email))).toBe(0);
  const { disputes: listed } = await services.listDisputes(finance, {
    q: paid.reference,
    sort: "-at",
    limit: 10,
  });
  expect(listed).toMatchObject([{ bookingId: paid.bookingId, status: "closed", withheld: paid.total }]);
});

test("a dispute of a payment that is not ours is ignored", async () => {
  const paid = await paidBooking();
  expect((await report({ ...paid, paymentId: "pay_of_another_shop" }, "open")).status).toBe(200);
  expect(await disputeOf(paid)).toBeUndefined();
});

/** Records a dispute of a third of the payment while another report of it has looked and not written yet. @returns rupees withheld */
async function withheldByTwo(paid: Paid): Promise<{ third: number; withheld: number | undefined }> {
  const third = Math.floor(paid.total / 3);
  const { reference, paymentId } = paid;
  const reported = {
    reference,
    paymentId,
    amount: third,
    status: "open",
    reason: "",
    respondBy: null,
  } as const;
  const record = (own: typeof db) => recordDispute({ ...dependencies, db: own }, "sandbox", reported);
  await record(interrupted(() => record(db)));
  const { captured } = await moneyOf(paid.bookingId);
  return { third, withheld: captured[0]?.disputed };
}

test("of two reports at once the later one withholds nothing", async () => {
  const { third, withheld } = await withheldByTwo(await paidBooking());
  expect(withheld).toBe(third);
});

// Last in its file, whose storage is its own.
test("the control: without the unique reference, it withholds money twice", async () => {
  await db.run(sql`DROP INDEX disputes_by_reference`);
  const { third, withheld } = await withheldByTwo(await paidBooking());
  expect(withheld).toBe(2 * third);
});
