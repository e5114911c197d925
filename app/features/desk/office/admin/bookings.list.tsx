import { Exact } from "~/ui/exact";
import { TourName } from "~/features/tours/office/tour-name";
import type { Viewer } from "~/domain/accounts/account";
import { roomTypeLabels } from "~/domain/bookings/booking";
import {
  bookingSorts,
  paidLabelOf,
  paymentFilterLabels,
  paymentFilters,
  type BookingFilter,
} from "~/domain/desk/booking-list";
import { bookingSourceLabels, bookingSources } from "~/domain/bookings/booking-source";
import { bookingStatuses, statusLabels } from "~/domain/bookings/booking-status";
import { formatRupees } from "~/domain/money/money";
import { bookingColumns, bookingJumps, csvPaymentsOf } from "~/features/desk/office/booking-columns";
import {
  choice,
  day,
  defineList,
  exportedInstant,
  loadedChoice,
  amountFrom,
} from "~/office/lists/definition";

/** Booking Management. */
export const bookingsList = defineList({
  held: "booking",
  path: "/admin/bookings",
  pageSize: 50,
  sorts: bookingSorts,
  jumps: bookingJumps,
  search: "Booking ID, name, e-mail, phone or tour",
  isIndexed: true,
  filters: {
    status: choice("Status", bookingStatuses, statusLabels),
    operator: loadedChoice("Operator"),
    tour: loadedChoice("Tour"),
    paid: choice("Payment", paymentFilters, paymentFilterLabels),
    source: choice("Booked by", bookingSources, bookingSourceLabels),
    from: day("Travels from"),
    to: day("Travels until"),
    bookedFrom: day("Booked from"),
    bookedTo: day("Booked until"),
    minTotal: amountFrom("Minimum total (₹)"),
  },
  moreFilters: ["source", "operator", "tour", "from", "to", "bookedFrom", "bookedTo", "minTotal"],
  load: (services, admin: Viewer, { sort, cursor, limit, ...state }) =>
    services.listBookings(admin, { ...bookingFilterOf(state), sort, cursor, limit }),
  rows: ({ bookings }) => bookings,
  caption: "Bookings",
  empty: "No bookings found",
  emptyReason: "Bookings appear here as travelers make them.",
  pages: ["Newest bookings", "Older bookings", "First page", "Next page"],
  idOf: ({ bookingId }) => bookingId,
  nameOf: ({ bookingId }) => `booking ${bookingId}`,
  addressOf: ({ bookingId }) => `/admin/bookings/${bookingId}`,
  editAddressOf: ({ bookingId }) => `/admin/bookings/${bookingId}#edit`,
  rowAttributes: ({ bookingId }) => ({ "data-booking": bookingId }),
  columns: [
    bookingColumns.booking,
    bookingColumns.booked,
    {
      key: "customer",
      head: "Customer",
      sort: { name: "customer" },
      phone: "title",
      className: "min-w-28 @max-3xl:min-w-20",
      title: ({ customerName, customerEmail }) => `${customerName}, ${customerEmail}`,
      cell: ({ customerName }) => customerName,
    },
    {
      key: "email",
      head: "E-mail",
      isOptional: true,
      title: ({ customerEmail }) => customerEmail,
      cell: ({ customerEmail }) => customerEmail,
    },
    { key: "phone", head: "Phone", isOptional: true, cell: ({ customerPhone }) => customerPhone },
    {
      key: "tour",
      head: "Tour",
      phone: "text",
      className: "@xl:w-1/3 @max-3xl:min-w-16",
      title: ({ tourTitle, operatorName }) => `${tourTitle}, ${operatorName}`,
      cell: ({ tourTitle }) => <TourName title={tourTitle} />,
    },
    {
      key: "operator",
      head: "Operator",
      isOptional: true,
      title: ({ operatorName }) => operatorName,
      cell: ({ operatorName }) => operatorName,
    },
    bookingColumns.travels,
    bookingColumns.travelers,
    bookingColumns.city,
    bookingColumns.room,
    {
      key: "total",
      head: "Total",
      sort: { name: "total", isDownFirst: true },
      align: "right",
      cell: ({ totalAmount }) => <strong translate="no">{formatRupees(totalAmount)}</strong>,
    },
    bookingColumns.paid,
    {
      key: "source",
      head: "Booked by",
      isOptional: true,
      cell: ({ source }) => bookingSourceLabels[source],
    },
    { key: "coupon", head: "Coupon", isOptional: true, cell: ({ couponCode }) => couponCode ?? "none" },
    {
      key: "gst",
      head: "GST",
      align: "right",
      isOptional: true,
      cell: ({ gstAmount }) => (gstAmount === null ? "unknown" : <Exact>{formatRupees(gstAmount)}</Exact>),
    },
    {
      key: "commission",
      head: "Commission",
      align: "right",
      from: "widest",
      cell: ({ commission }) => <Exact>{formatRupees(commission)}</Exact>,
    },
    bookingColumns.payment,
    bookingColumns.status,
  ],
  csv: {
    name: "bookings",
    columns: [
      ["Booking", ({ bookingId }) => bookingId],
      ["Status", ({ status }) => status],
      ["Booked by", ({ source }) => bookingSourceLabels[source]],
      ["Booked", ({ createdAt }) => exportedInstant(createdAt)],
      ["Tour", ({ tourTitle }) => tourTitle],
      ["Operator", ({ operatorName }) => operatorName],
      ["From", ({ departureCity }) => departureCity],
      ["Travel date", ({ travelDate }) => travelDate],
      ["Travelers", ({ numberOfTravelers }) => numberOfTravelers],
      ["Room", ({ roomType }) => roomTypeLabels[roomType]],
      ["Customer", ({ customerName }) => customerName],
      ["E-mail", ({ customerEmail }) => customerEmail],
      ["Phone", ({ customerPhone }) => customerPhone],
      ["Coupon", ({ couponCode }) => couponCode ?? null],
      ["Discount", ({ discount }) => discount],
      ["Total", ({ totalAmount }) => totalAmount],
      ["GST", ({ gstAmount }) => gstAmount],
      ["Commission", ({ commission }) => commission],
      ["Paid", (booking) => csvPaymentsOf(booking).paid],
      ["Returned", (booking) => csvPaymentsOf(booking).returned],
      ["Paid state", (booking) => paidLabelOf(booking)],
    ],
  },
});

/** Returns the filter of the list, which live bookings are compared with. */
export function bookingFilterOf({
  minTotal,
  ...filter
}: Omit<BookingFilter, "minTotal"> & { minTotal?: string | undefined }): BookingFilter {
  return { ...filter, minTotal: minTotal === undefined ? undefined : Number(minTotal) };
}
