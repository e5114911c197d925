import type { Viewer } from "~/domain/accounts/account";
import { AppError } from "~/domain/errors";
import { withAudit } from "../audit/with-audit";
import type { AuditDependencies } from "../audit/with-audit";
import type { BookingMailer } from "../bookings/notifications/booking-mailer";
import { violates } from "../db/errors";
import { reviewAnsweredMail } from "../mail/review-mails";
import { requireRight } from "../authz/require-right";
import { createReply, createReviewReport, findReviewToAnswer } from "./review-replies.repo";

/**
 * Replies to a published review of an operator's tour: once and permanently, on the tour's page. Mails the author.
 * @throws AppError `unauthenticated`, `forbidden`, `not_found` (also for other companies' reviews), `illegal_transition` (already replied)
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
    throw new AppError("illegal_transition", "This review already has a reply.", {
      cause: error,
    });
  }
  bookingMailer.deliver();
}

/**
 * Reports a published review of an operator's tour to the administrators, once.
 * @throws AppError `unauthenticated`, `forbidden`, `not_found` (also for other companies' reviews), `illegal_transition` (already
 * reported)
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
    throw new AppError("illegal_transition", "This review is already reported.", { cause: error });
  }
}

function noSuchReview(): AppError {
  return new AppError("not_found", "Review not found.");
}
