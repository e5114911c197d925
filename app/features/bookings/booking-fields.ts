import { roomTypeLabels, type BookingFormValues } from "~/domain/bookings/booking";
import { bookingMessages } from "~/domain/bookings/messages";
import { formatRupees } from "~/domain/money/money";
import { childAges } from "~/domain/bookings/party-limits";
import { isTravelDate } from "~/domain/calendar/calendar";
import { adultFareOn, childFareOn } from "~/domain/prices/fares";
import type { faresOf } from "~/domain/prices/offers";
import { roomSurcharges, type RoomType } from "~/domain/prices/pricing";
import { bookingFieldMessages } from "./form/messages";

/** Labels and hints of the booking fields, for the dialog and the form without JavaScript. */

export type TextFieldName = Exclude<
  keyof BookingFormValues,
  | "travelDate"
  | "startTime"
  | "numberOfTravelers"
  | "children"
  | "infants"
  | "childAges"
  | "roomType"
  | "optionId"
  | "extras"
  | "answers"
  | "specialRequests"
  | "paymentMethod"
  | "couponCode"
>;

/** Props of an answer's field: with the value in the dialog, with the initial value and an id in the plain form. */
export type AnswerField = (name: keyof BookingFormValues) => {
  name: string;
  error: string | undefined;
  id?: string;
  defaultValue?: string;
  value?: string;
  onChange?: (text: string) => void;
};

export interface AnswerFieldsProps {
  field: AnswerField;
}

interface TextFieldWords extends Pick<React.ComponentProps<"input">, "type" | "inputMode" | "autoComplete"> {
  label: string;
  hint?: string;
}

export function textFields(): Record<TextFieldName, TextFieldWords> {
  const m = bookingFieldMessages().fields;
  return {
    firstName: { label: m.firstName, autoComplete: "given-name" },
    lastName: { label: m.lastName, autoComplete: "family-name" },
    email: { label: m.email, type: "email", inputMode: "email", autoComplete: "email" },
    phone: { label: m.phone, type: "tel", inputMode: "tel", autoComplete: "tel", hint: m.phoneHint },
    emergencyName: { label: m.emergencyName, hint: m.emergencyNameHint },
    emergencyPhone: { label: m.emergencyPhone, type: "tel", inputMode: "tel" },
  };
}

export const companions = ["children", "infants"] as const;

/**
 * Describes who counts as a child or an infant, and what each pays.
 * @param travelDate "" until chosen
 */
export function companionHint(
  name: "children" | "infants",
  fares: ReturnType<typeof faresOf>,
  travelDate: string,
): string {
  const m = bookingFieldMessages().companions;
  const { min, max } = childAges;
  if (name === "infants") return m.infantsHint;
  if (fares.option?.pricePer === "booking") return m.counted(min, max);
  const date = isTravelDate(travelDate) ? travelDate : null;
  const fare = childFareOn(fares, date);
  return fare === adultFareOn(fares, date)
    ? m.countedAsAdults(min, max)
    : m.countedAtFare(min, max, formatRupees(fare));
}

export function childAgesField(): { label: string; hint: string } {
  const m = bookingFieldMessages().companions;
  return { label: m.ages, hint: m.agesHint(childAges.min, childAges.max) };
}

/** "Suite (+ ₹5,000 once)" */
export function roomOption(type: RoomType): string {
  const surcharge = roomSurcharges[type];
  const room = roomTypeLabels()[type];
  if (surcharge <= 0) return room;
  return bookingFieldMessages().fields.roomWithSurcharge(room, formatRupees(surcharge));
}

/** "1 Traveler", "2 Travelers" */
export function travelersOption(count: number): string {
  return bookingMessages().travelers(count);
}
