import type { BookingActor } from "~/domain/bookings/booking-history";
import type { Fallback } from "~/domain/desk/rescue";

/** Puts what ends a sentence behind a space: "", " by Jan 28". */
function after(word: string, value: string | null): string {
  return value === null ? "" : ` ${word} ${value}`;
}

const keepPrivate = "Anyone with the link can change the booking, so please keep it private.";

/** A booking in a subject. */
interface About {
  booking: string;
  tour: string;
}

/** Mails about a booking, to its customer. Amounts and dates are formatted. */
export const messages = {
  /** Sentences that bookings store in English as the reason of a change. */
  reasons: {} as Record<string, string>,
  footnote:
    "You received this mail because a tour was booked at Tour Bharat with this address. If it wasn't you, let us know through the contact page. Anyone with the link to the booking can change it, so please keep it private.",
  actions: {
    view: "View booking",
    viewAndPay: "View booking and pay",
    agree: "Check and agree",
    confirmAddress: "Confirm your address",
    pay: (amount: string) => `Pay ${amount}`,
    addNames: "Add names",
    choose: "Choose",
    chooseOption: "Choose an option",
    viewAndAnswer: "View and answer",
  },
  details: {
    booking: "Booking",
    tour: "Tour",
    start: "Start",
    lastDay: "Last day",
    duration: "Duration",
    durationFrom: (duration: string, city: string) => `${duration} from ${city}`,
    travelers: "Travelers",
    operator: "Operator",
    departure: "Departure",
    bookedWith: "Booked with",
    total: "Total",
    gst: (rates: string) => `GST included, ${rates}`,
    paid: "Paid",
    refunded: "Refunded",
    balance: "Balance due",
    payment: "Payment",
    toPay: "To pay",
    balanceBy: "Balance due by",
    refund: "Refund",
    refundBySchedule: "Refund under the schedule",
    compensation: "Compensation",
    reference: "Reference",
    method: "Method",
    totalRefunded: "Total refunded, including pending refunds",
  },
  payment: {
    /** @param amount null if nothing is to be paid @param due what is due by when, once the address is confirmed */
    confirmBy: ({
      date,
      orPay,
      onceConfirmed,
    }: {
      date: string;
      orPay: boolean;
      onceConfirmed: string | null;
    }) =>
      `Please confirm your e-mail address by ${date}: use the button below${orPay ? ", or pay by then" : ""}. Otherwise the booking expires, and its seats go back on sale.${onceConfirmed === null ? "" : ` ${onceConfirmed}`}`,
    thenDue: (amount: string, date: string, rest: string) => `${amount} is then due by ${date}${rest}.`,
    /** Follows an amount and its date. */
    rest: (amount: string, date: string) => `, and ${amount} by ${date}`,
    balance: (amount: string, date: string) => `${amount} is due by ${date}. Pay on your booking's page.`,
    onCall: (method: string) => `by ${method}, as you chose, on the confirmation call`,
    due: (amount: string, how: string) => `${amount} is due. You pay ${how} and not before.`,
    dueBy: ({ amount, date, rest, how }: { amount: string; date: string; rest: string; how: string }) =>
      `${amount} is due by ${date}${rest}. Pay on your booking's page, or ${how}. If it isn't paid by then, the booking expires and its seats go back on sale.`,
  },
  emergencyContact:
    "The operator needs somebody to call in an emergency. Please add a name and number on your booking's page.",
  compensation: (amount: string) =>
    `Beyond the refund you get a compensation of ${amount}: what the refund schedule would have kept. We ask you for an account or a UPI ID and transfer it.`,
  comesBack: (amount: string) => `We are refunding ${amount} to your original payment method.`,
  sections: {
    meetingPoint: "Meeting point",
    carry: "What to carry",
    changes: "Changes",
    refund: "Refund if you cancel",
    noRefund: "no refund",
    span: (from: string, to: string) => `${from} to ${to}`,
  },
  link: (booking: string) => ({
    subject: `The link to your booking ${booking}`,
    preheader: "It opens your booking without its ID and your e-mail address.",
    heading: "Your booking",
    paragraphs: [
      `Someone looked for booking ${booking} with this e-mail address. After many wrong tries we show it to nobody for an hour, so here is its link.`,
      keepPrivate,
    ],
    footnote: "If it wasn't you, ignore this mail. Nobody has seen your booking.",
  }),
  linkForAssistant: (booking: string) => ({
    subject: `Your booking ${booking}, for which an assistant asked`,
    preheader: "Prices and changes are for you alone.",
    heading: "Your booking",
    paragraphs: [
      `An assistant asked about booking ${booking} and named your e-mail address. We told it the state and the dates. What it costs, and every change, is on your own page.`,
      keepPrivate,
    ],
    footnote: "If you asked no assistant, there is nothing to do: nothing was changed.",
  }),
  toConfirm: (booking: string, date: string | null) => ({
    subject: `Confirm your booking ${booking}${after("by", date)}`,
    preheader: `We are holding your seats. Confirm your address${after("by", date)}.`,
    heading: "Confirm your e-mail address",
    intro:
      "Thank you for booking with Tour Bharat. We are holding your seats, and the booking is confirmed once you confirm your address.",
  }),
  toAgree: (booking: string, date: string | null) => ({
    subject: `Confirm your booking ${booking}${after("by", date)}`,
    preheader: `We are holding your seats. Check the booking and agree${after("by", date)}.`,
    heading: "Check what your assistant prepared",
    intro:
      "An assistant prepared this booking for you. We are holding your seats: check it, and agree if it is right. If you didn't ask for it, do nothing, and it ends by itself.",
  }),
  received: (booking: string, date: string | null) => ({
    subject: `Your booking ${booking} is waiting for payment`,
    preheader: `We are holding your seats${after("until", date)}.`,
    heading: "Your seats are on hold",
    paragraphs: [
      `Thank you for booking with Tour Bharat. We are holding your seats${after("until", date)}. We confirm the booking as soon as we receive your payment, and send you another mail.`,
    ],
  }),
  confirmed: {
    subject: ({ booking, tour }: About) => `Your booking ${booking} is confirmed: ${tour}`,
    preheader: (date: string, total: string | null) => `${date}${total === null ? "" : `, total ${total}`}.`,
    heading: "Your booking is confirmed",
    reserved: "Your seats are reserved",
    intro: ({ isReserved, hasInvoice }: { isReserved: boolean; hasInvoice: boolean }) =>
      `Thank you for booking with Tour Bharat. Your seats are ${isReserved ? "reserved" : "booked"}. Your voucher to show at the start${hasInvoice ? ", the invoice" : ""} and a calendar file are attached.`,
  },
  changed: {
    subject: ({ booking, tour }: About) => `Your booking ${booking} has changed: ${tour}`,
    heading: "Your booking has changed",
    intro: "Your booking was changed as shown below. A new calendar file is attached.",
    date: ["Travel date before", "Travel date now"],
    travelers: ["Travelers before", "Travelers now"],
    total: ["Total before", "Total now"],
    increase: "Price increase",
    decrease: "Price decrease",
  },
  takenBack: ({ booking, tour, amount }: About & { amount: string }) => ({
    subject: `${amount} is due again for booking ${booking}: ${tour}`,
    preheader: "Your bank took your payment back.",
    heading: "Your payment was taken back",
    intro: `Your bank took back ${amount} that you paid for this booking, so the amount is due again. We keep your seats for now. Your voucher is valid again once it is paid.`,
    ifNot: "If you do not want to travel, please cancel the booking on its page.",
  }),
  canceled: {
    subject: ({ booking, tour }: About) => `Your booking ${booking} is canceled: ${tour}`,
    heading: "Your booking is canceled",
    by: (operator: string, soldBy: string | null): Record<BookingActor, string> => ({
      traveler: "Your booking is canceled, as you asked.",
      operator: `${operator}, who runs the tour, had to cancel your booking.`,
      team: "We have canceled your booking.",
      reseller: `${soldBy}, with whom you booked, has canceled your booking.`,
      system: "Your booking was canceled.",
    }),
    reason: (reason: string) => `Reason: ${reason}`,
    paidElsewhere: (who: string) => `${who} took this booking. Please ask them about anything you paid.`,
    nothingPaid: "Nothing was paid, so there is nothing to refund and nothing to pay.",
    noneBySchedule: "Under the booking's refund schedule, there is no refund.",
    refunding: (amount: string) => `We are refunding ${amount}.`,
    noRefund: "There is no refund.",
    calendar: "The attached file removes the trip from your calendar.",
    footnote: "If it wasn't you, contact us right away through the contact page.",
  },
  expired: {
    subject: ({ booking, tour }: About) => `Your booking ${booking} has expired: ${tour}`,
    heading: "Your booking has expired",
    intro: (why: string) => `${why} The seats are on sale again, and there is nothing to pay.`,
    justPaid:
      "If you have just paid, there is nothing to do. When the payment arrives, we confirm the booking if seats are left, or refund you in full. We send you a mail either way.",
  },
  balance: ({ booking, tour, amount, date }: About & { amount: string; date: string | null }) => ({
    subject: `The balance of ${amount} is due for your booking ${booking}: ${tour}`,
    preheader: `Please pay${after("by", date)}.`,
    heading: "Your balance is due",
  }),
  paymentDue: ({ booking, tour, amount, date }: About & { amount: string; date: string | null }) => ({
    subject: `${amount} is due for your booking ${booking}: ${tour}`,
    preheader: `Please pay${after("by", date)}.`,
    heading: "Your payment is due soon",
  }),
  reminder: {
    subject: { 1: "Tomorrow", 7: "In 7 days" },
    heading: { 1: "Your trip begins tomorrow", 7: "Your trip begins in 7 days" },
    preheader: (start: string, meetingPoint: string) => `Starts ${start}. Meeting point: ${meetingPoint}`,
    intro: (start: string, operator: string) =>
      `Your tour starts ${start}. ${operator} runs it and will meet you there. Your voucher is attached. Show it on your phone or on paper.`,
    call: "Who to call",
    emergency: "In an emergency",
    /** Source: 112.gov.in, India's single number for police, fire and ambulance. */
    emergencyLine: "Police, fire and ambulance answer on 112, from any phone in India.",
  },
  party: ({
    booking,
    operator,
    due,
    words,
  }: {
    booking: string;
    operator: string;
    due: string;
    words: string;
  }) => ({
    subject: `Names of your party for ${booking}, by ${due}`,
    preheader: `${operator} needs the name of each traveler.`,
    heading: "Please add the names of your party",
    intro: `${operator} needs the name of each traveler by ${due}, for rooms, tickets and permits.${words === "" ? "" : ` It also needs: ${words}.`} Some of it is still missing. Please don't reply with these details; enter them on your booking's page.`,
  }),
  paid: {
    subject: (amount: string, booking: string) => `We have received ${amount} for your booking ${booking}`,
    preheader: (left: string | null) =>
      left === null ? "Thank you. Your booking is fully paid." : `Thank you. ${left} is left to pay.`,
    heading: "We received your payment",
    intro: (amount: string, isInvoiced: boolean) =>
      `We have received ${amount}. Thank you.${isInvoiced ? " Your invoice is attached." : ""}`,
    tooMuch: (comesBack: string) => `That is more than was due. ${comesBack}`,
  },
  invoice: ({ booking, tour }: About) => ({
    subject: `Your invoice for booking ${booking}: ${tour}`,
    preheader: "It waited for your State.",
    heading: "Your invoice",
    paragraphs: ["Your tax invoice needed your State, which we now have. The invoice is attached."],
  }),
  returned: (amount: string, booking: string) => ({
    subject: `We are refunding your payment for booking ${booking}`,
    preheader: `${amount} is on its way back to you.`,
    heading: "Your payment is being refunded",
    intro: "We received a payment that we couldn't accept for this booking.",
  }),
  compensated: (amount: string, booking: string) => ({
    subject: `Your compensation of ${amount} for booking ${booking}`,
    preheader: "It is on its way to your account.",
    heading: "Your compensation has been sent",
    paragraphs: [`We have transferred ${amount}, beyond the refund of your payments.`],
  }),
  refundSent: (amount: string, booking: string) => ({
    subject: `${amount} has been refunded for booking ${booking}`,
    preheader: "Your refund is on its way to your bank.",
    heading: "Your refund has been sent",
    byHand: `We have refunded ${amount}.`,
    toMethod: `We have refunded ${amount} to your original payment method.`,
  }),
  closed: {
    subject: (date: string, booking: string) => `Your trip on ${date} cannot take place (${booking})`,
    pleaseChoose: (date: string, booking: string) =>
      `Your trip on ${date} cannot take place: please choose (${booking})`,
    preheader: "Choose another date at no cost, or a full refund.",
    heading: "Your departure is closed",
    intro: (operator: string, date: string) =>
      `${operator}, who runs the tour, has closed the departure on ${date}. We are sorry.`,
    contactOperator: (operator: string) =>
      `${operator} took your booking. Please contact them about another date and anything you paid.`,
    chooseOne: "Choose one of these on your booking's page:",
    anotherDate: "Another date",
    atNoCost: "At no cost, even if that date is more expensive. If it is cheaper, we refund the difference.",
    fullRefund: "Full refund",
    all: (amount: string) => `All ${amount} you have paid, regardless of the refund schedule.`,
    nothingPaid: "You haven't paid anything yet, and there is nothing to pay.",
    ifNothing: "If you choose nothing",
    until: (date: string) =>
      `You can choose until the day before the departure. After that, on ${date}, we cancel the booking and refund you in full.`,
  },
  guaranteed: (date: string, booking: string) => ({
    subject: `Your trip on ${date} is guaranteed (${booking})`,
    preheader: "It takes place.",
    heading: "Your departure is guaranteed",
    paragraphs: ["It takes place. Your booking is unchanged."],
  }),
  reopened: ({ date, booking, operator }: { date: string; booking: string; operator: string }) => ({
    subject: `Your trip on ${date} takes place after all (${booking})`,
    preheader: "The departure is open again. Your booking is unchanged.",
    heading: "Your trip takes place after all",
    paragraphs: [
      `${operator}, who runs the tour, has opened the departure on ${date} again. Your booking is unchanged, and there is nothing to do.`,
      "The booking's refund schedule applies again.",
    ],
  }),
  meeting: {
    what: { both: "start time and meeting point", start: "start time", place: "meeting point" },
    subject: ({ what, date, booking }: { what: string; date: string; booking: string }) =>
      `New ${what} of your trip on ${date} (${booking})`,
    startNow: (now: string, before: string) => `Now ${now}, before ${before}.`,
    placeNow: (place: string) => `Now: ${place}`,
    heading: (what: string) => `New ${what}`,
    intro: ({ operator, what, date }: { operator: string; what: string; date: string }) =>
      `${operator}, who runs the tour, has changed the ${what} of your trip on ${date}. Your booking is otherwise unchanged.`,
    calendar: "The attached file updates the event in your calendar.",
    start: ["Start before", "Start now"],
    place: ["Meeting point before", "Meeting point now"],
  },
  offer: {
    subject: ({ isReminder, due, start, booking }: OfferSubject) =>
      `${isReminder ? "Reminder: please" : "Please"} choose by ${due}: your trip on ${start} (${booking})`,
    preheader: "Another trip at no extra cost, or a full refund.",
    heading: "Your trip cannot take place as booked",
    stillOpen: "Your choice is still open",
    intro: (start: string) => `We are sorry: your trip on ${start} cannot take place as booked.`,
    chooseBy: (due: string, fallback: Fallback) =>
      `Please choose by ${due}. Without an answer, ${withoutAnswer[fallback]}.`,
    another: "Another trip, at no extra cost",
    all: (amount: string) => `All ${amount} you have paid.`,
    nothingPaid: "You haven't paid anything yet.",
  },
  rebooked: {
    subject: ({ booking, tour }: About) => `Your new booking ${booking}: ${tour}`,
    preheader: (start: string, before: string) => `${start}, in place of ${before}.`,
    heading: "Your new trip is booked",
    intro: ({ booking, tour, start }: About & { start: string }) =>
      `It replaces booking ${booking} (${tour}, ${start}), which is canceled.`,
    carried: (amount: string) => `${amount} of what you paid counts for the new booking.`,
  },
  consent: {
    subject: ({ booking, tour }: About) => `Please accept a change of your booking ${booking}: ${tour}`,
    preheader: (price: string, date: string) => `New price ${price}. Answer by ${date}.`,
    heading: "Do you accept this change?",
    intro: (reason: string) => `Tour Bharat suggests a change of your booking. Reason: ${reason}`,
    until: (date: string) => `Nothing changes unless you accept by ${date}. No seats are held until then.`,
    date: ["Travel date now", "New travel date"],
    party: ["Travelers now", "New party"],
    price: ["Price now", "New price"],
    footnote:
      "If you don't expect this change, decline it or ignore this mail. Your booking then stays as it is.",
  },
  contact: {
    subject: ({ booking, tour }: About) => `Your details for booking ${booking} have changed: ${tour}`,
    heading: "Your details have changed",
    intro: (who: string, what: string) => `${who} changed the details of your booking: ${what}`,
    newAddress: "Mails about the booking come to this address from now on. Its documents are attached.",
  },
  removed: (booking: string, isLinkEnded: boolean) => ({
    subject: `Your address was removed from booking ${booking}`,
    preheader: "You get no more mails about it.",
    heading: "Your address was removed from a booking",
    paragraphs: [
      `Booking ${booking} at Tour Bharat has another e-mail address now, so you get no more mails about it.${isLinkEnded ? " Links in earlier mails no longer open it." : ""}`,
      "If this is your booking and you didn't ask for it, contact us right away through the contact page.",
    ],
  }),
  documents: ({ booking, tour }: About) => ({
    subject: `Documents for your booking ${booking}: ${tour}`,
    heading: "Your booking documents",
    paragraphs: ["The documents of your booking are attached, as you asked."],
  }),
};

interface OfferSubject {
  isReminder: boolean;
  due: string;
  start: string;
  booking: string;
}

const withoutAnswer: Record<Fallback, string> = {
  refund: "we cancel the booking and refund everything you have paid",
  date: "we move you to the first of these dates that is still free, or refund everything",
  tour: "we move you to the first of these tours that is still free, or refund everything",
};
