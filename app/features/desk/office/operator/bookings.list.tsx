import { Exact } from "~/ui/exact";
import { TourName } from "~/features/tours/office/tour-name";
import type { Viewer } from "~/domain/accounts/account";
import { bookingSorts } from "~/domain/desk/booking-list";
import { bookingSources, ownBookingSourceLabels } from "~/domain/bookings/booking-source";
import { bookingStatuses, statusLabels } from "~/domain/bookings/booking-status";
import type { OperatorBookingFilter } from "~/domain/desk/operator-booking";
import type { TravelDate } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import { bookingColumns, bookingJumps } from "~/features/desk/office/booking-columns";
import { choice, day, defineList, loadedChoice } from "~/office/lists/definition";

/** Bookings of an operator's tours. Upcoming ones are sorted by travel date by default. */
export const operatorBookingsList = defineList({
  held: "booking",
  path: "/operator/bookings",
  pageSize: 50,
  sorts: bookingSorts,
  jumps: bookingJumps,
  usualSort: ({ show }) => (show === "upcoming" ? "travel" : undefined),
  search: "Booking ID, name, full e-mail or phone, tour",
  filters: {
    show: choice("Show", ["upcoming"], { upcoming: "Upcoming" }),
    status: choice("Status", bookingStatuses, statusLabels),
    source: choice("Booked by", bookingSources, ownBookingSourceLabels),
    tour: loadedChoice("Tour"),
    from: day("Travels from"),
    to: day("Travels until"),
    bookedFrom: day("Booked from"),
    bookedTo: day("Booked until"),
  },
  moreFilters: ["source", "tour", "from", "to", "bookedFrom", "bookedTo"],
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
  pages: ["Newest bookings", "Older bookings", "First page", "Next page"],
  idOf: ({ bookingId }) => bookingId,
  nameOf: ({ bookingId }) => `booking ${bookingId}`,
  addressOf: ({ bookingId }) => `/operator/bookings/${bookingId}`,
  editAddressOf: ({ bookingId }) => `/operator/bookings/${bookingId}#edit`,
  rowAttributes: ({ bookingId }) => ({ "data-booking": bookingId }),
  columns: [
    bookingColumns.booking,
    bookingColumns.booked,
    {
      key: "customer",
      head: "Customer",
      sort: { name: "customer" },
      phone: "title",
      isLong: true,
      value: ({ customerName }) => customerName,
    },
    {
      key: "tour",
      head: "Tour",
      phone: "text",
      className: "w-1/3 @max-3xl:min-w-16",
      isLong: true,
      value: ({ tourTitle }) => tourTitle,
      cell: ({ tourTitle }) => <TourName title={tourTitle} />,
    },
    {
      key: "company",
      head: "Company",
      isOptional: true,
      isLong: true,
      value: ({ companyName }) => companyName,
    },
    bookingColumns.travels,
    bookingColumns.travelers,
    bookingColumns.city,
    bookingColumns.room,
    {
      key: "requests",
      head: "Requests",
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
      cell: ({ totalAmount }) => <Exact>{formatRupees(totalAmount)}</Exact>,
    },
    {
      key: "commission",
      head: "Commission",
      align: "right",
      from: "widest",
      value: ({ earnings }) => earnings?.commission ?? null,
      cell: ({ earnings }) =>
        earnings && (
          <span translate="no" title={`${earnings.commissionPercent} %`}>
            {formatRupees(earnings.commission)}
          </span>
        ),
    },
    {
      key: "net",
      head: "Net",
      align: "right",
      from: "wide",
      value: ({ earnings }) => earnings?.net ?? null,
      cell: ({ earnings }) => earnings && <strong translate="no">{formatRupees(earnings.net)}</strong>,
    },
    bookingColumns.paid,
    {
      key: "source",
      head: "Booked by",
      isOptional: true,
      value: ({ source }) => ownBookingSourceLabels[source],
    },
    bookingColumns.payment,
    bookingColumns.status,
  ],
  csv: "bookings",
  alsoInCsv: { Children: ({ children }) => children, Infants: ({ infants }) => infants },
});

/** Returns the filter of the list. @param today in India */
export function operatorBookingFilterOf(
  { show, ...filter }: Omit<OperatorBookingFilter, "upcomingFrom"> & { show?: "upcoming" | undefined },
  today: TravelDate,
): OperatorBookingFilter {
  return { ...filter, upcomingFrom: show === "upcoming" ? today : undefined };
}
