import { Exact } from "~/ui/exact";

/** Booked trips on their traveler's dashboard. */
export const messages = {
  awaiting: "Awaiting confirmation",
  /** Follows a link's label, for screen readers. */
  ofTrip: (place: string, bookingId: string) => (
    <>
      <span>{`of ${place},`}</span> <Exact>{bookingId}</Exact>
    </>
  ),
  next: {
    title: "Your next trip",
    dates: "Dates",
    starts: "Starts",
    travelers: "Travelers",
    reference: "Reference",
    payment: "Payment",
    toPay: (amount: string) => (
      <span>
        <Exact>{amount}</Exact> to pay
      </span>
    ),
    paid: "Paid in full",
    payNow: "Pay now",
    voucher: "Voucher",
    open: "Open booking",
    messages: "Messages",
    new: "New",
    dayByDay: "Day by day",
  },
  none: {
    title: "Where to next?",
    text: "You have no upcoming trip. When you book one, it appears here, with what to bring and where we meet.",
    find: "Find a tour",
    destinations: "All destinations",
  },
  before: {
    title: (place: string) => `Before you go to ${place}`,
    month: "Your month",
    meet: "Where we meet",
    bring: "What to bring",
  },
};
