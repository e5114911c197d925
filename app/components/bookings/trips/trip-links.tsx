import {
  CalendarPlus,
  FileText,
  MessageSquare,
  ReceiptIndianRupee,
  ReceiptText,
  TicketCheck,
} from "lucide-react";
import { Link } from "react-router";
import { Badge } from "~/components/ui/badge";
import { buttonClasses } from "~/components/ui/button";
import { formatRupees } from "~/domain/money/money";
import { useToday } from "~/hooks/use-site";
import type { BookingPage } from "~/domain/bookings/traveler-booking";

/**
 * Links to pay and to the booking documents.
 * @param path path of the page
 * @param payPath path of the payment page; null if it cannot be paid online
 */
export function TripLinks({
  page: { booking, money, documents, closedBecause },
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
  const today = useToday();
  const { deposit } = booking;
  const next = deposit && today < deposit.balanceBy ? deposit.amount : money.toPay;
  return (
    <>
      {payPath !== null && money.toPay > 0 && closedBecause === null && (
        <Link to={payPath} className={buttonClasses()}>
          Pay {formatRupees(next)} now
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
      <Link to={`${path}/invoice`} className={buttonClasses("secondary")}>
        <ReceiptText aria-hidden className="size-4" />
        {documents.invoice ? "Receipts" : "Invoice details"}
      </Link>
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
