import { roomTypeLabels, type BookingFormValues } from "./booking";
import { paymentMethodLabels } from "./payment-methods";
import { isTravelDate, type TravelDate } from "~/domain/calendar/calendar";
import { quoteBooking } from "~/domain/prices/pricing";
import type { Fares } from "~/domain/prices/fares";
import type { Quote } from "~/domain/prices/quote";
import { formatTravelDate } from "~/domain/calendar/travel-date";

const missing = "not given";

/**
 * Prices the answers so far, without a coupon; without a party size, the price of one traveler. The server's quote adds GST and
 * the coupon.
 */
export function quoteAnswers(
  { priceInr, priceRules }: Fares,
  answers: Pick<BookingFormValues, "travelDate" | "numberOfTravelers" | "children" | "infants" | "roomType">,
  today: TravelDate,
): Pick<Quote, "lines" | "discount" | "total" | "deposit"> {
  const { numberOfTravelers, children, infants, roomType, travelDate } = answers;
  const party = count(numberOfTravelers, 1);
  const { lines, discount, total, deposit } = quoteBooking({
    priceInr,
    priceRules,
    travelDate: isTravelDate(travelDate) ? travelDate : null,
    today,
    numberOfTravelers: party,
    children: Math.min(count(children, 0), party - 1),
    infants: count(infants, 0),
    roomType,
    coupon: null,
    gstPercent: 0,
  });
  return { lines, discount, total, ...(deposit && { deposit }) };
}

/** Parses a typed number; an emptied field holds NaN. */
function count(value: number | undefined, least: number): number {
  return value !== undefined && Number.isInteger(value) && value >= least ? value : least;
}

/** Lists the answers for the review; missing ones read "not given". */
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
    ["Travelers", Number.isFinite(values.numberOfTravelers) ? partyInWords(values) : missing],
    ["Room", roomTypeLabels[values.roomType]],
    ["Special requests", values.specialRequests?.trim() || "none"],
    ["Emergency contact", joined([values.emergencyName, values.emergencyPhone], ", ")],
    ["Payment method", paymentMethodLabels[values.paymentMethod]],
  ];
}

/** Formats a party: "3", "3, including 1 child", "3, including 2 children, plus 1 infant". */
export function partyInWords({
  numberOfTravelers,
  children = 0,
  infants = 0,
}: Pick<BookingFormValues, "numberOfTravelers" | "children" | "infants">): string {
  const ofThem = children > 0 ? `, including ${children} ${children === 1 ? "child" : "children"}` : "";
  const beside = infants > 0 ? `, plus ${infants} ${infants === 1 ? "infant" : "infants"}` : "";
  return `${numberOfTravelers}${ofThem}${beside}`;
}
