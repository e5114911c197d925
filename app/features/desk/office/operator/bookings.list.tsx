import { Exact } from "~/ui/exact";
import { TourName } from "~/features/tours/office/tour-name";
import type { Viewer } from "~/domain/accounts/account";
import { roomTypeLabels } from "~/domain/bookings/booking";
import { bookingSorts, paidLabelOf } from "~/domain/desk/booking-list";
import { bookingSources, ownBookingSourceLabels } from "~/domain/bookings/booking-source";
import { bookingStatuses, statusLabels } from "~/domain/bookings/booking-status";
import type { OperatorBookingFilter } from "~/domain/desk/operator-booking";
import type { TravelDate } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import { bookingColumns, bookingJumps, csvPaymentsOf } from "~/features/desk/office/booking-columns";
import { choice, day, defineList, exportedInstant, loadedChoice } from "~/office/lists/definition";

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
      title: ({ customerName }) => customerName,
      cell: ({ customerName }) => customerName,
    },
    {
      key: "tour",
      head: "Tour",
      phone: "text",
      className: "@xl:w-1/3 @max-3xl:min-w-16",
      title: ({ tourTitle }) => tourTitle,
      cell: ({ tourTitle }) => <TourName title={tourTitle} />,
    },
    {
      key: "company",
      head: "Company",
      isOptional: true,
      title: ({ companyName }) => companyName,
      cell: ({ companyName }) => companyName,
    },
    bookingColumns.travels,
    bookingColumns.travelers,
    bookingColumns.city,
    bookingColumns.room,
    {
      key: "requests",
      head: "Requests",
      isOptional: true,
      title: ({ specialRequests }) => specialRequests ?? "",
      cell: ({ specialRequests }) => specialRequests,
    },
    {
      key: "total",
      head: "Total",
      sort: { name: "total", isDownFirst: true },
      align: "right",
      cell: ({ totalAmount }) => <Exact>{formatRupees(totalAmount)}</Exact>,
    },
    {
      key: "commission",
      head: "Commission",
      align: "right",
      from: "widest",
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
      cell: ({ earnings }) => earnings && <strong translate="no">{formatRupees(earnings.net)}</strong>,
    },
    bookingColumns.paid,
    {
      key: "source",
      head: "Booked by",
      isOptional: true,
      cell: ({ source }) => ownBookingSourceLabels[source],
    },
    bookingColumns.payment,
    bookingColumns.status,
  ],
  csv: {
    name: "bookings",
    columns: [
      ["Booking", ({ bookingId }) => bookingId],
      ["Status", ({ status }) => status],
      ["Booked by", ({ source }) => ownBookingSourceLabels[source]],
      ["Booked", ({ createdAt }) => exportedInstant(createdAt)],
      ["Company", ({ companyName }) => companyName],
      ["Tour", ({ tourTitle }) => tourTitle],
      ["From", ({ departureCity }) => departureCity],
      ["Travel date", ({ travelDate }) => travelDate],
      ["Travelers", ({ numberOfTravelers }) => numberOfTravelers],
      ["Children", ({ children }) => children],
      ["Infants", ({ infants }) => infants],
      ["Room", ({ roomType }) => roomTypeLabels[roomType]],
      ["Customer", ({ customerName }) => customerName],
      ["Special requests", ({ specialRequests }) => specialRequests],
      ["Total", ({ totalAmount }) => totalAmount],
      ["Commission", ({ earnings }) => earnings?.commission ?? null],
      ["Net", ({ earnings }) => earnings?.net ?? null],
      ["Paid", (booking) => csvPaymentsOf(booking).paid],
      ["Returned", (booking) => csvPaymentsOf(booking).returned],
      ["Paid state", (booking) => paidLabelOf(booking)],
    ],
  },
});

/** Returns the filter of the list. @param today in India */
export function operatorBookingFilterOf(
  { show, ...filter }: Omit<OperatorBookingFilter, "upcomingFrom"> & { show?: "upcoming" | undefined },
  today: TravelDate,
): OperatorBookingFilter {
  return { ...filter, upcomingFrom: show === "upcoming" ? today : undefined };
}
