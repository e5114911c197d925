import { textFields, type TextFieldName } from "~/features/bookings/booking-fields";
import { controlClasses, Field, InputField } from "~/ui/field";
import { PhoneField } from "~/ui/phone-input";
import type { BookingFormValues } from "~/domain/bookings/booking";
import type { AnswerErrors, BookingAnswers } from "~/domain/bookings/booking-form";

/** All values typed so far, and their errors. */
export interface StepProps {
  answers: BookingAnswers;
  errors: AnswerErrors;
}

/** Returns the id of a field's control, for links from the error summary. */
export function answerId(field: keyof BookingFormValues): string {
  return `answer-${field}`;
}

export function AnswerText({ name, answers, errors }: StepProps & { name: TextFieldName }) {
  const { label, hint, ...props } = textFields[name];
  const TextField = props.type === "tel" ? PhoneField : InputField;
  return (
    <TextField
      id={answerId(name)}
      label={label}
      hint={hint}
      required
      error={errors[name]}
      {...props}

      name={name}
      defaultValue={answers[name]}
    />
  );
}

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
