import { useEffect, useRef } from "react";
import { partyInWords } from "~/domain/bookings/booking-review";
import { formatRupees } from "~/domain/money/money";
import type { BookingPage } from "~/domain/trips/traveler-booking";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import type { TripChange } from "~/domain/bookings/change-request";

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
      <p className="mt-1">{`${next} We are writing this to ${page.booking.customerEmail} as well.`}</p>
    </div>
  );
}

function textOf({ booking, money }: BookingPage, done: TripChange): { title: string; next: string } {
  const back = money.refunds.filter(({ state }) => state !== "done").at(-1);
  const owed = money.toPay > 0 ? ` ${formatRupees(money.toPay)} is still to be paid.` : "";
  switch (done) {
    case "cancel":
      return {
        title: "Your booking is canceled",
        next: back
          ? `${formatRupees(money.refunded)} goes back to your original payment method. You don't need to do anything.`
          : "There is no refund and nothing to pay. You don't need to do anything.",
      };
    case "party":
      return {
        title: `Your booking is now for ${partyInWords(booking)}`,
        next: back
          ? `${formatRupees(back.amount)} goes back to your original payment method. The operator can see the change.${owed}`
          : `The operator can see the change.${owed}`,
      };
    case "date":
      return {
        title: `You now travel on ${formatTravelDate(booking.travelDate)}`,
        next: back
          ? `${formatRupees(back.amount)} goes back to your original payment method. Your seats on the new day are booked.${owed}`
          : `Your seats on the new day are booked.${owed}`,
      };
    case "extras":
      return {
        title: "Your extras are changed",
        next: back
          ? `${formatRupees(back.amount)} goes back to your original payment method. The operator can see the change.${owed}`
          : `The operator can see the change.${owed}`,
      };
    default:
      return done satisfies never;
  }
}
