import { and, eq, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { batchNamed } from "../../platform/db/batch";
import type { Database } from "../../platform/db/client";
import { webhookDeliveries, webhookEndpoints, type WebhookEndpointRow } from "../../platform/db/schema";
import { mayCall } from "../api-keys.repo";
import { insertNotification } from "../../notifications/notifications.repo";

export type LeasedEvent = typeof webhookDeliveries.$inferSelect;

/** Error of a try until its result is recorded: it stays if the run dies. */
const interrupted = "interrupted";

/**
 * Leases due events. The same statement counts the try and makes them due again at `until`, so that no other run takes them earlier and a run
 * that dies loses none. An event waits until those of its subject before it were answered or given up; others do not wait for it. A
 * reseller that is stopped or has no key that works gets none.
 * @param except ids of endpoints that are left out
 */
export function leaseDueEvents(
  db: Database,
  {
    now,
    until,
    limit,
    perEndpoint,
    except,
  }: { now: number; until: number; limit: number; perEndpoint: number; except: readonly string[] },
): Promise<LeasedEvent[]> {
  const due = sql`(SELECT seq FROM (
    SELECT d.seq, row_number() OVER (PARTITION BY d.endpoint ORDER BY d.next_attempt_at, d.seq) AS place
    FROM webhook_deliveries d INNER JOIN webhook_endpoints e ON e.id = d.endpoint
    WHERE d.next_attempt_at <= ${now} AND e.paused_at IS NULL AND e.disabled_at IS NULL
      AND (e.reseller IS NULL OR ${mayCall(sql`e.reseller`, now)})
      AND e.id NOT IN (SELECT value FROM json_each(${JSON.stringify(except)}))
      AND NOT EXISTS (SELECT 1 FROM webhook_deliveries earlier WHERE earlier.endpoint = d.endpoint AND earlier.subject = d.subject
        AND earlier.seq < d.seq AND earlier.next_attempt_at IS NOT NULL)
  ) WHERE place <= ${perEndpoint} ORDER BY place, seq LIMIT ${limit})`;
  return db
    .update(webhookDeliveries)
    .set({
      nextAttemptAt: until,
      attempts: sql`${webhookDeliveries.attempts} + 1`,
      lastAttemptAt: now,
      lastError: interrupted,
      lastStatus: null,
      lastAnswer: null,
    })
    .where(inArray(webhookDeliveries.seq, due))
    .returning();
}

export function listEndpoints(db: Database, ids: readonly string[]): Promise<WebhookEndpointRow[]> {
  return db
    .select()
    .from(webhookEndpoints)
    .where(sql`${webhookEndpoints.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
}

/** Result of a try. */
export interface EventResult {
  seq: number;
  endpoint: string;
  /** Null without an answer. */
  status: number | null;
  answer: string | null;
  /** Null if it was delivered. */
  error: string | null;
  /** Null if it is not tried again. */
  nextAttemptAt: number | null;
}

/** Records the results of a round. A failure is not recorded if another run has leased the event since; a success is, either way. */
export async function recordResults(
  db: Database,
  results: readonly EventResult[],
  { now, leasedUntil }: { now: number; leasedUntil: number },
): Promise<void> {
  await batchNamed(db, {
    events: results.map(({ seq, status, answer, error, nextAttemptAt }) =>
      db
        .update(webhookDeliveries)
        .set({
          lastStatus: status,
          lastAnswer: answer,
          lastError: error,
          nextAttemptAt,
          ...(error === null && { deliveredAt: now }),
        })
        .where(
          and(
            eq(webhookDeliveries.seq, seq),
            error === null ? undefined : eq(webhookDeliveries.nextAttemptAt, leasedUntil),
          ),
        ),
    ),
    endpoints: results.map(({ endpoint, error }) =>
      db
        .update(webhookEndpoints)
        .set({ failingSince: error === null ? null : now })
        .where(
          and(
            eq(webhookEndpoints.id, endpoint),
            error === null ? isNotNull(webhookEndpoints.failingSince) : isNull(webhookEndpoints.failingSince),
          ),
        ),
    ),
  });
}

const isDead = (failingBefore: number) =>
  and(lte(webhookEndpoints.failingSince, failingBefore), isNull(webhookEndpoints.disabledAt));

/** Lists endpoints to switch off, with where to write to their resellers. */
export function listDeadEndpoints(db: Database, failingBefore: number) {
  return db
    .select({
      id: webhookEndpoints.id,
      url: webhookEndpoints.url,
      operator: webhookEndpoints.operatorSlug,
      resellerName: sql<
        string | null
      >`(SELECT name FROM resellers r WHERE r.id = ${webhookEndpoints.reseller})`.as("reseller_name"),
      resellerEmail: sql<
        string | null
      >`(SELECT email FROM resellers r WHERE r.id = ${webhookEndpoints.reseller})`.as("reseller_email"),
    })
    .from(webhookEndpoints)
    .where(isDead(failingBefore));
}

/** Switches an endpoint off and notifies its owner, unless it has answered since. */
export async function disableEndpoint(
  db: Database,
  id: string,
  notification: Parameters<typeof insertNotification>[1],
  { now, failingBefore }: { now: number; failingBefore: number },
): Promise<void> {
  const mine = and(eq(webhookEndpoints.id, id), isDead(failingBefore));
  await batchNamed(db, {
    notified: insertNotification(db, notification, now, {
      condition: sql`EXISTS (SELECT 1 FROM ${webhookEndpoints} WHERE ${mine})`,
    }),
    disabled: db.update(webhookEndpoints).set({ disabledAt: now }).where(mine),
  });
}
