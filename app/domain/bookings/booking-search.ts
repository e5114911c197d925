import type { AdminBooking } from "./booking-schema";

/** How lists and the palette find bookings by a text. */

export interface BookingSearch {
  /** The text, without control characters, in lower case. */
  text: string;
  /** Digits of a phone number in any spelling, without a country code of India or a leading zero; null if it is no number. */
  digits: string | null;
}

/** Minimum number of characters that are found anywhere; a shorter text is found at the beginning of the name. */
export const minSearchedPart = 3;

const minDigits = 4;

/** Parses a typed text; null if there is nothing to search for. */
export function readBookingSearch(q: string): BookingSearch | null {
  const text = q
    .replaceAll(/\p{Cc}/gu, "")
    .trim()
    .toLowerCase();
  return text === "" ? null : { text, digits: phoneDigitsOf(text) };
}

/**
 * Returns the digits that all common spellings of a phone number share: "+91 98450 12345", "098450-12345" and "9845012345"
 * give "9845012345". The last digits alone are a spelling, too.
 */
function phoneDigitsOf(text: string): string | null {
  if (!/^[+\d][\d\s().\u2010-\u2015-]*$/.test(text)) return null;
  const digits = text.replaceAll(/\D/g, "").replace(/^0+/, "");
  const national = digits.length > 10 && digits.startsWith("91") ? digits.slice(2).replace(/^0/, "") : digits;
  return national.length < minDigits ? null : national;
}

/** Returns true if a search finds a booking. Must match the SQL in worker/bookings/booking-search.repo.ts. */
export function isFoundBy(
  { text, digits }: BookingSearch,
  { bookingId, customerName, customerEmail, customerPhone, tourTitle }: AdminBooking,
): boolean {
  if (text.length < minSearchedPart) return customerName.toLowerCase().startsWith(text);
  const texts = [bookingId, customerName, customerEmail, customerPhone, tourTitle];
  return (
    texts.some((part) => part.toLowerCase().includes(text)) ||
    (digits !== null && customerPhone.includes(digits))
  );
}

/** Returns the e-mail address or the phone number, in E.164, that a text is as a whole; null if it is neither. */
export function wholeContactOf({
  text,
  digits,
}: BookingSearch): { email: string } | { phones: string[] } | null {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return { email: text };
  if (digits === null || digits.length < 8) return null;
  return { phones: [`+${digits}`, `+91${digits}`] };
}
