import { paymentMethodLabels, roomTypeLabels } from "./booking";
import type { BookingFormValues } from "./booking";
import { quoteBooking } from "./pricing";
import type { Quote } from "./pricing";
import { formatTravelDate } from "./travel-date";

const missing = "not given";

/**
 * What the answers come to so far. As long as it is not said how many travel, that is the price of one.
 * @param priceInr per traveller, whole rupees
 */
export function quoteAnswers(
  priceInr: number,
  { numberOfTravelers, roomType }: Pick<BookingFormValues, "numberOfTravelers" | "roomType">,
): Quote {
  // An emptied number field holds NaN.
  const isParty = Number.isInteger(numberOfTravelers) && numberOfTravelers > 0;
  return quoteBooking({ priceInr, roomType, numberOfTravelers: isParty ? numberOfTravelers : 1 });
}

/** The answers in words, to be read before confirming; what is missing is said to be. */
export function answersInWords(values: BookingFormValues): [name: string, value: string][] {
  const joined = (texts: string[], separator: string) =>
    texts
      .map((text) => text.trim())
      .filter(Boolean)
      .join(separator) || missing;
  return [
    ["Traveler", joined([values.firstName, values.lastName], " ")],
    ["E-mail", joined([values.email], "")],
    ["Phone", joined([values.phone], "")],
    ["Travel date", values.travelDate === "" ? missing : formatTravelDate(values.travelDate)],
    ["Travelers", Number.isFinite(values.numberOfTravelers) ? String(values.numberOfTravelers) : missing],
    ["Room", roomTypeLabels[values.roomType]],
    ["Special requests", values.specialRequests?.trim() || "none"],
    ["Emergency contact", joined([values.emergencyName, values.emergencyPhone], ", ")],
    ["Payment method", paymentMethodLabels[values.paymentMethod]],
  ];
}
