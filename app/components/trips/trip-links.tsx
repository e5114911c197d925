import { CalendarPlus, FileText, ReceiptIndianRupee } from "lucide-react";
import { Link } from "react-router";
import { buttonClasses } from "~/components/ui/button";
import { formatRupees } from "~/domain/money";
import type { BookingPage } from "~/domain/own-booking";

/**
 * Paying and the papers of a booking.
 * @param path the page's own address
 */
export function TripLinks({
  page: { money, papers },
  path,
  canPay,
}: {
  page: BookingPage;
  path: string;
  canPay: boolean;
}) {
  return (
    <>
      {canPay && money.toPay > 0 && (
        <Link to={`${path}/pay`} className={buttonClasses()}>
          Pay {formatRupees(money.toPay)} now
        </Link>
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
