import { Link } from "react-router";
import { Exact } from "~/ui/exact";
import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  yourBookings: "आपकी बुकिंग",
  booking: (id, path) => (
    <Link to={path} className="inline-block py-1 text-peacock underline underline-offset-4">
      बुकिंग <Exact>{id}</Exact>
    </Link>
  ),
  back: "बुकिंग पर वापस",
  messages: "संदेश",
  messagesTitle: (id) => `बुकिंग ${id} के संदेश`,
  names: "नाम",
  namesTitle: (id) => `बुकिंग ${id} के लिए नाम`,
  invoice: "इनवॉइस",
  invoiceTitle: (id) => `बुकिंग ${id} का इनवॉइस`,
};
