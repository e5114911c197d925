import { expect, test } from "vitest";
import {
  bankTransferSchema,
  isReadyToPrepare,
  missingForPayout,
  newPayoutSchema,
  otherEntrySchema,
  payableBefore,
  payoutReturnSchema,
  rupeesTypedSchema,
  transferModeOf,
} from "~/domain/money/payouts/payout";

test("an operator is ready with money to pay, no open payout and nothing missing", () => {
  const owed = { payable: 1, due: null, missing: [] };
  expect(isReadyToPrepare(owed)).toBe(true);
  expect(isReadyToPrepare({ ...owed, payable: 0 })).toBe(false);
  expect(isReadyToPrepare({ ...owed, due: 5 })).toBe(false);
  expect(isReadyToPrepare({ ...owed, missing: ["pan"] })).toBe(false);
  expect(missingForPayout("Nilgiri Trails", ["pan", "verification"])).toBe(
    "Nilgiri Trails can't be paid yet: it has no PAN (the owner enters it in the portal, Company Profile); it is not verified (an administrator verifies it on its page).",
  );
});

test("from two lakh rupees on a transfer is an RTGS", () => {
  expect([199_999, 200_000, 200_001].map(transferModeOf)).toStrictEqual(["NEFT", "RTGS", "RTGS"]);
});

test("trips can be paid out after the reserve, by the day in India", () => {
  const payouts = { reserveDays: 3 };
  expect(payableBefore({ payouts }, Date.UTC(2026, 10, 23, 18, 29))).toBe("2026-11-20");
  expect(payableBefore({ payouts }, Date.UTC(2026, 10, 23, 18, 30))).toBe("2026-11-21");
});

test.for([
  ["12500", 12_500],
  [" ₹1,25,999 ", 125_999],
  ["123456789", 123_456_789],
  ["1234567890", null],
  ["", null],
  ["-5", null],
  ["5.50", null],
  ["5x", null],
] as const)("typed %j is %j rupees", ([typed, amount]) => {
  expect(rupeesTypedSchema.safeParse(typed).data ?? null).toBe(amount);
});

function payout(amount: number) {
  return newPayoutSchema.safeParse({ operator: "a", amount, note: "  " });
}

test("payouts and manual entries are from one rupee to ten crore", () => {
  expect(payout(1).data).toStrictEqual({ operator: "a", amount: 1, note: null });
  const valid = [0, 1, 1.5, 100_000_000, 100_000_001].filter((amount) => payout(amount).success);
  expect(valid).toStrictEqual([1, 100_000_000]);
  expect(newPayoutSchema.safeParse({ operator: "", amount: 1 }).success).toBe(false);
  expect(newPayoutSchema.safeParse({ operator: "a", amount: 1, note: "n".repeat(201) }).success).toBe(false);
  const entry = { entryId: crypto.randomUUID(), direction: "in", amount: "1", note: " Bank " };
  expect(otherEntrySchema.parse(entry)).toMatchObject({ amount: 1, note: "Bank" });
  expect(otherEntrySchema.parse({ ...entry, direction: "out" }).direction).toBe("out");
  expect(newPayoutSchema.parse({ operator: "a", amount: 1, note: " Advance " }).note).toBe("Advance");
  for (const wrong of [{ amount: "0" }, { note: " x  " }, { note: "n".repeat(201) }, { direction: "up" }])
    expect(otherEntrySchema.safeParse({ ...entry, ...wrong }).success).toBe(false);
});

test("a transfer has a reference and a day, a return a reason", () => {
  const transfer = { reference: " UTR1 ", paidOn: "2026-11-23" };
  expect(bankTransferSchema.parse(transfer).reference).toBe("UTR1");
  for (const wrong of [{ reference: " UTR " }, { reference: "U".repeat(61) }, { paidOn: "2026-02-30" }])
    expect(bankTransferSchema.safeParse({ ...transfer, ...wrong }).success).toBe(false);
  expect(payoutReturnSchema.parse({ reason: " No such account " }).reason).toBe("No such account");
  for (const reason of [" ab ", "r".repeat(201)])
    expect(payoutReturnSchema.safeParse({ reason }).success).toBe(false);
});
