import { bookingMessages } from "./messages";

export const paymentMethods = ["credit-card", "debit-card", "upi", "net-banking"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export function paymentMethodLabels(): Record<PaymentMethod, string> {
  return bookingMessages().paymentMethods;
}

/** Ways to pay online: by the UPI code on our pay page, or on the gateway's page. */
export const payWays = ["upi", "card", "net-banking"] as const;
export type PayWay = (typeof payWays)[number];

/** Parts of the price that the pay page offers where a deposit can be paid. */
export const payShares = ["deposit", "all"] as const;
export type PayShare = (typeof payShares)[number];

/** Returns the way to pay by the method that was chosen with the booking. */
export function payWayOf(method: PaymentMethod): PayWay {
  return method === "credit-card" || method === "debit-card" ? "card" : method;
}

/** Returns the way of a payment as reported by the gateway; null for any other. */
export function payWayOfPayment(method: string | null): PayWay | null {
  if (method === "netbanking") return "net-banking";
  return method === "upi" || method === "card" ? method : null;
}

/** Returns the label of a pay button: a chosen card by its kind. */
export function payLabel(way: PayWay, chosen: PaymentMethod): string {
  const isChosenCard = way === "card" && payWayOf(chosen) === "card";
  return bookingMessages().payBy[isChosenCard ? chosen : way];
}
