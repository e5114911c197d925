import { z } from "zod";
import { daySchema } from "~/domain/calendar/day-schema";
import { orNull, text, whole } from "~/domain/form-fields";
import { bookingFormMessages } from "./form-messages/messages";
import { plainText } from "~/domain/plain-text";
import { plainLine } from "~/domain/typed-input/characters";
import { typedNumber } from "~/domain/typed-input/typed-number";
import {
  answerKinds,
  maxOwnQuestions,
  ownQuestionLimits,
  slugOfQuestion,
  usualDueDays,
  type Answers,
  type BookingQuestion,
  type OwnQuestion,
} from "./party-questions";

/** Rules of an operator's own questions. Apart from party-questions.ts, whose words browsers load. */

const questionSchema = z
  .strictObject({
    /** Stays with the question, so that its answers do when its words change; made of the label if left out. */
    id: z
      .string()
      .regex(/^[a-z][a-z\d-]{0,39}$/, "Please use lower-case letters, digits and hyphens.")
      .optional(),
    label: text("the question", 3, 80),
    help: text("the help", 3, 160).optional(),
    kind: z.enum(answerKinds, "Please choose the kind of answer."),
    per: z.enum(["booking", "traveler"], "Please choose who answers."),
    isRequired: z.boolean(),
    dueDays: whole("the days before departure", ...ownQuestionLimits.dueDays).default(usualDueDays),
    options: z
      .array(z.string().overwrite(plainLine).min(1).max(60))
      .max(ownQuestionLimits.options)
      .optional(),
    forGuide: z.boolean(),
    atBooking: z.boolean().default(false),
  })
  .superRefine(({ kind, options = [], per, atBooking }, refine) => {
    if (atBooking && per === "traveler")
      refine.addIssue({
        code: "custom",
        path: ["per"],
        message: "When booking, only questions to the booking are asked.",
      });
    if (kind === "choice" && new Set(options).size < 2)
      refine.addIssue({
        code: "custom",
        path: ["options"],
        message: "Please enter at least two different answers, one on each line.",
      });
  });

/** The questions of a tour, each with an id of its own. */
export const ownQuestionsSchema = z
  .array(questionSchema)
  .max(maxOwnQuestions, `A tour has at most ${maxOwnQuestions} questions of its own.`)
  .transform((questions): OwnQuestion[] => {
    const taken = new Set(questions.map(({ id }) => id));
    return questions.map(({ id: given, kind, options, atBooking, ...question }) => {
      const id = given ?? slugOfQuestion(question.label, taken);
      taken.add(id);
      return {
        ...question,
        id,
        kind,
        ...(kind === "choice" && { options }),
        ...(atBooking && { atBooking }),
      };
    });
  })
  .refine((questions) => new Set(questions.map(({ id }) => id)).size === questions.length, {
    error: "Two questions have the same id.",
  });

const errors = () => bookingFormMessages().errors;

const number = (min: number, max: number, step: number) => {
  const message = { error: () => errors().numberBetween(min, max) };
  return typedNumber(
    z.number(message).min(min, message).max(max, message).multipleOf(step, message),
  ).transform(String);
};

function typedText(max: number) {
  return z
    .string({ error: () => errors().enterAnswer })
    .trim()
    .min(1, { error: () => errors().enterAnswer })
    .max(max, { error: () => errors().answerTooLong(max) })
    .regex(plainText, { error: () => errors().characters });
}

/** Returns the schema of an answer: its text as stored, or null if it was not given. */
export function answerSchema({
  kind,
  options = [],
}: Pick<OwnQuestion, "kind" | "options">): z.ZodType<string | null> {
  switch (kind) {
    case "text":
      return orNull(typedText(300));
    case "number":
      return orNull(number(0, 1_000_000, 1));
    case "weight":
      return orNull(number(2, 250, 0.5));
    case "shoe-size":
      return orNull(number(1, 60, 0.5));
    case "date":
      return orNull(daySchema(() => errors().answerDate));
    case "choice":
      return orNull(z.enum(options, { error: () => errors().answerChoice }));
    default:
      return kind satisfies never;
  }
}

/** Answers of a booking by the question's id, as typed. */
export const bookingAnswersSchema = z.record(z.string().max(40), z.string().max(1000));

/** The same in the field of a form, as JSON; an unreadable text has none. */
export function typedAnswersIn(typed: string): Answers {
  try {
    return bookingAnswersSchema.catch({}).parse(JSON.parse(typed || "{}"));
  } catch {
    return {};
  }
}

/** Validates the answers that are due when booking. @returns those given, and messages by the question's id */
export function checkBookingAnswers(questions: readonly BookingQuestion[], typed: Answers) {
  const given: Record<string, string> = {};
  const wrong: Record<string, string> = {};
  for (const question of questions) {
    const { data, error } = answerSchema(question).safeParse(typed[question.id] ?? "");
    if (error) wrong[question.id] = error.issues[0]?.message ?? errors().answer;
    else if (data) given[question.id] = data;
    else if (question.isRequired) wrong[question.id] = errors().answerRequired;
  }
  return { given, errors: wrong };
}

/** Returns the message of the field that holds all answers: that of the first wrong one, after its question. */
export function answersError(
  questions: readonly BookingQuestion[],
  errors: Readonly<Record<string, string>>,
): string | undefined {
  const wrong = questions.find(({ id }) => errors[id] !== undefined);
  return wrong && `${wrong.label}: ${errors[wrong.id]}`;
}

/** Returns the message of `answersError` if it is of this question. */
export function answerErrorOf({ label }: BookingQuestion, error: string | undefined): string | undefined {
  return error?.startsWith(`${label}: `) ? error.slice(label.length + 2) : undefined;
}
