/** Parts of every year, "MM-dd" to "MM-dd", both included. */

/** Returns true if a day of the year, MM-dd, is in a span. One that ends on 28 February includes 29 February in leap years. */
export function isInSpan({ from, to }: { from: string; to: string }, monthAndDay: string): boolean {
  const end = to === "02-28" ? "02-29" : to;
  return from <= end ? from <= monthAndDay && monthAndDay <= end : from <= monthAndDay || monthAndDay <= end;
}
