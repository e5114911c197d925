/**
 * The ledger: every movement of money, each with the account it comes from and the one it goes to, so that it balances
 * by its shape. Rows are never changed or deleted. Earnings and revenue are read from it alone.
 */

export const ledgerAccounts = [
  /** What customers owe us; below zero, what we owe them. */
  "receivable",
  /** What has been received and not been paid out. */
  "cash",
  /** What we owe the operators. */
  "operator-payable",
  /** What we keep of the sales. */
  "commission",
  /** What operators pay for featured places. */
  "premium",
  /** What was entered by hand. */
  "other",
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

export const ledgerKinds = [
  "sale",
  "sale-change",
  "payment",
  "refund",
  "payout",
  "premium",
  "other",
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

export const ledgerAccountLabels: Record<LedgerAccount, string> = {
  receivable: "Receivable",
  cash: "Cash",
  "operator-payable": "Operator payable",
  commission: "Commission",
  premium: "Premium listings",
  other: "Other",
};

export const ledgerKindLabels: Record<LedgerKind, string> = {
  sale: "Sale",
  "sale-change": "Change of a sale",
  payment: "Payment",
  refund: "Refund",
  payout: "Payout",
  premium: "Premium listing",
  other: "Other",
};

/** One movement: `amount` whole rupees, above zero, are debited to one account and credited to another. */
export interface LedgerEntry {
  kind: LedgerKind;
  debit: LedgerAccount;
  credit: LedgerAccount;
  amount: number;
}

/** A movement that may go either way: below zero it goes back; of nothing there is none. */
function movement(
  kind: LedgerKind,
  debit: LedgerAccount,
  credit: LedgerAccount,
  amount: number,
): LedgerEntry[] {
  if (amount === 0) return [];
  return amount > 0
    ? [{ kind, debit, credit, amount }]
    : [{ kind, debit: credit, credit: debit, amount: -amount }];
}

/** What a booking is sold for, and the platform's share of that. Whole rupees. */
export interface Sale {
  total: number;
  commission: number;
}

const nothing: Sale = { total: 0, commission: 0 };

/** A sale: the customer owes the total, of which the commission is ours and the rest the operator's. */
export function saleEntries(sale: Sale): LedgerEntry[] {
  return saleChangeEntries(nothing, sale, "sale");
}

/** What makes one sale into another, dearer or cheaper. */
export function saleChangeEntries(
  before: Sale,
  after: Sale,
  kind: LedgerKind = "sale-change",
): LedgerEntry[] {
  const commission = after.commission - before.commission;
  const payable = after.total - before.total - commission;
  return [
    ...movement(kind, "receivable", "operator-payable", payable),
    ...movement(kind, "receivable", "commission", commission),
  ];
}

/** Who has the money of a payment in hand: we, or the operator who received it. */
export type PaymentHolder = "cash" | "operator-payable";

export function paymentEntries(amount: number, holder: PaymentHolder = "cash"): LedgerEntry[] {
  return movement("payment", holder, "receivable", amount);
}

/** @param holder who had the payment, and returns it */
export function refundEntries(amount: number, holder: PaymentHolder = "cash"): LedgerEntry[] {
  return movement("refund", "receivable", holder, amount);
}

export function payoutEntries(amount: number): LedgerEntry[] {
  return movement("payout", "operator-payable", "cash", amount);
}

/** A featured place, taken off what we owe the operator. */
export function premiumEntries(amount: number): LedgerEntry[] {
  return movement("premium", "operator-payable", "premium", amount);
}

/** What was entered by hand: above zero it came in, below zero it went out. */
export function otherEntries(amount: number): LedgerEntry[] {
  return movement("other", "cash", "other", amount);
}

/** The sale that a booking's movements have come to. */
export function saleOf(entries: readonly LedgerEntry[]): Sale {
  const sales = entries.filter(({ kind }) => kind === "sale" || kind === "sale-change");
  return { total: balanceOf("receivable", sales), commission: balanceOf("commission", sales) };
}

/**
 * What an account holds after these entries, seen from its own side: what is owed to us and cash by their debits, all
 * others by their credits.
 */
export function balanceOf(account: LedgerAccount, entries: readonly LedgerEntry[]): number {
  let debits = 0;
  for (const { debit, credit, amount } of entries) {
    if (debit === account) debits += amount;
    if (credit === account) debits -= amount;
  }
  const isAsset = account === "receivable" || account === "cash";
  return debits === 0 ? 0 : isAsset ? debits : -debits;
}
