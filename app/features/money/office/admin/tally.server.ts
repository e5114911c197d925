import { todayInIndia } from "~/domain/calendar/calendar";
import {
  ledgerAccountLabels,
  ledgerAccounts,
  type LedgerAccount,
  type LedgerRow,
} from "~/domain/money/ledger/ledger";
import { ledgerEntryInWords } from "~/domain/money/ledger/ledger-in-words";
import { xmlText } from "~/platform/pages/xlsx.server";

/** Tally's own groups, under which it shows our accounts. */
const groups: Record<LedgerAccount, string> = {
  receivable: "Sundry Debtors",
  "gateway-clearing": "Current Assets",
  bank: "Bank Accounts",
  cash: "Cash-in-Hand",
  "unearned-share": "Current Liabilities",
  "unearned-commission": "Current Liabilities",
  "operator-payable": "Sundry Creditors",
  commission: "Direct Incomes",
  "traveler-payable": "Current Liabilities",
  compensation: "Indirect Expenses",
  "platform-discount": "Indirect Expenses",
  "reseller-balance": "Current Liabilities",
  premium: "Direct Incomes",
  "gst-payable": "Duties & Taxes",
  "tcs-payable": "Duties & Taxes",
  "tds-payable": "Duties & Taxes",
  "gateway-fees": "Indirect Expenses",
  "settlement-differences": "Indirect Expenses",
  capital: "Capital Account",
  other: "Indirect Incomes",
};

const messageStart = `<TALLYMESSAGE xmlns:UDF="TallyUDF">`;

/**
 * Returns the beginning of a file that TallyPrime imports: its ledgers, which vouchers name.
 * Source: help.tallysolutions.com/understanding-accounting-masters-integration.
 */
export function tallyStart(): string {
  const ledgers = ledgerAccounts.map((account) => {
    const name = xmlText(ledgerAccountLabels[account]);
    return `${messageStart}<LEDGER NAME="${name}" ACTION="Create"><NAME>${name}</NAME><PARENT>${xmlText(groups[account])}</PARENT></LEDGER></TALLYMESSAGE>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA><REQUESTDESC><REPORTNAME>All Masters</REPORTNAME></REQUESTDESC><REQUESTDATA>\n${ledgers.join("")}`;
}

export const tallyEnd = "</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>\n";

/**
 * Writes an entry as a voucher. Its id is that of the entry, so that importing it again changes nothing. Debits are negative.
 * Source: help.tallysolutions.com/developer-reference/introduction/understanding-integration-transactions.
 */
export function tallyVoucher(entry: LedgerRow): string {
  const { id, debit, credit, amount, booking, companyName, note, createdAt } = entry;
  const type = voucherTypeOf(entry);
  const words = [ledgerEntryInWords(entry), booking, companyName, note]
    .filter((text) => text !== null)
    .join(", ");
  const date = todayInIndia(createdAt).replaceAll("-", "");
  return `${messageStart}<VOUCHER REMOTEID="tour-bharat-${id}" VCHTYPE="${type}" ACTION="Create" OBJVIEW="Accounting Voucher View"><DATE>${date}</DATE><GUID>tour-bharat-${id}</GUID><NARRATION>${xmlText(words)}</NARRATION><VOUCHERTYPENAME>${type}</VOUCHERTYPENAME><VOUCHERNUMBER>${id}</VOUCHERNUMBER><REFERENCE>${xmlText(booking ?? "")}</REFERENCE><PERSISTEDVIEW>Accounting Voucher View</PERSISTEDVIEW>${side(debit, "Yes", -amount)}${side(credit, "No", amount)}</VOUCHER></TALLYMESSAGE>\n`;
}

function side(account: LedgerAccount, isDebit: "Yes" | "No", amount: number): string {
  return `<ALLLEDGERENTRIES.LIST><LEDGERNAME>${xmlText(ledgerAccountLabels[account])}</LEDGERNAME><ISDEEMEDPOSITIVE>${isDebit}</ISDEEMEDPOSITIVE><AMOUNT>${amount}.00</AMOUNT></ALLLEDGERENTRIES.LIST>`;
}

/** Returns the type that Tally expects for the accounts. Sales are journals: most of a price is an operator's, whose invoice has its tax. */
function voucherTypeOf({ debit, credit }: LedgerRow): "Contra" | "Receipt" | "Payment" | "Journal" {
  if (isMoney(debit)) return isMoney(credit) ? "Contra" : "Receipt";
  return isMoney(credit) ? "Payment" : "Journal";
}

function isMoney(account: LedgerAccount): boolean {
  return account === "bank" || account === "cash";
}
