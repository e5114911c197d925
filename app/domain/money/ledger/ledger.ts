/**
 * The ledger: every movement of money, with the account it comes from and the one it goes to, so that it always balances. Rows
 * are never changed or deleted. Earnings and revenue are computed from it alone.
 */

export const ledgerAccounts = [
  /** Owed to us by customers; negative if we owe them. */
  "receivable",
  /** Held by the payment service until it settles. */
  "gateway-clearing",
  "bank",
  /** Banknotes in the office. */
  "cash",
  /** Operators' share of sales that their customers haven't paid: owed to nobody yet. */
  "unearned-share",
  /** Our commission on sales that their customers haven't paid. */
  "unearned-commission",
  /** Owed to operators: received money. */
  "operator-payable",
  /** The platform's part of received money. */
  "commission",
  /** Owed to travelers as compensation. */
  "traveler-payable",
  /** Paid to operators in place of money that their customers don't pay, and to travelers whose trip was canceled. */
  "compensation",
  /** Discounts that the platform bears: paid to operators beside the customer's price. */
  "platform-discount",
  /** Paid in by resellers and not spent; negative if they owe us. */
  "reseller-balance",
  /** Paid by operators for featured places. */
  "premium",
  /** GST on commission and featured places, owed to the government. */
  "gst-payable",
  /** Tax collected at source from operators' sales, owed to the government. */
  "tcs-payable",
  /** Tax deducted at source from operators' sales, owed to the government. */
  "tds-payable",
  /** Charged by the payment service with the GST on it: for payments, and for a lost dispute. */
  "gateway-fees",
  /** Settled otherwise than the books have it: lines that match nothing, other amounts, and paise. */
  "settlement-differences",
  /** The other side of the opening balances. */
  "capital",
  /** Entered manually. */
  "other",
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

export const ledgerKinds = [
  "sale",
  "sale-change",
  "earning",
  "payment",
  "refund",
  "dispute",
  "payout",
  "premium",
  "compensation",
  "tax",
  "fee",
  "settlement",
  "opening",
  "other",
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

export const ledgerAccountLabels: Record<LedgerAccount, string> = {
  receivable: "Receivable",
  "gateway-clearing": "Gateway clearing",
  bank: "Bank",
  cash: "Cash",
  "unearned-share": "Unearned, operators",
  "unearned-commission": "Unearned, commission",
  "operator-payable": "Operator payable",
  commission: "Commission",
  "traveler-payable": "Traveler payable",
  compensation: "Compensation",
  "platform-discount": "Discounts by Tour Bharat",
  "reseller-balance": "Resellers",
  premium: "Premium listings",
  "gst-payable": "GST payable",
  "tcs-payable": "TCS payable",
  "tds-payable": "TDS payable",
  "gateway-fees": "Payment service fees",
  "settlement-differences": "Settlement differences",
  capital: "Capital",
  other: "Other",
};

export const ledgerKindLabels: Record<LedgerKind, string> = {
  sale: "Sale",
  "sale-change": "Sale adjustment",
  earning: "Earned",
  payment: "Payment",
  refund: "Refund",
  dispute: "Dispute",
  payout: "Payout",
  premium: "Charge to operator",
  compensation: "Compensation of a traveler",
  tax: "Tax",
  fee: "Fee",
  settlement: "Settlement",
  opening: "Opening balance",
  other: "Other",
};

/** A movement of `amount` whole rupees, above zero, from the credited to the debited account. */
export interface LedgerEntry {
  kind: LedgerKind;
  debit: LedgerAccount;
  credit: LedgerAccount;
  amount: number;
}

/** Creates a movement in either direction: a negative amount swaps the accounts, 0 yields no entry. */
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

/** The price of a booking for its customer, and the platform's commission and its own payments. Whole rupees. */
export interface Sale {
  /** Price for the customer. */
  total: number;
  commission: number;
  /** Paid by the platform to the operator in place of money that the customer doesn't pay; below zero if the operator pays it. */
  compensation: number;
  /** Discount on the price that the platform bears. */
  discount: number;
}

export const noSale: Sale = { total: 0, commission: 0, compensation: 0, discount: 0 };

/** Returns the operator's share of a sale. */
export function operatorShareOf({ total, commission, compensation, discount }: Sale): number {
  return total - commission + compensation + discount;
}

/**
 * Records a sale: the customer owes the total, of which the commission is ours and the rest the operator's, with what we bear. Both are
 * unearned until the customer pays.
 */
export function saleEntries(sale: Sale): LedgerEntry[] {
  return saleChangeEntries(noSale, sale, "sale");
}

/** Records the difference between two versions of a sale. */
export function saleChangeEntries(
  before: Sale,
  after: Sale,
  kind: LedgerKind = "sale-change",
): LedgerEntry[] {
  const commission = after.commission - before.commission;
  const payable = after.total - before.total - commission;
  return [
    ...movement(kind, "receivable", "unearned-share", payable),
    ...movement(kind, "receivable", "unearned-commission", commission),
    ...movement(kind, "compensation", "unearned-share", after.compensation - before.compensation),
    ...movement(kind, "platform-discount", "unearned-share", after.discount - before.discount),
  ];
}

/**
 * Records what a booking's money has earned since its last movement, or no longer pays: a customer's first money is our commission, and the
 * operator's share is earned as far as it exceeds what the customer owes. `earn` (ledger.repo.ts) does the same in the database.
 * @param entries all of a booking
 */
export function earnedEntries(entries: readonly LedgerEntry[]): LedgerEntry[] {
  const paid =
    0 -
    balanceOf(
      "receivable",
      entries.filter(({ kind }) => !isSale(kind)),
    );
  const untaxed = entries.filter(({ kind }) => kind !== "tax");
  const [share, commission] = [
    balanceOf("unearned-share", entries),
    balanceOf("unearned-commission", entries),
  ];
  const allShare = share + balanceOf("operator-payable", untaxed);
  const allCommission = commission + balanceOf("commission", entries);
  const unpaidShare = Math.max(0, Math.min(allShare, balanceOf("receivable", entries)));
  const paidCommission = Math.max(0, Math.min(allCommission, paid));
  return [
    ...movement("earning", "unearned-share", "operator-payable", share - unpaidShare),
    ...movement("earning", "unearned-commission", "commission", commission - allCommission + paidCommission),
  ];
}

function isSale(kind: LedgerKind): boolean {
  return kind === "sale" || kind === "sale-change";
}

/** Accounts that hold the platform's money. */
export const moneyAccounts = ["gateway-clearing", "bank", "cash"] as const;

/** Holder of a received payment: the platform in one of its accounts, the operator, or a reseller's balance. */
export type PaymentHolder = (typeof moneyAccounts)[number] | "operator-payable" | "reseller-balance";

/** @param holder by default the payment service */
export function paymentEntries(amount: number, holder: PaymentHolder = "gateway-clearing"): LedgerEntry[] {
  return movement("payment", holder, "receivable", amount);
}

/** @param holder received the payment and returns it; by default the payment service */
export function refundEntries(amount: number, holder: PaymentHolder = "gateway-clearing"): LedgerEntry[] {
  return movement("refund", "receivable", holder, amount);
}

/** Records money that a bank withholds for a dispute: it is not paid out, and neither a refund nor, once it is back, a payment. */
export function withheldEntries(amount: number): LedgerEntry[] {
  return movement("dispute", "receivable", "gateway-clearing", amount);
}

/** Reverses it once the dispute is won. */
export function releasedEntries(amount: number): LedgerEntry[] {
  return movement("dispute", "gateway-clearing", "receivable", amount);
}

/** Taxes withheld from an operator, whole rupees: GST on our commission, TCS and TDS. Negative ones give earlier tax back. */
export interface WithheldTaxes {
  gst: number;
  tcs: number;
  tds: number;
}

/** Records what the payment service charges for a lost dispute; the platform bears it. */
export function disputeFeeEntries(amount: number): LedgerEntry[] {
  return movement("fee", "gateway-fees", "gateway-clearing", amount);
}

/** Records the transfer of a payout. Its taxes are in the ledger since the days on which they arose. */
export function payoutEntries(amount: number): LedgerEntry[] {
  return movement("payout", "operator-payable", "bank", amount);
}

/** Records taxes that arose on a day: we owe them to the government instead of to the operator. */
export function taxEntries({ gst, tcs, tds }: WithheldTaxes): LedgerEntry[] {
  return [
    ...movement("tax", "operator-payable", "gst-payable", gst),
    ...movement("tax", "operator-payable", "tcs-payable", tcs),
    ...movement("tax", "operator-payable", "tds-payable", tds),
  ];
}

/** Reverses the transfer of a payout that the bank returned. */
export function returnedPayoutEntries(amount: number): LedgerEntry[] {
  return payoutEntries(-amount);
}

/** Records a featured place, deducted from what we owe the operator with the GST on it. */
export function premiumEntries(amount: number, gst = 0): LedgerEntry[] {
  return [
    ...movement("premium", "operator-payable", "premium", amount),
    ...movement("premium", "operator-payable", "gst-payable", gst),
  ];
}

/** Records what a traveler is owed for a canceled trip: our expense, as far as it is not charged to the operator. */
export function travelerCompensationEntries(amount: number): LedgerEntry[] {
  return movement("compensation", "compensation", "traveler-payable", amount);
}

/** Charges an operator its part of it, deducted from what we owe them. */
export function compensationChargeEntries(amount: number): LedgerEntry[] {
  return movement("compensation", "operator-payable", "compensation", amount);
}

/** Records its transfer to the traveler. */
export function compensationPaidEntries(amount: number): LedgerEntry[] {
  return movement("compensation", "traveler-payable", "bank", amount);
}

/** Records a payment of tax to the government; a negative amount reverses one. */
export function taxPaymentEntries(
  account: "gst-payable" | "tcs-payable" | "tds-payable",
  amount: number,
): LedgerEntry[] {
  return movement("tax", account, "bank", amount);
}

/** Records our commission on an own booking of an operator, deducted from what we owe them with the GST on it. */
export function ownCommissionEntries(amount: number, gst: number): LedgerEntry[] {
  return [
    ...movement("premium", "operator-payable", "commission", amount),
    ...movement("premium", "operator-payable", "gst-payable", gst),
  ];
}

/** Records money that a reseller paid in; a negative amount goes back to it. */
export function paidInEntries(amount: number): LedgerEntry[] {
  return movement("payment", "bank", "reseller-balance", amount);
}

/**
 * Records a settlement of the payment service: what reached the bank and what it kept as fees leave it, with the difference to what the
 * books have there.
 */
export function settlementEntries(settled: { booked: number; net: number; fees: number }): LedgerEntry[] {
  const { booked, net, fees } = settled;
  return [
    ...movement("settlement", "bank", "gateway-clearing", net),
    ...movement("settlement", "gateway-fees", "gateway-clearing", fees),
    ...movement("settlement", "settlement-differences", "gateway-clearing", booked - net - fees),
  ];
}

/** Records a manual entry: positive is money in, negative money out. */
export function otherEntries(amount: number, account: "bank" | "cash" = "bank"): LedgerEntry[] {
  return movement("other", account, "other", amount);
}

/** Records cash that was paid into the bank. */
export function depositEntries(amount: number): LedgerEntry[] {
  return movement("other", "bank", "cash", amount);
}

/** Accounts with opening balances. What customers and operators owe or are owed belongs to their bookings. */
export const openingAccounts = [...moneyAccounts, "gst-payable", "tcs-payable", "tds-payable"] as const;
export type OpeningBalances = Record<(typeof openingAccounts)[number], number>;

/** Records what accounts held before the first entry, each from its own side; what we own more than we owe is capital. */
export function openingEntries(balances: OpeningBalances): LedgerEntry[] {
  return openingAccounts.flatMap((account) =>
    movement(
      "opening",
      account,
      "capital",
      growsByDebit.has(account) ? balances[account] : -balances[account],
    ),
  );
}

/** Returns the current sale, derived from a booking's entries. */
export function saleOf(entries: readonly LedgerEntry[]): Sale {
  const sales = entries.filter(({ kind }) => isSale(kind));
  return {
    total: balanceOf("receivable", sales),
    commission: balanceOf("unearned-commission", sales),
    compensation: balanceOf("compensation", sales),
    discount: balanceOf("platform-discount", sales),
  };
}

/** Assets and expenses. */
const growsByDebit: ReadonlySet<LedgerAccount> = new Set([
  "receivable",
  ...moneyAccounts,
  "compensation",
  "platform-discount",
  "gateway-fees",
  "settlement-differences",
]);

/**
 * Returns an account's balance from its own side: debits minus credits for assets and expenses, credits minus debits for all
 * others.
 */
export function balanceOf(account: LedgerAccount, entries: readonly LedgerEntry[]): number {
  let debits = 0;
  for (const { debit, credit, amount } of entries) {
    if (debit === account) debits += amount;
    if (credit === account) debits -= amount;
  }
  return debits === 0 ? 0 : growsByDebit.has(account) ? debits : -debits;
}

/** A ledger entry for display. Whole rupees, from `credit` to `debit`. */
export interface LedgerRow {
  id: number;
  kind: LedgerKind;
  debit: LedgerAccount;
  credit: LedgerAccount;
  amount: number;
  /** Booking reference. */
  booking: string | null;
  operator: string | null;
  companyName: string | null;
  note: string | null;
  /** UTC instant. */
  createdAt: number;
}
