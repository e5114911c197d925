import { startOfDayInIndia, addDays } from "~/domain/calendar/calendar";
import { AppError, invalidFields } from "~/domain/errors";
import { formatRupees } from "~/domain/money/money";
import {
  disputeStatusLabels,
  isDecided,
  isKeptForNow,
  lossOutcomesOf,
  movesOn,
  type DisputeStatus,
  type DisputeStep,
  type NewDispute,
} from "~/domain/money/payments/dispute";
import type { AuditEntry } from "~/domain/audit/audit";
import { withAudit, type AuditDependencies, type AuditStatements } from "../../audit/with-audit";
import type { Admin } from "../../platform/authz/actors";
import { changeBooking, type ChangeDependencies } from "../../bookings/change-booking";
import { bookingWith } from "../../bookings/traveler-bookings.repo";
import { decideLoss } from "./decide-loss";
import { violates } from "../../platform/db/errors";
import { disputeMail } from "../../notifications/mail/dispute-mails";
import type { Mail } from "../../notifications/mail/mailer";
import { findOwner } from "../payouts/payable.repo";
import * as repo from "./disputes.repo";
import type { DisputedPayment, DisputeRow } from "./disputes.repo";
import type { GatewayDispute, GatewayName } from "./gateway";
import { randomId } from "../../platform/surroundings";

type Dependencies = ChangeDependencies & {
  /** Base URL of links in mails. */
  origin: string;
};
type AdminDependencies = Dependencies & { audit: AuditDependencies };

/** An administrator's step, for the audit log. */
interface ByHand {
  audit: AuditDependencies;
  admin: Admin;
}

/** Runs a batch, with an entry of the audit log if an administrator acts. */
function write<Result>(
  byHand: ByHand | null,
  entry: AuditEntry,
  run: (audit: AuditStatements | []) => Promise<Result>,
): Promise<Result> {
  return byHand ? withAudit(byHand.audit, byHand.admin, entry, run) : run([]);
}

/**
 * Records a gateway's report of a dispute, in any order and any number of times. Reports about payments that are not ours are ignored.
 */
export async function recordDispute(
  dependencies: Dependencies,
  gateway: GatewayName,
  { paymentId, status, ...reported }: GatewayDispute,
): Promise<void> {
  const { db, clock } = dependencies;
  const paid = await repo.findDisputedPayment(db, repo.isGatewayPayment(gateway, paymentId));
  if (!paid) return;
  const known = async () => repo.findDisputeByReference(db, gateway, reported.reference);
  let dispute = await known();
  if (!dispute) {
    const begun = { ...reported, gateway, recordedBy: null, createdAt: clock() };
    await begin(dependencies, paid, begun, null).catch(async (error: unknown) => {
      // Another report of it came first.
      if (!violates(error, "disputes.gateway")) throw error;
    });
    dispute = await known();
  }
  if (!dispute || !movesOn(dispute.status, status)) return;
  await move(dependencies, dispute, { status, bearer: dispute.bearer }, null);
}

/**
 * Records a dispute from the payment service's dashboard, on behalf of an administrator.
 * @throws AppError `not_found` (no such payment), `illegal_transition` (not paid through the payment service), `conflict` (already
 * recorded), `invalid` (more than the payment)
 */
export async function noteDispute(
  dependencies: AdminDependencies,
  admin: Admin,
  { bookingId, paymentId, amount, respondBy, ...dispute }: NewDispute & { bookingId: string },
): Promise<void> {
  const { db, clock, audit } = dependencies;
  const paid = await repo.findDisputedPayment(db, repo.isPaymentOf(bookingId, paymentId));
  if (!paid) throw new AppError("not_found", "Payment not found.");
  const { gateway, amount: max } = paid.payment;
  if (gateway === "manual") {
    throw new AppError("illegal_transition", "Only payments through the payment service can be disputed.");
  }
  if (amount > max) {
    const problem = `Please enter at most ${formatRupees(max)}, the payment.`;
    throw new AppError("invalid", problem, { errors: { amount: [problem] } });
  }
  const begun = {
    ...dispute,
    amount,
    gateway,
    recordedBy: admin.id,
    createdAt: clock(),
    // The end of that day.
    respondBy: respondBy === null ? null : startOfDayInIndia(addDays(respondBy, 1)) - 1,
  };
  await begin(dependencies, paid, begun, { audit, admin }).catch((error: unknown) => {
    if (!violates(error, "disputes.gateway")) throw error;
    throw new AppError("conflict", `Dispute ${dispute.reference} is recorded already.`, { cause: error });
  });
}

/**
 * Moves a dispute on, or changes who bears a loss, on behalf of an administrator. A loss needs what becomes of the booking; one that the
 * payment service reported is decided afterwards.
 * @throws AppError `not_found`, `illegal_transition` (decided already, or not possible for the booking), `invalid` (a loss without outcome)
 */
export async function changeDispute(
  dependencies: AdminDependencies,
  admin: Admin,
  { id, ...step }: DisputeStep & { id: string },
): Promise<void> {
  const dispute = await repo.findDispute(dependencies.db, id);
  if (!dispute) throw new AppError("not_found", "Dispute not found.");
  const isOpenLoss = isKeptForNow(dispute);
  if (isDecided(dispute.status) && !(isOpenLoss && step.status === "lost")) throw decided(dispute.status);
  if (step.status === "lost" && step.outcome === undefined)
    throw invalidFields({ outcome: ["Please choose what becomes of the booking."] });
  await move(dependencies, dispute, step, { audit: dependencies.audit, admin });
}

function decided(status: DisputeStatus): AppError {
  return new AppError(
    "illegal_transition",
    `This dispute is decided: ${disputeStatusLabels[status].toLowerCase()}.`,
  );
}

/** Max attempts to withhold money of a payment that others are changing. */
const tries = 5;

async function begin(
  dependencies: Dependencies,
  found: DisputedPayment,
  dispute: Pick<
    DisputeRow,
    "gateway" | "reference" | "amount" | "reason" | "respondBy" | "recordedBy" | "createdAt"
  >,
  byHand: ByHand | null,
): Promise<void> {
  const { db, bookingMailer } = dependencies;
  const row = {
    id: randomId(),
    status: "open",
    bearer: "operator",
    outcome: null,
    fee: 0,
    settledAt: null,
    ...dispute,
  } as const;
  const mails = await mailsAbout(dependencies, found, row);
  const { reference, amount, reason } = row;
  const entry: AuditEntry = {
    action: "booking.dispute",
    subjectId: found.bookingId,
    after: { dispute: reference, amount },
    reason,
  };
  let paid = found;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await write(byHand, entry, (audit) => repo.createDispute(db, paid, row, mails, audit));
      bookingMailer.deliver();
      return;
    } catch (error) {
      // A refund came between: less is left to withhold.
      if (attempt === tries || !violates(error, "payments_not_overdisputed")) throw error;
      paid =
        (await repo.findDisputedPayment(db, repo.isPaymentOf(found.bookingId, found.payment.id))) ?? found;
    }
  }
}

/** Takes an undecided dispute to another state. A dispute that was decided meanwhile stays as it is. */
async function move(
  dependencies: Dependencies,
  dispute: DisputeRow,
  { status, bearer, outcome, fee = 0 }: DisputeStep,
  byHand: ByHand | null,
): Promise<void> {
  const { db, clock, bookingMailer } = dependencies;
  const paid = await repo.findDisputedPayment(db, repo.isDisputed(dispute));
  if (!paid) throw new Error(`the payment of dispute ${dispute.id} is gone`);
  const entry: AuditEntry = {
    action: "booking.settle-dispute",
    subjectId: paid.bookingId,
    before: { dispute: dispute.status, bearer: dispute.bearer },
    after: { dispute: status, bearer, ...(outcome && { outcome, fee }) },
  };
  try {
    if (!isDecided(status)) {
      await write(byHand, entry, (audit) => repo.updateOpenDispute(db, dispute, { status, bearer }, audit));
      return;
    }
    const mails = await mailsAbout(dependencies, paid, { ...dispute, status });
    if (status === "lost") {
      const by = { id: byHand?.admin.id ?? null, actor: byHand ? ("team" as const) : ("system" as const) };
      await changeBooking(
        byHand ? { ...dependencies, audit: byHand.audit } : dependencies,
        bookingWith(paid.bookingId),
        (state, now) => {
          // Without a decision yet, a booking that stands is kept for now.
          const [first = "lower"] = lossOutcomesOf({ ...state.booking, owed: 0, withheld: 0, isKept: false });
          const isOpen = outcome === undefined && first === "keep" && dispute.withheld > 0;
          const decided = { bearer, outcome: isOpen ? null : (outcome ?? first), fee, at: now };
          return {
            ...decideLoss(state, dispute, { by, bearer, outcome: outcome ?? first }, now),
            also: repo.loseDispute(db, dispute, decided, { bookingId: paid.bookingId, mails }),
            ...(byHand && { privileged: { viewer: byHand.admin, entry } }),
          };
        },
      );
    } else {
      await write(byHand, entry, (audit) =>
        repo.releaseDispute(db, paid, dispute, { status, at: clock() }, mails, audit),
      );
    }
    bookingMailer.deliver();
  } catch (error) {
    const now = await repo.findDispute(db, dispute.id);
    if (!now || !isDecided(now.status) || isKeptForNow(now)) throw error;
    if (byHand) throw decided(now.status);
  }
}

/** Returns the mails to the administrators for payments and to the operator's owner. */
async function mailsAbout(
  { db, origin }: Dependencies,
  { bookingId, operatorSlug, companyName }: DisputedPayment,
  dispute: Pick<DisputeRow, "id" | "reference" | "amount" | "status" | "reason" | "respondBy">,
): Promise<Mail[]> {
  const [admins, owner] = await Promise.all([repo.listPaymentAdmins(db), findOwner(db, operatorSlug)]);
  const about = { ...dispute, bookingId, companyName };
  return [
    ...admins.map(({ email, name }) =>
      disputeMail({ ...about, to: email, name, url: `${origin}/admin/bookings/${bookingId}` }),
    ),
    ...(owner
      ? [
          disputeMail({
            ...about,
            to: owner.email,
            name: owner.name,
            url: `${origin}/operator/bookings/${bookingId}`,
          }),
        ]
      : []),
  ];
}
