import { AppError, staleEdit } from "~/domain/errors";
import type { PhotographStatus } from "~/domain/reviews/review-photograph";
import { withAudit, type AuditDependencies } from "../audit/with-audit";
import type { Admin } from "../platform/authz/actors";
import type { BookingMailer } from "../notifications/bookings/booking-mailer";
import { photographApprovedMail, photographRejectedMail } from "../notifications/mail/review-mails";
import { findPhotographToModerate, updatePhotographStatus } from "./photograph-moderation.repo";
import { inLanguage } from "../platform/language";
import { translateBooking } from "../notifications/bookings/translate-booking.repo";

interface Verdict {
  id: string;
  /** The status that the administrator saw. */
  from: PhotographStatus;
  /** Why it is rejected; null approves it. */
  reason: string | null;
}

/**
 * Approves or rejects a photograph on behalf of an administrator, also one that was decided before. Mails its author.
 * @throws AppError `not_found` (also once its author has removed it), `illegal_transition` (it is already),
 * `conflict` (someone else was faster)
 */
export async function moderatePhotograph(
  { audit, bookingMailer }: { audit: AuditDependencies; bookingMailer: BookingMailer },
  admin: Admin,
  { id, from, reason }: Verdict,
): Promise<void> {
  const { db, clock } = audit;
  const status = reason === null ? "approved" : "rejected";
  const photograph = await findPhotographToModerate(db, id);
  if (!photograph) throw new AppError("not_found", "This photograph was removed by its author.");
  if (from === status) throw new AppError("illegal_transition", `This photograph is already ${status}.`);
  const { booking, bookingId, language, caption, writerEmail, writerName } = photograph;
  const told = await translateBooking(db, { booking: photograph });
  const at = clock();
  const about = {
    to: writerEmail ?? "",
    name: writerName ?? "",
    tourTitle: told.booking.tourTitle,
    caption,
    url: bookingMailer.addressOf(`/bookings/${bookingId}/photographs`),
  };
  const mail =
    writerEmail === null
      ? null
      : {
          ...inLanguage(language, () =>
            reason === null ? photographApprovedMail(about) : photographRejectedMail({ ...about, reason }),
          ),
          dedupeKey: `booking/${booking}/photograph/${id}/${at}`,
        };
  const entry = {
    action: reason === null ? "review.approve-photograph" : "review.reject-photograph",
    subjectId: photograph.review,
    before: { photograph: id, status: from },
    after: { photograph: id, status },
    reason,
  } as const;
  const isDone = await withAudit(audit, admin, entry, (statements) =>
    updatePhotographStatus(db, { id, from, status, reason }, { at, by: admin.id, mail }, statements),
  );
  if (!isDone) throw staleEdit("this photograph");
  bookingMailer.deliver();
}
