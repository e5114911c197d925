import { CircleCheckBig } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "~/components/ui/button";
import { BookingSummary } from "~/components/bookings/booking-summary";
import { WhereToFind } from "~/components/bookings/where-to-find";
import type { MadeBooking } from "./request-booking";

/** Confirmation with the booking reference, which stays after the toast is gone. */
export function BookingConfirmed({
  made: { booking, path },
  onDone,
}: {
  made: MadeBooking;
  onDone: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="overflow-y-auto p-5">
      <CircleCheckBig aria-hidden className="size-12 text-success" />
      <h3 ref={heading} tabIndex={-1} className="mt-3 font-display text-3xl outline-none">
        Your seats are booked
      </h3>
      <p className="mt-1 text-muted">
        <WhereToFind bookingId={booking.bookingId} path={path} />
      </p>
      <BookingSummary booking={booking} className="mt-5" />
      <Button className="mt-6 w-full" onClick={onDone}>
        Done
      </Button>
    </div>
  );
}
