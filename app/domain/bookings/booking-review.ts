import { roomTypeLabels, type BookingFormValues } from "./booking";
import { bookingFormMessages } from "./form-messages/messages";
import { paymentMethodLabels } from "./payment-methods";
import { isTravelDate, type TravelDate } from "~/domain/calendar/calendar";
import { quoteBooking } from "~/domain/prices/pricing";
import type { Fares } from "~/domain/prices/fares";
import { extraInWords, extrasFor, faresOf, nightsOf, optionOf } from "~/domain/prices/offers";
import { typedExtrasSchema, type ChosenExtra, type Offers } from "~/domain/prices/offers-schema";
import type { Quote } from "~/domain/prices/quote";
import { formatPhone } from "~/domain/accounts/format-phone";
import { startInWords } from "~/domain/departures/cut-off-in-words";
import { readPhone } from "~/domain/typed-input/phone";
import { fullName } from "~/domain/typed-input/name";
import { choiceOf, tripParty } from "./trip-choice";

/**
 * Prices the answers so far, without a coupon; without a party size, the price of one traveler. The server's quote adds GST and
 * the coupon.
 */
export function quoteAnswers(
  tour: Fares & Offers & { days: number },
  answers: Pick<
    BookingFormValues,
    "travelDate" | "numberOfTravelers" | "children" | "infants" | "roomType" | "optionId" | "extras"
  >,
  today: TravelDate,
): Pick<Quote, "lines" | "discount" | "total" | "deposit" | "payLaterBy"> {
  const { numberOfTravelers, children, infants, roomType, travelDate } = answers;
  const party = count(numberOfTravelers, 1);
  const { optionId, extras } = offerChosen(answers);
  const { lines, discount, total, deposit } = quoteBooking({
    ...faresOf(tour, optionOf(tour, optionId) ?? null),
    extras: extrasFor(tour, extras ?? [], {
      travelDate,
      numberOfTravelers: party,
      nights: nightsOf(tour),
    }),
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

/** Returns the chosen option and extras as the API takes them: of a tour without any, nothing. */
export function offerChosen({ optionId, extras }: Pick<BookingFormValues, "optionId" | "extras">): {
  optionId: string | undefined;
  extras: ChosenExtra[] | undefined;
} {
  return {
    optionId: optionId || undefined,
    extras: typedExtrasSchema.catch(undefined).parse(extras),
  };
}

/** Names the chosen option of a tour, else the room. */
export function offerChosenName(
  { roomType, optionId }: Pick<BookingFormValues, "roomType" | "optionId">,
  tour: Offers,
): string {
  return optionOf(tour, optionId)?.name ?? roomTypeLabels()[roomType ?? "standard"];
}

/** Parses a typed number; an emptied field holds NaN. */
function count(value: number | undefined, min: number): number {
  return value !== undefined && Number.isInteger(value) && value >= min ? value : min;
}

/** The answers of a step of the booking form, for its review. */
interface ReviewedStep {
  step: 1 | 2 | 3;
  title: string;
  lines: string[];
}

/** Lists the answers per step in a few lines; missing ones read "not given". */
export function answersInWords(
  values: BookingFormValues,
  tour: Fares & Offers & { days: number; departures: Parameters<typeof startInWords>[1] },
): ReviewedStep[] {
  const m = bookingFormMessages().review;
  const { firstName, lastName, email, phone, emergencyName, emergencyPhone } = values;
  const requests = values.specialRequests?.trim();
  const { numberOfTravelers } = values;
  const party = Number.isFinite(numberOfTravelers) ? partyInWords(values) : m.missing;
  const { optionId, extras = [] } = offerChosen(values);
  const option = optionOf(tour, optionId);
  const sold = extrasFor(tour, extras, {
    travelDate: values.travelDate,
    numberOfTravelers: count(numberOfTravelers, 1),
    nights: nightsOf(tour),
  });
  return [
    {
      step: 1,
      title: m.traveler,
      lines: [
        joined([fullName({ firstName, lastName })], " "),
        joined([email, formatPhone(readPhone(phone))], ", "),
      ],
    },
    {
      step: 2,
      title: m.trip,
      lines: [
        values.travelDate === ""
          ? m.missing
          : startInWords(values.travelDate, values.startTime || tour.departures),
        option
          ? m.partyAndOption(party, option.name)
          : m.partyAndRoom(party, roomTypeLabels()[values.roomType]),
        ...(sold.length > 0 ? [m.extras(sold.map(extraInWords).join(", "))] : []),
        ...(requests ? [requests] : []),
      ],
    },
    {
      step: 3,
      title: m.emergencyContact,
      lines: [joined([emergencyName, formatPhone(readPhone(emergencyPhone))], ", ")],
    },
    { step: 3, title: m.payment, lines: [paymentMethodLabels()[values.paymentMethod]] },
  ];
}

function joined(texts: string[], separator: string): string {
  return (
    texts
      .map((text) => text.trim())
      .filter(Boolean)
      .join(separator) || bookingFormMessages().review.missing
  );
}

/** Formats a booking's party as the price card does: "2 adults, 1 child, 1 infant". */
export function partyInWords(
  party: Pick<BookingFormValues, "numberOfTravelers" | "children" | "infants">,
): string {
  return tripParty(choiceOf({ ...party, travelDate: "" }));
}
