import { z } from "zod";
import { emailSchema, nameSchema, phoneSchema } from "~/domain/accounts/person-fields";
import { bookingFields } from "~/domain/bookings/booking";
import { instantInIndia, todayInIndia, addDays, type TravelDate } from "~/domain/calendar/calendar";
import { orNull } from "~/domain/form-fields";
import { typedNumber } from "~/domain/typed-input/typed-number";
import { waitingFormMessages } from "./messages";

/** Waiting lists for sold-out departures: docs/decisions/009-waiting-list.md. */

/** Statuses of an entry. Only the first four can lead to a booking. */
const waitingStatuses = [
  /** The address is not confirmed yet; the entry has no place in line. */
  "unconfirmed",
  "waiting",
  /** Seats are held; the offer is not mailed yet. */
  "reserved",
  "offered",
  "booked",
  "declined",
  "lapsed",
  "left",
  /** The departure was closed, has passed its cut-off, or no longer leaves. */
  "gone",
] as const;
export type WaitingStatus = (typeof waitingStatuses)[number];

export const waitingLabels: Record<WaitingStatus, string> = {
  unconfirmed: "Not confirmed",
  waiting: "Waiting",
  reserved: "Seats held",
  offered: "Offered",
  booked: "Booked",
  declined: "Declined",
  lapsed: "Offer ended",
  left: "Left",
  gone: "Ended",
};

/** Entries of one departure, and active entries of one e-mail address. Also in the trigger `waiting_entries_limits`. */

/** Time to confirm the address. Milliseconds. */
export const timeToConfirm = 24 * 60 * 60_000;

/** The form that joins a list. */
export const waitingFormSchema = z.object({
  travelDate: bookingFields.travelDate,
  startTime: bookingFields.startTime,
  optionId: bookingFields.optionId,
  numberOfTravelers: typedNumber(bookingFields.numberOfTravelers),
  name: nameSchema(() => waitingFormMessages().nameMissing),
  email: emailSchema,
  phone: orNull(phoneSchema(() => waitingFormMessages().phoneMissing)),
});

/** An entry as its traveler sees it. */
export interface WaitingEntry {
  id: string;
  tourSlug: string;
  tourTitle: string;
  tourPath: string;
  travelDate: TravelDate;
  /** HH:mm, of one of several starts. */
  startTime?: string | undefined;
  /** Option with seats of its own for which the party waits. */
  optionId?: string | undefined;
  optionName?: string | undefined;
  seats: number;
  status: WaitingStatus;
  /** 1 for the first in line; null if the entry has no place. */
  position: number | null;
  /** End of the offer, a UTC instant; null without one. */
  offerEndsAt: number | null;
  /** Path of its own page, with the key. */
  path: string;
}

/** An entry as the operator and administrators see it. */
export interface ListedWaitingEntry {
  id: string;
  name: string;
  seats: number;
  status: WaitingStatus;
  joinedAt: number;
  offerEndsAt: number | null;
}

/** Formats a place in line: "1st", "2nd", "13th". */
export function placeInLine(position: number): string {
  const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };
  const rule = new Intl.PluralRules("en", { type: "ordinal" }).select(position);
  return `${position}${suffixes[rule] ?? "th"}`;
}

const offerTime = 2 * 60 * 60_000;

/** Quiet hours end and begin at these times in India. */
const day = { from: "08:00", to: "21:00" } as const;

/**
 * Returns the end of an offer: two hours of the day, 8 AM to 9 PM IST, after it was made, but never past the cut-off.
 * @param now UTC instant of the offer
 * @param cutOff UTC instant
 */
export function offerEnd(now: number, cutOff: number): number {
  let left = offerTime;
  let at = now;
  for (let date = todayInIndia(now); at < cutOff; date = addDays(date, 1)) {
    at = Math.max(at, instantInIndia(date, day.from));
    const rest = instantInIndia(date, day.to) - at;
    if (rest >= left) return Math.min(at + left, cutOff);
    left -= Math.max(rest, 0);
  }
  return cutOff;
}
