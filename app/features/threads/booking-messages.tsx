import { Thread } from "./thread";
import { threadMessages } from "./messages";

/** Page of a booking's messages, for its traveler. */
export function BookingMessages({
  top,
  note,
  ...shown
}: React.ComponentProps<typeof Thread> & {
  /** Links back to the booking. */
  top: React.ReactNode;
  /** Text after the introduction. */
  note?: string;
}) {
  const m = threadMessages();
  const { bookingId, tourTitle, operatorName } = shown.thread;
  return (
    <div className="mx-auto max-w-5xl px-4 pb-10 sm:px-6">
      {top}
      <h1 className="text-3xl sm:text-4xl">{m.title}</h1>
      {m.about({ tour: tourTitle, id: bookingId, operator: operatorName, note: note ?? "" })}
      <Thread {...shown} />
    </div>
  );
}
