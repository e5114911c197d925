import { platformDetails } from "~/content/platform";
import { addMonths, daysOfMonth, monthOf } from "~/domain/calendar/months";
import { todayInIndia } from "~/domain/calendar/calendar";
import { financialYearOf } from "~/domain/calendar/financial-year";
import { AppError } from "~/domain/errors";
import {
  invoiceDate,
  invoiceOfMonth,
  operatorInvoiceNumber,
  type OperatorInvoice,
} from "~/domain/money/tax/operator-invoice";
import { missingTaxIdentity } from "~/domain/settings/settings";
import { taxRatesOn } from "~/domain/money/tax-rates";
import type { Admin, Staff } from "../../platform/authz/actors";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import type { ReadFont } from "../../documents/read-font";
import type { DrawnDocument } from "../../documents/draw-booking-document";
import { getSettings } from "../../settings/get-settings";
import { accrueTaxes } from "./accrue-taxes";
import {
  createInvoice,
  findInvoice,
  findMonthToInvoice,
  listInvoices,
  listInvoicesTo,
} from "./operator-invoices.repo";
import { listServicesToInvoice } from "./tax-returns.repo";

/** Time after the end of a month in which entries of its last minute are still written. */
const grace = 60 * 60 * 1000;

/**
 * Issues our invoices and credit notes of the months that are over to operators that have none for them, once the platform has its tax
 * numbers. The number is assigned by the INSERT, so numbers have no gaps; a second run finds nothing to do.
 */
export async function issueOperatorInvoices({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const now = clock();
  const settings = await getSettings(db);
  if (missingTaxIdentity(settings).length > 0 || !(await accrueTaxes({ db, clock }))) return;
  const { legalName, registeredAddress, gstin: ownGstin } = settings["tax-identity"];
  const { street, postalCode, locality, region } = settings.contact.address;
  const address = registeredAddress ?? `${street}, ${locality} ${postalCode}, ${region}`;
  const seller = { name: legalName ?? platformDetails.name, address, gstin: ownGstin };
  const last = addMonths(monthOf(todayInIndia(now - grace)), -1);
  for (let month = (await findMonthToInvoice(db)) ?? last; month <= last; month = addMonths(month, 1)) {
    const issuedAt = invoiceDate(month, now);
    const gstPercent = taxRatesOn(daysOfMonth(month).to).platformService;
    for (const { operator, companyName, kind, refersTo, ...row } of await listServicesToInvoice(db, month)) {
      const { commission, premium, gst, ...party } = row;
      const buyer = { name: companyName, ...party };
      const about = { seller, buyer, gstPercent, refersTo: await listInvoices(db, operator, refersTo) };
      const invoice = invoiceOfMonth(month, kind, { commission, premium, gst }, about);
      const financialYear = financialYearOf(todayInIndia(issuedAt));
      await createInvoice(db, { ...invoice, operator, financialYear, issuedAt });
    }
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
  of: Pick<OperatorInvoice, "operator" | "month" | "kind">,
): Promise<DrawnDocument> {
  const invoice = await findInvoice(db, of);
  const isOwn = !("operators" in actor) || actor.operators.some((own) => own.operator === of.operator);
  if (!invoice || !isOwn) throw new AppError("not_found", "Invoice not found.");
  // Loaded on demand: the drawing code is large and few requests need it.
  const { drawServiceInvoice } = await import("../../documents/draw-service-invoice");
  return {
    filename: `${operatorInvoiceNumber(invoice).replaceAll("/", "-")}.pdf`,
    contentType: "application/pdf",
    content: await drawServiceInvoice(invoice, readFont),
  };
}
