/** Questions to the travelers of a tour besides their names, asked after booking; "pick-up" once per booking. */
export const partyQuestions = ["age", "identity", "diet", "pick-up"] as const;
export type PartyQuestion = (typeof partyQuestions)[number];

export const partyQuestionLabels: Record<PartyQuestion, string> = {
  age: "Age of each person",
  identity: "Identity document of each person, for permits",
  diet: "Diet of each person",
  "pick-up": "Pick-up place of the booking",
};
