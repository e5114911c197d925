import type { BookingChannel } from "./booking-source";

/** Returns true for a booking by an assistant that its traveler has not agreed to: it can be neither paid nor confirmed. */
export function needsAgreement({
  channel,
  noticeVersion,
}: {
  channel: BookingChannel | null;
  /** Version of the privacy notice that the traveler agreed to. */
  noticeVersion: number | null;
}): boolean {
  return channel === "agent" && noticeVersion === null;
}
