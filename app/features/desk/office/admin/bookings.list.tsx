import { Exact } from "~/ui/exact";
import { TourName } from "~/features/tours/office/tour-name";
import type { Viewer } from "~/domain/accounts/account";
import {
  bookingSorts,
  paymentFilterLabels,
  paymentFilters,
  type BookingFilter,
} from "~/domain/desk/booking-list";
import { bookingSourceLabels, bookingSources } from "~/domain/bookings/booking-source";
import { bookingStatuses, statusLabels } from "~/domain/bookings/booking-status";
import { formatRupees } from "~/domain/money/money";
import { bookingColumns, bookingJumps } from "~/features/desk/office/booking-columns";
import { choice, day, defineList, loadedChoice, amountFrom } from "~/office/lists/definition";

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
      value: ({ customerName }) => customerName,
    },
    {
      key: "email",
      head: "E-mail",
      isOptional: true,
      isLong: true,
      value: ({ customerEmail }) => customerEmail,
    },
    { key: "phone", head: "Phone", isOptional: true, value: ({ customerPhone }) => customerPhone },
    {
      key: "tour",
      head: "Tour",
      phone: "text",
      className: "w-1/3 @max-3xl:min-w-16",
      title: ({ tourTitle, operatorName }) => `${tourTitle}, ${operatorName}`,
      value: ({ tourTitle }) => tourTitle,
      cell: ({ tourTitle }) => <TourName title={tourTitle} />,
    },
    {
      key: "operator",
      head: "Operator",
      isOptional: true,
      isLong: true,
      value: ({ operatorName }) => operatorName,
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
      value: ({ totalAmount }) => totalAmount,
      cell: ({ totalAmount }) => <strong translate="no">{formatRupees(totalAmount)}</strong>,
    },
    bookingColumns.paid,
    {
      key: "source",
      head: "Booked by",
      isOptional: true,
      value: ({ source }) => bookingSourceLabels[source],
    },
    {
      key: "coupon",
      head: "Coupon",
      isOptional: true,
      value: ({ couponCode }) => couponCode ?? null,
      cell: ({ couponCode }) => couponCode ?? "none",
    },
    {
      key: "gst",
      head: "GST",
      align: "right",
      isOptional: true,
      value: ({ gstAmount }) => gstAmount,
      cell: ({ gstAmount }) => (gstAmount === null ? "unknown" : <Exact>{formatRupees(gstAmount)}</Exact>),
    },
    {
      key: "commission",
      head: "Commission",
      align: "right",
      from: "widest",
      value: ({ commission }) => commission,
      cell: ({ commission }) => <Exact>{formatRupees(commission)}</Exact>,
    },
    bookingColumns.payment,
    bookingColumns.status,
  ],
  csv: "bookings",
  alsoInCsv: { Discount: ({ discount }) => discount },
});

/** Returns the filter of the list, which live bookings are compared with. */
export function bookingFilterOf({
  minTotal,
  ...filter
}: Omit<BookingFilter, "minTotal"> & { minTotal?: string | undefined }): BookingFilter {
  return { ...filter, minTotal: minTotal === undefined ? undefined : Number(minTotal) };
}
