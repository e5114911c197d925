import { expect, test } from "vitest";
import {
  advertisingCode,
  commissionCode,
  invoiceDate,
  invoiceOfMonth,
  operatorInvoiceNumber,
} from "~/domain/money/tax/operator-invoice";
import { gstins } from "../support/tax";
import { amountInWords } from "~/domain/documents/amount-in-words";
import { startOfMonth } from "~/domain/calendar/months";
import { financialYearOf } from "~/domain/calendar/financial-year";

const month = "2026-11";
const seller = { name: "Tour Bharat", address: null, gstin: "29AADCD4217P1ZA" };
const buyer = { name: "Nilgiri Trails", address: null, gstin: null, pan: null };

test("numbers have their series, the year and six digits", () => {
  const number = { financialYear: "2026-27", number: 42 };
  expect(operatorInvoiceNumber({ ...number, kind: "invoice" })).toBe("TBS/26-27/000042");
  expect(operatorInvoiceNumber({ ...number, kind: "credit-note" })).toBe("TBN/26-27/000042");
});

function snapshotFor(gstin: string | null) {
  const sums = { commission: 1_000, premium: 500, gst: 271 };
  const about = { seller, buyer: { ...buyer, gstin }, gstPercent: 18, refersTo: [] };
  return invoiceOfMonth(month, "invoice", sums, about).snapshot;
}

test("the place of supply is a registered operator's State, else ours", () => {
  expect(snapshotFor(null)).toMatchObject({
    placeOfSupply: "29",
    gstPercent: 18,
    tax: [
      { name: "CGST", paise: 13_550 },
      { name: "SGST", paise: 13_550 },
    ],
  });
  const expected = { placeOfSupply: "27", tax: [{ name: "IGST", percent: 18, paise: 27_100 }] };
  expect(snapshotFor(gstins.maharashtra)).toMatchObject(expected);
});

test("an invoice is dated in its month, and on the day of issue if that is long over", () => {
  const end = startOfMonth("2026-12");
  expect(invoiceDate(month, end + 1)).toBe(end - 1);
  const late = startOfMonth("2027-01");
  expect([invoiceDate(month, late - 1), invoiceDate(month, late)]).toStrictEqual([end - 1, late]);
});

test("services have the codes of the notification", () => {
  expect([commissionCode, advertisingCode]).toStrictEqual(["998599", "998365"]);
});

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

test.for([
  [0, "शून्य रुपये मात्र"],
  [1, "एक रुपया मात्र"],
  [13, "तेरह रुपये मात्र"],
  [40, "चालीस रुपये मात्र"],
  [44, "चवालीस रुपये मात्र"],
  [79, "उनासी रुपये मात्र"],
  [89, "नवासी रुपये मात्र"],
  [99, "निन्यानवे रुपये मात्र"],
  [101, "एक सौ एक रुपये मात्र"],
  [24_998, "चौबीस हज़ार नौ सौ अट्ठानवे रुपये मात्र"],
  [125_999, "एक लाख पच्चीस हज़ार नौ सौ निन्यानवे रुपये मात्र"],
  [123_456_789, "बारह करोड़ चौंतीस लाख छप्पन हज़ार सात सौ नवासी रुपये मात्र"],
] as const)("%i rupees are %s in Hindi", ([amount, words]) => {
  expect(amountInWords(amount, "hi")).toBe(words);
});
