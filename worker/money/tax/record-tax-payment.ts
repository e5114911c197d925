import { todayInIndia } from "~/domain/calendar/calendar";
import { formatShortMonth } from "~/domain/calendar/months";
import { AppError, invalidFields } from "~/domain/errors";
import { formatRupees } from "~/domain/money/money";
import { owedTaxLabels, type TaxPayment } from "~/domain/money/tax/tax-payment";
import { foldTail } from "../../analytics/sums.repo";
import { withAudit, type AuditDependencies } from "../../audit/with-audit";
import type { Admin } from "../../platform/authz/actors";
import { violates } from "../../platform/db/errors";
import { createTaxPayment, listTaxesOwed, listTaxPayments, reverseTaxPayment } from "./tax-payments.repo";
import { randomId } from "../../platform/surroundings";

/**
 * Records a payment of tax to the government, in the ledger from cash to the tax's account.
 * @throws AppError `invalid` (more than is owed, day, number already recorded)
 */
export async function recordTaxPayment(
  audit: AuditDependencies,
  admin: Admin,
  payment: TaxPayment,
): Promise<void> {
  const { db } = audit;
  const { tax, month, amount, paidOn, reference } = payment;
  const createdAt = audit.clock();
  if (paidOn > todayInIndia(createdAt) || paidOn < month)
    throw invalidFields({ paidOn: ["Please enter a day from the month of the tax until today."] });
  const row = { ...payment, id: randomId(), recordedBy: admin.id, createdAt };
  // Its batch compares sums.
  await foldTail(db);
  try {
    const isDone = await withAudit(
      audit,
      admin,
      { action: "ledger.pay-tax", subjectId: row.id, after: { tax, month, amount, paidOn, reference } },
      (statements) => createTaxPayment(db, row, statements),
    );
    if (isDone) return;
  } catch (error) {
    if (!violates(error, "tax_payments.tax")) throw error;
    const message = `A payment of ${owedTaxLabels[tax]} with this number is recorded already.`;
    throw new AppError("invalid", message, { errors: { reference: [message] }, cause: error });
  }
  const owed = (await listTaxesOwed(db, month)).find((each) => each.tax === tax)?.owed ?? 0;
  throw invalidFields({
    amount: [
      owed === 0
        ? `Nothing is owed for ${formatShortMonth(month)} and earlier.`
        : `Please enter at most ${formatRupees(owed)}, owed for ${formatShortMonth(month)} and earlier.`,
    ],
  });
}

/**
 * Takes back a payment that was recorded by mistake.
 * @throws AppError `not_found`, `illegal_transition` (taken back before)
 */
export async function takeTaxPaymentBack(
  audit: AuditDependencies,
  admin: Admin,
  { id, month }: { id: string; month: string },
): Promise<void> {
  const payment = (await listTaxPayments(audit.db, [month])).find((each) => each.id === id);
  if (!payment) throw new AppError("not_found", "Payment not found.");
  const { tax, amount, reference } = payment;
  const isDone = await withAudit(
    audit,
    admin,
    { action: "ledger.reverse-tax", subjectId: id, before: { tax, month, amount, reference }, after: null },
    (statements) => reverseTaxPayment(audit.db, payment, audit.clock(), statements),
  );
  if (!isDone) throw new AppError("illegal_transition", "This payment has been taken back already.");
}
