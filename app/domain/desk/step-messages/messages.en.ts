export const messages = {
  by: (deadline: string) => `By ${deadline}`,
  until: (day: string) => `Until ${day}`,
  from: (day: string) => `From ${day}`,
  now: "Now",
  confirmAddress: "Confirm your e-mail address",
  confirmAddressOrPay: "Confirm your e-mail address, or pay",
  pay: (amount: string) => `Pay ${amount}`,
  freeCancellation: "You can cancel for free",
  completeDetails: "Complete the details of your party",
  addNames: (missing: number) => `Add ${missing === 1 ? "the name" : `${missing} names`} of your party`,
  guide: "Your guide's number",
  meet: "Where we meet",
  somePaid: "Part paid",
  partPaid: (money: { paid: string; total: string; due: string; by: string | null }) =>
    `${money.paid} of ${money.total} paid, ${money.due} due${money.by === null ? "" : ` by ${money.by}`}`,
  /** Conditions of a valid voucher. */
  addressNotConfirmed: (words: { isUnpaid: boolean; until: string }) =>
    `E-mail address not confirmed${words.isUnpaid ? ", not paid" : ""}: valid until ${words.until}`,
  due: (amount: string, deadline: string) => `${amount} is due by ${deadline}, or the booking expires`,
};
