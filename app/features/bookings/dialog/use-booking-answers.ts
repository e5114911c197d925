import { useEffect, useRef, useState } from "react";
import type { BookingFormValues } from "~/domain/bookings/booking";
import {
  bookingFieldNames,
  checkAnswers,
  newBookingAnswers,
  toBookingFormValues,
  type AnswerErrors,
  type AskingTour,
  type BookingAnswers,
} from "~/domain/bookings/booking-form";
import { readLastMethod } from "./last-method";

type BookingField = keyof BookingFormValues;

interface TypedAnswers {
  answers: BookingAnswers;
  errors: AnswerErrors;
  /** True once the person changed something, not only their account filled it in. */
  isTyped: boolean;
}

/** Returns the errors, those of some fields replaced. */
function withErrors(
  errors: AnswerErrors,
  found: AnswerErrors,
  fields: readonly BookingField[],
): AnswerErrors {
  const messages = bookingFieldNames.map((name) => [name, (fields.includes(name) ? found : errors)[name]]);
  return Object.fromEntries(messages.filter(([, message]) => message !== undefined));
}

/** Changes some answers. The message of a mistake goes with the mistake. */
export function changeAnswers(
  { answers: before, errors, isTyped }: TypedAnswers,
  changed: Partial<BookingAnswers>,
  tour: AskingTour,
): TypedAnswers {
  const answers = { ...before, ...changed };
  const names = bookingFieldNames.filter((name) => answers[name] !== before[name]);
  const wrong = names.filter((name) => errors[name] !== undefined);
  return {
    answers,
    errors: wrong.length > 0 ? withErrors(errors, checkAnswers(answers, tour).errors, wrong) : errors,
    isTyped: isTyped || names.length > 0,
  };
}

/**
 * Holds the answers of a booking dialog as typed, and the errors beside them.
 * @param drafted answers of a draft; null without one
 */
export function useBookingAnswers(tour: AskingTour, drafted: BookingAnswers | null) {
  const [typed, setTyped] = useState<TypedAnswers>(() => {
    const first = newBookingAnswers();
    const answers = drafted ?? { ...first, paymentMethod: readLastMethod() ?? first.paymentMethod };
    return { answers, errors: {}, isTyped: false };
  });
  const { answers, errors, isTyped } = typed;
  const latest = useRef(answers);
  useEffect(() => {
    latest.current = answers;
  });

  /** Shows the errors of some fields, and removes their earlier ones. */
  function show(fields: readonly BookingField[], found: AnswerErrors = {}) {
    setTyped((before) => ({ ...before, errors: withErrors(before.errors, found, fields) }));
  }
  return {
    answers,
    values: toBookingFormValues(answers),
    errors,
    isTyped,
    /** Returns the answers of now, after something was waited for. */
    latest: () => latest.current,
    change: (changed: Partial<BookingAnswers>) => setTyped((before) => changeAnswers(before, changed, tour)),
    /** Answers fields that are still empty, without the person's doing. */
    fillEmpty: (known: Partial<BookingAnswers>) =>
      setTyped((before) => {
        const empty = bookingFieldNames.filter((name) => before.answers[name] === "" && known[name]);
        const filled = Object.fromEntries(empty.map((name) => [name, known[name]]));
        return { ...changeAnswers(before, filled, tour), isTyped: before.isTyped };
      }),
    show,
    /** Validates some fields, shows their errors, and returns those that have one. */
    check(fields: readonly BookingField[]): BookingField[] {
      const found = checkAnswers(answers, tour).errors;
      show(fields, found);
      return fields.filter((name) => found[name] !== undefined);
    },
  };
}

export type TypedBooking = ReturnType<typeof useBookingAnswers>;
