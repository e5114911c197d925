import { Exact } from "~/ui/exact";
import { Thread } from "./thread";

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
  const { bookingId, tourTitle, operatorName } = shown.thread;
  return (
    <div className="mx-auto max-w-5xl px-4 pb-10 sm:px-6">
      {top}
      <h1 className="text-3xl sm:text-4xl">Messages</h1>
      <p className="mt-2 mb-5 max-w-3xl text-muted">
        <span>{`About ${tourTitle}, booking`}</span> <Exact>{bookingId}</Exact>
        <span>{`. ${operatorName} runs the tour. ${note ?? ""}`}</span>
      </p>
      <Thread {...shown} />
    </div>
  );
}
