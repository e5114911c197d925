import { expect, test } from "vitest";
import { answerSchema, ownQuestionsSchema } from "~/domain/bookings/own-questions";
import { answerInWords } from "~/domain/bookings/party-questions";
import { newDraft } from "~/domain/tour-drafts/tour-draft";
import { readTourForm, tourFormValues, tourIssues } from "~/domain/tour-drafts/tour-form";
import { ownQuestion } from "../support/own-question";

const typed = {
  "ownQuestions.0.id": "",
  "ownQuestions.0.label": "Weight of each person",
  "ownQuestions.0.kind": "weight",
  "ownQuestions.0.per": "traveler",
  "ownQuestions.0.isRequired": "true",
  "ownQuestions.1.label": "How do you arrive?",
  "ownQuestions.1.kind": "choice",
  "ownQuestions.1.per": "booking",
  "ownQuestions.1.options": "By train\nBy car",
  "ownQuestions.1.dueDays": "7",
  "ownQuestions.1.forGuide": "true",
};

const issuesOf = (fields: Record<string, string>) =>
  Object.keys(tourIssues(readTourForm(Object.entries(fields)))).filter((name) => name.startsWith("own"));

test("questions are read from their form, and shown in it as they are stored", () => {
  const form = readTourForm(Object.entries(typed));
  expect(issuesOf(typed)).toStrictEqual([]);
  const stored = [
    ownQuestion({ id: "weight-of-each-person", label: "Weight of each person", kind: "weight" }),
    ownQuestion({
      id: "how-do-you-arrive",
      label: "How do you arrive?",
      kind: "choice",
      per: "booking",
      isRequired: false,
      dueDays: 7,
      options: ["By train", "By car"],
      forGuide: true,
    }),
  ];
  const start = { title: "Ooty", place: "Ooty", state: "Tamil Nadu", departureCity: "Chennai" } as const;
  const draft = newDraft({ ...start, operator: "o", type: "adventure", days: 1, priceInr: 900, capacity: 9 });
  const shown = tourFormValues({ ...draft, ownQuestions: stored });
  expect(Object.keys(tourIssues(shown)).filter((name) => name.startsWith("own"))).toStrictEqual([]);
  expect(shown.ownQuestions[0]).toMatchObject({ id: "weight-of-each-person", isRequired: "true" });
  expect(form.ownQuestions[1]).toMatchObject({ options: "By train\nBy car" });
});

test.for([
  ["a choice of one answer", { "ownQuestions.1.options": "By train" }],
  ["an unknown kind", { "ownQuestions.0.kind": "photograph" }],
  ["a day after departure", { "ownQuestions.0.dueDays": "0" }],
  ["no label", { "ownQuestions.0.label": "" }],
] as const)("a question is refused with %s", ([, change]) => {
  expect(issuesOf({ ...typed, ...change })).toHaveLength(1);
});

const ids = (questions: unknown) => ownQuestionsSchema.parse(questions).map(({ id }) => id);

test("each question has an id of its own, which stays when its words change; nine are too many", () => {
  const { id: _, ...unnamed } = ownQuestion();
  expect(ids([unnamed, unnamed, { ...unnamed, label: "जूते का नाप" }])).toStrictEqual([
    "weight",
    "weight-2",
    "question",
  ]);
  expect(ids([{ ...unnamed, id: "weight", label: "Body weight" }, unnamed])).toStrictEqual([
    "weight",
    "weight-2",
  ]);
  expect(ownQuestionsSchema.safeParse([ownQuestion(), ownQuestion()]).success).toBe(false);
  expect(ownQuestionsSchema.safeParse(Array.from({ length: 9 }, () => unnamed)).success).toBe(false);
});

test.for([
  ["text", " Jain, no onion ", "Jain, no onion"],
  ["number", "१२", "12"],
  ["number", "1.5", undefined],
  ["weight", "62.5", "62.5"],
  ["weight", "1", undefined],
  ["shoe-size", "8.5", "8.5"],
  ["shoe-size", "8.3", undefined],
  ["date", "2027-01-09", "2027-01-09"],
  ["date", "soon", undefined],
  ["choice", "By car", "By car"],
  ["choice", "On foot", undefined],
  ["text", "", null],
  ["weight", "", null],
] as const)("an answer of the kind %s: %s", ([kind, given, stored]) => {
  const { data } = answerSchema(ownQuestion({ kind, options: ["By train", "By car"] })).safeParse(given);
  expect(data).toBe(stored);
});

test("answers carry their unit", () => {
  expect(answerInWords("weight", "62")).toBe("62 kg");
  expect(answerInWords("date", "2027-01-09")).toBe("Jan 9, 2027");
  expect(answerInWords("shoe-size", "8.5")).toBe("8.5");
});
