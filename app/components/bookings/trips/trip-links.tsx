import {
  BookOpen,
  CalendarPlus,
  FileText,
  MessageSquare,
  ReceiptText,
  Repeat2,
  TicketCheck,
} from "lucide-react";
import { Link } from "react-router";
import { Badge } from "~/components/ui/badge";
import { buttonClasses } from "~/components/ui/button";
import { holdsSeats } from "~/domain/bookings/booking-status";
import type { BookingPage } from "~/domain/bookings/traveler-booking";
import { formatRupees } from "~/domain/money/money";
import { useToday } from "~/hooks/use-site";
import { PrintButton } from "./print-button";

interface TripLinksProps {
  page: BookingPage;
  /** Path of the page. */
  path: string;
  /** Path of the payment page; null if it cannot be paid online. */
  payPath: string | null;
  /** Path of the review form; null if there is nothing to review. */
  reviewPath: string | null;
  /** True if there are unread messages. */
  hasUnread: boolean;
}

const quiet =
  "inline-flex min-h-9 items-center gap-2 font-semibold text-peacock underline-offset-4 hover:underline";

/** One action: pay, review, book again or the voucher. Everything else is a quiet link. */
export function TripLinks({ page, path, payPath, reviewPath, hasUnread }: TripLinksProps) {
  const { booking, documents, tour } = page;
  const isPayable = payPath !== null && page.money.toPay > 0 && page.closedBecause === null;
  const isOver = page.isOver || !holdsSeats(booking.status);
  const first = isPayable ? "pay" : reviewPath !== null ? "review" : isOver ? "again" : "voucher";
  const bookPath = tour.path === null ? "/tours" : `/book/${booking.tourSlug}`;
  const bookText = tour.path === null ? "Find another tour" : "Book again";
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
      {first === "pay" && payPath !== null && <PayLink page={page} path={payPath} />}
      {first === "review" && reviewPath !== null && (
        <Link to={reviewPath} className={buttonClasses()}>
          Write a review
        </Link>
      )}
      {isOver && (
        <Link to={bookPath} className={first === "again" ? buttonClasses() : quiet}>
          <Repeat2 aria-hidden className="size-4" />
          {bookText}
        </Link>
      )}
      {documents.voucher && (
        // Loaded as documents, so that they open from the offline cache.
        <>
          <a href={`${path}/voucher`} className={first === "voucher" ? buttonClasses() : quiet}>
            <TicketCheck aria-hidden className="size-4" />
            Voucher
          </a>
          <a href={`${path}/voucher.pdf`} className={quiet}>
            <FileText aria-hidden className="size-4" />
            Voucher (PDF)
          </a>
        </>
      )}
      <Link to={`${path}/messages`} className={quiet}>
        <MessageSquare aria-hidden className="size-4" />
        Messages
        {hasUnread && <Badge tone="warning">New</Badge>}
      </Link>
      {documents.voucher && !page.isOver && (
        <a href={`${path}/trip.ics`} className={quiet}>
          <CalendarPlus aria-hidden className="size-4" />
          Add to calendar
        </a>
      )}
      {documents.invoice && (
        <a href={`${path}/invoice.pdf`} className={quiet}>
          <FileText aria-hidden className="size-4" />
          Invoice (PDF)
        </a>
      )}
      <Link to={`${path}/invoice`} className={quiet}>
        <ReceiptText aria-hidden className="size-4" />
        {documents.invoice ? "Receipts" : "Invoice details"}
      </Link>
      {tour.path !== null && (
        <Link to={tour.path} className={quiet}>
          <BookOpen aria-hidden className="size-4" />
          See the tour
        </Link>
      )}
      <PrintButton variant="quiet" className={`${quiet} px-0`} />
    </div>
  );
}

function PayLink({ page: { booking, money }, path }: { page: BookingPage; path: string }) {
  const { deposit } = booking;
  const isDeposit = useToday() < (deposit?.balanceBy ?? "");
  return (
    <Link to={path} className={buttonClasses()}>
      Pay {formatRupees(deposit && isDeposit ? deposit.amount : money.toPay)} now
    </Link>
  );
}
