import type { Month } from "~/domain/calendar/months";
import { AppError } from "~/domain/errors";
import type { TaxDocument } from "~/domain/money/tax/tax-documents";
import type { Admin, Staff } from "../../platform/authz/actors";
import type { Database } from "../../platform/db/client";
import { getSettings } from "../../settings/get-settings";
import { listDocumentsOfMonth, listSellersOfMonth } from "./outward-supplies.repo";

type Office = Admin | Staff<"earnings">;

/**
 * Lists the sellers whose tax files an office may have: an administrator all that issued documents in the month, an operator its own
 * companies. `etin` is our GSTIN of the registration for TCS, null until it is entered.
 */
export async function listTaxSellers(
  { db }: { db: Database },
  actor: Office,
  month: Month,
): Promise<{ sellers: string[]; etin: string | null }> {
  const { "tax-identity": own } = await getSettings(db);
  const sellers =
    "operators" in actor
      ? actor.operators.map(({ operator }) => operator)
      : await listSellersOfMonth(db, month);
  return { sellers, etin: own.tcsRegistration };
}

/**
 * Lists the documents for a seller's tax files of a month.
 * @throws AppError `not_found` (another operator's)
 */
export async function listTaxDocumentsOfMonth(
  { db }: { db: Database },
  actor: Office,
  asked: { seller: string; month: Month },
): Promise<TaxDocument[]> {
  if ("operators" in actor && actor.operators.every(({ operator }) => operator !== asked.seller))
    throw new AppError("not_found", "Company not found.");
  return listDocumentsOfMonth(db, asked);
}
