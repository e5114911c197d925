import { z } from "zod";
import type { BookingStatus } from "./booking-status";
import { holdsSeats, isTravelled } from "./booking-status";
import { addDays, formatDay } from "./calendar";
import type { TravelDate } from "./calendar";
import { verifyVoucher } from "./voucher";
import type { VoucherPublicKey } from "./voucher";

/** Who has turned up for a departure, and who may be told to have. */

export const checkInWays = ["scan", "hand"] as const;
export type CheckInWay = (typeof checkInWays)[number];

/** That the travellers of a booking have turned up. */
const checkInSchema = z.object({
  /** Made by the device that did it. */
  id: z.string(),
  /** UTC, ISO 8601, by the device's clock. */
  at: z.string(),
  /** The name of who did it; null once their account is gone. */
  by: z.string().nullable(),
  way: z.enum(checkInWays),
});
export type CheckIn = z.output<typeof checkInSchema>;

/** The days on which travellers of a departure can be checked in, both included. */
export interface CheckInWindow {
  from: TravelDate;
  to: TravelDate;
}

/** From the day before departure until two days after the last day: a device may have been out of reach all along. */
export function checkInWindow(travelDate: TravelDate, lastDay: TravelDate): CheckInWindow {
  return { from: addDays(travelDate, -1), to: addDays(lastDay, 2) };
}

export function isCheckInOpen({ from, to }: CheckInWindow, today: TravelDate): boolean {
  return from <= today && today <= to;
}

/** When check-in is or was open, in words. */
export function windowInWords({ from, to }: CheckInWindow): string {
  return `Check-in is open from ${formatDay(from)} to ${formatDay(to)}.`;
}

/** A check-in as a device tells it. */
const toldCheckInSchema = z.strictObject({
  id: z.uuid().meta({ description: "Made by the device: told again, it is the same check-in" }),
  bookingId: z.string().regex(/^TB\d{6}$/),
  code: z.string().max(400).optional().meta({ description: "The voucher's text, which a scan must have" }),
  at: z.iso.datetime().meta({ description: "When it was done, by the device's clock" }),
  way: z.enum(checkInWays),
});
export type ToldCheckIn = z.output<typeof toldCheckInSchema>;

const mostCheckInsAtOnce = 200;

export const checkInsSchema = z.strictObject({
  checkIns: z.array(toldCheckInSchema).min(1).max(mostCheckInsAtOnce),
});

/** Why nobody was checked in, in words. */
export const checkInRefusals = {
  unknown: "There is no such booking among yours.",
  cancelled: "The booking was cancelled or has expired.",
  closed:
    "The departure is closed. Until the day it leaves it can be opened again, by Seats and closing on its manifest.",
  unpaid: "The booking is not paid. Record the payment on the booking's page first, then check in.",
  "no-show": "The booking was marked as one that nobody came for.",
  "bad-code": "The code is not that of a voucher of ours for this booking.",
  "other-departure": "The voucher is not for the departure that its booking has now.",
  "not-open": "Check-in is open from the day before departure to two days after the last day.",
  "taken-back": "This check-in was taken back. Check in anew, if they came.",
} as const;
export type CheckInRefusal = keyof typeof checkInRefusals;

/**
 * Why nobody was checked in, with the date the booking now has where its voucher is for another departure.
 * @param booking null where there is none among those of whoever tells it
 */
export function refusalInWords(
  why: CheckInRefusal,
  booking: Pick<BookingToCheckIn, "travelDate"> | null,
): string {
  if (why !== "other-departure" || !booking) return checkInRefusals[why];
  return `${checkInRefusals[why]} The booking is for ${formatDay(booking.travelDate)}.`;
}

/** What becomes of one check-in that was told. */
export const checkInAnswerSchema = z.object({
  id: z.string(),
  bookingId: z.string(),
  result: z.enum(["checked_in", "already", "refused"]),
  checkIn: checkInSchema.nullable().meta({ description: "The one that holds; null where it was refused" }),
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
  message: z.string().meta({ description: "The same in words; of a moved booking with the date it has now" }),
});
export type CheckInAnswer = z.output<typeof checkInAnswerSchema>;

export const checkInAnswersSchema = z.object({ checkIns: z.array(checkInAnswerSchema) });

/** What a check-in depends on, of its booking. */
export interface BookingToCheckIn {
  bookingId: string;
  status: BookingStatus;
  tourSlug: string;
  travelDate: TravelDate;
  lastDay: TravelDate;
  /** Whether the operator has closed its departure. */
  isClosed: boolean;
}

/** Why a booking in this state cannot be checked in, or null. @param isClosed whether its departure is */
export function refusalOfState(status: BookingStatus, isClosed: boolean): CheckInRefusal | null {
  if (isClosed && holdsSeats(status)) return "closed";
  if (isTravelled(status)) return null;
  if (status === "pending") return "unpaid";
  return status === "no-show" ? "no-show" : "cancelled";
}

/**
 * Why a check-in is refused, or null.
 * @param booking null where there is none among those of whoever tells it
 * @param keys what vouchers are checked with
 * @param today in India, by the server's clock
 */
export async function refusalOf(
  { bookingId, code, way }: Pick<ToldCheckIn, "bookingId" | "code" | "way">,
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
