import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { z } from "zod";
import { bookingSchema } from "~/domain/bookings/booking-schema";
import { balanceOf, moneyAccounts, type LedgerEntry } from "~/domain/money/ledger/ledger";
import type { SandboxPayment } from "~/domain/money/payments/sandbox";
import {
  bookingEvents,
  bookings,
  couponUses,
  taxDocuments,
  ledgerEntries,
  payments,
  refunds,
} from "../../worker/platform/db/schema";
import { createSandboxGateway, sandboxSecrets } from "../../worker/money/payments/sandbox-gateway";
import { signWebhook } from "../../worker/money/payments/razorpay-shapes";
import { post, read } from "./api";
import { bookingMailer } from "./booking-mailer";
import { bookingRequest } from "./booking-request";
import { db } from "./database";
import { services } from "./services";
import { batchNamed } from "../../worker/platform/db/batch";
import { keys } from "./keys";

export const clock = () => Date.now();
export const sandbox = createSandboxGateway({ db, clock, keys });
export const publisher = { bookingsChanged: () => undefined, seatsChanged: () => undefined };

/** Returns the dependencies of payment use cases with a fixed time. */
export function paymentsAt(now = Date.now(), gateway = sandbox) {
  const gateways = { offered: gateway, byName: { sandbox: gateway } };
  return { db, clock: () => now, publisher, bookingMailer, gateways };
}

const createdSchema = z.strictObject({
  booking: bookingSchema.strict(),
  manageUrl: z.url(),
  payUrl: z.url(),
});

/** Books to pay online. Returns the booking with the parts of its URL. */
export async function bookToPay(overrides: Record<string, unknown> = {}) {
  const answer = await post("/api/bookings", bookingRequest({ payOnline: true, ...overrides }));
  const { booking, payUrl } = await read(answer, createdSchema, 201);
  const [, , bookingId = "", key = ""] = new URL(payUrl).pathname.split("/");
  return { booking, payUrl, link: { bookingId, key } };
}

/** Opens an order for the amount due, and returns its id. */
export async function orderOf(link: { bookingId: string; key: string }): Promise<string> {
  const start = await services.startPayment(link, "card");
  if (start.way !== "gateway") throw new Error("the gateway's page was asked for");
  return start.checkout.action.split("/").at(-1) ?? "";
}

/** Pays an order in the sandbox. */
export function pay(orderId: string, payment: Partial<SandboxPayment> = {}) {
  return services.payInSandbox?.(orderId, {
    method: "card",
    outcome: "paid",
    scenario: "none",
    ...payment,
  });
}

/** Sends a payment webhook like the sandbox does. */
export async function webhook(
  event: string,
  entity: Record<string, unknown>,
  { id = crypto.randomUUID(), signature }: { id?: string; signature?: string } = {},
) {
  const rawBody = JSON.stringify({ entity: "event", event, payload: { payment: { entity } } });
  const secrets = sandboxSecrets(keys);
  return post("/api/payments/webhook/sandbox", rawBody, {
    "X-Razorpay-Signature": signature ?? signWebhook(secrets, rawBody),
    "x-razorpay-event-id": id,
  });
}

/** Returns from the gateway's page like a browser: cross-site, without cookies. */
export function callback(
  { bookingId, key }: { bookingId: string; key: string },
  fields: Record<string, string>,
) {
  const query = new URLSearchParams({ booking: bookingId, key });
  return post(`/api/payments/callback?${query}`, new URLSearchParams(fields).toString(), {
    "Content-Type": "application/x-www-form-urlencoded",
    Origin: "https://api.razorpay.com",
  });
}

/** Returns all money-related data of a booking. */
export async function moneyOf(bookingId: string) {
  const booking = await db.select().from(bookings).where(eq(bookings.bookingId, bookingId)).get();
  if (!booking) throw new Error(`there is no booking ${bookingId}`);
  const { id } = booking;
  const { entries, paid, returned, events, documents, uses } = await batchNamed(db, {
    entries: db.select().from(ledgerEntries).where(eq(ledgerEntries.booking, id)),
    paid: db.select().from(payments).where(eq(payments.booking, id)),
    returned: db.select().from(refunds).where(eq(refunds.booking, id)),
    events: db
      .select()
      .from(bookingEvents)
      .where(eq(bookingEvents.booking, id))
      .orderBy(bookingEvents.version),
    documents: db
      .select()
      .from(taxDocuments)
      .where(eq(taxDocuments.booking, id))
      .orderBy(sql`rowid`),
    uses: db.select().from(couponUses).where(eq(couponUses.booking, id)),
  });
  expect(events.map(({ version }) => version)).toStrictEqual(events.map((_, index) => index + 1));
  return {
    booking,
    entries,
    payments: paid,
    captured: paid.filter(({ status }) => status === "captured"),
    refunds: returned,
    events,
    taxDocuments: documents.map(({ document }) => document),
    invoices: documents.filter(({ kind }) => kind === "invoice"),
    couponUses: uses,
    /** Compensation and discounts that the platform bears. */
    borne: balanceOf("compensation", entries) + balanceOf("platform-discount", entries),
    ledger: {
      receivable: balanceOf("receivable", entries),
      /** At the payment service, at the bank and in cash. */
      cash: heldIn(entries),
      /** The operator's and our part, earned or not. */
      payable: balanceOf("operator-payable", entries) + balanceOf("unearned-share", entries),
      commission: balanceOf("commission", entries) + balanceOf("unearned-commission", entries),
    },
  };
}

export async function letTimeToPayEnd(bookingId: string): Promise<void> {
  await db
    .update(bookings)
    .set({ paymentDueAt: Date.now() - 1 })
    .where(eq(bookings.bookingId, bookingId));
}

/** Sums what entries leave in the accounts that hold the platform's money. */
export function heldIn(entries: readonly LedgerEntry[]): number {
  return moneyAccounts.reduce((sum, account) => sum + balanceOf(account, entries), 0);
}
