/** Words of a refund, as travelers see it. */
export const messages = {
  states: {
    started: "Refund started",
    sent: "Refund sent to the bank",
    done: "Refunded",
    failed: "Refund delayed",
  },
  methods: { card: "card", upi: "UPI", netbanking: "net banking", wallet: "wallet" } as Record<
    string,
    string
  >,
  usually: (method: string, min: number, max: number) =>
    `Refunds by ${method} usually take ${min} to ${max} days to arrive.`,
  banks: "Banks usually take 2 to 10 days: UPI 2 to 7, net banking 2 to 10, cards 5 to 10.",
  /** Reasons by their stored text. */
  reasons: {} as Record<string, string>,
  failed: "The payment service could not send it. Our team transfers it by hand.",
  byHand: "Our team transfers it by hand.",
  byHandDone: "Our team has transferred it.",
  started: (days: string) => `It goes back the way you paid. ${days}`,
  sent: (days: string) => `It is with your bank. ${days}`,
};
