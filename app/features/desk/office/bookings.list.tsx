import { BookingState } from "~/features/desk/office/booking-state";
import { TourName } from "~/features/tours/office/tour-name";
import type { Viewer } from "~/domain/accounts/account";
import { offerName } from "~/domain/bookings/offer-in-words";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import {
  bookingSourceLabels,
  bookingSources,
  ownBookingSourceLabels,
} from "~/domain/bookings/booking-source";
import { bookingStatuses, statusLabels } from "~/domain/bookings/booking-status";
import { formatDay, type TravelDate } from "~/domain/calendar/calendar";
import { departureInWords } from "~/domain/departures/cut-off-in-words";
import {
  bookingSorts,
  paidLabelOf,
  paymentFilterLabels,
  paymentFilters,
  type BookingFilter,
} from "~/domain/desk/booking-list";
import { netPaidOf } from "~/domain/desk/part-paid";
import type { OperatorBooking, OperatorBookingFilter } from "~/domain/desk/operator-booking";
import { formatRupees } from "~/domain/money/money";
import {
  amountFrom,
  choice,
  day,
  defineList,
  exportedInstant,
  loadedChoice,
  type ExportedColumn,
  type ShownList,
} from "~/office/lists/definition";
import { DayOf } from "~/platform/pages/when";
import { Exact } from "~/ui/exact";

/** Fields of a booking that a list shows: those that both offices see, and those of one. */
type ListedBooking = Pick<AdminBooking, keyof AdminBooking & keyof OperatorBooking> &
  Partial<Pick<AdminBooking, OfAdministrators> & Pick<OperatorBooking, "earnings">>;
type OfAdministrators =
  | "customerEmail"
  | "customerPhone"
  | "commission"
  | "couponCode"
  | "gstAmount"
  | "discount"
  | "paymentDueAt"
  | "verifyBy";

/** Column that one office has, or both. */
type BookingColumn = ExportedColumn<ListedBooking> & { only?: "/admin" | "/operator" };

const columns: readonly BookingColumn[] = [
  {
    key: "booking",
    head: "Booking",
    value: ({ bookingId }) => bookingId,
    // On phones, whose rows have two lines, the total stands in its place.
    cell: ({ bookingId, totalAmount }) => (
      <>
        <span className="@max-xl:sr-only">{bookingId}</span>{" "}
        <span translate="no" className="hidden @max-xl:inline">
          {formatRupees(totalAmount)}
        </span>
      </>
    ),
  },
  {
    key: "booked",
    head: "Booked",
    sort: { name: "booked", isDownFirst: true },
    from: "wide",
    className: "text-muted",
    value: ({ createdAt }) => exportedInstant(createdAt),
    cell: ({ createdAt }) => <DayOf at={createdAt} />,
  },
  {
    key: "customer",
    head: "Customer",
    sort: { name: "customer" },
    phone: "title",
    className: "min-w-28 @max-3xl:min-w-20",
    title: ({ customerName, customerEmail }) =>
      customerEmail === undefined ? customerName : `${customerName}, ${customerEmail}`,
    value: ({ customerName }) => customerName,
  },
  {
    key: "email",
    head: "E-mail",
    only: "/admin",
    isOptional: true,
    isLong: true,
    value: ({ customerEmail }) => customerEmail ?? null,
  },
  {
    key: "phone",
    head: "Phone",
    only: "/admin",
    isOptional: true,
    value: ({ customerPhone }) => customerPhone ?? null,
  },
  {
    key: "tour",
    head: "Tour",
    phone: "text",
    className: "@xl:w-1/3 @max-3xl:min-w-16",
    title: ({ tourTitle, operatorName }) => `${tourTitle}, ${operatorName}`,
    value: ({ tourTitle }) => tourTitle,
    cell: ({ tourTitle }) => <TourName title={tourTitle} />,
  },
  {
    key: "operator",
    head: "Operator",
    only: "/admin",
    isOptional: true,
    isLong: true,
    value: ({ operatorName }) => operatorName,
  },
  {
    key: "company",
    head: "Company",
    only: "/operator",
    isOptional: true,
    isLong: true,
    value: ({ operatorName }) => operatorName,
  },
  {
    key: "travels",
    head: "Travels",
    sort: { name: "travel" },
    phone: "end",
    cell: ({ travelDate, startTime }) => (
      <span translate="no" title={departureInWords(travelDate, startTime)}>
        {formatDay(travelDate)}
        {startTime && ` ${startTime}`}
      </span>
    ),
    csv: { "Travel date": ({ travelDate }) => travelDate },
  },
  {
    key: "travelers",
    head: "Party",
    align: "right",
    from: "wide",
    cell: ({ numberOfTravelers }) => (
      <>
        <span>{numberOfTravelers}</span>
        <span className="sr-only">{numberOfTravelers === 1 ? " traveler" : " travelers"}</span>
      </>
    ),
    csv: { Travelers: ({ numberOfTravelers }) => numberOfTravelers },
  },
  { key: "city", head: "From", isOptional: true, value: ({ departureCity }) => departureCity },
  { key: "room", head: "Room", isOptional: true, value: offerName },
  {
    key: "requests",
    head: "Requests",
    only: "/operator",
    isOptional: true,
    isLong: true,
    value: ({ specialRequests }) => specialRequests,
    csv: { "Special requests": ({ specialRequests }) => specialRequests },
  },
  {
    key: "total",
    head: "Total",
    sort: { name: "total", isDownFirst: true },
    align: "right",
    value: ({ totalAmount }) => totalAmount,
    // Beside their net, the total is the lesser amount to operators.
    cell: ({ totalAmount, earnings }) =>
      earnings ? (
        <Exact>{formatRupees(totalAmount)}</Exact>
      ) : (
        <strong translate="no">{formatRupees(totalAmount)}</strong>
      ),
  },
  {
    key: "commission",
    head: "Commission",
    align: "right",
    from: "widest",
    value: ({ commission, earnings }) => commission ?? earnings?.commission ?? null,
    cell: ({ commission = null, earnings }) =>
      earnings ? (
        <span translate="no" title={`${earnings.commissionPercent} %`}>
          {formatRupees(earnings.commission)}
        </span>
      ) : (
        commission !== null && <Exact>{formatRupees(commission)}</Exact>
      ),
  },
  {
    key: "net",
    head: "Net",
    only: "/operator",
    align: "right",
    from: "wide",
    value: ({ earnings }) => earnings?.net ?? null,
    cell: ({ earnings }) => earnings && <strong translate="no">{formatRupees(earnings.net)}</strong>,
  },
  {
    key: "paid",
    head: "Paid",
    align: "right",
    isOptional: true,
    cell: (booking) =>
      [
        ...(booking.ownSale === undefined ? [formatRupees(netPaidOf(booking))] : []),
        paidLabelOf(booking),
      ].join(", "),
    // Without the payments of an own booking, whose operator was paid.
    csv: {
      Paid: ({ ownSale, paidAmount = 0 }) => (ownSale === undefined ? paidAmount : null),
      Returned: ({ ownSale, refundAmount = 0 }) => (ownSale === undefined ? refundAmount : null),
      "Paid state": paidLabelOf,
    },
  },
  {
    key: "source",
    head: "Booked by",
    only: "/admin",
    isOptional: true,
    value: ({ source }) => bookingSourceLabels[source],
  },
  {
    key: "source",
    head: "Booked by",
    only: "/operator",
    isOptional: true,
    value: ({ source }) => ownBookingSourceLabels[source],
  },
  {
    key: "coupon",
    head: "Coupon",
    only: "/admin",
    isOptional: true,
    value: ({ couponCode }) => couponCode ?? null,
    cell: ({ couponCode }) => couponCode ?? "none",
  },
  {
    key: "gst",
    head: "GST",
    only: "/admin",
    align: "right",
    isOptional: true,
    value: ({ gstAmount }) => gstAmount ?? null,
    cell: ({ gstAmount = null }) =>
      gstAmount === null ? "unknown" : <Exact>{formatRupees(gstAmount)}</Exact>,
  },
  {
    key: "status",
    head: "Status",
    phone: "top",
    value: ({ status }) => status,
    cell: (booking) => (
      // On phones, the badges of all rows end in line.
      <BookingState booking={booking} className="@max-xl:flex-row-reverse @max-xl:*:px-2 @max-xl:*:text-xs" />
    ),
  },
];

/** Filters of both offices under "More filters". @param sources the office's words for those who make bookings */
const narrowing = (sources: typeof bookingSourceLabels) => ({
  source: choice("Booked by", bookingSources, sources),
  tour: loadedChoice("Tour"),
  from: day("Travels from"),
  to: day("Travels until"),
  bookedFrom: day("Booked from"),
  bookedTo: day("Booked until"),
});
const narrowings = ["source", "tour", "from", "to", "bookedFrom", "bookedTo"];

const status = choice("Status", bookingStatuses, statusLabels());

/** Parts of the lists of both offices. */
function listIn(office: "/admin" | "/operator") {
  return {
    held: "booking",
    path: `${office}/bookings`,
    sorts: bookingSorts,
    jumps: { "-booked": "bookedTo", booked: "bookedFrom", travel: "from", "-travel": "to" },
    pages: ["Newest bookings", "Older bookings", "First page", "Next page"],
    idOf: ({ bookingId }) => bookingId,
    nameOf: ({ bookingId }) => `booking ${bookingId}`,
    addressOf: ({ bookingId }) => `${office}/bookings/${bookingId}`,
    editAddressOf: ({ bookingId }) => `${office}/bookings/${bookingId}#edit`,
    rowAttributes: ({ bookingId }) => ({ "data-booking": bookingId }),
    columns: columns.filter(({ only = office }) => only === office),
    csv: "bookings",
  } satisfies Partial<ShownList<ListedBooking>>;
}

/** Booking Management. */
export const bookingsList = defineList({
  ...listIn("/admin"),
  pageSize: 50,
  search: "Booking ID, name, e-mail, phone or tour",
  isIndexed: true,
  filters: {
    status,
    paid: choice("Payment", paymentFilters, paymentFilterLabels),
    operator: loadedChoice("Operator"),
    ...narrowing(bookingSourceLabels),
    minTotal: amountFrom("Minimum total (₹)"),
  },
  moreFilters: ["operator", ...narrowings, "minTotal"],
  load: (services, admin: Viewer, { sort, cursor, limit, ...state }) =>
    services.listBookings(admin, { ...bookingFilterOf(state), sort, cursor, limit }),
  rows: ({ bookings }) => bookings,
  caption: "Bookings",
  empty: "No bookings found",
  emptyReason: "Bookings appear here as travelers make them.",
  alsoInCsv: { Discount: ({ discount }) => discount },
});

/** Bookings of an operator's tours. Upcoming ones are sorted by travel date by default. */
export const operatorBookingsList = defineList({
  ...listIn("/operator"),
  pageSize: 50,
  usualSort: ({ show }) => (show === "upcoming" ? "travel" : undefined),
  search: "Booking ID, name, full e-mail or phone, tour",
  filters: {
    show: choice("Show", ["upcoming"], { upcoming: "Upcoming" }),
    status,
    ...narrowing(ownBookingSourceLabels),
  },
  moreFilters: narrowings,
  load: async (services, operator: Viewer, { sort, cursor, limit, ...state }, today) => {
    const filter = operatorBookingFilterOf(state, today);
    return {
      ...(await services.listOperatorBookings(operator, { ...filter, sort, cursor, limit })),
      filter,
    };
  },
  rows: ({ bookings }) => bookings,
  caption: "Bookings of your tours",
  empty: "No bookings yet",
  emptyReason: "Bookings of your tours appear here as travelers make them.",
  alsoInCsv: { Children: ({ children }) => children, Infants: ({ infants }) => infants },
});

/** Returns the administrators' filter, which live bookings are compared with. */
export function bookingFilterOf({
  minTotal,
  ...filter
}: Omit<BookingFilter, "minTotal"> & { minTotal?: string | undefined }): BookingFilter {
  return { ...filter, minTotal: minTotal === undefined ? undefined : Number(minTotal) };
}

/** Returns the operators' filter. @param today in India */
export function operatorBookingFilterOf(
  { show, ...filter }: Omit<OperatorBookingFilter, "upcomingFrom"> & { show?: "upcoming" | undefined },
  today: TravelDate,
): OperatorBookingFilter {
  return { ...filter, upcomingFrom: show === "upcoming" ? today : undefined };
}
