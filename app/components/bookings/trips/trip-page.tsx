import { useEffect, useRef } from "react";
import { CalendarPlus, FileText, MessageSquare, ReceiptIndianRupee, TicketCheck } from "lucide-react";
import { Link } from "react-router";
import type { BookingPage } from "~/domain/bookings/own-booking";
import type { TripChange, TripStep } from "~/lib/bookings/change-trip";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { partyInWords } from "~/domain/bookings/booking-review";
import { formatRupees } from "~/domain/money/money";
import { Badge } from "~/components/ui/badge";
import { buttonClasses } from "~/components/ui/button";
import { BookingSheet } from "./booking-sheet";
import { PrintButton } from "./print-button";
import { TripChanges } from "./trip-changes";

/** Page of a booking for its traveler, in their account or by the booking's own link. */
export function TripPage({
  booking: { page, path, done, payPath, at, hasUnread = false },
  step,
  isOffline = false,
  top,
  actions,
  children,
  below,
}: {
  booking: {
    page: BookingPage;
    path: string;
    /** Change that was just made. */
    done: TripChange | null;
    /** Path of the payment page; null if it cannot be paid online. */
    payPath: string | null;
    /** Time of loading, which tells one change from the next. */
    at: string;
    hasUnread?: boolean;
  };
  /** State of the change that was just submitted. */
  step: TripStep | null;
  isOffline?: boolean;
  top: React.ReactNode;
  actions?: React.ReactNode;
  /** Content between the details and the changes. */
  children?: React.ReactNode;
  /** Content below the changes. */
  below?: React.ReactNode;
}) {
  return (
    <div className="mx-auto max-w-5xl px-4 pb-8 sm:px-6">
      {top}
      {done !== null && step === null && <DoneNote key={at} page={page} done={done} />}
      <DepartureClosedNote page={page} />
      <BookingSheet
        page={page}
        path={path}
        actions={
          <>
            <TripLinks page={page} path={path} payPath={isOffline ? null : payPath} hasUnread={hasUnread} />
            {actions}
            <PrintButton />
          </>
        }
      >
        {children}
        {(page.canMove || page.cancellation !== null || step !== null) && (
          <TripChanges page={page} step={step} isOffline={isOffline} />
        )}
        {below}
      </BookingSheet>
    </div>
  );
}

/** Notice of a closed departure: the reason, the options, and the default. */
function DepartureClosedNote({ page }: { page: BookingPage }) {
  const { booking, closedBecause, canMove, cancellation } = page;
  if (closedBecause === null) return null;
  return (
    <section
      aria-labelledby="closed"
      className="mb-6 rounded-control border-l-4 border-warning bg-warning-subtle p-4 sm:p-5 print:hidden"
    >
      <h2 id="closed" className="font-sans text-lg font-semibold text-warning">
        Your departure is closed
      </h2>
      <p className="mt-1">
        {page.operatorName} has closed the departure on {formatTravelDate(booking.travelDate)}:{" "}
        <strong>{closedBecause}</strong>
      </p>
      {cancellation !== null && (
        <p className="mt-1">
          {canMove ? "Please choose: another date at no cost, or a full refund. " : "You get a full refund. "}
          If you do nothing, the booking is canceled and fully refunded on the day of departure.{" "}
          <a href="#changes" className="font-semibold whitespace-nowrap underline underline-offset-4">
            Choose what to do
          </a>
        </p>
      )}
    </section>
  );
}

/** Result of the last change and what happens next. Takes the focus because the pressed button has unmounted. */
function DoneNote({ page, done }: { page: BookingPage; done: TripChange }) {
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
    default:
      return done satisfies never;
  }
}

/**
 * Links to pay and to the booking documents.
 * @param path path of the page
 * @param payPath path of the payment page; null if it cannot be paid online
 */
function TripLinks({
  page: { money, documents, closedBecause },
  path,
  payPath,
  hasUnread = false,
}: {
  page: BookingPage;
  path: string;
  payPath: string | null;
  /** True if there are unread messages. */
  hasUnread?: boolean;
}) {
  return (
    <>
      {payPath !== null && money.toPay > 0 && closedBecause === null && (
        <Link to={payPath} className={buttonClasses()}>
          Pay {formatRupees(money.toPay)} now
        </Link>
      )}
      {documents.voucher && (
        // Loaded as a document, so that it opens from the offline cache.
        <a href={`${path}/voucher`} className={buttonClasses("secondary")}>
          <TicketCheck aria-hidden className="size-4" />
          Voucher
        </a>
      )}
      {documents.voucher && (
        <a href={`${path}/voucher.pdf`} className={buttonClasses("secondary")}>
          <FileText aria-hidden className="size-4" />
          Voucher (PDF)
        </a>
      )}
      {documents.invoice && (
        <a href={`${path}/invoice.pdf`} className={buttonClasses("secondary")}>
          <ReceiptIndianRupee aria-hidden className="size-4" />
          Invoice (PDF)
        </a>
      )}
      {documents.voucher && (
        <a href={`${path}/trip.ics`} className={buttonClasses("secondary")}>
          <CalendarPlus aria-hidden className="size-4" />
          Add to calendar
        </a>
      )}
      <Link to={`${path}/messages`} className={buttonClasses("secondary")}>
        <MessageSquare aria-hidden className="size-4" />
        Messages
        {hasUnread && <Badge tone="warning">New</Badge>}
      </Link>
    </>
  );
}
