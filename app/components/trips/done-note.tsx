import { useEffect, useRef } from "react";
import { partyInWords } from "~/domain/booking-review";
import { formatRupees } from "~/domain/money";
import type { BookingPage } from "~/domain/own-booking";
import { formatTravelDate } from "~/domain/travel-date";
import type { TripChange } from "~/lib/change-trip";

/** What was just done with a booking and what happens next. It takes the focus: the button that had it is gone. */
export function DoneNote({ page, done }: { page: BookingPage; done: TripChange }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  const { title, next } = textOf(page, done);
  return (
    <div
      ref={note}
      tabIndex={-1}
      role="status"
      className="mb-6 rounded-control border-l-4 border-good bg-good-ground p-4 outline-none sm:p-5 print:hidden"
    >
      <p className="font-semibold text-good">{title}</p>
      <p className="mt-1">
        {next} We are writing this to {page.booking.customerEmail} as well.
      </p>
    </div>
  );
}

function textOf({ booking, money }: BookingPage, done: TripChange): { title: string; next: string } {
  const back = money.refunds.filter(({ status }) => status !== "done").at(-1);
  const owed = money.toPay > 0 ? ` ${formatRupees(money.toPay)} is still to be paid.` : "";
  switch (done) {
    case "cancel":
      return {
        title: "Your booking is cancelled",
        next: back
          ? `${formatRupees(money.refunded)} goes back the way it came; your bank tells you when it has arrived. You need not do anything, and this page stays as your record.`
          : "Nothing comes back and nothing is owed. You need not do anything, and this page stays as your record.",
      };
    case "party":
      return {
        title: `Your booking is for ${partyInWords(booking)} now`,
        next: back
          ? `${formatRupees(back.amount)} goes back the way it came. The operator knows of the change.${owed}`
          : `The operator knows of the change.${owed}`,
      };
    case "date":
      return {
        title: `You travel on ${formatTravelDate(booking.travelDate)} now`,
        next: back
          ? `${formatRupees(back.amount)} goes back the way it came. Seats on the new day are yours.${owed}`
          : `Seats on the new day are yours.${owed}`,
      };
    default:
      return done satisfies never;
  }
}
