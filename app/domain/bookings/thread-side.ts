/** A side of a thread: the traveler, the tour's operator, or our team. */
export type ThreadSide = "traveler" | "operator" | "team";

export const threadSideLabels: Record<ThreadSide, string> = {
  traveler: "the traveler",
  operator: "the operator",
  team: "Tour Bharat",
};
