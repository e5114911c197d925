import { formatDay } from "~/domain/calendar/calendar";
import { bookingMessages } from "./messages";

/** Questions to the travelers of a tour besides their names, asked after booking; "pick-up" once per booking. */
export const partyQuestions = ["age", "identity", "diet", "pick-up"] as const;
export type PartyQuestion = (typeof partyQuestions)[number];

export const partyQuestionLabels: Record<PartyQuestion, string> = {
  age: "Age of each person",
  identity: "Identity document of each person, for permits",
  diet: "Diet of each person",
  "pick-up": "Pick-up place of the booking",
};

export const answerKinds = ["text", "number", "choice", "date", "weight", "shoe-size"] as const;
export type AnswerKind = (typeof answerKinds)[number];

export const answerKindLabels: Record<AnswerKind, string> = {
  text: "Text",
  number: "Whole number",
  choice: "One of several answers",
  date: "Date",
  weight: "Weight in kg",
  "shoe-size": "Shoe size",
};

/** Days before departure by which answers are due: offices that issue permits and hotels need two working days. */
export const usualDueDays = 3;

export const maxOwnQuestions = 8;
export const ownQuestionLimits = { dueDays: [1, 60], options: 20 } as const;

/** An operator's own question to the travelers of a tour. All answers are stored encrypted. */
export interface OwnQuestion {
  id: string;
  label: string;
  help?: string | undefined;
  kind: AnswerKind;
  /** Answered once per booking, or by each adult and child. */
  per: "booking" | "traveler";
  isRequired: boolean;
  /** Days before departure by which it is due. */
  dueDays: number;
  /** Answers to choose from, of a choice only. */
  options?: string[] | undefined;
  /** True if guides see the answers, too, not only the office. */
  forGuide: boolean;
  /** True if a required answer is due when booking; only of questions to the booking. */
  atBooking?: boolean | undefined;
}

/** A question as it is asked when booking. */
export type BookingQuestion = Pick<OwnQuestion, "id" | "label" | "help" | "kind" | "isRequired" | "options">;

/** Answers of a person, or of a booking, by the question's id. */
export type Answers = Readonly<Record<string, string>>;

/** Returns an unused id for a question: "shoe-size", "shoe-size-2". */
export function slugOfQuestion(label: string, taken: ReadonlySet<string | undefined>): string {
  const plain = label
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, "-")
    .replaceAll(/^[^a-z]+/g, "")
    .slice(0, 30)
    .replaceAll(/-+$/g, "");
  const id = plain || "question";
  for (let number = 2; ; number += 1) {
    const next = number === 2 ? id : `${id}-${number - 1}`;
    if (!taken.has(next)) return next;
  }
}

/** Formats a stored answer: "62 kg", "Sat, Jan 2, 2027". */
export function answerInWords(kind: AnswerKind, answer: string): string {
  if (kind === "weight") return bookingMessages().weight(answer);
  return kind === "date" ? formatDay(answer) : answer;
}
