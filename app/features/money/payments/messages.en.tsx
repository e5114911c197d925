import { Link } from "react-router";
import type { BookingStatus } from "~/domain/bookings/booking-status";
import { Exact } from "~/ui/exact";

/** The payment page and its states. */
export const messages = {
  title: (bookingId: string) => `Pay booking ${bookingId}`,
  pay: "Pay",
  payForTrip: "Pay for your trip",
  yourPayment: "Your payment",
  paid: "Paid",
  payingConfirms: (confirmBy: string) => `${confirmBy} Paying by then confirms it, too.`,
  toPay: "To pay",
  /**
   * @param deposit that is enough now, or null
   * @param at the deadline, ISO
   * @param unpaidBalance what follows if a balance is not paid, or null
   */
  due: (deposit: string | null, deadline: string, at: string, unpaidBalance: string | null) => (
    <p>
      <span>
        Pay{" "}
        {deposit !== null && (
          <span>
            at least <Exact>{deposit}</Exact>{" "}
          </span>
        )}
        <span>by</span>
      </span>{" "}
      <time translate="no" dateTime={at} className="font-semibold">
        {deadline}
      </time>
      <span>{`. ${unpaidBalance ?? ""}`}</span>
    </p>
  ),
  anotherWay: "Another way to pay",
  checkStatus: "Check payment status",
  seeBooking: "See the booking",
  steps: {
    label: "Steps",
    booked: "Booked",
    payment: "Payment",
    confirmed: "Confirmed",
    ready: "Ready to go",
  },
  /** @param at `until`, ISO */
  heldUntil: (until: string, at: string, left: string) => (
    <p>
      Your seats are held until{" "}
      <time translate="no" dateTime={at} className="font-semibold">
        {until}
      </time>
      <span role="timer" translate="no" className="tabular-nums">
        {` (${left} left)`}
      </span>
      .
    </p>
  ),
  share: {
    howMuch: "How much would you like to pay?",
    now: (amount: string) => `${amount} now`,
    balance: (balance: string, day: string) => `The balance of ${balance} is due by ${day}.`,
    nothingLeft: "Nothing is left to pay.",
  },
  summary: {
    trip: (duration: string, city: string, party: string, operator: string) =>
      `${duration} from ${city}, ${party}, with ${operator}`,
    bookingId: "Booking ID",
  },
  upi: {
    heading: (amount: string) => (
      <h2 id="upi" className="text-2xl">
        Pay <Exact>{amount}</Exact> by UPI
      </h2>
    ),
    scan: "Scan this code with any UPI app on your phone.",
    openApp: "Open UPI app",
    openHere: "Open a UPI app on this device",
    code: (amount: string) => `UPI code for ${amount}`,
    demo: (sandboxPath: string) => (
      <p className="mt-3 text-muted">
        This is a demo: no money moves.{" "}
        <Link reloadDocument to={sandboxPath} className="text-peacock underline underline-offset-4">
          Simulate the UPI app
        </Link>
        .
      </p>
    ),
  },
  goToPayment: "Go to the payment page",
  assurances: {
    demo: "This site is a demo: payments are simulated and no money moves.",
    provider: "You enter card and bank details on our payment provider's page. We never see them.",
    freeUntil: (day: string) => (
      <span>
        Free cancellation until <Exact>{day}</Exact>.
      </span>
    ),
    invoice: "Need a GST invoice? Add your company's details before you pay",
  },
  refunds: {
    done: (amount: string) => (
      <span>
        <Exact>{amount}</Exact> has been refunded.
      </span>
    ),
    onItsWay: (amount: string) => (
      <span>
        A refund of <Exact>{amount}</Exact> is on its way.
      </span>
    ),
  },
  states: {
    canceled: { title: "This booking is canceled", text: "There is nothing to pay." },
    over: {
      title: "The time to pay has run out",
      text: "The seats are on sale again. If you already paid, we book your seats if any are left, or refund you in full.",
    },
    nothingToPay: "Nothing to pay",
    paid: "Paid",
    thanks: (bookingId: string, status: BookingStatus) =>
      `Thank you. Booking ${bookingId} is ${status}, and nothing more is owed.`,
    unavailable: {
      title: "Online payment is currently unavailable",
      text: "We take the payment on the confirmation call.",
    },
    failed: { title: "The payment failed", text: "You were not charged. Please try again." },
    partPaid: (amount: string) => `${amount} paid`,
    restLater: (bookingId: string, status: BookingStatus) =>
      `Thank you. Booking ${bookingId} is ${status}. You can pay the rest now or later.`,
    waiting: { title: "Waiting for your payment", text: "This page updates when it arrives." },
  },
};
