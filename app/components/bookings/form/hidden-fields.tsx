import { bookingStepOf } from "~/domain/bookings/booking";
import { bookingFieldNames } from "~/domain/bookings/booking-form";
import type { BookingAnswers } from "~/domain/bookings/booking-form";

/** Hidden inputs with the values of the other steps: the server stores none between steps. */
export function HiddenFields({ step, answers }: { step: number; answers: BookingAnswers }) {
  return bookingFieldNames
    .filter((field) => bookingStepOf(field) !== step)
    .map((field) => <input key={field} type="hidden" name={field} defaultValue={answers[field]} />);
}
