import type { ChangeQuote } from "~/domain/bookings/booking-change";
import type { CancellationTerms } from "~/domain/bookings/cancellation-terms";
import type { RefundBearer } from "~/domain/money/bearers";
import type { Bearing } from "~/domain/bookings/sale";
import { AppError } from "~/domain/errors";
import type { LossOutcome } from "~/domain/money/payments/dispute";
import { readBookingState, type BookingState } from "../../bookings/booking-change.repo";
import { bearingIn, decideCancellation, decideGoodwill } from "../../bookings/booking-decisions";
import { bookingWith } from "../../bookings/traveler-bookings.repo";
import { decideLoss } from "../../money/payments/decide-loss";
import { findDispute } from "../../money/payments/disputes.repo";
import type { Admin } from "../../platform/authz/actors";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";

interface Dependencies {
  db: Database;
  clock: Clock;
}

/** Stands in for the reason and the evidence, which are not needed to quote. */
const reason = "Not needed to quote";

async function read(db: Database, bookingId: string): Promise<BookingState> {
  const state = await readBookingState(db, bookingWith(bookingId));
  if (!state) throw new AppError("not_found", "Booking not found.");
  return state;
}

/**
 * Quotes a cancellation by an administrator today, with what it leaves to each party.
 * @throws AppError `not_found`, `illegal_transition`, `invalid`
 */
export async function quoteCancellation(
  { db, clock }: Dependencies,
  admin: Admin,
  bookingId: string,
  terms: CancellationTerms = {},
): Promise<{ quote: ChangeQuote; bearing: Bearing }> {
  const state = await read(db, bookingId);
  const by = { id: admin.id, actor: "team" as const };
  const ground = terms.ground || (terms.fault === "nobody" ? "weather" : undefined);
  const quoted = { ...terms, ground, ...(ground && { evidence: reason }) };
  const { quote, write } = decideCancellation(state, { by, reason, ...quoted }, clock());
  return { quote, bearing: bearingIn(state, write) };
}

/** A goodwill refund, or the outcome of a lost dispute. */
export type BearingQuestion = { bearer: RefundBearer } & (
  | { amount: number }
  | { dispute: string; outcome: LossOutcome }
);

/**
 * Returns what a goodwill refund, or the outcome of a lost dispute, would leave to each party.
 * @throws AppError `not_found`, `illegal_transition`, `invalid`
 */
export async function quoteBearing(
  { db, clock }: Dependencies,
  admin: Admin,
  bookingId: string,
  question: BearingQuestion,
): Promise<Bearing> {
  const state = await read(db, bookingId);
  const by = { id: admin.id, actor: "team" as const };
  if ("amount" in question) return bearingIn(state, decideGoodwill(state, { by, reason, ...question }));
  const dispute = await findDispute(db, question.dispute);
  if (dispute?.booking !== state.booking.id) throw new AppError("not_found", "Dispute not found.");
  return bearingIn(state, decideLoss(state, dispute, { by, ...question }, clock()));
}
