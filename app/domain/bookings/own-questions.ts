import { z } from "zod";
import { daySchema } from "~/domain/calendar/day-schema";
import { orNull, text, whole } from "~/domain/form-fields";
import { plainLine } from "~/domain/typed-input/characters";
import { typedNumber } from "~/domain/typed-input/typed-number";
import {
  answerKinds,
  maxOwnQuestions,
  ownQuestionLimits,
  slugOfQuestion,
  usualDueDays,
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
  })
  .superRefine(({ kind, options = [] }, refine) => {
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
    return questions.map(({ id: given, kind, options, ...question }) => {
      const id = given ?? slugOfQuestion(question.label, taken);
      taken.add(id);
      return { ...question, id, kind, ...(kind === "choice" && { options }) };
    });
  })
  .refine((questions) => new Set(questions.map(({ id }) => id)).size === questions.length, {
    error: "Two questions have the same id.",
  });

const number = (min: number, max: number, step: number) => {
  const message = `Please enter a number from ${min} to ${max}.`;
  return typedNumber(
    z.number(message).min(min, message).max(max, message).multipleOf(step, message),
  ).transform(String);
};

/** Returns the schema of an answer: its text as stored, or null if it was not given. */
export function answerSchema({ kind, options = [] }: OwnQuestion): z.ZodType<string | null> {
  switch (kind) {
    case "text":
      return orNull(text("the answer", 1, 300));
    case "number":
      return orNull(number(0, 1_000_000, 1));
    case "weight":
      return orNull(number(2, 250, 0.5));
    case "shoe-size":
      return orNull(number(1, 60, 0.5));
    case "date":
      return orNull(daySchema("Please enter the date."));
    case "choice":
      return orNull(z.enum(options, "Please choose one of the answers."));
    default:
      return kind satisfies never;
  }
}
