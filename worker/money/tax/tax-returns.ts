import { todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import { addMonths, daysOfMonth, monthOf, type Month } from "~/domain/calendar/months";
import type { OperatorInvoice } from "~/domain/money/tax/operator-invoice";
import {
  withChallans,
  type RecordedTaxPayment,
  type TaxOwed,
  type TaxPayment,
  type TdsDeduction,
} from "~/domain/money/tax/tax-payment";
import type { Admin } from "../../platform/authz/actors";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import { listInvoicesOfMonth } from "./operator-invoices.repo";
import { listTaxesOwed, listTaxPayments } from "./tax-payments.repo";
import { listTcs, listTds, type TcsRow } from "./tax-returns.repo";

interface TaxMonth {
  month: Month;
  /** The quarter of `month`: its first month. */
  quarter: Month;
  /** Months to choose from, newest first. */
  months: Month[];
  tcs: TcsRow[];
  /** Deductions of the whole quarter, with the challan that paid each. */
  tds: (TdsDeduction & { challan: Pick<TaxPayment, "paidOn" | "reference"> | null })[];
  invoices: OperatorInvoice[];
  /** Owed to the government up to the end of the month. */
  owed: TaxOwed[];
  payments: RecordedTaxPayment[];
  /** In India. */
  today: TravelDate;
}

const monthsToChoose = 18;

/**
 * Returns the data of the tax returns of a month and its quarter, for an administrator.
 * @param asked the previous month if invalid
 */
export async function getTaxMonth(
  { db, clock }: { db: Database; clock: Clock },
  _admin: Admin,
  asked: Month | undefined,
): Promise<TaxMonth> {
  const today = todayInIndia(clock());
  const current = monthOf(today);
  const months = Array.from({ length: monthsToChoose }, (_, index) => addMonths(current, -index));
  const month = months.find((known) => known === asked) ?? addMonths(current, -1);
  const quarter = addMonths(month, -((Number(month.slice(5)) - 1) % 3));
  const inQuarter = [quarter, addMonths(quarter, 1), addMonths(quarter, 2)];
  const [tcs, tds, invoices, owed, payments] = await Promise.all([
    listTcs(db, daysOfMonth(month)),
    listTds(db, { from: daysOfMonth(quarter).from, to: daysOfMonth(addMonths(quarter, 2)).to }),
    listInvoicesOfMonth(db, month),
    listTaxesOwed(db, month),
    listTaxPayments(db, inQuarter),
  ]);
  const paid = payments.filter(({ tax, reversedAt }) => tax === "tds" && reversedAt === null);
  return {
    month,
    quarter,
    months,
    tcs,
    tds: withChallans(tds, paid),
    invoices,
    owed,
    payments: payments.filter((payment) => payment.month === month),
    today,
  };
}
