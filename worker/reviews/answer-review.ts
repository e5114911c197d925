import type { Viewer } from "~/domain/account";
import { AppError } from "~/domain/errors";
import { withAudit } from "../audit/with-audit";
import type { AuditDependencies } from "../audit/with-audit";
import type { BookingMailer } from "../bookings/booking-mailer";
import { violates } from "../db/errors";
import { reviewAnsweredMail } from "../mail/review-mails";
import { requireRight } from "../operators/require-right";
import { createReply, createReviewReport, findReviewToAnswer } from "./review-replies.repo";

/**
 * Answers a published review of an operator's tour: once, and it stands on the tour's page for good. Its writer is told.
 * @throws AppError `unauthenticated`, `forbidden`, `not_found` (also for another company's), `illegal_transition` (answered
 *   already)
 */
export async function answerReview(
  { audit, bookingMailer }: { audit: AuditDependencies; bookingMailer: BookingMailer },
  asking: Viewer | null,
  { id, text }: { id: string; text: string },
): Promise<void> {
  const { viewer } = await requireRight(audit.db, asking, "reviews");
  const review = await findReviewToAnswer(audit.db, id, viewer.id);
  if (!review) throw noSuchReview();
  const { booking, bookingId, writerEmail, writerName } = review;
  const mail =
    writerEmail === null
      ? null
      : {
          ...reviewAnsweredMail({
            ...review,
            text,
            to: writerEmail,
            name: writerName ?? "",
            url: bookingMailer.addressOf(`/bookings/${bookingId}/review`),
          }),
          dedupeKey: `booking/${booking}/review-reply`,
        };
  const entry = { action: "review.reply" as const, subjectId: id, after: { text } };
  const reply = { review: id, text, userId: viewer.id, now: audit.clock(), mail };
  try {
    const isDone = await withAudit(audit, viewer, entry, (statements) =>
      createReply(audit.db, reply, statements),
    );
    if (!isDone) throw noSuchReview();
  } catch (error) {
    if (!violates(error, "review_replies.review")) throw error;
    throw new AppError("illegal_transition", "This review has been answered already. An answer stays.", {
      cause: error,
    });
  }
  bookingMailer.deliver();
}

/**
 * Asks us to look at a published review of an operator's tour: once.
 * @throws AppError `unauthenticated`, `forbidden`, `not_found` (also for another company's), `illegal_transition` (reported
 *   already)
 */
export async function reportReview(
  audit: AuditDependencies,
  asking: Viewer | null,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const { viewer } = await requireRight(audit.db, asking, "reviews");
  const entry = { action: "review.report" as const, subjectId: id, reason };
  const report = { review: id, reason, userId: viewer.id, now: audit.clock() };
  try {
    const isDone = await withAudit(audit, viewer, entry, (statements) =>
      createReviewReport(audit.db, report, statements),
    );
    if (!isDone) throw noSuchReview();
  } catch (error) {
    if (!violates(error, "review_reports.review")) throw error;
    throw new AppError("illegal_transition", "This review has been reported already.", { cause: error });
  }
}

function noSuchReview(): AppError {
  return new AppError("not_found", "There is no such review of your tours.");
}
