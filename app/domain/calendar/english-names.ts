/**
 * English names, which opening hours and searches are read by whatever the page's language: a browser's code has the messages of its own
 * language alone.
 */

/** Months from January on. */
export const englishMonths: readonly string[] = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** Weekdays from Monday on, the order of opening hours. */
export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
