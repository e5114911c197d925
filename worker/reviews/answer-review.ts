import { AppError } from "~/domain/errors";
import { withAudit, type AuditDependencies } from "../audit/with-audit";
import type { BookingMailer } from "../notifications/bookings/booking-mailer";
import { violates } from "../platform/db/errors";
import { reviewAnsweredMail } from "../notifications/mail/review-mails";
import { createReply, createReviewReport, findReviewToAnswer } from "./review-replies.repo";
import type { Staff } from "../platform/authz/actors";
import { inLanguage } from "../platform/language";
import { translateBooking } from "../notifications/bookings/translate-booking.repo";

/**
 * Replies to a published review of an operator's tour: once and permanently, on the tour's page. Mails the author.
 * @throws AppError `not_found` (also for other operators' reviews), `illegal_transition` (already replied)
 */
export async function answerReview(
  { audit, bookingMailer }: { audit: AuditDependencies; bookingMailer: BookingMailer },
  staff: Staff<"reviews">,
  { id, text }: { id: string; text: string },
): Promise<void> {
  const review = await findReviewToAnswer(audit.db, id, staff.id);
  if (!review) throw noSuchReview();
  const { booking, bookingId, language, writerEmail, writerName } = review;
  const told = await translateBooking(audit.db, { booking: review });
  const mail =
    writerEmail === null
      ? null
      : {
          ...inLanguage(language, () =>
            reviewAnsweredMail({
              ...told.booking,
              text,
              to: writerEmail,
              name: writerName ?? "",
              url: bookingMailer.addressOf(`/bookings/${bookingId}/review`),
            }),
          ),
          dedupeKey: `booking/${booking}/review-reply`,
        };
  const entry = { action: "review.reply" as const, subjectId: id, after: { text } };
  const reply = { review: id, text, userId: staff.id, now: audit.clock(), mail };
  try {
    const isDone = await withAudit(audit, staff, entry, (statements) =>
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
 * @throws AppError `not_found` (also for other operators' reviews), `illegal_transition` (already
 * reported)
 */
export async function reportReview(
  audit: AuditDependencies,
  staff: Staff<"reviews">,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const entry = { action: "review.report" as const, subjectId: id, reason };
  const report = { review: id, reason, userId: staff.id, now: audit.clock() };
  try {
    const isDone = await withAudit(audit, staff, entry, (statements) =>
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
