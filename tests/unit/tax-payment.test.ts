import { expect, test } from "vitest";
import { taxDueOn, taxPaymentSchema } from "~/domain/money/tax/tax-payment";
import { taxRatesOn } from "~/domain/money/tax-rates";

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
  const payment = { tax: "gst", month: "2026-11", paidOn: "2026-12-18" };
  const typed = { ...payment, amount: "12,500", reference: " cpin 12/3 " };
  expect(taxPaymentSchema.parse(typed)).toStrictEqual({ ...payment, amount: 12_500, reference: "CPIN12/3" });
  const wrong = {
    tax: ["vat"],
    month: ["2026-13", "2026-00", "12026-11", "2026-111"],
    amount: ["0", "1000000001"],
    paidOn: ["yesterday"],
    reference: ["1234", "1".repeat(31), "12345!", "!12345"],
  };
  for (const [field, values] of Object.entries(wrong))
    for (const value of values)
      expect(taxPaymentSchema.safeParse({ ...typed, [field]: value }).success, value).toBe(false);
  const long = { ...typed, reference: "1".repeat(30), month: "2026-10" };
  expect(taxPaymentSchema.safeParse(long).success).toBe(true);
});

test.for([
  ["2020-01-01", { tcs: 1, tds: 1 }],
  ["2024-07-09", { tcs: 1, tds: 1 }],
  ["2024-07-10", { tcs: 0.5, tds: 1 }],
  ["2024-09-30", { tcs: 0.5, tds: 1 }],
  ["2024-10-01", { tcs: 0.5, tds: 0.1 }],
  ["2027-01-01", { tcs: 0.5, tds: 0.1 }],
] as const)("the rates of %s are %j", ([on, rates]) => {
  const others = { platformService: 18, tdsWithoutPan: 5, tdsFreeUpTo: 500_000 };
  expect(taxRatesOn(on)).toMatchObject({ ...others, ...rates });
});
