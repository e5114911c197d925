import { Exact } from "~/ui/exact";

export const messages = {
  title: "Choose another trip or a refund",
  titleOfMade: "Your choice is made",
  booking: (id: string) => (
    <span className="block text-base text-muted">
      Booking <Exact>{id}</Exact>
    </span>
  ),
  chooseOne: "Please choose one of the offers.",
  until: (deadline: string, otherwise: "refund" | "date" | "tour") => (
    <p>
      Until <strong translate="no">{deadline}</strong>
      <span>{`. ${withoutAnswer[otherwise]}`}</span>
    </p>
  ),
  yourChoice: "Your choice",
  fullRefund: "Full refund",
  refund: (amount: string) => (
    <span>
      <Exact>{amount}</Exact>, to your original payment method
    </span>
  ),
  nothingPaid: "Nothing was paid yet",
  confirming: "Booking…",
  confirm: "Confirm my choice",
  view: (tour: string) => (
    <>
      <span>View tour</span>
      <span className="sr-only">{`: ${tour} (opens in a new tab)`}</span>
    </>
  ),
  back: (total: string, refund: string) => `${total}: ${refund} comes back to you`,
  toPay: (total: string, toPay: string) => `${total}, of which ${toPay} is still to pay`,
  paidAlready: (total: string) => `${total}, paid already`,
  moved: "Your booking has a new date.",
  rebooked: "Your new trip is booked.",
  refunded: (amount: string) => `The booking is canceled. We are refunding ${amount}.`,
  canceled: "The booking is canceled. Nothing was paid.",
  settling: "The time to answer is over. You get a mail with the result.",
  over: "This offer is no longer open.",
  viewBooking: "View booking",
};

const withoutAnswer = {
  refund: "Otherwise we refund everything you have paid.",
  date: "Otherwise we move you to the first of these dates that is free.",
  tour: "Otherwise we book the first of these tours that is free.",
};
