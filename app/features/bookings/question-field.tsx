import type { BookingQuestion } from "~/domain/bookings/party-questions";
import { InputField, SelectField } from "~/ui/field";
import { bookingFieldMessages } from "./form/messages";

interface QuestionField {
  name: string;
  error: string | undefined;
  defaultValue?: string;
  value?: string;
  onChange?: (text: string) => void;
}

/** The field of an operator's own question. */
export function QuestionField({
  question: { label, help: hint, kind, options = [], isRequired: required },
  field,
  className,
}: {
  question: BookingQuestion;
  field: QuestionField;
  className?: string;
}) {
  const m = bookingFieldMessages().fields;
  const shared = { ...field, label: kind === "weight" ? m.inKilos(label) : label, hint, required, className };
  if (kind === "choice")
    return (
      <SelectField
        {...shared}
        options={[["", m.notGiven], ...options.map((each) => [each, each] as const)]}
      />
    );
  if (kind === "date") return <InputField {...shared} type="date" />;
  if (kind === "text") return <InputField {...shared} maxLength={300} autoComplete="off" />;
  return <InputField {...shared} inputMode={kind === "number" ? "numeric" : "decimal"} autoComplete="off" />;
}
