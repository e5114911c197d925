import { Link } from "react-router";
import { Exact } from "~/ui/exact";

export const messages = {
  yourBookings: "Your bookings",
  booking: (id: string, path: string) => (
    <Link to={path} className="inline-block py-1 text-peacock underline underline-offset-4">
      Booking <Exact>{id}</Exact>
    </Link>
  ),
  back: "Back to the booking",
  messages: "Messages",
  messagesTitle: (id: string) => `Messages about booking ${id}`,
  names: "Names",
  namesTitle: (id: string) => `Names for booking ${id}`,
  invoice: "Invoice",
  invoiceTitle: (id: string) => `Invoice of booking ${id}`,
};
