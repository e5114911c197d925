import { useEffect, useRef } from "react";
import { partyInWords } from "~/domain/bookings/booking-review";
import { formatRupees } from "~/domain/money/money";
import type { BookingPage } from "~/domain/trips/traveler-booking";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import type { TripChange } from "~/domain/bookings/change-request";
import { tripMessages } from "./messages";

/** Result of the last change and what happens next. Takes the focus because the pressed button has unmounted. */
export function DoneNote({ page, done }: { page: BookingPage; done: TripChange }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  const { title, next } = textOf(page, done);
  return (
    <div
      ref={note}
      tabIndex={-1}
      role="status"
      className="mb-6 rounded-control border-l-4 border-success bg-success-subtle p-4 outline-none sm:p-5 print:hidden"
    >
      <p className="font-semibold text-success">{title}</p>
      <p className="mt-1">{tripMessages().done.mailedTo(next, page.booking.customerEmail)}</p>
    </div>
  );
}

function textOf({ booking, money }: BookingPage, done: TripChange): { title: string; next: string } {
  const m = tripMessages().done;
  const refund = money.refunds.filter(({ state }) => state !== "done").at(-1);
  const back = refund ? m.back(formatRupees(refund.amount)) : "";
  const owed = money.toPay > 0 ? m.owed(formatRupees(money.toPay)) : "";
  switch (done) {
    case "cancel":
      return { title: m.canceled, next: refund ? m.refunded(formatRupees(money.refunded)) : m.notRefunded };
    case "party":
      return { title: m.party(partyInWords(booking)), next: `${back}${m.operatorSees}${owed}` };
    case "date":
      return {
        title: m.date(formatTravelDate(booking.travelDate)),
        next: `${back}${m.seatsBooked}${owed}`,
      };
    case "extras":
      return { title: m.extras, next: `${back}${m.operatorSees}${owed}` };
    default:
      return done satisfies never;
  }
}
