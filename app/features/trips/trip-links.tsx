import { BookOpen, CalendarPlus, FileText, MessageSquare, ReceiptText, Repeat2, TicketCheck } from "lucide";
import { Link } from "react-router";
import { Exact } from "~/ui/exact";
import { Badge } from "~/ui/badge";
import { buttonClasses } from "~/ui/button";
import { holdsSeats } from "~/domain/bookings/booking-status";
import type { BookingPage } from "~/domain/trips/traveler-booking";
import { formatRupees } from "~/domain/money/money";
import { useToday } from "~/platform/pages/use-site";
import { cn } from "~/ui/cn";
import { Icon } from "~/ui/icon";
import { PrintButton } from "~/ui/print-button";

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
  "inline-flex min-h-11 items-center gap-2 font-semibold whitespace-nowrap text-peacock underline-offset-4 hover:underline max-sm:border-t max-sm:border-line max-sm:text-base sm:min-h-9";

/** The one action of the page. */
const action = buttonClasses("primary", "max-sm:order-first max-sm:col-span-full max-sm:mb-3");

/** One action: pay, review, book again or the voucher. Everything else is a quiet link. */
export function TripLinks({ page, path, payPath, reviewPath, hasUnread }: TripLinksProps) {
  const { booking, documents, tour } = page;
  const isPayable = payPath !== null && page.money.toPay > 0 && page.closedBecause === null;
  const isOver = page.isOver || !holdsSeats(booking.status);
  const first = isPayable ? "pay" : reviewPath !== null ? "review" : isOver ? "again" : "voucher";
  const bookPath = tour.path === null ? "/tours" : `/book/${booking.tourSlug}`;
  const bookText = tour.path === null ? "Find another tour" : "Book again";
  return (
    // On phones a list of two columns below the action, on wide screens a line.
    <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2 max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:gap-y-0 print:hidden">
      {first === "pay" && payPath !== null && <PayLink page={page} path={payPath} />}
      {first === "review" && reviewPath !== null && (
        <Link to={reviewPath} className={action}>
          Write a review
        </Link>
      )}
      {isOver && (
        <Link to={bookPath} className={first === "again" ? action : quiet}>
          <Icon icon={Repeat2} className="size-4" />
          <span>{bookText}</span>
        </Link>
      )}
      {documents.voucher && (
        // Loaded as documents, so that they open from the offline cache.
        <>
          <a href={`${path}/voucher`} className={first === "voucher" ? action : quiet}>
            <Icon icon={TicketCheck} className="size-4" />
            Voucher
          </a>
          <a href={`${path}/voucher.pdf`} className={quiet}>
            <Icon icon={FileText} className="size-4" />
            Voucher (PDF)
          </a>
        </>
      )}
      <Link to={`${path}/messages`} className={quiet}>
        <Icon icon={MessageSquare} className="size-4" />
        Messages
        {hasUnread && <Badge tone="warning">New</Badge>}
      </Link>
      {documents.voucher && !page.isOver && (
        <a href={`${path}/trip.ics`} className={quiet}>
          <Icon icon={CalendarPlus} className="size-4" />
          Add to calendar
        </a>
      )}
      {documents.invoice && (
        <a href={`${path}/invoice.pdf`} className={quiet}>
          <Icon icon={FileText} className="size-4" />
          Invoice (PDF)
        </a>
      )}
      <Link to={`${path}/invoice`} className={quiet}>
        <Icon icon={ReceiptText} className="size-4" />
        <span>{documents.invoice ? "Receipts" : "Invoice details"}</span>
      </Link>
      {tour.path !== null && (
        <Link to={tour.path} className={quiet}>
          <Icon icon={BookOpen} className="size-4" />
          See the tour
        </Link>
      )}
      <PrintButton variant="quiet" className={cn(quiet, "justify-start rounded-none px-0")} />
    </div>
  );
}

function PayLink({ page: { booking, money }, path }: { page: BookingPage; path: string }) {
  const { deposit } = booking;
  const isDeposit = useToday() < (deposit?.balanceBy ?? "");
  return (
    <Link to={path} className={action}>
      Pay <Exact>{formatRupees(deposit && isDeposit ? deposit.amount : money.toPay)}</Exact> now
    </Link>
  );
}
