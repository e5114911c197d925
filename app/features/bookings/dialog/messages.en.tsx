import { Exact } from "~/ui/exact";

/** The booking dialog, beside the fields and steps that it shares with the form's own pages. */
export const messages = {
  yourTrip: "Your trip",
  noDate: "No date chosen yet",
  room: (room: string) => `${room} room`,
  stepButton: (short: string, step: number, title: string) => `${short}: step ${step}, ${title}`,
  chooseLater: "You choose whether to pay now or later in the last step.",
  booking: "Booking …",
  coupon: {
    applied: (code: string, off: string) => (
      <span>
        <span>{`Coupon ${code} applied:`}</span> <Exact>{off}</Exact> off.
      </span>
    ),
    remove: "Remove coupon",
    checking: "Checking …",
    noAnswer: "We couldn't check the coupon. Please try again.",
    detailsFirst: "Please complete the travel details first.",
  },
  trip: {
    change: "Change",
    changeWhat: "date and travelers",
    dateHint: (city: string, left: number | null, rules: string | null) =>
      `The day you leave ${city}${left === null ? "" : ` · ${left} left on this day`}${rules === null ? "" : `. ${rules}`}`,
    sixOrMore: "6+ Travelers",
    howMany: "How many exactly?",
    range: (min: number, max: number) => `${min} to ${max}`,
  },
  pay: {
    when: (amount: string) => (
      <legend className="font-semibold">
        When would you like to pay <Exact>{amount}</Exact>?
      </legend>
    ),
    now: "Pay now",
    nowHint: "By UPI, card or net banking. Your seats are held for 20 minutes.",
    later: "Pay later",
    /** @param deadline with its instant in ISO; null until it is known */
    laterHint: (isVerified: boolean, deadline: { text: string; at: string } | null) => (
      <>
        {!isVerified && <span>First follow the link that we mail you. </span>}
        <span>Pay by</span>{" "}
        {deadline === null ? (
          <span>the due date</span>
        ) : (
          <time translate="no" dateTime={deadline.at} className="font-semibold">
            {deadline.text}
          </time>
        )}
        <span>. Otherwise the booking expires, and its seats go back on sale.</span>
      </>
    ),
  },
  toast: {
    lapsed: (bookingId: string, status: string) =>
      `Your earlier booking ${bookingId} is ${status}. Confirm again to make a new booking.`,
    confirmed: "Booking Confirmed",
    confirmedText: (bookingId: string, email: string, total: string) =>
      `${bookingId} for ${email}, ${total} in total.`,
  },
};
