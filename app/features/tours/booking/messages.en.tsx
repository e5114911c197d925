import { Exact } from "~/ui/exact";

export const messages = {
  panel: "Price and booking",
  pricePer: { person: "Price per person", booking: "Price per booking" },
  per: { person: "per person", booking: "per booking" },
  each: { person: "each", booking: "a booking" },
  runsAgain: (day: string, className?: string) => (
    <p className={className}>
      Runs again from <Exact>{day}</Exact>
    </p>
  ),
  runsAgainShort: (day: string) => (
    <span>
      Runs again from <Exact>{day}</Exact>
    </span>
  ),
  chooseDate: "Choose a date",
  book: "Book This Package",
  form: "Date and travelers",
  nothingCharged: "No sign-in needed. Nothing is charged yet.",
  sheetTitle: "When, and how many?",
  departureDate: "Departure date",
  pickDate: "Pick a date",
  party: {
    adults: { label: "Adult", things: "adults" },
    children: { label: "Child", things: "children" },
    infants: { label: "Infant", things: "infants" },
  },
  partyPrice: (largest: number) => (
    <>
      <span>{`The price is for a party of up to ${largest}`}</span>
      <span>.</span>
    </>
  ),
  childrenSame: () => (
    <>
      <span>Children pay the same on this tour</span>
      <span>, infants nothing.</span>
    </>
  ),
  childPays: (rupees: string) => (
    <>
      <span>
        A child pays <Exact>{rupees}</Exact>
      </span>
      <span>, infants nothing.</span>
    </>
  ),
  largestOfOption: (largest: number) => `This option takes parties of up to ${largest}.`,
  largestOfTour: (largest: number) => `This tour takes parties of up to ${largest}.`,
  freeUntilDeparture: "Free cancellation until departure",
  freeBefore: (days: number) => `Free cancellation up to ${days} ${days === 1 ? "day" : "days"} before`,
  freeUntil: (day: string) => (
    <span>
      Free cancellation until <Exact>{day}</Exact>
    </span>
  ),
  joinWaitingList: "Join the waiting list",
  lastSeat: "Last seat. ",
  onlyLeft: (seats: string) => (
    <span>
      Only <Exact>{seats}</Exact> left.{" "}
    </span>
  ),
  bookBy: (when: string) => (
    <span>
      Book by <Exact>{when}</Exact>.
    </span>
  ),
  noTotal: "We couldn't get the total. You see it again before you confirm.",
  chooseStart: "Choose a start time to see your total.",
  gettingTotal: "Getting your total …",
  total: "Total, all-in",
  deposit: (rupees: string) => (
    <p className="text-sm text-muted">
      <Exact>{rupees}</Exact> of it books the trip online.
    </p>
  ),
  refundByDate: "Your refund by date",
  tooSoon: "Leaves too soon for a refund if you cancel.",
  refundUntil: (refund: string, day: string) => (
    <span>
      <span>{`${refund} if you cancel until`}</span> <Exact>{day}</Exact>.
    </span>
  ),
};
