import { textFields } from "~/components/booking/booking-fields";
import type { TextFieldName } from "~/components/booking/booking-fields";
import { controlClasses, Field } from "~/components/ui/field";
import type { BookingFormValues } from "~/domain/booking";
import type { AnswerErrors, BookingAnswers } from "~/domain/booking-form";

/** What a step shows: everything typed so far, and what is wrong with it. */
export interface StepProps {
  answers: BookingAnswers;
  errors: AnswerErrors;
}

/** The id of a field's control, for the links of the error summary. */
export function answerId(field: keyof BookingFormValues): string {
  return `answer-${field}`;
}

/** A line of text of the booking form, as it was typed. */
export function AnswerText({ name, answers, errors }: StepProps & { name: TextFieldName }) {
  const { label, hint, ...props } = textFields[name];
  return (
    <Field id={answerId(name)} label={label} hint={hint} required error={errors[name]}>
      {(control) => (
        <input
          type="text"
          {...props}
          {...control}
          name={name}
          defaultValue={answers[name]}
          className={controlClasses}
        />
      )}
    </Field>
  );
}

/** One of several, as it was chosen. */
export function AnswerChoice({
  name,
  label,
  hint,
  options,
  answers,
  errors,
}: StepProps & {
  name: "numberOfTravelers" | "roomType" | "paymentMethod";
  label: string;
  hint?: string;
  options: readonly (readonly [value: string, label: string])[];
}) {
  return (
    <Field id={answerId(name)} label={label} hint={hint} required error={errors[name]}>
      {(control) => (
        <select {...control} name={name} defaultValue={answers[name]} className={controlClasses}>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
