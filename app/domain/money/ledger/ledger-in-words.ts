import { ledgerAccountLabels, ledgerKindLabels, type LedgerEntry } from "./ledger";

type Movement = Pick<LedgerEntry, "kind" | "debit" | "credit">;

/** Words by "{credited account} to {debited account}". */
const sales: Readonly<Record<string, string>> = {
  "unearned-share to receivable": "the customer owes the operator's share",
  "unearned-commission to receivable": "the customer owes our commission",
  "receivable to unearned-share": "the operator's share falls",
  "receivable to unearned-commission": "our commission falls",
  "unearned-share to compensation": "we pay the operator a compensation",
  "compensation to unearned-share": "the operator pays back a compensation, or pays one",
  "unearned-share to platform-discount": "we pay the operator the discount that we bear",
  "platform-discount to unearned-share": "we bear less of the discount",
};

const words: Readonly<Record<Movement["kind"], Readonly<Record<string, string>>>> = {
  sale: sales,
  "sale-change": sales,
  earning: {
    "operator-payable to unearned-share": "the operator's share is owed, as its money is received",
    "unearned-share to operator-payable": "the operator's share is no longer owed",
    "commission to unearned-commission": "our commission is received",
    "unearned-commission to commission": "our commission is no longer received",
  },
  payment: {
    "receivable to gateway-clearing": "received by the payment service",
    "receivable to bank": "received from the customer by the bank",
    "receivable to cash": "received from the customer in cash",
    "receivable to operator-payable": "received by the operator, deducted from the payout",
  },
  refund: {
    "gateway-clearing to receivable": "paid back by the payment service",
    "bank to receivable": "paid back to the customer by the bank",
    "cash to receivable": "paid back to the customer in cash",
    "operator-payable to receivable": "paid back by the operator",
  },
  dispute: {
    "gateway-clearing to receivable": "withheld by the customer's bank",
    "receivable to gateway-clearing": "released by the customer's bank",
  },
  payout: {
    "bank to operator-payable": "paid out to the operator",
    "operator-payable to bank": "returned by the operator's bank",
  },
  premium: {
    "premium to operator-payable": "featured place, deducted from the payout",
    "gst-payable to operator-payable": "GST, deducted from the payout",
    "commission to operator-payable": "commission on an own booking, deducted from the payout",
    "operator-payable to premium": "featured place given back",
    "operator-payable to gst-payable": "GST given back",
    "operator-payable to commission": "commission on an own booking given back",
  },
  compensation: {
    "traveler-payable to compensation": "owed to the traveler of a canceled trip",
    "compensation to operator-payable": "borne by the operator, deducted from the payout",
    "bank to traveler-payable": "paid to the traveler",
  },
  tax: {
    "gst-payable to operator-payable": "GST withheld for the payout",
    "tcs-payable to operator-payable": "TCS withheld for the payout",
    "tds-payable to operator-payable": "TDS withheld for the payout",
    "operator-payable to gst-payable": "GST given back to the operator",
    "operator-payable to tcs-payable": "TCS given back to the operator",
    "operator-payable to tds-payable": "TDS given back to the operator",
    "bank to gst-payable": "GST paid to the government",
    "bank to tcs-payable": "TCS paid to the government",
    "bank to tds-payable": "TDS paid to the government",
    "gst-payable to bank": "GST payment reversed",
    "tcs-payable to bank": "TCS payment reversed",
    "tds-payable to bank": "TDS payment reversed",
  },
  fee: { "gateway-clearing to gateway-fees": "charged by the payment service" },
  settlement: {
    "gateway-clearing to bank": "transferred by the payment service",
    "bank to gateway-clearing": "transferred to the payment service",
    "gateway-clearing to gateway-fees": "kept by the payment service as its fees",
    "gateway-clearing to settlement-differences": "settled less than the books have",
    "settlement-differences to gateway-clearing": "settled more than the books have",
  },
  opening: {},
  other: {
    "other to bank": "money into the bank",
    "bank to other": "money out of the bank",
    "other to cash": "cash in",
    "cash to other": "cash out",
    "cash to bank": "cash paid into the bank",
  },
};

/** Describes a ledger entry: "Payment: received from the customer". */
export function ledgerEntryInWords({ kind, debit, credit }: Movement): string {
  const text =
    words[kind][`${credit} to ${debit}`] ?? `${ledgerAccountLabels[credit]} to ${ledgerAccountLabels[debit]}`;
  return `${ledgerKindLabels[kind]}: ${text}`;
}
