import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  balanceOf,
  ledgerAccounts,
  paymentEntries,
  payoutEntries,
  premiumEntries,
  refundEntries,
  saleChangeEntries,
  saleEntries,
  saleOf,
  type LedgerEntry,
  type Sale,
} from "~/domain/money/ledger";
import { commissionOn } from "~/domain/money/money";

const sale = (total: number): Sale => ({ total, commission: commissionOn(total, 10) });
const amount = fc.integer({ min: 0, max: 500_000 });

test("a sale is owed by the customer, in parts to the operator and to the platform; a change posts the difference", () => {
  const entries = [...saleEntries(sale(10_000)), ...saleChangeEntries(sale(10_000), sale(4_005))];
  expect(saleOf(entries)).toStrictEqual({ total: 4_005, commission: 401 });
  expect(balanceOf("operator-payable", entries)).toBe(3_604);
  expect(saleEntries(sale(0))).toStrictEqual([]);
});

test("money received by an operator reduces the balance owed, and a return restores it", () => {
  const paid = [...saleEntries(sale(1_000)), ...paymentEntries(1_000, "operator-payable")];
  expect(balanceOf("receivable", paid)).toBe(0);
  expect(balanceOf("operator-payable", paid)).toBe(-100);
  const returned = [
    ...paid,
    ...saleChangeEntries(sale(1_000), sale(0)),
    ...refundEntries(1_000, "operator-payable"),
  ];
  for (const account of ledgerAccounts) expect(balanceOf(account, returned)).toBe(0);
});

test("after any movements, the platform's cash and receivables equal its payables and revenue", () => {
  const command = fc.oneof(
    fc.record({ kind: fc.constant("sell" as const), amount }),
    fc.record({ kind: fc.constant("pay" as const), amount }),
    fc.record({ kind: fc.constant("refund" as const), amount }),
    fc.record({ kind: fc.constant("payout" as const), amount }),
    fc.record({ kind: fc.constant("premium" as const), amount }),
  );
  fc.assert(
    fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
      const entries: LedgerEntry[] = [];
      let sold = sale(0);
      const sums = { pay: 0, refund: 0, payout: 0, premium: 0 };
      for (const { kind, amount: rupees } of commands) {
        if (kind === "sell") {
          entries.push(...saleChangeEntries(sold, sale(rupees)));
          sold = sale(rupees);
          continue;
        }
        sums[kind] += rupees;
        if (kind === "pay") entries.push(...paymentEntries(rupees));
        if (kind === "refund") entries.push(...refundEntries(rupees));
        if (kind === "payout") entries.push(...payoutEntries(rupees));
        if (kind === "premium") entries.push(...premiumEntries(rupees));
      }
      const of = Object.fromEntries(ledgerAccounts.map((account) => [account, balanceOf(account, entries)]));
      expect(entries.every(({ amount: rupees, debit, credit }) => rupees > 0 && debit !== credit)).toBe(true);
      expect(of).toStrictEqual({
        receivable: sold.total - sums.pay + sums.refund,
        cash: sums.pay - sums.refund - sums.payout,
        "operator-payable": sold.total - sold.commission - sums.payout - sums.premium,
        commission: sold.commission,
        premium: sums.premium,
        "gst-payable": 0,
        "tcs-payable": 0,
        "tds-payable": 0,
        other: 0,
      });
      expect((of.receivable ?? 0) + (of.cash ?? 0)).toBe(
        (of["operator-payable"] ?? 0) + (of.commission ?? 0) + (of.premium ?? 0) + (of.other ?? 0),
      );
    }),
  );
});
