import { CalendarPlus, FileText, ReceiptIndianRupee, TicketCheck } from "lucide-react";
import { Link } from "react-router";
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
}: {
  page: BookingPage;
  path: string;
  payPath: string | null;
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
    </>
  );
}
