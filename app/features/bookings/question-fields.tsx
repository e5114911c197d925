import type { BookingQuestion } from "~/domain/bookings/party-questions";
import { answerErrorOf, typedAnswersIn } from "~/domain/bookings/own-questions";
import { InputField, SelectField } from "~/ui/field";
import type { AnswerFieldsProps } from "./booking-fields";
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

/** The questions that a tour asks when booking, for the dialog and the form without JavaScript. */
export function BookingQuestionFields({
  field,
  questions,
}: AnswerFieldsProps & { questions: readonly BookingQuestion[] | undefined }) {
  if (questions === undefined) return null;
  const { id, error, value, defaultValue, onChange } = field("answers");
  const typed = typedAnswersIn(value ?? defaultValue ?? "");
  return (
    <fieldset
      id={id}
      name="answers"
      tabIndex={-1}
      aria-label={bookingFieldMessages().fields.questions}
      className="grid gap-4 outline-none sm:col-span-2"
    >
      {questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          field={{
            name: `answers.${question.id}`,
            error: answerErrorOf(question, error),
            ...(onChange
              ? {
                  value: typed[question.id] ?? "",
                  onChange: (text) => onChange(JSON.stringify({ ...typed, [question.id]: text })),
                }
              : { defaultValue: typed[question.id] ?? "" }),
          }}
        />
      ))}
    </fieldset>
  );
}
