import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  isNotNull,
  isNull,
  lt,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import { maxWebhooks, type Webhook, type WebhookEvent } from "~/domain/partners/webhook";
import type { AuditStatements } from "../../audit/with-audit";
import { batchNamed } from "../../platform/db/batch";
import type { Database } from "../../platform/db/client";
import { webhookDeliveries, webhookEndpoints, type WebhookEndpointRow } from "../../platform/db/schema";
import type { KeyOwner } from "../api-keys.repo";

const deliveriesShown = 20;

function ofOwner(owner: KeyOwner): SQL {
  return "reseller" in owner
    ? eq(webhookEndpoints.reseller, owner.reseller)
    : eq(webhookEndpoints.operatorSlug, owner.operator);
}

/** An endpoint of an owner, and the audit log of its change: that of people, not of programs with a key. */
export interface ChangedWebhook {
  owner: KeyOwner;
  id: string;
  audit: AuditStatements | readonly [];
}

const isMine = ({ owner, id }: Pick<ChangedWebhook, "owner" | "id">) =>
  and(ofOwner(owner), eq(webhookEndpoints.id, id));

/** True for the events of an endpoint. */
const isOf = (target: ChangedWebhook) =>
  sql`${webhookDeliveries.endpoint} IN (SELECT ${webhookEndpoints.id} FROM ${webhookEndpoints} WHERE ${isMine(target)})`;

const isFailed = and(isNull(webhookDeliveries.nextAttemptAt), isNull(webhookDeliveries.deliveredAt));

/** Lists the endpoints of an owner with their newest events. */
export async function listWebhooks(db: Database, owner: KeyOwner): Promise<Webhook[]> {
  const count = (condition: SQL | undefined) =>
    db.$count(webhookDeliveries, and(eq(webhookDeliveries.endpoint, webhookEndpoints.id), condition));
  const {
    encryptedSecret: _secret,
    encryptedPrevious: _previous,
    ...shown
  } = getTableColumns(webhookEndpoints);
  const endpoints = await db
    .select({ ...shown, waiting: count(isNotNull(webhookDeliveries.nextAttemptAt)), failed: count(isFailed) })
    .from(webhookEndpoints)
    .where(ofOwner(owner))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id));
  const { lists } = await batchNamed(db, {
    lists: endpoints.map(({ id }) =>
      db
        .select()
        .from(webhookDeliveries)
        .where(eq(webhookDeliveries.endpoint, id))
        .orderBy(desc(webhookDeliveries.seq))
        .limit(deliveriesShown),
    ),
  });
  return endpoints.map((endpoint, index) => ({ ...endpoint, deliveries: lists[index] ?? [] }));
}

export async function findWebhook(
  db: Database,
  target: { owner: KeyOwner; id: string },
): Promise<WebhookEndpointRow | null> {
  return (await db.select().from(webhookEndpoints).where(isMine(target)).get()) ?? null;
}

/** Writes an endpoint, unless its owner has as many as it may. @returns false then */
export async function insertWebhook(
  db: Database,
  { owner, id, audit }: ChangedWebhook,
  endpoint: { url: string; events: WebhookEvent[]; encryptedSecret: string; createdAt: number },
): Promise<boolean> {
  const { url, events, encryptedSecret, createdAt } = endpoint;
  const { reseller = null, operator = null } = { reseller: undefined, operator: undefined, ...owner };
  const { written } = await batchNamed(db, {
    written: db.insert(webhookEndpoints).select(
      sql`SELECT ${id}, ${reseller}, ${operator}, ${url}, ${JSON.stringify(events)}, ${encryptedSecret}, NULL, NULL, ${createdAt},
        NULL, NULL, NULL, NULL
        WHERE (SELECT count(*) FROM ${webhookEndpoints} WHERE ${ofOwner(owner)}) < ${maxWebhooks}`,
    ),
    audit,
  });
  return written.meta.changes > 0;
}

/** Changes an endpoint. @returns false if it is not there or not in the state that the change needs */
export async function updateWebhook(
  db: Database,
  { audit, ...target }: ChangedWebhook,
  change: { confirmedAt: number } | { pausedAt: number } | { encryptedSecret: string; previousUntil: number },
): Promise<boolean> {
  const isSecret = "encryptedSecret" in change;
  const needed = "confirmedAt" in change ? webhookEndpoints.confirmedAt : webhookEndpoints.pausedAt;
  const { written } = await batchNamed(db, {
    written: db
      .update(webhookEndpoints)
      .set({ ...change, ...(isSecret && { encryptedPrevious: sql`${webhookEndpoints.encryptedSecret}` }) })
      .where(and(isMine(target), isSecret ? undefined : isNull(needed))),
    audit,
  });
  return written.meta.changes > 0;
}

/** Sends an endpoint its events again, those that wait at once. @returns false if it is not there or was not off */
export async function resumeWebhook(db: Database, target: ChangedWebhook, now: number): Promise<boolean> {
  const isOff = or(isNotNull(webhookEndpoints.pausedAt), isNotNull(webhookEndpoints.disabledAt));
  const { written } = await batchNamed(db, {
    written: db
      .update(webhookEndpoints)
      .set({ pausedAt: null, disabledAt: null, failingSince: null })
      .where(and(isMine(target), isOff)),
    audit: target.audit,
    due: db
      .update(webhookDeliveries)
      .set({ nextAttemptAt: now })
      .where(and(isOf(target), gt(webhookDeliveries.nextAttemptAt, now))),
  });
  return written.meta.changes > 0;
}

/** Deletes an endpoint and its events. @returns false if the owner has no such endpoint */
export async function deleteWebhook(db: Database, target: ChangedWebhook): Promise<boolean> {
  const { gone } = await batchNamed(db, {
    events: db.delete(webhookDeliveries).where(isOf(target)),
    gone: db.delete(webhookEndpoints).where(isMine(target)),
    audit: target.audit,
  });
  return gone.meta.changes > 0;
}

/** Makes all events that were given up due again, in their order; of a tour only its newest. @returns true if there were any */
export async function requeueFailed(db: Database, target: ChangedWebhook, now: number): Promise<boolean> {
  const isNewest = sql`${webhookDeliveries.seq} = (SELECT max(newer.seq) FROM webhook_deliveries newer
    WHERE newer.endpoint = ${webhookDeliveries.endpoint} AND newer.type = ${webhookDeliveries.type}
      AND newer.subject = ${webhookDeliveries.subject})`;
  const { queued } = await batchNamed(db, {
    queued: db
      .update(webhookDeliveries)
      .set({ attempts: 0, nextAttemptAt: now })
      .where(and(isOf(target), isFailed, or(isNotNull(webhookDeliveries.source), isNewest))),
    audit: target.audit,
  });
  return queued.meta.changes > 0;
}

/** Builds the statement that deletes old events, answered or not. */
export function deleteOldWebhookEvents(db: Database, before: number) {
  return db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before));
}
