import { expect, test } from "vitest";
import {
  bankDaysText,
  methodText,
  refundStateOf,
  refundStateText,
} from "~/domain/money/payments/refund-state";

test.for([
  [{ status: "due", gatewayRefundId: null }, "started"],
  [{ status: "due", gatewayRefundId: "rfnd_1" }, "sent"],
  [{ status: "done", gatewayRefundId: "rfnd_1" }, "done"],
  [{ status: "failed", gatewayRefundId: null }, "failed"],
] as const)("%o is %s to its traveler", ([refund, state]) => {
  expect(refundStateOf(refund)).toBe(state);
});

test("each method has its days, and an unknown one all of them", () => {
  expect(bankDaysText("upi")).toBe("Refunds by UPI usually take 2 to 7 days to arrive.");
  expect(bankDaysText("card")).toContain("by card usually take 5 to 10 days");
  expect(bankDaysText("wallet")).toContain("by wallet usually take 0 to 3 days");
  expect(bankDaysText("netbanking")).toContain("net banking usually take 2 to 10 days");
  for (const method of [null, "paylater"]) expect(bankDaysText(method)).toContain("cards 5 to 10");
  expect(methodText("bank-transfer")).toBe("bank transfer");
});

test("people's transfers name no bank days, and a failed refund says who takes over", () => {
  expect(refundStateText({ state: "started", method: "cash", byHand: true })).toBe(
    "Our team transfers it by hand.",
  );
  expect(refundStateText({ state: "done", method: "cash", byHand: true })).toBe(
    "Our team has transferred it.",
  );
  for (const [state, start] of [
    ["started", "It goes back the way you paid. Refunds by UPI"],
    ["sent", "It is with your bank. Refunds by UPI"],
  ] as const)
    expect(refundStateText({ state, method: "upi", byHand: false })).toContain(start);
  expect(refundStateText({ state: "failed", method: "card", byHand: false })).toContain("by hand");
  expect(refundStateText({ state: "done", method: "card", byHand: false })).toContain("with your bank");
});
