import { bookingIdPattern } from "~/domain/bookings/booking-reference";
import { z } from "zod";
import { holdsSeats, isTraveled, type BookingStatus } from "~/domain/bookings/booking-status";
import { addDays, formatDay, type TravelDate } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import { typedNumber } from "~/domain/typed-input/typed-number";
import { verifyVoucher, type VoucherPublicKey } from "~/domain/documents/voucher";

/** Check-ins of a departure, and the rules for accepting them. */

export const checkInWays = ["scan", "hand"] as const;
export type CheckInWay = (typeof checkInWays)[number];

/** Record that the travelers of a booking have arrived. */
const checkInSchema = z.object({
  /** Created by the device that made the check-in. */
  id: z.string(),
  /** UTC, ISO 8601, by the device's clock. */
  at: z.string(),
  /** Name of the user who checked in; null once their account is deleted. */
  by: z.string().nullable(),
  way: z.enum(checkInWays),
  arrived: z
    .int()
    .nullable()
    .default(null)
    .meta({ description: "Travelers with seats who have come; null for the whole party" }),
});
export type CheckIn = z.output<typeof checkInSchema>;

/** Days on which a departure can be checked in, inclusive. */
export interface CheckInWindow {
  from: TravelDate;
  to: TravelDate;
}

/**
 * Returns the check-in window: from the day before departure to two days after the last day, because a device may have been
 * offline throughout.
 */
export function checkInWindow(travelDate: TravelDate, lastDay: TravelDate): CheckInWindow {
  return { from: addDays(travelDate, -1), to: addDays(lastDay, 2) };
}

export function isCheckInOpen({ from, to }: CheckInWindow, today: TravelDate): boolean {
  return from <= today && today <= to;
}

export function windowInWords({ from, to }: CheckInWindow): string {
  return `Check-in is open from ${formatDay(from)} to ${formatDay(to)}.`;
}

/** How many of a party have come so far, in forms; empty for all. */
export const arrivedField = z.preprocess(
  (typed) => (typed === "" ? undefined : typed),
  typedNumber(z.int("Enter how many have come").min(1, "Enter how many have come")).optional(),
);

/** A check-in as sent by a device. */
const submittedCheckInSchema = z.strictObject({
  id: z
    .uuid()
    .meta({ description: "Created by the device. Sending it again does not create a second check-in." }),
  bookingId: z.string().regex(bookingIdPattern),
  code: z.string().max(400).optional().meta({ description: "The voucher's text, required for a scan" }),
  at: z.iso.datetime().meta({ description: "Time of the check-in, by the device's clock" }),
  way: z.enum(checkInWays),
  arrived: z.int().min(1).optional().meta({
    description:
      "Travelers with seats who have come so far, those of earlier check-ins included; without it the whole party",
  }),
});
export type SubmittedCheckIn = z.output<typeof submittedCheckInSchema>;

const maxCheckInsAtOnce = 200;

export const checkInsSchema = z.strictObject({
  checkIns: z.array(submittedCheckInSchema).min(1).max(maxCheckInsAtOnce),
});

/** Messages for refused check-ins. */
export const checkInRefusals = {
  unknown: "Booking not found.",
  cancelled: "The booking was cancelled or has expired.",
  closed:
    "The departure is closed. You can reopen it until its travel date: choose Seats and closing on its manifest.",
  unpaid: "The booking is not paid. Record the payment on the booking's page first, then check in.",
  "no-show": "The booking was marked as a no-show.",
  "bad-code": "The code is not a valid voucher for this booking.",
  "other-departure": "The booking has moved to another departure since this voucher was issued.",
  "not-open": "Check-in is open from the day before departure to two days after the last day.",
  "taken-back": "This check-in was undone. If the travelers came, check them in again.",
} as const;
export type CheckInRefusal = keyof typeof checkInRefusals;

/**
 * Describes why a check-in was refused, with the booking's current date if its voucher is for another departure.
 * @param booking null if the sender has no access to it
 */
export function refusalInWords(
  why: CheckInRefusal,
  booking: Pick<BookingToCheckIn, "travelDate"> | null,
): string {
  if (why !== "other-departure" || !booking) return checkInRefusals[why];
  return `${checkInRefusals[why]} The booking is for ${formatDay(booking.travelDate)}.`;
}

/** Result for one check-in. */
export const checkInAnswerSchema = z.object({
  id: z.string(),
  bookingId: z.string(),
  result: z.enum(["checked_in", "already", "refused"]),
  checkIn: checkInSchema.nullable().meta({ description: "The valid check-in; null if refused" }),
  why: z
    .enum([
      "unknown",
      "cancelled",
      "closed",
      "unpaid",
      "no-show",
      "bad-code",
      "other-departure",
      "not-open",
      "taken-back",
    ])
    .nullable()
    .meta({ description: "Why it was refused" }),
  message: z.string().meta({ description: "The reason as text; for a moved booking with its current date" }),
});
export type CheckInAnswer = z.output<typeof checkInAnswerSchema>;

export const checkInAnswersSchema = z.object({ checkIns: z.array(checkInAnswerSchema) });

/** The parts of a booking that its check-in depends on. */
export interface BookingToCheckIn {
  bookingId: string;
  status: BookingStatus;
  tourSlug: string;
  travelDate: TravelDate;
  lastDay: TravelDate;
  /** True if the operator has closed the departure. */
  isClosed: boolean;
  seats: number;
  /** Whole rupees that the customer still owes us. */
  owed: number;
}

/** Tells what to collect of travelers who are checked in; null if nothing is due. @param owed whole rupees */
export function dueAtCheckIn(owed: number): string | null {
  return owed > 0 ? `${formatRupees(owed)} is due: collect it and record the payment.` : null;
}

/** Returns why a booking in this state can't be checked in, or null. */
export function refusalOfState(status: BookingStatus, isClosed: boolean): CheckInRefusal | null {
  if (isClosed && holdsSeats(status)) return "closed";
  if (isTraveled(status)) return null;
  if (status === "pending") return "unpaid";
  return status === "no-show" ? "no-show" : "cancelled";
}

/**
 * Returns why a check-in is refused, or null.
 * @param booking null if the sender has no access to it
 * @param keys public keys that verify vouchers
 * @param today in India, by the server's clock
 */
export async function refusalOf(
  { bookingId, code, way }: Pick<SubmittedCheckIn, "bookingId" | "code" | "way">,
  booking: BookingToCheckIn | null,
  keys: readonly VoucherPublicKey[],
  today: TravelDate,
): Promise<CheckInRefusal | null> {
  if (!booking) return "unknown";
  if (code !== undefined || way === "scan") {
    const voucher = await verifyVoucher(code ?? "", keys);
    if (voucher?.bookingId !== bookingId) return "bad-code";
    if (voucher.tourSlug !== booking.tourSlug || voucher.travelDate !== booking.travelDate) {
      return "other-departure";
    }
  }
  const ofState = refusalOfState(booking.status, booking.isClosed);
  if (ofState !== null) return ofState;
  return isCheckInOpen(checkInWindow(booking.travelDate, booking.lastDay), today) ? null : "not-open";
}
