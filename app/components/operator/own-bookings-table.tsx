import { BookingStatusBadge } from "~/components/booking/booking-status-badge";
import { SheetCell, SheetName, SheetRow, SheetTable } from "~/components/ui/sheet-table";
import { MessageList } from "~/components/booking/messages-to-you";
import type { ThreadMessage } from "~/domain/booking-message";
import type { BookingStatus } from "~/domain/booking-status";
import { roomTypeLabels } from "~/domain/booking";
import { formatInstantInIndia } from "~/domain/calendar";
import type { TravelDate } from "~/domain/calendar";
import { formatRupees } from "~/domain/money";
import type { RoomType } from "~/domain/pricing";
import { formatTravelDate } from "~/domain/travel-date";
import { CustomerBookingActions } from "./customer-booking-actions";

export interface OwnBooking {
  bookingId: string;
  status: BookingStatus;
  tourTitle: string;
  tourDuration: string;
  customerName: string;
  travelDate: TravelDate;
  numberOfTravelers: number;
  roomType: RoomType;
  specialRequests: string | null;
  createdAt: number;
  totalAmount: number;
  commission: number;
  commissionPercent: number;
  net: number;
  /** What the customer gets back when the operator calls it off. */
  refundWhenCalledOff: number;
  /** What we have written about it. */
  messages: ThreadMessage[];
}

const heads = [
  "Booking",
  "Tour",
  "Travels",
  "Customer",
  "Status",
  "Total",
  "Commission",
  "Net",
  "Actions",
] as const;

/** An operator's bookings as rows: who comes, when, and what it earns. */
export function OwnBookingsTable({ bookings, caption }: { bookings: OwnBooking[]; caption: string }) {
  return (
    <SheetTable caption={caption} heads={heads}>
      {bookings.map((booking) => (
        <SheetRow key={booking.bookingId} data-booking={booking.bookingId}>
          <SheetName className="tabular-nums">
            {booking.bookingId}
            <span className="block text-sm font-normal text-muted">
              {formatInstantInIndia(booking.createdAt)}
            </span>
          </SheetName>
          <SheetCell className="wrap-anywhere">
            {booking.tourTitle}
            {booking.messages.length > 0 && (
              <details>
                <summary className="min-h-7 cursor-pointer content-center text-sm font-semibold text-peacock">
                  {booking.messages.length === 1
                    ? "1 message from Tour Bharat"
                    : `${booking.messages.length} messages from Tour Bharat`}
                </summary>
                <MessageList
                  messages={booking.messages}
                  answerPath={`/operator/messages/${booking.bookingId}`}
                />
              </details>
            )}
          </SheetCell>
          <SheetCell label="Travels">
            <span className="whitespace-nowrap">{formatTravelDate(booking.travelDate)}</span>
          </SheetCell>
          <SheetCell className="wrap-anywhere lg:min-w-40">
            {booking.customerName}
            <span className="block text-sm text-muted">
              {booking.numberOfTravelers === 1 ? "1 traveler" : `${booking.numberOfTravelers} travelers`},{" "}
              {roomTypeLabels[booking.roomType]}
            </span>
            {booking.specialRequests !== null && (
              <span className="block text-sm whitespace-pre-line">{booking.specialRequests}</span>
            )}
          </SheetCell>
          <SheetCell className="max-lg:py-1">
            <BookingStatusBadge status={booking.status} />
          </SheetCell>
          <SheetCell label="Total">{formatRupees(booking.totalAmount)}</SheetCell>
          <SheetCell label={`Commission ${booking.commissionPercent} %`}>
            {formatRupees(booking.commission)}
          </SheetCell>
          <SheetCell label="Net">
            <strong>{formatRupees(booking.net)}</strong>
          </SheetCell>
          <SheetCell className="py-1 max-lg:py-1">
            <CustomerBookingActions booking={booking} />
          </SheetCell>
        </SheetRow>
      ))}
    </SheetTable>
  );
}
