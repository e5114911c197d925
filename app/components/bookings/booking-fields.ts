import { roomTypeLabels } from "~/domain/bookings/booking";
import type { BookingFormValues } from "~/domain/bookings/booking";
import { formatRupees } from "~/domain/money/money";
import type { PriceRules } from "~/domain/prices/price-rules";
import { roomSurcharges } from "~/domain/prices/pricing";
import type { RoomType } from "~/domain/prices/pricing";

/** Labels and hints of the booking fields, for the dialog and the form without JavaScript. */

export type TextFieldName = Exclude<
  keyof BookingFormValues,
  | "travelDate"
  | "numberOfTravelers"
  | "children"
  | "infants"
  | "roomType"
  | "specialRequests"
  | "paymentMethod"
  | "couponCode"
>;

interface TextFieldWords extends React.ComponentProps<"input"> {
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
    hint: "Ten digits in India; choose the country code of other numbers",
  },
  emergencyName: { label: "Emergency contact name", hint: "Someone who does not travel with you" },
  emergencyPhone: { label: "Emergency contact phone", type: "tel", inputMode: "tel" },
};

/** Shown for tours with a child fare. */
export const companionFields = [
  { name: "children", label: "Children" },
  { name: "infants", label: "Infants" },
] as const;

export function companionHint(name: "children" | "infants", { childPercent = 100 }: PriceRules): string {
  return name === "children"
    ? `Ages 2 to 11, counted among the travelers, at ${childPercent} % of the adult fare`
    : "Under 2, free, without a seat; not counted among the travelers";
}

export const paymentHint = "You pay on the confirmation call; nothing is charged now.";

/** "Suite (+ ₹5,000 once)" */
export function roomOption(type: RoomType): string {
  const surcharge = roomSurcharges[type];
  return surcharge > 0 ? `${roomTypeLabels[type]} (+ ${formatRupees(surcharge)} once)` : roomTypeLabels[type];
}

/** "1 Traveler", "2 Travelers" */
export function travelersOption(count: number): string {
  return count === 1 ? "1 Traveler" : `${count} Travelers`;
}
