/** Areas of the rules that are mutated: their files below app/domain, and the unit tests that must notice. */
export const areas: Readonly<Record<string, { files: string[]; tests: string[] }>> = {
  pricing: {
    files: [
      "prices/pricing",
      "prices/fares",
      "prices/price-on-days",
      "prices/deposit",
      "prices/tour-prices",
      "coupons/coupon",
    ],
    tests: ["pricing", "fares", "deposit", "tour-prices", "coupon"],
  },
  cancellation: {
    files: ["bookings/cancellation", "bookings/cancellation-terms"],
    tests: ["cancellation", "settings"],
  },
  tax: {
    files: [
      "money/tax/tax-documents",
      "money/tax/tax-payment",
      "money/tax/operator-invoice",
      "money/tax-rates",
    ],
    tests: ["tax-documents", "tax-payment", "operator-invoice"],
  },
  money: {
    files: ["money/money", "money/ledger/ledger", "money/payouts/settlement", "money/payouts/payout"],
    tests: ["money", "ledger", "settlement", "payout"],
  },
  departures: {
    files: [
      "departures/cut-off",
      "departures/days-change",
      "departures/departure",
      "departures/departure-rules",
      "departures/off-days",
      "departures/smallest-party",
      "departures/tour-departures",
    ],
    tests: ["departure", "departure-rules", "days-change", "tour-departures"],
  },
  states: {
    files: [
      "bookings/booking-status",
      "desk/booking-outcome",
      "money/payments/refund-state",
      "money/payments/dispute",
    ],
    tests: ["booking-status", "dispute"],
  },
};
