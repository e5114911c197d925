import { AppError } from "~/domain/errors";
import { isTravelerDeleted, type ContactRepair } from "~/domain/desk/repair";
import { voucherState } from "~/domain/documents/booking-documents";
import { emailKeyOf } from "~/domain/bookings/unpaid-booking";
import { foldedName } from "~/domain/desk/booking-search";
import { insertMail } from "../../notifications/mail/mail-outbox.repo";
import { contactChangedMail, contactRemovedMail, documentsMail } from "../../notifications/mail/repair-mails";
import { requirePossiblePhones } from "../../platform/possible-phones";
import { mayMailStranger } from "../../accounts/mail-limit";
import { countTry } from "../../platform/http/throttle.repo";
import { readBookingState, type BookingState } from "../../bookings/booking-change.repo";
import { toBooking } from "../../bookings/booking-view";
import { changeBooking, type PrivilegedChangeDependencies } from "../../bookings/change-booking";
import { emailDataOf } from "../../notifications/bookings/booking-notifications";
import { detachAccount } from "./booking-notes.repo";
import { notifyTeam } from "./notify-team";
import { byOffice, officeBookingWith, type OfficeActor } from "./repair-booking";
import { inLanguage } from "../../platform/language";
import { translateBooking } from "../../notifications/bookings/translate-booking.repo";

const fieldLabels = {
  customerName: "name",
  customerEmail: "e-mail address",
  customerPhone: "phone number",
  emergencyName: "emergency contact",
  emergencyPhone: "emergency contact's phone number",
  specialRequests: "special requests",
} as const;

/**
 * Changes a booking's contact details and special requests. With another e-mail address, mails go to the new one; if the former one
 * belongs to someone else, links mailed to it end, and so does the access of an account with that address.
 * @returns `isMailed` false if the traveler has no e-mail address with us
 * @throws AppError `not_found`, `conflict` (changed since it was read), `illegal_transition` (the account was deleted), `invalid`
 */
export async function repairContact(
  dependencies: PrivilegedChangeDependencies,
  actor: OfficeActor,
  {
    bookingId,
    expectedVersion,
    reason,
    isWrongAddress,
    ...typed
  }: ContactRepair & { bookingId: string; expectedVersion: number },
): Promise<{ isMailed: boolean }> {
  requirePossiblePhones({ customerPhone: typed.customerPhone, emergencyPhone: typed.emergencyPhone });
  const { db, bookingMailer } = dependencies;
  const by = byOffice(actor);
  if (typed.customerEmail !== undefined && !(await mayMailStranger(dependencies, typed.customerEmail)))
    throw new AppError(
      "too_many_requests",
      "Too many mails went to this address. Please try again in an hour.",
      {
        retryAfter: 60 * 60,
      },
    );
  let isMailed = true;
  await changeBooking(
    dependencies,
    officeBookingWith(actor, bookingId),
    async (state, now) => {
      const { booking } = state;
      requireCustomer(state);
      const fields = fieldNames.filter((name) => typed[name] !== undefined && typed[name] !== booking[name]);
      if (fields.length === 0) throw new AppError("invalid", "Nothing was changed.");
      const email = fields.includes("customerEmail") ? typed.customerEmail : undefined;
      const endsLinks = email !== undefined && isWrongAddress && booking.customerEmail !== "";
      const set = {
        ...Object.fromEntries(fields.map((name) => [name, typed[name]])),
        ...(fields.includes("customerName") && { customerFolded: foldedName(typed.customerName ?? "") }),
        ...(email !== undefined && booking.emailKey !== null && { emailKey: emailKeyOf(email) }),
        ...(endsLinks && { linkVersion: booking.linkVersion + 1 }),
      };
      const what = `Changed: ${fields.map((name) => fieldLabels[name]).join(", ")}. ${reason}`;
      const after = { ...booking, ...set };
      isMailed = after.customerEmail !== "";
      const key = (kind: string) => `booking/${booking.id}/${state.version + 1}/${kind}`;
      const data = {
        ...(await translateBooking(db, emailDataOf(state, after, await bookingMailer.pageOf(after)))),
        ...(booking.verifiedAt === null && { verificationUrl: bookingMailer.verificationUrlOf(after) }),
      };
      const who = actor.role === "admin" ? "Tour Bharat" : state.operatorName;
      const write = () => contactChangedMail(data, { who, what, isNew: email !== undefined });
      const mail = inLanguage(booking.language, write);
      const removed = () => inLanguage(booking.language, () => contactRemovedMail(former));
      const former = { to: booking.customerEmail, bookingId: booking.bookingId, isLinkEnded: endsLinks };
      return {
        by,
        reason: what,
        set,
        repair: { note: null },
        privileged: {
          viewer: actor,
          // Without the values: the log is read by more people than the booking.
          entry: {
            action: "booking.repair-contact",
            subjectId: booking.bookingId,
            after: { fields, endsLinks },
            reason,
          },
        },
        also: [
          ...(endsLinks ? [detachAccount(db, booking)] : []),
          ...(isMailed ? [insertMail(db, { ...mail, dedupeKey: key("contact") }, now)] : []),
          ...(email === undefined || booking.customerEmail === ""
            ? []
            : [insertMail(db, { ...removed(), dedupeKey: key("contact-removed") }, now)]),
          ...notifyTeam(dependencies, state, { by, what, after: set }, now),
        ],
      };
    },
    expectedVersion,
  );
  bookingMailer.deliver();
  return { isMailed };
}

const fieldNames = [
  "customerName",
  "customerEmail",
  "customerPhone",
  "emergencyName",
  "emergencyPhone",
  "specialRequests",
] as const;

const documentsPerHour = 5;

/**
 * Mails a booking's documents to the traveler again, at most five times an hour.
 * @throws AppError `not_found`, `illegal_transition` (without a voucher or an e-mail address), `too_many_requests`
 */
export async function resendDocuments(
  dependencies: PrivilegedChangeDependencies,
  actor: OfficeActor,
  bookingId: string,
): Promise<void> {
  const { db, bookingMailer, clock } = dependencies;
  const condition = officeBookingWith(actor, bookingId);
  const state = await readBookingState(db, condition);
  if (!state) throw new AppError("not_found", "Booking not found.");
  requireDocuments(state);
  const key = { action: "booking documents", subject: state.booking.id, now: clock(), windowMs: 60 * 60_000 };
  if ((await countTry(db, key)) > documentsPerHour)
    throw new AppError(
      "too_many_requests",
      "The documents were sent five times within an hour. Please try again later.",
      {
        retryAfter: 60 * 60,
      },
    );
  await changeBooking(dependencies, condition, async (current, now) => {
    requireDocuments(current);
    const { booking } = current;
    const url = await bookingMailer.pageOf(booking);
    const data = await translateBooking(db, emailDataOf(current, booking, url));
    const mail = inLanguage(booking.language, () => documentsMail(data));
    return {
      by: byOffice(actor),
      reason: "Sent the booking documents again.",
      privileged: {
        viewer: actor,
        entry: { action: "booking.resend-documents", subjectId: booking.bookingId },
      },
      also: [
        insertMail(db, { ...mail, dedupeKey: `booking/${booking.id}/${current.version + 1}/documents` }, now),
      ],
    };
  });
  bookingMailer.deliver();
}

/** @throws AppError `illegal_transition` */
function requireCustomer({ booking }: BookingState): void {
  if (!isTravelerDeleted(booking)) return;
  throw new AppError("illegal_transition", "The traveler has deleted their account.");
}

/** @throws AppError `illegal_transition` */
function requireDocuments(state: BookingState): void {
  requireCustomer(state);
  const { bookingId, status, customerEmail } = state.booking;
  if (voucherState(toBooking(state)) !== "valid")
    throw new AppError(
      "illegal_transition",
      `Booking ${bookingId} is ${status}, or not paid since a bank took its money back, and has no voucher.`,
    );
  if (customerEmail === "")
    throw new AppError("illegal_transition", `Booking ${bookingId} has no e-mail address. Add one first.`);
}
