import { operatorMessages } from "./messages";

/** Answers from which a usual time is shown: fewer say little. */
const minAnswers = 5;

const minute = 60_000;
const hour = 60 * minute;

/**
 * Describes how soon an operator usually answers: "Usually answers within 3 hours", by the median; null with fewer than five answers.
 * @param waits milliseconds until each answer
 */
export function answerTimeInWords(waits: readonly number[]): string | null {
  if (waits.length < minAnswers) return null;
  const sorted = waits.toSorted((a, b) => a - b);
  const median = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  return operatorMessages().answersWithin(spanInWords(median));
}

/** Rounds a time up to half an hour, hours or days. */
function spanInWords(milliseconds: number): string {
  const m = operatorMessages();
  if (milliseconds <= 30 * minute) return m.halfAnHour;
  const hours = Math.ceil(milliseconds / hour);
  return hours < 24 ? m.hours(hours) : m.days(Math.ceil(hours / 24));
}
