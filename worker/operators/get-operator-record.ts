import type { AuditSubject } from "~/domain/audit/audit";
import { earningsOf } from "~/domain/earnings/earnings";
import { AppError } from "~/domain/errors";
import { listActions } from "../audit/action-list.repo";
import { listBankAccounts } from "./profile/bank-account.repo";
import { listDocuments } from "./profile/operator-document.repo";
import { listMembersOf } from "./members/members.repo";
import type { Database } from "../db/client";
import { getOwedTo, listSalesOf } from "../money/sales.repo";
import { findOperator } from "./operators.repo";
import { listDecisions } from "./verification.repo";
import { listToursOf } from "../tours/operator-tours.repo";
import type { Admin } from "../authz/actors";

const actionsShown = 20;

/**
 * Returns everything administrators see of an operator: profile, operator documents, members, masked bank account, tours, earnings by the
 * ledger, and the history of the operator and its owner's account.
 * @param cursor position in the history
 * @throws AppError `not_found`, `invalid` (cursor)
 */
export async function getOperatorRecord(
  { db }: { db: Database },
  _admin: Admin,
  slug: string,
  cursor?: string | undefined,
) {
  const operator = await findOperator(db, slug);
  if (!operator) throw new AppError("not_found", "Company not found.");
  const anyOf: (readonly [AuditSubject, string])[] = [["operator", slug]];
  if (operator.owner) anyOf.push(["user", operator.owner.id]);
  const [tours, documents, decisions, members, bank, sales, owed, history] = await Promise.all([
    listToursOf(db, slug),
    listDocuments(db, slug),
    listDecisions(db, slug),
    listMembersOf(db, slug),
    listBankAccounts(db, [slug]),
    listSalesOf(db, slug),
    getOwedTo(db, slug),
    listActions(db, { anyOf, sort: "-when", cursor, limit: actionsShown }),
  ]);
  return {
    operator,
    tours,
    documents,
    decisions,
    members,
    bank: bank[slug] ?? null,
    earnings: earningsOf(sales),
    owed,
    history,
  };
}
export type OperatorRecord = Awaited<ReturnType<typeof getOperatorRecord>>;
