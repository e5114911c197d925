import { useEffect, useEffectEvent, useRef, useState } from "react";
import { bookingMadeTitle } from "~/domain/bookings/booking";
import { holdsSeats, statusLabels, type BookingStatus } from "~/domain/bookings/booking-status";
import { dueInWords } from "~/domain/bookings/unpaid-booking";
import { formatRupees } from "~/domain/money/money";
import { widgetStatusSchema } from "~/domain/partners/widget";
import { DueNote } from "~/features/bookings/due-note";
import type { MadeBooking } from "~/features/bookings/dialog/request-booking";
import { callApi } from "~/platform/api/call-api";
import { Button, buttonClasses } from "~/ui/button";
import { EmailText } from "~/ui/email-text";
import { Exact } from "~/ui/exact";

/** Polling interval in milliseconds while the booking waits for a payment or a mailed link. */
const askEvery = 4000;

interface WidgetOutcomeProps {
  made: MadeBooking;
  onBooked: () => void;
  onAgain: () => void;
}

/** A booking that a widget made: what it still needs, done in tabs of our own, and its state as it changes. */
export function WidgetOutcome({ made, onBooked, onAgain }: WidgetOutcomeProps) {
  const { booking, path, payPath, statusPath } = made;
  const status = usePolledStatus(booking.status, statusPath);
  const isPending = status === "pending";
  const isSold = holdsSeats(status) && !isPending;
  const announce = useEffectEvent(onBooked);
  useEffect(() => {
    if (isSold) announce();
  }, [isSold]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // After the booking dialog, which gives the focus back as it closes.
    const timer = setTimeout(() => heading.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  // A booking that is no longer pending has settled its due amount.
  const due = status === booking.status ? dueInWords(booking, booking.totalAmount) : null;
  return (
    <section aria-labelledby="outcome" className="rounded-card border border-line bg-card p-4 sm:p-6">
      <div role="status">
        <h2 ref={heading} id="outcome" tabIndex={-1} className="text-xl outline-none">
          {titleOf(status, made)}
        </h2>
        {due !== null && <DueNote className="mt-3">{due}</DueNote>}
      </div>
      <p className="mt-3 text-muted">
        <span>{`${booking.tourTitle}. Booking ID `}</span>
        <strong translate="no" className="text-ink">
          {booking.bookingId}
        </strong>
        <span>. We write to </span>
        <EmailText address={booking.customerEmail} />
        <span>.</span>
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        {isPending && payPath !== null && (
          <a href={payPath} target="_blank" rel="noopener" className={buttonClasses()}>
            <span>
              Pay <Exact>{formatRupees(booking.deposit?.amount ?? booking.totalAmount)}</Exact>
            </span>
            <span className="sr-only">, in a new tab</span>
          </a>
        )}
        <a href={path} target="_blank" rel="noopener" className={buttonClasses("quiet")}>
          Open your booking<span className="sr-only">, in a new tab</span>
        </a>
        {!isPending && (
          <Button variant="secondary" onClick={onAgain}>
            Book again
          </Button>
        )}
      </div>
    </section>
  );
}

function titleOf(status: BookingStatus, { booking, payPath }: MadeBooking): string {
  if (!holdsSeats(status)) return `Your booking is ${statusLabels()[status].toLowerCase()}`;
  if (status !== booking.status) return "Your seats are booked";
  return payPath === null ? bookingMadeTitle(booking) : "Pay to confirm your seats";
}

/** Polls the status of a pending booking while the page is visible. A failure is tried again. */
function usePolledStatus(first: BookingStatus, path: string | null): BookingStatus {
  const [status, setStatus] = useState(first);
  const isWaiting = status === "pending";
  useEffect(() => {
    if (!isWaiting || path === null) return;
    const timer = setInterval(() => {
      if (!document.hidden)
        callApi(widgetStatusSchema, path).then(
          (answer) => setStatus(answer.status),
          () => undefined,
        );
    }, askEvery);
    return () => clearInterval(timer);
  }, [isWaiting, path]);
  return status;
}
