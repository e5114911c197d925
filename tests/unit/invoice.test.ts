import * as fc from "fast-check";
import { expect, test } from "vitest";
import { amountInWords } from "~/domain/documents/amount-in-words";
import { financialYearOf, invoiceNumber, invoiceTax } from "~/domain/documents/invoice";
import { includedIn } from "~/domain/money/money";

test.for([
  ["2026-03-31", "2025-26"],
  ["2026-04-01", "2026-27"],
  ["2099-12-31", "2099-00"],
] as const)("%s is in the financial year %s", ([day, year]) => {
  expect(financialYearOf(day)).toBe(year);
});

test("an invoice number has at most 16 characters", () => {
  expect(invoiceNumber({ financialYear: "2026-27", number: 42 })).toBe("TB/26-27/000042");
});

test("taxable value and the parts of the tax add up to the total, and the parts differ by at most a rupee", () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), fc.constantFrom(0, 5, 12, 18), (total, gstPercent) => {
      const gstAmount = includedIn(total, gstPercent);
      const { taxableValue, parts } = invoiceTax({ total, gstPercent, gstAmount });
      expect(taxableValue + parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      const [central, state] = parts;
      expect([0, 1]).toContain((central?.amount ?? 0) - (state?.amount ?? 0));
      expect((central?.percent ?? 0) + (state?.percent ?? 0)).toBe(gstPercent);
    }),
  );
});

test("the tax is split into central and state tax, each half", () => {
  expect(invoiceTax({ total: 21_000, gstPercent: 5, gstAmount: 1001 })).toStrictEqual({
    taxableValue: 19_999,
    parts: [
      { name: "CGST", percent: 2.5, amount: 501 },
      { name: "SGST", percent: 2.5, amount: 500 },
    ],
  });
});

test.for([
  [0, "Rupees zero only"],
  [1, "Rupee one only"],
  [13, "Rupees thirteen only"],
  [40, "Rupees forty only"],
  [99, "Rupees ninety-nine only"],
  [100, "Rupees one hundred only"],
  [101, "Rupees one hundred and one only"],
  [24_998, "Rupees twenty-four thousand nine hundred and ninety-eight only"],
  [100_001, "Rupees one lakh and one only"],
  [125_999, "Rupees one lakh twenty-five thousand nine hundred and ninety-nine only"],
  [123_456_789, "Rupees twelve crore thirty-four lakh fifty-six thousand seven hundred and eighty-nine only"],
  [1_000_000_000, "Rupees one hundred crore only"],
] as const)("%i rupees are %s", ([amount, words]) => {
  expect(amountInWords(amount)).toBe(words);
});
