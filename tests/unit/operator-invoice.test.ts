import { expect, test } from "vitest";
import {
  advertisingCode,
  claimedGst,
  commissionCode,
  invoiceOfMonth,
  operatorInvoiceNumber,
  operatorInvoiceTitle,
} from "~/domain/money/tax/operator-invoice";
import { gstins } from "../support/tax";
import { amountInWords } from "~/domain/documents/amount-in-words";
import { financialYearOf } from "~/domain/calendar/financial-year";

const month = "2026-11";
const seller = { name: "Tour Bharat", address: null, gstin: "29AADCD4217P1ZA" };
const buyer = { name: "Nilgiri Trails", address: null, gstin: null, pan: null };

test("numbers have their series, the year and six digits", () => {
  const number = { financialYear: "2026-27", number: 42 };
  expect(operatorInvoiceNumber({ ...number, kind: "invoice" })).toBe("TBS/26-27/000042");
  expect(operatorInvoiceNumber({ ...number, kind: "credit-note" })).toBe("TBN/26-27/000042");
});

test("without our GSTIN an invoice is no tax invoice and claims no GST", () => {
  const unregistered = { ...seller, gstin: null };
  const titleOf = (kind: "invoice" | "credit-note", party: typeof unregistered | typeof seller) =>
    operatorInvoiceTitle({ kind, snapshot: { seller: party } });
  expect(titleOf("invoice", seller)).toBe("Tax invoice");
  expect(titleOf("invoice", unregistered)).toBe("Invoice");
  expect(titleOf("credit-note", unregistered)).toBe("Credit note");
  const sums = { commission: 1_000, premium: 0, gst: 180 };
  for (const [party, claimed, parts] of [
    [seller, 180, 2],
    [unregistered, 0, 0],
  ] as const) {
    const invoice = invoiceOfMonth(month, sums, { seller: party, buyer }, 18);
    expect(invoice?.snapshot.tax).toHaveLength(parts);
    expect(invoice && claimedGst(invoice)).toBe(claimed);
  }
});

function snapshotFor(gstin: string | null) {
  const sums = { commission: 1_000, premium: 500, gst: 271 };
  return invoiceOfMonth(month, sums, { seller, buyer: { ...buyer, gstin } }, 18)?.snapshot;
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

test.for([
  [{ commission: 0, premium: 0, gst: 0 }, null],
  [{ commission: 500, premium: -500, gst: 0 }, null],
  [{ commission: 500, premium: -500, gst: 1 }, "invoice"],
  [{ commission: 1, premium: 0, gst: 0 }, "invoice"],
  [{ commission: 0, premium: 1, gst: 0 }, "invoice"],
  [{ commission: -100, premium: 100, gst: -1 }, "credit-note"],
  [{ commission: -1_000, premium: 500, gst: -90 }, "credit-note"],
  [{ commission: -100, premium: 100, gst: 18 }, "invoice"],
  [{ commission: -10, premium: 0, gst: 10 }, "invoice"],
] as const)("a month with %j gives %j", ([sums, kind]) => {
  expect(invoiceOfMonth(month, sums, { seller, buyer }, 18)?.kind ?? null).toBe(kind);
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
