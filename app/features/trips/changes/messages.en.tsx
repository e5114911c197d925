import { Link } from "react-router";
import { Exact } from "~/ui/exact";

const link = "text-peacock underline underline-offset-4";

export const messages = {
  title: "If your plans change",
  titleOfClosed: "Your options",
  offline: "You're offline. You can change or cancel this booking when you're online again.",
  legend: (id: string) => (
    <legend className="sr-only">
      Change or cancel booking <Exact>{id}</Exact>
    </legend>
  ),
  anythingElse: (id: string) => (
    <p className="mt-4 max-w-[68ch]">
      Anything else, such as more travelers?{" "}
      <Link to={`/contact?booking=${id}`} className={link}>
        Write to us about booking <Exact>{id}</Exact>
      </Link>
      . If the operator calls the trip off, you get everything back; the rest is in our{" "}
      <Link to="/terms" className={link}>
        terms
      </Link>
      .
    </p>
  ),
  showPrice: "Show new price",
  refundMissing:
    "The form is missing the refund amount, so nothing was canceled. Check the refund and cancel again.",
  priceMissing: "The form is missing the price, so nothing was changed. Check the price and confirm again.",
  confirmWithRefund: (refund: string) => (
    <span>
      Confirm, <Exact>{refund}</Exact> refund
    </span>
  ),
  cancel: {
    title: "Cancel this booking",
    titleOfClosed: "Cancel for a full refund",
    reason: "Reason for canceling",
    noUndo: "Your seats go back on sale right away. This can't be undone.",
    submit: (refund: string) => (
      <span>
        Cancel booking, <Exact>{refund}</Exact> refund
      </span>
    ),
    submitWithoutRefund: "Cancel booking, no refund",
    paidNothing: "You have paid nothing, so there is no refund and nothing to pay.",
    noRefund: () => (
      <>
        <span>If you cancel today,</span> <strong>you get no refund</strong>
        <span>: the refund schedule of this booking has ended.</span>
      </>
    ),
    /** @param words.atMost what was paid, if the refund would be more */
    refund: (words: { refund: string; percent: number; total: string; atMost: string | null }) => (
      <>
        <span>If you cancel today, you get</span> <strong translate="no">{words.refund}</strong>{" "}
        <span>{`back: ${words.percent} % of`}</span> <Exact>{words.total}</Exact>
        <span>
          {words.atMost !== null && (
            <span>
              , but at most the <Exact>{words.atMost}</Exact> you paid
            </span>
          )}
          <span>.</span>
        </span>
      </>
    ),
    /** @param words.amount refund from then on; null for none */
    deadline: (words: { until: string; from: string; amount: string | null }) => (
      <p className="mt-1">
        This applies until <Exact>{words.until}</Exact>. From <Exact>{words.from}</Exact>{" "}
        <span>
          you would get{" "}
          {words.amount === null ? (
            <span>nothing</span>
          ) : (
            <span>
              only <Exact>{words.amount}</Exact>
            </span>
          )}{" "}
          <span>back.</span>
        </span>
      </p>
    ),
  },
  details: {
    section: "Change your booking",
    title: "Change special requests or emergency contact",
    specialRequests: "Special requests",
    saving: "Saving …",
    save: "Save changes",
    saved: "Saved. Our team can see the change.",
  },
  date: {
    title: "Travel on another date",
    titleOfClosed: "Travel on another date, at no cost",
    now: (departure: string) => (
      <span>
        You travel on <Exact>{departure}</Exact>. A later date doesn't improve your refund terms.
      </span>
    ),
    ofClosed:
      "If the new date costs more, you pay nothing; if it costs less, you get the difference back. Refunds then count from the new date.",
    label: "New travel date",
    startTime: "Start time",
    form: "Confirm the new date",
    wouldCost: (departure: string) => (
      <h3 data-outcome tabIndex={-1} className="text-lg font-semibold outline-none">
        On <Exact>{departure}</Exact> the booking would cost
      </h3>
    ),
    refundLater: (percent: number) =>
      `If you cancel later, you get ${percent === 0 ? "nothing" : `at most ${percent} %`} back, as you would today.`,
    submitWithRefund: (refund: string) => (
      <span>
        Move the trip, <Exact>{refund}</Exact> refund
      </span>
    ),
    submit: "Move the trip to this date",
    isPresent: "You travel on this day.",
  },
  extras: {
    title: "Change extras",
    explained: "Fewer extras are refunded by their own rules, more are added to the price.",
    form: "Confirm the extras",
    wouldCost: "With these extras, the booking would cost",
    submit: "Confirm the extras",
  },
  party: {
    title: "Travel with fewer people",
    explained: (party: string) =>
      `Your booking is for ${party}. The refund schedule decides how much of the price difference you get back. Names of people who no longer fit are deleted; please check the others.`,
    travelers: "Travelers",
    children: "Children",
    infants: "Infants",
    range: (min: number, max: number) => `${min} to ${max}`,
    form: "Confirm the smaller party",
    wouldCost: (party: string) => `For ${party}, the booking would cost`,
    submit: "Confirm the smaller party",
  },
  quote: {
    same: "The price stays the same.",
    more: (amount: string) => `${amount} more than now.`,
    less: (amount: string) => `${amount} less than now.`,
    refund: (amount: string) => (
      <li>
        <strong translate="no">{amount}</strong> is refunded to your original payment method.
      </li>
    ),
    toPay: (amount: string) => (
      <li>
        <strong translate="no">{amount}</strong> is still to be paid.
      </li>
    ),
  },
};
