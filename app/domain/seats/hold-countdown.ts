import { formatTimeInIndia } from "~/domain/calendar/calendar";
import { seatMessages } from "./messages";

/** Texts of the hold countdown. All times are in milliseconds. */

const minute = 60_000;

/** Returns true for the last five minutes: an extension is offered, and screen readers get an announcement. */
export function isTimeShort(left: number): boolean {
  return left <= 5 * minute;
}

/** Formats the time left as minutes and seconds, "12:41"; never negative. */
export function formatTimeLeft(left: number): string {
  const seconds = Math.max(0, Math.floor(left / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Formats a number of seats: "1 seat", "2 seats". */
export function countSeats(seats: number): string {
  return seatMessages().seats(seats);
}

/** Describes held seats: "2 seats held for you until 2:32 PM IST". */
export function holdText(seats: number, endsAt: number): string {
  return seatMessages().held(countSeats(seats), formatTimeInIndia(endsAt));
}

/**
 * Returns the screen reader announcement. It changes when seats are held, five minutes and one minute before the end, and when
 * seats or time change, but not with every second.
 * @param minutesMore length of an extension
 */
export function holdAnnouncement(
  { seats, endsAt, canExtend }: { seats: number; endsAt: number; canExtend: boolean },
  left: number,
  minutesMore: number,
): string {
  const m = seatMessages();
  const text = holdText(seats, endsAt);
  if (!isTimeShort(left)) return m.heldStop(text);
  const short = left <= minute ? m.lastMinute(text) : m.lastMinutes(text);
  return canExtend ? `${short} ${m.canExtend(minutesMore)}` : short;
}
