const days = (count: number) => (count === 1 ? "1 day" : `${count} days`);

const returned = (percent: number) => (percent === 0 ? "there is no refund" : `you get a ${percent}% refund`);

/** Words of refund schedules. Days are counted before the departure. */
export const messages = {
  full: "Full refund",
  none: "No refund",
  share: (percent: number) => `${percent}% refund`,
  /** Periods of a table. */
  untilDeparture: "until the departure",
  orMore: (from: number) => `${days(from)} or more before departure`,
  lessThan: (before: number) => `less than ${days(before)} before`,
  exactly: (from: number) => `${days(from)} before`,
  between: (before: number, from: number) => `${before} to ${days(from)} before`,
  /** Sentences. */
  freeUntil: "Cancellation is free until the departure.",
  freeUpTo: (atLeast: number) => `Cancellation is free up to ${days(atLeast)} before departure.`,
  ifUntil: (percent: number) => `If you cancel until the departure, ${returned(percent)}.`,
  ifUpTo: (atLeast: number, percent: number) =>
    `If you cancel up to ${days(atLeast)} before departure, ${returned(percent)}.`,
  under: (before: number, percent: number) => `Under ${days(before)} ${returned(percent)}.`,
  fromTo: (before: number, atLeast: number, percent: number) =>
    `From ${before} to ${days(atLeast)} before departure ${returned(percent)}.`,
};
