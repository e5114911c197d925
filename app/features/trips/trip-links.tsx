import {
  BookOpen,
  CalendarPlus,
  ChevronDown,
  FileText,
  MessageSquare,
  ReceiptText,
  Repeat2,
  TicketCheck,
} from "lucide";
import { Link } from "react-router";
import { Badge } from "~/ui/badge";
import { buttonClasses } from "~/ui/button";
import { holdsSeats } from "~/domain/bookings/booking-status";
import type { BookingPage } from "~/domain/trips/traveler-booking";
import { formatRupees } from "~/domain/money/money";
import { useToday } from "~/platform/pages/use-site";
import { cn } from "~/ui/cn";
import { Icon } from "~/ui/icon";
import { PrintButton } from "~/ui/print-button";
import { tripMessages } from "./messages";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";

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
const action = buttonClasses("primary", "max-sm:mb-3");

/** Three actions: what is due or comes first, messages and the calendar file. The rest is under More. */
export function TripLinks({ page, path, payPath, reviewPath, hasUnread }: TripLinksProps) {
  const m = tripMessages().links;
  const { booking, documents, tour } = page;
  const isPayable = payPath !== null && page.money.toPay > 0 && page.closedBecause === null;
  const isOver = page.isOver || !holdsSeats(booking.status);
  const first = isPayable ? "pay" : reviewPath !== null ? "review" : isOver ? "again" : "voucher";
  const bookPath = tour.path === null ? "/tours" : `/book/${booking.tourSlug}`;
  const bookText = tour.path === null ? m.another : m.again;
  const again = (
    <Link to={bookPath} className={first === "again" ? action : quiet}>
      <Icon icon={Repeat2} className="size-4" />
      <span>{bookText}</span>
    </Link>
  );
  const voucher = documents.voucher && (
    // Loaded as a document, so that it opens from the offline cache.
    <a href={pathIn(currentLanguage(), `${path}/voucher`)} className={first === "voucher" ? action : quiet}>
      <Icon icon={TicketCheck} className="size-4" />
      {m.voucher}
    </a>
  );
  const calendar = documents.voucher && !page.isOver && (
    <a href={`${path}/trip.ics`} className={quiet}>
      <Icon icon={CalendarPlus} className="size-4" />
      {m.calendar}
    </a>
  );
  return (
    <div className="mt-5 grid gap-x-6 sm:flex sm:flex-wrap sm:items-center print:hidden">
      {first === "pay" && payPath !== null && <PayLink page={page} path={payPath} />}
      {first === "review" && reviewPath !== null && (
        <Link to={reviewPath} className={action}>
          {m.review}
        </Link>
      )}
      {first === "again" && again}
      {(first === "voucher" || first === "pay") && voucher}
      <Link to={`${path}/messages`} className={quiet}>
        <Icon icon={MessageSquare} className="size-4" />
        {m.messages}
        {hasUnread && <Badge tone="warning">{m.new}</Badge>}
      </Link>
      {first !== "pay" && calendar}
      <details className="group open:basis-full">
        <summary className={cn(quiet, "cursor-pointer")}>
          <Icon icon={ChevronDown} className="size-4 group-open:rotate-180" />
          {m.more}
        </summary>
        <div className="grid gap-x-6 sm:flex sm:flex-wrap">
          {first !== "voucher" && first !== "pay" && voucher}
          {isOver && first !== "again" && again}
          {first === "pay" && calendar}
          {documents.voucher && (
            <a href={`${path}/voucher.pdf`} className={quiet}>
              <Icon icon={FileText} className="size-4" />
              {m.voucherPdf}
            </a>
          )}
          {documents.invoice && (
            <a href={`${path}/invoice.pdf`} className={quiet}>
              <Icon icon={FileText} className="size-4" />
              {m.invoicePdf}
            </a>
          )}
          {booking.soldBy === undefined && (
            <Link to={`${path}/invoice`} className={quiet}>
              <Icon icon={ReceiptText} className="size-4" />
              <span>{documents.invoice ? m.receipts : m.invoiceDetails}</span>
            </Link>
          )}
          {tour.path !== null && (
            <Link to={tour.path} className={quiet}>
              <Icon icon={BookOpen} className="size-4" />
              {m.tour}
            </Link>
          )}
          <PrintButton variant="quiet" className={cn(quiet, "justify-start rounded-none px-0")} />
        </div>
      </details>
    </div>
  );
}

function PayLink({ page: { booking, money }, path }: { page: BookingPage; path: string }) {
  const { deposit } = booking;
  const isDeposit = useToday() < (deposit?.balanceBy ?? "");
  const amount = formatRupees(deposit && isDeposit ? deposit.amount : money.toPay);
  return tripMessages().links.pay(amount, path, action);
}
