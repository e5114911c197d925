/** States of a refund as travelers see them, and the time that banks need. */
export type RefundState = "started" | "sent" | "done" | "failed";

export const refundStateLabels: Record<RefundState, string> = {
  started: "Refund started",
  sent: "Refund sent to the bank",
  done: "Refunded",
  failed: "Refund delayed",
};

/**
 * Days until a bank shows a refund, by the payment's method, as the gateway reports it. Source: razorpay.com/docs/payments/refunds/normal,
 * "Processing Time", read in November 2026.
 */
const bankDays: Record<string, readonly [min: number, max: number]> = {
  card: [5, 10],
  netbanking: [2, 10],
  wallet: [0, 3],
  upi: [2, 7],
};

const methods: Record<string, string> = {
  card: "card",
  upi: "UPI",
  netbanking: "net banking",
  wallet: "wallet",
};

/** Returns the name of a payment method, as a gateway or an administrator has recorded it. */
export function methodText(method: string): string {
  return methods[method] ?? method.replaceAll("-", " ");
}

/** Returns the time that a method's refunds usually take, as a sentence. */
export function bankDaysText(method: string | null): string {
  const days = method === null ? undefined : bankDays[method];
  return days && method !== null
    ? `Refunds by ${methodText(method)} usually take ${days[0]} to ${days[1]} days to arrive.`
    : "Banks usually take 2 to 10 days: UPI 2 to 7, net banking 2 to 10, cards 5 to 10.";
}

interface StoredRefund {
  status: "due" | "done" | "failed";
  /** The gateway's id, once it has accepted the refund. */
  gatewayRefundId: string | null;
}

/** Returns the state that a traveler sees. A failed refund is transferred by people. */
export function refundStateOf({ status, gatewayRefundId }: StoredRefund): RefundState {
  if (status !== "due") return status;
  return gatewayRefundId === null ? "started" : "sent";
}

/** Returns what a state means to the traveler, as one or two sentences. @param byHand true if people transfer it */
export function refundStateText({
  state,
  method,
  byHand,
}: {
  state: RefundState;
  method: string | null;
  byHand: boolean;
}): string {
  if (state === "failed") return "The payment service could not send it. Our team transfers it by hand.";
  if (byHand) {
    return state === "done" ? "Our team has transferred it." : "Our team transfers it by hand.";
  }
  switch (state) {
    case "started":
      return `It goes back the way you paid. ${bankDaysText(method)}`;
    case "sent":
    case "done":
      return `It is with your bank. ${bankDaysText(method)}`;
    default:
      return state satisfies never;
  }
}
