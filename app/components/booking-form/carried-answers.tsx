import { bookingStepOf } from "~/domain/booking";
import { bookingFields } from "~/domain/booking-form";
import type { BookingAnswers } from "~/domain/booking-form";

/** The answers of the other steps: they travel with every step, the server keeps none. */
export function CarriedAnswers({ step, answers }: { step: number; answers: BookingAnswers }) {
  return bookingFields
    .filter((field) => bookingStepOf(field) !== step)
    .map((field) => <input key={field} type="hidden" name={field} defaultValue={answers[field]} />);
}
