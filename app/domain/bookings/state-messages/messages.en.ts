const otherwise = "Otherwise the booking expires, and its seats go back on sale.";
const unpaidBalance =
  "If it isn't paid within 48 hours after that, the booking is canceled and refunded by its schedule.";

/** Words of a booking's state: deadlines, history, and who took it. */
export const messages = {
  confirmAddress: "Confirm your e-mail address",
  reserved: "Your seats are reserved",
  booked: "Your seats are booked",
  confirmBy: (deadline: string) => `Confirm your e-mail address by ${deadline}, or this booking expires.`,
  confirmByLink: (deadline: string) =>
    `Confirm your e-mail address through the link in our mail by ${deadline}. ${otherwise}`,
  confirmByLinkOrPay: (deadline: string) =>
    `Confirm your e-mail address through the link in our mail, or pay, by ${deadline}. ${otherwise}`,
  balanceDue: (amount: string, deadline: string) => `${amount} is due by ${deadline}. ${unpaidBalance}`,
  depositDue: (amount: string, deadline: string, balance: string, balanceBy: string) =>
    `${amount} is due by ${deadline}, and ${balance} by ${balanceBy}. ${otherwise}`,
  due: (amount: string, deadline: string) => `${amount} is due by ${deadline}. ${otherwise}`,
  unpaidBalance,
  ownSales: { paid: "Paid to the operator", unpaid: "Not paid to the operator yet" },
  changedByOperator: "Your tour operator took this booking. Please contact them to change or cancel it.",
  changedByReseller: (name: string) =>
    `You booked with ${name}. Please contact them about the price, to change or to cancel.`,
  happened: {
    booked: "Booked, awaiting confirmation",
    bookedAndConfirmed: "Booked and confirmed",
    confirmed: "Confirmed",
    cancelled: "Canceled",
    completed: "Completed",
    "no-show": "No-show",
    expired: "Expired",
    changed: "Details changed",
  },
  topics: {
    payment: "Payment received",
    goodwill: "Refund as goodwill",
    dispute: "Dispute lost: the bank returned the payment",
    date: "Moved to another date",
    party: "Travelers changed",
    price: "Price changed",
    contact: "Contact or requests changed",
    invoice: "Invoice details changed",
  },
  compensation: {
    byHand: "Our team asks you for an account or a UPI ID, and transfers it by hand.",
    done: (reference: string) => `Our team has transferred it. Reference: ${reference}`,
  },
};
