import { AppError, invalidFields, staleEdit } from "~/domain/errors";
import type { ApiKey } from "~/domain/partners/api-key";
import { webhookState, type ResellerWebhook } from "~/domain/partners/webhook";
import type { PaidIn, Reseller, ResellerFields, ResellerMovement } from "~/domain/partners/reseller";
import { differenceOf } from "../audit/difference-of";
import { withAudit, type AuditDependencies } from "../audit/with-audit";
import type { Admin } from "../platform/authz/actors";
import type { Database } from "../platform/db/client";
import { violates } from "../platform/db/errors";
import { randomId } from "../platform/surroundings";
import { listOperatorChoices, type OperatorChoice } from "../tours/admin/admin-tours.repo";
import { listKeys } from "./api-keys.repo";
import { insertMoney, listCovered, settle } from "./reseller-money.repo";
import { deleteWebhook, listWebhooks } from "./webhooks/webhooks.repo";
import * as repo from "./resellers.repo";

/** Movements of a statement that the page shows. */
const shownMovements = 100;

/** A reseller with its keys, webhooks and statement, and the operators to which a key can be limited. @throws AppError `not_found` */
export async function getReseller(
  { db }: { db: Database },
  _admin: Admin,
  id: string,
): Promise<{
  reseller: Reseller;
  keys: ApiKey[];
  webhooks: ResellerWebhook[];
  movements: ResellerMovement[];
  operators: OperatorChoice[];
}> {
  const [reseller, keys, webhooks, movements, operators] = await Promise.all([
    repo.findReseller(db, id),
    listKeys(db, { reseller: id }),
    listWebhooks(db, { reseller: id }),
    repo.listMovements(db, id, shownMovements),
    listOperatorChoices(db),
  ]);
  if (!reseller) throw notFound();
  const shown = webhooks.map((webhook) => ({
    id: webhook.id,
    host: new URL(webhook.url).host,
    createdAt: webhook.createdAt,
    state: webhookState(webhook),
  }));
  return { reseller, keys, webhooks: shown, movements, operators };
}

function notFound(): AppError {
  return new AppError("not_found", "Reseller not found.");
}

/** @returns its id @throws AppError `invalid` (the name is taken) */
export async function addReseller(
  { audit }: { audit: AuditDependencies },
  admin: Admin,
  fields: ResellerFields,
): Promise<string> {
  const id = randomId();
  const reseller = { ...fields, id, createdAt: audit.clock() };
  const entry = { action: "reseller.add", subjectId: id, after: loggedOf(fields) } as const;
  await withAudit(audit, admin, entry, (statements) =>
    repo.insertReseller(audit.db, reseller, statements),
  ).catch(throwRefusal);
  return id;
}

/** The log is never erased, so it has no address. */
function loggedOf({
  name,
  gstin,
  state,
  terms,
  commissionPercent,
  bearer,
  creditLimit,
  isAdvanced,
}: ResellerFields) {
  return { name, gstin, state, terms, commissionPercent, bearer, creditLimit, isAdvanced };
}

/** Changes the terms of new bookings, or stops them. @throws AppError `not_found`, `conflict`, `invalid` (the name, a limit below what it owes) */
export async function changeReseller(
  { audit }: { audit: AuditDependencies },
  admin: Admin,
  { id, version, ...set }: ResellerFields & { isActive: boolean; id: string; version: number },
): Promise<void> {
  const stored = await repo.findReseller(audit.db, id);
  if (!stored) throw notFound();
  const logged = { ...loggedOf(set), isActive: set.isActive };
  const entry = { action: "reseller.change", subjectId: id, ...differenceOf(stored, logged) } as const;
  const isDone = await withAudit(audit, admin, entry, (statements) =>
    repo.updateReseller(audit.db, { id, version }, set, statements),
  ).catch(throwRefusal);
  if (!isDone) throw staleEdit("this reseller");
}

/**
 * Records money that a reseller paid in, once, and settles its bookings on credit that it covers by now, the oldest first.
 * @throws AppError `not_found`, `conflict` (the receipt is that of another movement)
 */
export async function recordPaidIn(
  { audit }: { audit: AuditDependencies },
  admin: Admin,
  paid: PaidIn & { id: string },
): Promise<void> {
  await record(audit, admin, paid, "paid-in");
  await settleCovered(audit.db, paid.id, audit.clock());
}

/**
 * Records money of its balance that was paid back to a reseller, once.
 * @throws AppError `not_found`, `invalid` if the balance is lower, `conflict` (the receipt is that of another movement)
 */
export async function payBackReseller(
  { audit }: { audit: AuditDependencies },
  admin: Admin,
  paid: PaidIn & { id: string },
): Promise<void> {
  await record(audit, admin, paid, "paid-out");
}

async function record(
  audit: AuditDependencies,
  admin: Admin,
  { id, amount, ...receipt }: PaidIn & { id: string },
  kind: "paid-in" | "paid-out",
): Promise<void> {
  const { db, clock } = audit;
  if (!(await repo.findReseller(db, id))) throw notFound();
  const entry = { action: `reseller.${kind}`, subjectId: id, after: { amount } } as const;
  const money = { reseller: id, ...receipt, amount: kind === "paid-in" ? amount : -amount };
  try {
    await withAudit(audit, admin, entry, (statements) => insertMoney(db, money, clock(), statements));
  } catch (error) {
    const isOverpaid = violates(error, "reseller_movements_not_overpaid");
    if (!isOverpaid && !violates(error, "reseller_movements.id")) throw error;
    const recorded = await repo.findMovement(db, receipt.receiptId);
    // Submitted twice.
    if (recorded?.reseller === id && recorded.kind === kind && recorded.amount === money.amount) return;
    if (recorded)
      throw new AppError(
        "conflict",
        "This form has recorded another amount already. Please reload the page.",
      );
    throw invalidFields({ amount: ["Its balance is lower than this. A credit limit can't be paid out."] });
  }
}

/** Deletes a webhook of a reseller, with its events. @throws AppError `conflict` if it has none of this id */
export async function removeResellerWebhook(
  { audit }: { audit: AuditDependencies },
  admin: Admin,
  { id, webhook }: { id: string; webhook: string },
): Promise<void> {
  const entry = { action: "reseller.remove-webhook", subjectId: id, after: { id: webhook } } as const;
  const isDone = await withAudit(audit, admin, entry, (statements) =>
    deleteWebhook(audit.db, { owner: { reseller: id }, id: webhook, audit: statements }),
  );
  if (!isDone) throw new AppError("conflict", "This webhook has changed. Please reload the page.");
}

/** Settles what a reseller's money covers. Repeated, it goes on where it stopped. */
async function settleCovered(db: Database, reseller: string, now: number): Promise<void> {
  for (const booking of await listCovered(db, reseller)) await settle(db, booking, now);
}

function throwRefusal(error: unknown): never {
  if (violates(error, "resellers.name")) throw invalidFields({ name: ["Another reseller has this name."] });
  if (violates(error, "resellers_not_overdrawn"))
    throw invalidFields({ creditLimit: ["It already owes more than this. Please enter a higher limit."] });
  throw error;
}
