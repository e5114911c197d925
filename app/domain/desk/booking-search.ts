import { foldText } from "~/domain/folded-text";
import { readCode } from "~/domain/typed-input/code";
import { readEmail } from "~/domain/typed-input/email";
import { searchedDigits } from "~/domain/typed-input/phone";
import type { AdminBooking } from "~/domain/bookings/booking-schema";

/** How lists and the palette find bookings by a text. */

export interface BookingSearch {
  /** Folded text. */
  text: string;
  /** Digits of a phone number in any spelling, without a country code of India or a leading zero; null if it is no number. */
  digits: string | null;
  /** The whole e-mail address that was typed, or null. */
  email: string | null;
}

/** Minimum number of characters that are found anywhere; two are found at the beginning of a word of the name or of a phone number, one at that of the name. */
export const minSearchedPart = 3;

/** Tells that a short text finds beginnings of names only; null for other texts. */
export function shortSearchNote(text: string): string | null {
  const { length } = text.trim();
  return length === 0 || length >= minSearchedPart
    ? null
    : `Type at least ${minSearchedPart} characters to search everything.`;
}

/** Parses a typed text; null if there is nothing to search for. */
export function readBookingSearch(q: string): BookingSearch | null {
  const typed = q.replaceAll(/\p{Cc}/gu, "");
  const code = readCode(typed);
  const text = /^TB\d+$/.test(code) ? code.toLowerCase() : foldText(typed);
  if (text === "") return null;
  const address = readEmail(typed);
  return {
    text,
    digits: searchedDigits(typed),
    email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) ? address : null,
  };
}

/** Returns a customer's name as it is found and sorted by: folded, after a space, so that a space and two letters are the beginning of a word. */
export function foldedName(name: string): string {
  return ` ${foldText(name)}`;
}

/** Returns the beginning of the Indian numbers that two digits may stand for; null for another text. */
export function phoneStartOf(text: string): string | null {
  return /^\d\d$/.test(text) ? `+91${text}` : null;
}

/** Returns true if a search finds a booking. Must match the SQL in worker/bookings/booking-search.repo.ts. */
export function isFoundBy({ text, digits }: BookingSearch, booking: AdminBooking): boolean {
  const name = foldedName(booking.customerName);
  if (text.length === 1) return name.startsWith(` ${text}`);
  if (text.length < minSearchedPart) {
    const start = phoneStartOf(text);
    return name.includes(` ${text}`) || (start !== null && booking.customerPhone.includes(start));
  }
  const texts = [booking.bookingId, booking.customerEmail, booking.customerPhone, booking.tourTitle];
  return (
    name.includes(text) ||
    texts.some((part) => foldText(part).includes(text)) ||
    (digits !== null && booking.customerPhone.includes(digits))
  );
}

/** Returns the e-mail address or the phone number, in E.164, that a text is as a whole; null if it is neither. */
export function wholeContactOf({
  email,
  digits,
}: BookingSearch): { email: string } | { phones: string[] } | null {
  if (email !== null) return { email };
  if (digits === null || digits.length < 8) return null;
  return { phones: [`+${digits}`, `+91${digits}`] };
}
