export const paymentMethods = ["credit-card", "debit-card", "upi", "net-banking"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentMethodLabels: Record<PaymentMethod, string> = {
  "credit-card": "Credit card",
  "debit-card": "Debit card",
  upi: "UPI",
  "net-banking": "Net banking",
};
