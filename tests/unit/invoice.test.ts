import { expect, test } from "vitest";
import { amountInWords } from "~/domain/documents/amount-in-words";
import { financialYearOf } from "~/domain/documents/invoice";

test.for([
  ["2026-03-31", "2025-26"],
  ["2026-04-01", "2026-27"],
  ["2099-12-31", "2099-00"],
] as const)("%s is in the financial year %s", ([day, year]) => {
  expect(financialYearOf(day)).toBe(year);
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
