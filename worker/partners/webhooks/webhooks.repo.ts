import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql, type SQL } from "drizzle-orm";
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

function mine(db: Database, owner: KeyOwner, id: string) {
  return db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(and(ofOwner(owner), eq(webhookEndpoints.id, id)));
}

const isFailed = and(isNull(webhookDeliveries.nextAttemptAt), isNull(webhookDeliveries.deliveredAt));

/** Lists the endpoints of an owner with their newest events. */
export async function listWebhooks(db: Database, owner: KeyOwner): Promise<Webhook[]> {
  const count = (condition: SQL | undefined) =>
    db.$count(webhookDeliveries, and(eq(webhookDeliveries.endpoint, webhookEndpoints.id), condition));
  const endpoints = await db
    .select({
      id: webhookEndpoints.id,
      url: webhookEndpoints.url,
      events: webhookEndpoints.events,
      createdAt: webhookEndpoints.createdAt,
      previousUntil: webhookEndpoints.previousUntil,
      confirmedAt: webhookEndpoints.confirmedAt,
      pausedAt: webhookEndpoints.pausedAt,
      disabledAt: webhookEndpoints.disabledAt,
      failingSince: webhookEndpoints.failingSince,
      waiting: count(isNotNull(webhookDeliveries.nextAttemptAt)),
      failed: count(isFailed),
    })
    .from(webhookEndpoints)
    .where(ofOwner(owner))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id));
  const { lists } = await batchNamed(db, {
    lists: endpoints.map(({ id }) =>
      db
        .select({
          seq: webhookDeliveries.seq,
          type: webhookDeliveries.type,
          subject: webhookDeliveries.subject,
          createdAt: webhookDeliveries.createdAt,
          attempts: webhookDeliveries.attempts,
          nextAttemptAt: webhookDeliveries.nextAttemptAt,
          deliveredAt: webhookDeliveries.deliveredAt,
          lastAttemptAt: webhookDeliveries.lastAttemptAt,
          lastStatus: webhookDeliveries.lastStatus,
          lastError: webhookDeliveries.lastError,
          lastAnswer: webhookDeliveries.lastAnswer,
        })
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
  owner: KeyOwner,
  id: string,
): Promise<WebhookEndpointRow | null> {
  const row = await db
    .select()
    .from(webhookEndpoints)
    .where(and(ofOwner(owner), eq(webhookEndpoints.id, id)))
    .get();
  return row ?? null;
}

/** Writes an endpoint, unless its owner has as many as it may. @returns false then */
export async function insertWebhook(
  db: Database,
  owner: KeyOwner,
  endpoint: { id: string; url: string; events: WebhookEvent[]; encryptedSecret: string; createdAt: number },
  audit: AuditStatements,
): Promise<boolean> {
  const { id, url, events, encryptedSecret, createdAt } = endpoint;
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

const states = {
  any: undefined,
  unconfirmed: isNull(webhookEndpoints.confirmedAt),
  running: isNull(webhookEndpoints.pausedAt),
};

/**
 * Changes an endpoint of an owner.
 * @param state that it must be in
 * @returns false if it is not there or in another state
 */
export async function updateWebhook(
  db: Database,
  owner: KeyOwner,
  id: string,
  change: Partial<WebhookEndpointRow>,
  audit: AuditStatements,
  state: keyof typeof states,
): Promise<boolean> {
  const { written } = await batchNamed(db, {
    written: db
      .update(webhookEndpoints)
      .set(change)
      .where(and(ofOwner(owner), eq(webhookEndpoints.id, id), states[state])),
    audit,
  });
  return written.meta.changes > 0;
}

/** Sends an endpoint its events again, those that wait at once. @returns false if it is not there or was not off */
export async function resumeWebhook(
  db: Database,
  owner: KeyOwner,
  id: string,
  now: number,
  audit: AuditStatements,
): Promise<boolean> {
  const { written } = await batchNamed(db, {
    written: db
      .update(webhookEndpoints)
      .set({ pausedAt: null, disabledAt: null, failingSince: null })
      .where(
        and(
          ofOwner(owner),
          eq(webhookEndpoints.id, id),
          or(isNotNull(webhookEndpoints.pausedAt), isNotNull(webhookEndpoints.disabledAt)),
        ),
      ),
    audit,
    due: db
      .update(webhookDeliveries)
      .set({ nextAttemptAt: now })
      .where(
        and(
          inArray(webhookDeliveries.endpoint, mine(db, owner, id)),
          gt(webhookDeliveries.nextAttemptAt, now),
        ),
      ),
  });
  return written.meta.changes > 0;
}

/** Deletes an endpoint and its events. @returns false if the owner has no such endpoint */
export async function deleteWebhook(
  db: Database,
  owner: KeyOwner,
  id: string,
  audit: AuditStatements,
): Promise<boolean> {
  const { gone } = await batchNamed(db, {
    events: db.delete(webhookDeliveries).where(inArray(webhookDeliveries.endpoint, mine(db, owner, id))),
    gone: db.delete(webhookEndpoints).where(and(ofOwner(owner), eq(webhookEndpoints.id, id))),
    audit,
  });
  return gone.meta.changes > 0;
}

/** Makes all events that were given up due again, in their order; of a tour only its newest. @returns true if there were any */
export async function requeueFailed(
  db: Database,
  owner: KeyOwner,
  id: string,
  now: number,
  audit: AuditStatements,
): Promise<boolean> {
  const isNewest = sql`${webhookDeliveries.seq} = (SELECT max(newer.seq) FROM webhook_deliveries newer
    WHERE newer.endpoint = ${webhookDeliveries.endpoint} AND newer.type = ${webhookDeliveries.type}
      AND newer.subject = ${webhookDeliveries.subject})`;
  const { queued } = await batchNamed(db, {
    queued: db
      .update(webhookDeliveries)
      .set({ attempts: 0, nextAttemptAt: now })
      .where(
        and(
          inArray(webhookDeliveries.endpoint, mine(db, owner, id)),
          isFailed,
          or(isNotNull(webhookDeliveries.source), isNewest),
        ),
      ),
    audit,
  });
  return queued.meta.changes > 0;
}

/** Builds the statement that deletes old events, answered or not. */
export function deleteOldWebhookEvents(db: Database, before: number) {
  return db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before));
}
