import { expect, test } from "vitest";
import { taxDueOn, taxPaymentSchema } from "~/domain/money/tax/tax-payment";

test.for([
  ["tds", "2026-11", "2026-12-07"],
  ["tds", "2027-02", "2027-03-07"],
  ["tds", "2027-03", "2027-04-30"],
  ["tcs", "2026-12", "2027-01-10"],
  ["tcs", "2027-03", "2027-04-10"],
  ["gst", "2027-03", "2027-04-20"],
] as const)("the %s of %s is due on %s", ([tax, month, day]) => {
  expect(taxDueOn(tax, month)).toBe(day);
});

test("a payment has a tax, a month, a rupee or more, a day and a challan", () => {
  const typed = {
    tax: "gst",
    month: "2026-11",
    amount: "12,500",
    paidOn: "2026-12-18",
    reference: " cpin 12/3 ",
  };
  expect(taxPaymentSchema.parse(typed)).toStrictEqual({ ...typed, amount: 12_500, reference: "CPIN12/3" });
  for (const wrong of [
    { tax: "vat" },
    { month: "2026-13" },
    { month: "2026-00" },
    { month: "12026-11" },
    { month: "2026-111" },
    { amount: "0" },
    { amount: "1000000001" },
    { paidOn: "yesterday" },
    { reference: "1234" },
    { reference: "1".repeat(31) },
    { reference: "12345!" },
    { reference: "!12345" },
  ])
    expect(taxPaymentSchema.safeParse({ ...typed, ...wrong }).success, JSON.stringify(wrong)).toBe(false);
  expect(taxPaymentSchema.safeParse({ ...typed, reference: "1".repeat(30), month: "2026-10" }).success).toBe(
    true,
  );
});
