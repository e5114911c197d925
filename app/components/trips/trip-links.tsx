import { CalendarPlus, FileText, MessageSquare, ReceiptIndianRupee, TicketCheck } from "lucide-react";
import { Link } from "react-router";
import { Badge } from "~/components/ui/badge";
import { buttonClasses } from "~/components/ui/button";
import { formatRupees } from "~/domain/money";
import type { BookingPage } from "~/domain/own-booking";

/**
 * Paying and the papers of a booking.
 * @param path the page's own address
 * @param payPath where it is paid; null where it cannot be paid on this site
 */
export function TripLinks({
  page: { money, papers, closedBecause },
  path,
  payPath,
  hasUnread = false,
}: {
  page: BookingPage;
  path: string;
  payPath: string | null;
  /** Whether something was written that the reader has not seen. */
  hasUnread?: boolean;
}) {
  return (
    <>
      {payPath !== null && money.toPay > 0 && closedBecause === null && (
        <Link to={payPath} className={buttonClasses()}>
          Pay {formatRupees(money.toPay)} now
        </Link>
      )}
      {papers.voucher && (
        // A page of its own to the browser, so that it opens offline too.
        <a href={`${path}/voucher`} className={buttonClasses("secondary")}>
          <TicketCheck aria-hidden className="size-4" />
          Voucher
        </a>
      )}
      {papers.voucher && (
        <a href={`${path}/voucher.pdf`} className={buttonClasses("secondary")}>
          <FileText aria-hidden className="size-4" />
          Voucher (PDF)
        </a>
      )}
      {papers.invoice && (
        <a href={`${path}/invoice.pdf`} className={buttonClasses("secondary")}>
          <ReceiptIndianRupee aria-hidden className="size-4" />
          Invoice (PDF)
        </a>
      )}
      {papers.voucher && (
        <a href={`${path}/trip.ics`} className={buttonClasses("secondary")}>
          <CalendarPlus aria-hidden className="size-4" />
          Add to calendar
        </a>
      )}
      <Link to={`${path}/messages`} className={buttonClasses("secondary")}>
        <MessageSquare aria-hidden className="size-4" />
        Messages
        {hasUnread && <Badge tone="wait">new</Badge>}
      </Link>
    </>
  );
}
