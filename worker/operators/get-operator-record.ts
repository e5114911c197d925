import { hasAdminRight } from "~/domain/accounts/admin-rights";
import type { AuditSubject, AuditValues, ListedAction } from "~/domain/audit/audit";
import { earningsOf } from "~/domain/money/earnings/earnings";
import { AppError } from "~/domain/errors";
import { listActions } from "../audit/action-list.repo";
import { listBankAccounts } from "./profile/bank-account.repo";
import { listDocuments } from "./profile/operator-document.repo";
import { listMembersOf } from "./members/members.repo";
import type { Database } from "../platform/db/client";
import { getOwedTo, listSalesOf } from "../money/ledger/sales.repo";
import { findOperator } from "./operators.repo";
import { listDecisions } from "./verification.repo";
import { listToursOf } from "../tours/operator-tours.repo";
import type { Admin } from "../platform/authz/actors";

const actionsShown = 20;

/** Fields of the history that need the right to see money: the bank account, and references of transfers to it. */
const moneyFields = ["account", "ifsc", "reference"];

/**
 * Returns everything administrators see of an operator: profile, operator documents, members, tours, and the history of the operator and its
 * owner's account; with the right to see money also the masked bank account and the earnings by the ledger. The PAN is not among them: who
 * verifies an operator compares it with its documents.
 * @param cursor position in the history
 * @throws AppError `not_found`, `invalid` (cursor)
 */
export async function getOperatorRecord(
  { db }: { db: Database },
  admin: Admin,
  slug: string,
  cursor?: string | undefined,
) {
  const operator = await findOperator(db, slug);
  if (!operator) throw new AppError("not_found", "Company not found.");
  const anyOf: (readonly [AuditSubject, string])[] = [["operator", slug]];
  if (operator.owner) anyOf.push(["user", operator.owner.id]);
  const seesMoney = hasAdminRight(admin, "money");
  const [tours, documents, decisions, members, money, history] = await Promise.all([
    listToursOf(db, slug),
    listDocuments(db, slug),
    listDecisions(db, slug),
    listMembersOf(db, slug),
    seesMoney ? readMoney(db, slug) : null,
    listActions(db, { anyOf, sort: "-when", cursor, limit: actionsShown }),
  ]);
  return {
    operator,
    tours,
    documents,
    decisions,
    members,
    /** Null without the right to see money. */
    money,
    history: seesMoney ? history : { ...history, actions: history.actions.map(withoutMoney) },
  };
}

async function readMoney(db: Database, slug: string) {
  const [bank, sales, owed] = await Promise.all([
    listBankAccounts(db, [slug]),
    listSalesOf(db, slug),
    getOwedTo(db, slug),
  ]);
  return { bank: bank[slug] ?? null, earnings: earningsOf(sales), owed };
}

/** Returns the masked bank account of an operator. @throws AppError `not_found` */
export async function getOperatorBank({ db }: { db: Database }, _admin: Admin, slug: string) {
  const [operator, bank] = await Promise.all([findOperator(db, slug), listBankAccounts(db, [slug])]);
  if (!operator) throw new AppError("not_found", "Company not found.");
  return { slug, companyName: operator.companyName, bank: bank[slug] ?? null };
}

function withoutMoney({ details, ...action }: ListedAction): ListedAction {
  return {
    ...action,
    details: details && {
      ...details,
      before: valuesWithoutMoney(details.before),
      after: valuesWithoutMoney(details.after),
    },
  };
}

function valuesWithoutMoney(values: AuditValues | null): AuditValues | null {
  return (
    values && Object.fromEntries(Object.entries(values).filter(([field]) => !moneyFields.includes(field)))
  );
}

export type OperatorRecord = Awaited<ReturnType<typeof getOperatorRecord>>;
