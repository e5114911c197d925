import { Exact } from "~/ui/exact";

export const messages = {
  yourBookings: "Your bookings",
  booking: (id: string) => (
    <span>
      Booking <Exact>{id}</Exact>
    </span>
  ),
  back: "Back to the booking",
  messages: "Messages",
  messagesTitle: (id: string) => `Messages about booking ${id}`,
  names: "Names",
  namesTitle: (id: string) => `Names for booking ${id}`,
  invoice: "Invoice",
  invoiceTitle: (id: string) => `Invoice of booking ${id}`,
};
