import { Link } from "react-router";
import { BookingState, stateTones } from "./booking-state";
import { Exact } from "~/ui/exact";
import { PhoneLinks } from "~/office/ui/phone-links";
import { extrasInWords, offerName } from "~/domain/bookings/offer-in-words";
import { partyInWords } from "~/domain/bookings/booking-review";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { amountDueOf, nextStepOf, type SteppedBooking } from "~/domain/desk/next-step";
import { ownSaleLabels } from "~/domain/bookings/own-booking";
import { whenInWords } from "~/domain/trips/traveler-booking";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { formatRupees } from "~/domain/money/money";
import { useToday } from "~/platform/pages/use-site";
import { cn } from "~/ui/cn";

type GlancedBooking = SteppedBooking &
  Pick<
    AdminBooking,
    | "bookingId"
    | "customerName"
    | "tourTitle"
    | "departureCity"
    | "numberOfTravelers"
    | "children"
    | "infants"
    | "roomType"
    | "optionName"
    | "extras"
    | "operatorName"
  >;

/** Pages that the summary links to; null where the reader may not open one. */
interface GlanceLinks {
  customer: string | null;
  departure: string | null;
  tour: string | null;
  operator: string | null;
  /** Payments of the booking. */
  money: string;
}

/** Links of the administrators' summary. */
export function adminGlanceLinks({
  bookingId,
  tourSlug,
  travelDate,
  operatorSlug,
}: Pick<AdminBooking, "bookingId" | "tourSlug" | "travelDate" | "operatorSlug">): GlanceLinks {
  const departure = new URLSearchParams({ tour: tourSlug, from: travelDate, to: travelDate });
  return {
    customer: `/admin/customers/${bookingId}`,
    departure: `/admin/bookings?${departure}`,
    tour: `/admin/tours/${tourSlug}`,
    operator: `/admin/operators/${operatorSlug}`,
    money: `/admin/bookings/${bookingId}#money`,
  };
}

/**
 * Summary of a booking: status, next step and due action, then who, when, where, how many and how much is due. It fits a page
 * and a narrow side panel.
 */
export function BookingAtAGlance({
  booking,
  links,
  phone,
  email,
  startsAt,
  actions,
  className,
}: {
  booking: GlancedBooking;
  links: GlanceLinks;
  /** Null if the reader doesn't see it. */
  phone: string | null;
  email: string | null;
  /** Start and meeting point, if the page has them. */
  startsAt?: string | null;
  /** The action that is due. */
  actions?: React.ReactNode;
  className?: string;
}) {
  const today = useToday();
  const next = nextStepOf(booking, today);
  return (
    <section
      aria-label="Summary"
      data-slot="booking-at-a-glance"
      className={cn("@container rounded-card border border-line bg-card", className)}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2.5">
        <BookingState booking={booking} />
        <p className={cn("min-w-0 font-semibold", stateTones[next.tone])}>{next.text}</p>
        {actions && <div className="ml-auto flex flex-wrap items-center gap-2 print:hidden">{actions}</div>}
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 px-4 py-3 @3xl:grid-cols-[1.3fr_1.1fr_1.4fr_0.8fr_0.9fr]">
        <Fact isWide name="Customer" value={linked(links.customer, booking.customerName)}>
          {phone !== null && phone !== "" && <PhoneLinks phone={phone} name={booking.customerName} />}
          {email !== null && email !== "" && (
            <a
              href={`mailto:${email}`}
              className="inline-block py-1 wrap-anywhere underline-offset-4 hover:underline"
            >
              {email}
            </a>
          )}
        </Fact>
        <Fact isWide name="Travel date" value={linked(links.departure, formatTravelDate(booking.travelDate))}>
          <p>{whenInWords(booking, today)}</p>
          <p>{booking.tourDuration}</p>
          {startsAt && <p>{startsAt}</p>}
        </Fact>
        <Fact isWide name="Tour" value={linked(links.tour, booking.tourTitle)}>
          <p>{`From ${booking.departureCity}`}</p>
          <p>{linked(links.operator, booking.operatorName)}</p>
        </Fact>
        <Fact name="Travelers" value={partyInWords(booking)}>
          <p>{offerName(booking)}</p>
          {booking.extras && <p>{extrasInWords(booking.extras)}</p>}
        </Fact>
        <Due booking={booking} to={links.money} />
      </dl>
    </section>
  );
}

function Due({ booking, to }: { booking: GlancedBooking; to: string }) {
  const due = amountDueOf(booking);
  const total = formatRupees(booking.totalAmount);
  return (
    <Fact
      name="Due"
      value={
        <Link to={to} className={cn("underline-offset-4 hover:underline", due > 0 && "text-danger")}>
          <Exact>{formatRupees(due)}</Exact>
        </Link>
      }
    >
      <p>
        {booking.ownSale === undefined ? (
          <span>{`of ${total}`}</span>
        ) : (
          <span>{`${total}. ${ownSaleLabels()[booking.ownSale]}`}</span>
        )}
      </p>
    </Fact>
  );
}

function Fact({
  name,
  value,
  isWide = false,
  children,
}: {
  name: string;
  /** True if it takes the whole line where there is little room. */
  isWide?: boolean;
  value: React.ReactNode;
  children: React.ReactNode;
}) {
  return (
    <div className={cn("min-w-0", isWide && "@max-md:col-span-2")}>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-lg leading-snug font-semibold wrap-anywhere tabular-nums">{value}</dd>
      <dd className="mt-0.5 text-sm text-muted tabular-nums">{children}</dd>
    </div>
  );
}

function linked(to: string | null, text: string) {
  if (to === null) return text;
  return (
    <Link to={to} className="text-ink underline decoration-line underline-offset-4 hover:decoration-peacock">
      {text}
    </Link>
  );
}
