import { Exact } from "~/ui/exact";

const link = "text-peacock underline underline-offset-4";

/** Pages on which a traveler answers: to an assistant's booking, to a mailed link, to a proposed change. */
export const messages = {
  booked: (tour: string) => `Booked: ${tour}`,
  facts: {
    booking: "Booking",
    tour: "Tour",
    tourOf: (tour: string, operator: string) => `${tour}, with ${operator}`,
    start: "Start",
    party: "Party",
    heldUntil: "Seats held until",
  },
  legal: (privacyPath: string, termsPath: string) => (
    <p>
      We use your details to run this trip, as the{" "}
      <a href={privacyPath} target="_blank" className={link}>
        privacy notice
      </a>{" "}
      says, under our{" "}
      <a href={termsPath} target="_blank" className={link}>
        terms
      </a>
      .
    </p>
  ),
  byAssistant: "An assistant prepared this for you. Check it before you agree.",
  agree: {
    check: "Check your booking",
    made: "Your booking is made",
    madeHint: "The link in our mail opens it.",
    over: "This offer is over",
    overHint:
      "The seats that your assistant held went back on sale. Nothing was booked, and nothing is to pay.",
    seeTours: "See tours",
    untilConfirmed:
      "An assistant prepared this for you. Nothing is booked until you agree and confirm the link in our mail.",
    untilPaid:
      "An assistant prepared this for you. Nothing is booked until you agree and pay, or confirm the link in our mail.",
    saving: "Saving…",
    agree: "Agree",
    agreeAndPay: "Agree and pay",
    notYours: "If you didn't ask for this, close the page: the seats go back on sale by themselves.",
  },
  confirm: {
    title: "Confirm your address",
    booking: (bookingId: string, tour: string, date: string) => (
      <p className="mt-4 text-lg">
        Booking <Exact>{bookingId}</Exact>
        <span>{`: ${tour},`}</span> <Exact>{date}</Exact>
      </p>
    ),
    /** @param at the deadline, ISO */
    by: (email: string, deadline: string, at: string) => (
      <p className="mt-2">
        Confirm that <strong className="wrap-anywhere">{email}</strong> is yours by{" "}
        <time translate="no" dateTime={at}>
          {deadline}
        </time>
        . Otherwise the booking expires, and its seats go back on sale. If you didn't book this tour, close
        this page.
      </p>
    ),
    confirming: "Confirming…",
    agree: "Agree and confirm",
    confirm: "Confirm address",
  },
  change: {
    title: "Change of your booking",
    question: "Do you accept this change?",
    booking: (bookingId: string, tour: string, operator: string) => (
      <p className="mt-4 text-lg">
        Booking <Exact>{bookingId}</Exact>
        <span>{`: ${tour}, with ${operator}`}</span>
      </p>
    ),
    outcomes: {
      accepted: "You accepted this change. We sent you a mail with the new details.",
      declined: "You declined this change. Your booking stays as it was.",
      withdrawn: "This change was withdrawn. Your booking stays as it was.",
      expired: "The time to answer is over. Your booking stays as it was.",
      outdated: "Your booking has changed since this was sent, so it no longer applies. Please contact us.",
    },
    rows: { date: "Travel date", party: "Travelers", price: "Price" },
    caption: "The booking now and after the change",
    part: "Part of the booking",
    now: "Now",
    next: "New",
    answerBy: (toPay: string | null, deadline: string) => (
      <p className="mt-4">
        <span>
          {toPay !== null && (
            <span>
              <Exact>{toPay}</Exact> would then be to pay.{" "}
            </span>
          )}
          <span>Answer by</span>
        </span>{" "}
        <Exact>{deadline}</Exact>. Without an answer your booking stays as it is. No seats are held until you
        accept.
      </p>
    ),
    accept: (total: string) => (
      <span>
        Accept, <Exact>{total}</Exact> in all
      </span>
    ),
    decline: "Decline",
    view: "View booking",
  },
};
