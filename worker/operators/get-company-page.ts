import type { AuditSubject } from "~/domain/audit/audit";
import { earningsOf } from "~/domain/earnings/earnings";
import { AppError } from "~/domain/errors";
import { listActions } from "../audit/action-list.repo";
import { listBankAccounts } from "./company/bank-account.repo";
import { listDocuments } from "./company/company-document.repo";
import { listMembers } from "./members/members.repo";
import type { Database } from "../db/client";
import { getBalanceOf, listSalesOf } from "../money/sales.repo";
import { findCompany } from "./companies.repo";
import { listToursOf } from "../tours/operator-tours.repo";
import type { Admin } from "../authz/actors";

const actionsShown = 20;

/**
 * Returns everything administrators see of a company: profile, operator documents, members, masked bank account, tours, earnings by the
 * ledger, and the history of the company and its owner's account.
 * @param cursor position in the history
 * @throws AppError `not_found`, `invalid` (cursor)
 */
export async function getCompanyPage(
  { db }: { db: Database },
  _admin: Admin,
  slug: string,
  cursor?: string | undefined,
) {
  const company = await findCompany(db, slug);
  if (!company) throw new AppError("not_found", "Company not found.");
  const anyOf: (readonly [AuditSubject, string])[] = [["operator", slug]];
  if (company.owner) anyOf.push(["user", company.owner.id]);
  const [tours, documents, members, bank, sales, owed, history] = await Promise.all([
    listToursOf(db, slug),
    listDocuments(db, slug),
    listMembers(db, slug),
    listBankAccounts(db, [slug]),
    listSalesOf(db, slug),
    getBalanceOf(db, slug),
    listActions(db, { anyOf, sort: "-when", cursor, limit: actionsShown }),
  ]);
  return {
    company,
    tours,
    documents,
    members,
    bank: bank[slug] ?? null,
    earnings: earningsOf(sales),
    owed,
    history,
  };
}
export type CompanyPage = Awaited<ReturnType<typeof getCompanyPage>>;
