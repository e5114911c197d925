import { currentLanguage, defaultLanguage } from "~/domain/language/language";
import { refundStateMessages } from "./messages";

/** States of a refund as travelers see them, and the time that banks need. */
export type RefundState = "started" | "sent" | "done" | "failed";

export function refundStateLabels(): Record<RefundState, string> {
  return refundStateMessages().states;
}

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

/** Returns the name of a payment method, as a gateway or an administrator has recorded it. */
export function methodText(method: string): string {
  return refundStateMessages().methods[method] ?? method.replaceAll("-", " ");
}

/** Returns the time that a method's refunds usually take, as a sentence. */
export function bankDaysText(method: string | null): string {
  const days = method === null ? undefined : bankDays[method];
  const m = refundStateMessages();
  return days && method !== null ? m.usually(methodText(method), ...days) : m.banks;
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

/**
 * Returns the reason of a refund in the current language. Reasons are stored in English: those that people write, or that name an amount,
 * stay so.
 */
export function refundReasonInWords(reason: string): { text: string; lang: "en" | undefined } {
  const text = refundStateMessages().reasons[reason];
  if (text !== undefined) return { text, lang: undefined };
  return { text: reason, lang: currentLanguage() === defaultLanguage ? undefined : "en" };
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
  const m = refundStateMessages();
  if (state === "failed") return m.failed;
  if (byHand) return state === "done" ? m.byHandDone : m.byHand;
  switch (state) {
    case "started":
      return m.started(bankDaysText(method));
    case "sent":
    case "done":
      return m.sent(bankDaysText(method));
    default:
      return state satisfies never;
  }
}
