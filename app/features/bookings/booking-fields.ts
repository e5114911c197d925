import { roomTypeLabels, type BookingFormValues } from "~/domain/bookings/booking";
import { formatRupees } from "~/domain/money/money";
import { childAges } from "~/domain/bookings/party-limits";
import { isTravelDate } from "~/domain/calendar/calendar";
import { adultFareOn, childFareOn } from "~/domain/prices/fares";
import type { faresOf } from "~/domain/prices/offers";
import { roomSurcharges, type RoomType } from "~/domain/prices/pricing";

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

export const textFields: Record<TextFieldName, TextFieldWords> = {
  firstName: { label: "First name", autoComplete: "given-name" },
  lastName: { label: "Last name", autoComplete: "family-name" },
  email: { label: "E-mail", type: "email", inputMode: "email", autoComplete: "email" },
  phone: {
    label: "Phone",
    type: "tel",
    inputMode: "tel",
    autoComplete: "tel",
    hint: "10 digits. Not in India? Change the country code.",
  },
  emergencyName: { label: "Emergency contact name", hint: "Someone who does not travel with you" },
  emergencyPhone: { label: "Emergency contact phone", type: "tel", inputMode: "tel" },
};

export const companionFields = [
  { name: "children", label: "Children" },
  { name: "infants", label: "Infants" },
] as const;

/**
 * Describes who counts as a child or an infant, and what each pays.
 * @param travelDate "" until chosen
 */
export function companionHint(
  name: "children" | "infants",
  fares: ReturnType<typeof faresOf>,
  travelDate: string,
): string {
  if (name === "infants") return "Under 2, one for each adult, besides the travelers. No seat, no fare.";
  if (fares.option?.pricePer === "booking")
    return `Ages ${childAges.min} to ${childAges.max}, counted among the travelers.`;
  const date = isTravelDate(travelDate) ? travelDate : null;
  const fare = childFareOn(fares, date);
  const price =
    fare === adultFareOn(fares, date) ? "Children pay the same here" : `${formatRupees(fare)} each`;
  return `Ages ${childAges.min} to ${childAges.max}, counted among the travelers. ${price}.`;
}

export const childAgesField = {
  label: "Ages of the children",
  hint: `For example 4, 7. Without an age we price a child as ${childAges.min} to ${childAges.max}.`,
} as const;

export const paymentHint = "Nothing is charged now. You pay by the due date.";

/** "Suite (+ ₹5,000 once)" */
export function roomOption(type: RoomType): string {
  const surcharge = roomSurcharges[type];
  return surcharge > 0 ? `${roomTypeLabels[type]} (+ ${formatRupees(surcharge)} once)` : roomTypeLabels[type];
}

/** "1 Traveler", "2 Travelers" */
export function travelersOption(count: number): string {
  return count === 1 ? "1 Traveler" : `${count} Travelers`;
}
