/** What people are told of seats that are kept for them while the time runs down. All times are milliseconds. */

const minute = 60_000;

/** When the time is short: more of it is offered, and it is told to those who hear the page. */
export function isTimeShort(left: number): boolean {
  return left <= 5 * minute;
}

/** "12:41": minutes and seconds, never less than none. */
export function formatTimeLeft(left: number): string {
  const seconds = Math.max(0, Math.floor(left / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** "14:32", by the clock of whoever reads it. */
export function formatClock(instant: number): string {
  return clock.format(instant);
}

const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

/** "2 seats kept for you until 14:32". */
export function seatsKept(seats: number, endsAt: number): string {
  return `${seats} ${seats === 1 ? "seat" : "seats"} kept for you until ${formatClock(endsAt)}`;
}

/**
 * What is told to those who hear the page. It changes when seats are kept, five minutes and one minute before the end, and
 * when seats or time are changed: never with the seconds.
 * @param minutesMore how much longer they can be kept
 */
export function keptAnnouncement(
  { seats, endsAt, canExtend }: { seats: number; endsAt: number; canExtend: boolean },
  left: number,
  minutesMore: number,
): string {
  const kept = `${seatsKept(seats, endsAt)}.`;
  if (!isTimeShort(left)) return kept;
  const rest = left <= minute ? "Less than a minute left" : "Less than 5 minutes left";
  return `${rest}: ${kept}${canExtend ? ` You can keep them ${minutesMore} minutes longer.` : ""}`;
}
