import { isPossiblePhoneNumber } from "libphonenumber-js/min";
import { invalidFields } from "~/domain/errors";

/**
 * Refuses phone numbers whose country code or length does not exist, by the numbering plans of libphonenumber. The
 * forms check the format only: the plans would weigh 80 kB in the browser.
 * @param numbers E.164, by form field; null and undefined are skipped
 * @throws AppError `invalid`, with errors by field
 */
export function requirePossiblePhones(numbers: Record<string, string | null | undefined>): void {
  const impossible = Object.entries(numbers).filter(([, number]) => number && !isPossiblePhoneNumber(number));
  if (impossible.length === 0) return;
  const message = "This phone number doesn't exist. Check the country code and the number of digits.";
  throw invalidFields(Object.fromEntries(impossible.map(([field]) => [field, [message]])));
}
