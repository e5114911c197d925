import { isPossiblePhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { personMessages } from "~/domain/accounts/messages";
import { invalidFields } from "~/domain/errors";

/**
 * Refuses phone numbers whose country code or length does not exist, by the numbering plans of libphonenumber. The
 * forms check the format only: the plans would weigh 80 kB in the browser.
 * @param numbers E.164, by form field; null and undefined are skipped
 * @throws AppError `invalid`, with errors by field
 */
export function requirePossiblePhones(numbers: Record<string, string | null | undefined>): void {
  const impossible = Object.entries(numbers).filter(([, number]) => number && !canBeDialed(number));
  if (impossible.length === 0) return;
  const message = personMessages().impossiblePhone;
  throw invalidFields(Object.fromEntries(impossible.map(([field]) => [field, [message]])));
}

/** A national 0 after the country code ("+44 020 …") has a possible length, but is not dialed from abroad. */
export function canBeDialed(number: string): boolean {
  return isPossiblePhoneNumber(number) && parsePhoneNumberFromString(number)?.number === number;
}
