import type { BookingQuestion } from "~/domain/bookings/party-questions";
import { answerErrorOf, typedAnswersIn } from "~/domain/bookings/own-questions";
import type { AnswerFieldsProps } from "./booking-fields";
import { bookingFieldMessages } from "./form/messages";
import { QuestionField } from "./question-field";

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
