import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  noSale,
  balanceOf,
  ledgerAccounts,
  otherEntries,
  ownCommissionEntries,
  paymentEntries,
  payoutEntries,
  taxEntries,
  premiumEntries,
  travelerCompensationEntries,
  compensationChargeEntries,
  compensationPaidEntries,
  refundEntries,
  releasedEntries,
  returnedPayoutEntries,
  saleChangeEntries,
  saleEntries,
  saleOf,
  operatorShareOf,
  disputeFeeEntries,
  taxPaymentEntries,
  withheldEntries,
  type LedgerEntry,
  type Sale,
} from "~/domain/money/ledger/ledger";
import { commissionOn } from "~/domain/money/money";
import { withEarned } from "../support/earned";

const sale = (total: number): Sale => ({ ...noSale, total, commission: commissionOn(total, 10) });
const amount = fc.integer({ min: 0, max: 500_000 });

test("a sale is owed by the customer, in parts to the operator and to the platform; a change posts the difference", () => {
  const entries = [...saleEntries(sale(10_000)), ...saleChangeEntries(sale(10_000), sale(4_005))];
  expect(saleOf(entries)).toStrictEqual({ ...noSale, total: 4_005, commission: 401 });
  expect(balanceOf("unearned-share", entries)).toBe(3_604);
  expect(saleEntries(sale(0))).toStrictEqual([]);
});

test("money received by an operator reduces the balance owed, and a return restores it", () => {
  const paid = withEarned([...saleEntries(sale(1_000)), ...paymentEntries(1_000, "operator-payable")]);
  expect(balanceOf("receivable", paid)).toBe(0);
  expect(balanceOf("operator-payable", paid)).toBe(-100);
  const returned = [
    ...paid,
    ...withEarned(
      [...saleChangeEntries(sale(1_000), sale(0)), ...refundEntries(1_000, "operator-payable")],
      paid,
    ),
  ];
  for (const account of ledgerAccounts) expect(balanceOf(account, returned)).toBe(0);
});

test("a sale is earned as its money is received, our commission first, and no longer once it goes back", () => {
  const entries = saleEntries(sale(21_000));
  const states = [0, 1_000, 4_000, 16_000, -21_000].map((paid) => {
    const moved = paid < 0 ? refundEntries(-paid) : paymentEntries(paid);
    entries.push(...withEarned(moved, entries));
    return (["unearned-share", "unearned-commission", "operator-payable", "commission"] as const).map(
      (account) => balanceOf(account, entries),
    );
  });
  expect(states).toStrictEqual([
    [18_900, 2_100, 0, 0],
    [18_900, 1_100, 0, 1_000],
    [16_000, 0, 2_900, 2_100],
    [0, 0, 18_900, 2_100],
    [18_900, 2_100, 0, 0],
  ]);
});

test("after any movements, the platform's cash and receivables equal its payables and revenue", () => {
  const command = fc.oneof(
    fc.record({ kind: fc.constant("sell" as const), amount }),
    fc.record({ kind: fc.constant("pay" as const), amount }),
    fc.record({ kind: fc.constant("refund" as const), amount }),
    fc.record({ kind: fc.constant("payout" as const), amount }),
    fc.record({ kind: fc.constant("premium" as const), amount }),
    fc.record({ kind: fc.constant("fee" as const), amount }),
    fc.record({ kind: fc.constantFrom("owe" as const, "charge" as const, "transfer" as const), amount }),
    fc.record({ kind: fc.constantFrom("compensation" as const, "discount" as const), amount }),
  );
  fc.assert(
    fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
      const [entries, others]: [LedgerEntry[], LedgerEntry[]] = [[], []];
      const move = (moved: readonly LedgerEntry[]) => entries.push(...withEarned(moved, entries));
      let sold = sale(0);
      const sums = { pay: 0, refund: 0, payout: 0, premium: 0, fee: 0, owe: 0, charge: 0, transfer: 0 };
      for (const { kind, amount: rupees } of commands) {
        if (kind === "sell") {
          move(saleChangeEntries(sold, sale(rupees)));
          sold = sale(rupees);
          continue;
        }
        if (kind === "compensation" || kind === "discount") {
          const changed = { ...sold, [kind]: rupees };
          move(saleChangeEntries(sold, changed));
          sold = changed;
          expect(saleOf(entries)).toStrictEqual(sold);
          continue;
        }
        sums[kind] += rupees;
        if (kind === "pay") move(paymentEntries(rupees));
        if (kind === "refund") move(refundEntries(rupees));
        if (kind === "payout") others.push(...payoutEntries(rupees));
        if (kind === "fee") others.push(...disputeFeeEntries(rupees));
        if (kind === "owe") others.push(...travelerCompensationEntries(rupees));
        if (kind === "charge") others.push(...compensationChargeEntries(rupees));
        if (kind === "transfer") others.push(...compensationPaidEntries(rupees));
        if (kind === "premium") others.push(...premiumEntries(rupees));
      }
      entries.push(...others);
      const receivable = sold.total - sums.pay + sums.refund;
      const unpaidShare = Math.max(0, Math.min(operatorShareOf(sold), receivable));
      const paidCommission = Math.max(0, Math.min(sold.commission, sums.pay - sums.refund));
      const of = Object.fromEntries(ledgerAccounts.map((account) => [account, balanceOf(account, entries)]));
      expect(entries.every(({ amount: rupees, debit, credit }) => rupees > 0 && debit !== credit)).toBe(true);
      expect(of).toStrictEqual({
        receivable,
        "gateway-clearing": sums.pay - sums.refund - sums.fee,
        bank: 0 - sums.payout - sums.transfer,
        cash: 0,
        "unearned-share": unpaidShare,
        "unearned-commission": sold.commission - paidCommission,
        "operator-payable": operatorShareOf(sold) - unpaidShare - sums.payout - sums.premium - sums.charge,
        commission: paidCommission,
        "traveler-payable": sums.owe - sums.transfer,
        compensation: sold.compensation + sums.owe - sums.charge,
        "platform-discount": sold.discount,
        "reseller-balance": 0,
        premium: sums.premium,
        "gst-payable": 0,
        "tcs-payable": 0,
        "tds-payable": 0,
        "gateway-fees": sums.fee,
        "settlement-differences": 0,
        capital: 0,
        other: 0,
      });
      const costs = sold.compensation + sums.owe - sums.charge + sold.discount + sums.fee;
      expect((of.receivable ?? 0) + (of["gateway-clearing"] ?? 0) + (of["bank"] ?? 0) + costs).toBe(
        unpaidShare +
          sold.commission -
          paidCommission +
          (of["operator-payable"] ?? 0) +
          (of["traveler-payable"] ?? 0) +
          paidCommission +
          sums.premium,
      );
    }),
  );
});

test.for([
  ["a payout", payoutEntries(800), ["payout operator-payable bank 800"]],
  [
    "taxes of a day",
    taxEntries({ gst: 18, tcs: 5, tds: 1 }),
    [
      "tax operator-payable gst-payable 18",
      "tax operator-payable tcs-payable 5",
      "tax operator-payable tds-payable 1",
    ],
  ],
  [
    "tax that is given back",
    taxEntries({ gst: -18, tcs: 0, tds: 0 }),
    ["tax gst-payable operator-payable 18"],
  ],
  ["a returned payout", returnedPayoutEntries(800), ["payout bank operator-payable 800"]],
  [
    "a featured place",
    premiumEntries(500, 90),
    ["premium operator-payable premium 500", "premium operator-payable gst-payable 90"],
  ],
  [
    "commission on an own booking",
    ownCommissionEntries(200, 36),
    ["premium operator-payable commission 200", "premium operator-payable gst-payable 36"],
  ],
  ["a payment of tax", taxPaymentEntries("tcs-payable", 70), ["tax tcs-payable bank 70"]],
  ["a reversed payment of tax", taxPaymentEntries("gst-payable", -70), ["tax bank gst-payable 70"]],
  ["money in", otherEntries(40), ["other bank other 40"]],
  ["money out", otherEntries(-40), ["other other bank 40"]],
  ["money withheld for a dispute", withheldEntries(60), ["dispute receivable gateway-clearing 60"]],
  ["the fee of a lost dispute", disputeFeeEntries(500), ["fee gateway-fees gateway-clearing 500"]],
  ["money of a won dispute", releasedEntries(60), ["dispute gateway-clearing receivable 60"]],
] as const)("%s is posted from the credited to the debited account", ([, entries, rows]) => {
  expect(
    entries.map(({ kind, debit, credit, amount: rupees }) => [kind, debit, credit, rupees].join(" ")),
  ).toStrictEqual(rows);
});

test("assets and expenses are debits, all other accounts credits", () => {
  const entries: LedgerEntry[] = [
    { kind: "sale", debit: "receivable", credit: "unearned-commission", amount: 100 },
    { kind: "payment", debit: "cash", credit: "receivable", amount: 30 },
  ];
  expect(ledgerAccounts.map((account) => balanceOf(account, entries)).filter(Boolean)).toStrictEqual([
    70, 30, 100,
  ]);
  expect(saleOf(entries)).toStrictEqual({ ...noSale, total: 100, commission: 100 });
});
