import { Exact } from "~/ui/exact";

export const messages = {
  startTime: "Start time",
  holding: "Holding your seats …",
  held: (seats: string, until: string, left: string, classNameOfLeft: string) => (
    <p className="text-muted">
      <Exact>{seats}</Exact> held for you until <Exact>{until}</Exact>
      {" · "}
      <span className={classNameOfLeft}>
        <Exact>{left}</Exact> left
      </span>
    </p>
  ),
  holdLonger: (minutes: number) => `Hold them ${minutes} minutes longer`,
  holdAgain: "Hold them again",
  notHeld: "Your seats are not held yet. You can still book while seats are available.",
  othersNotHeld: "The other seats are not held yet. You can still book while seats are available.",
  noLongerHeld: "Your seats are no longer held. You can still book while seats are available.",
  notExtended: "We couldn't extend the time. Please try again.",
  marks: { full: "Sold out", scarce: "Few seats" },
  pricesPerAdult: "Prices in ₹ per adult",
  pricesPerBooking: "Prices in ₹ per booking",
  waitingListFor: (day: string) => `Waiting list for ${day}`,
  loading: "Loading available seats …",
  notLoaded: "We couldn't load the available seats. You can still choose a day; we check it when you book.",
};
