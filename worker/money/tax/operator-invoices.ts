import { platformDetails } from "~/content/platform";
import { addMonths, daysOfMonth, monthOf, startOfMonth, type Month } from "~/domain/calendar/months";
import { todayInIndia } from "~/domain/calendar/calendar";
import { financialYearOf } from "~/domain/calendar/financial-year";
import { AppError } from "~/domain/errors";
import {
  invoiceOfMonth,
  operatorInvoiceNumber,
  type OperatorInvoice,
} from "~/domain/money/tax/operator-invoice";
import { taxRatesOn } from "~/domain/money/tax-rates";
import type { Admin, Staff } from "../../platform/authz/actors";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import type { ReadFont } from "../../documents/read-font";
import type { DrawnDocument } from "../../documents/draw-booking-document";
import { getSettings } from "../../settings/get-settings";
import { createInvoice, findInvoice, listInvoicesTo } from "./operator-invoices.repo";
import { listServicesToInvoice } from "./posted-lines.repo";

/** Time after the end of a month in which entries of its last minute are still written. */
const grace = 60 * 60 * 1000;

/**
 * Issues our invoices of the previous month to operators that have none for it. The number is assigned by the INSERT, so numbers have no
 * gaps; a second run finds nothing to do.
 */
export async function issueOperatorInvoices({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const issuedAt = clock();
  const month = addMonths(monthOf(todayInIndia(issuedAt - grace)), -1);
  const period = { since: startOfMonth(month), until: startOfMonth(addMonths(month, 1)) };
  const services = await listServicesToInvoice(db, month, period);
  if (services.length === 0) return;
  const settings = await getSettings(db);
  const { street, postalCode, locality, region } = settings.contact.address;
  const seller = {
    name: platformDetails.name,
    address: `${street}, ${locality} ${postalCode}, ${region}`,
    gstin: settings["tax-identity"].gstin,
  };
  const financialYear = financialYearOf(todayInIndia(issuedAt));
  for (const { operator, companyName, address, gstin, pan, ...sums } of services) {
    const buyer = { name: companyName, address, gstin, pan };
    const { platformService } = taxRatesOn(daysOfMonth(month).to);
    const invoice = invoiceOfMonth(month, sums, { seller, buyer }, platformService);
    if (!invoice) continue;
    await createInvoice(db, { ...invoice, operator, financialYear, issuedAt });
  }
}

/** Lists our invoices to an operator's companies, newest first. */
export function listOperatorInvoices(
  { db }: { db: Database },
  staff: Staff<"earnings">,
): Promise<OperatorInvoice[]> {
  return listInvoicesTo(
    db,
    staff.operators.map(({ operator }) => operator),
  );
}

/**
 * Draws an issued invoice as a PDF.
 * @throws AppError `not_found` (unknown, or another operator's)
 */
export async function drawOperatorInvoice(
  { db, readFont }: { db: Database; readFont: ReadFont },
  actor: Admin | Staff<"earnings">,
  { operator, month }: { operator: string; month: Month },
): Promise<DrawnDocument> {
  const invoice = await findInvoice(db, operator, month);
  const isOwn = !("operators" in actor) || actor.operators.some((own) => own.operator === operator);
  if (!invoice || !isOwn) throw new AppError("not_found", "Invoice not found.");
  // Loaded on demand: the drawing code is large and few requests need it.
  const { drawServiceInvoice } = await import("../../documents/draw-service-invoice");
  return {
    filename: `${operatorInvoiceNumber(invoice).replaceAll("/", "-")}.pdf`,
    contentType: "application/pdf",
    content: await drawServiceInvoice(invoice, readFont),
  };
}
