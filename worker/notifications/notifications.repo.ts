import { and, asc, eq, inArray, isNotNull, lte, sql, type SQL } from "drizzle-orm";
import { rolesWith, type AdminRight } from "~/domain/accounts/admin-rights";
import type { NewNotification, NotificationContent } from "~/domain/notifications/notification";
import { paramsInOrder } from "~/domain/notifications/notification-events";
import type { OperatorRight } from "~/domain/operators/operator-rights";
import { isActiveOperator } from "../platform/authz/operator-rights.repo";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import {
  notificationPreferences,
  notifications,
  operatorMembers,
  operators,
  pushSubscriptions,
  users,
} from "../platform/db/schema";
import { insertOutboxRowIf } from "./mail/mail-outbox.repo";
import { randomId } from "../platform/surroundings";

/**
 * Notifications. To add an event:
 * 1. Add an entry to `notificationEvents` (app/domain/notifications/notification-events.ts): party, right, channels, topic, text.
 * 2. Put `insertNotification(db, { event, key, to, params, url, mail }, now)` into the `db.batch` of the change. The recipients, their
 *    preferences and quiet hours are found when it is dispatched, right after the commit or by the job `mail`.
 * 3. Call `startDelivery()` (or `bookingMailer.deliver()`) after the commit.
 * An event with its own mail to one person only adds the entry with `mails`, and uses `insertMail` as before.
 */

/**
 * Builds the statement that stores a notification, for a caller's `db.batch`. With the same key it is stored once.
 * @param at UTC instant
 * @throws Error if a value of the event's text is missing
 * @param options.condition if it does not hold, nothing is stored
 * @param options.replace a placeholder in the texts and the SQL of what takes its place
 */
export function insertNotification(
  db: Database,
  { event, key, to, ...content }: NewNotification,
  at: number,
  { condition = sql`true`, replace }: { condition?: SQL; replace?: readonly [text: string, by: SQL] } = {},
) {
  paramsInOrder(event, content.params);
  const json = sql`${JSON.stringify(content satisfies NotificationContent)}`;
  return db
    .insert(notifications)
    .select(
      sql`SELECT ${randomId()}, ${event}, ${key}, ${JSON.stringify(to)},
        ${replace ? sql`replace(${json}, ${replace[0]}, ${replace[1]})` : json}, ${at}, 0, ${at} WHERE ${condition}`,
    )
    .onConflictDoNothing({ target: notifications.dedupeKey });
}

/** Stores notifications of a job, atomically. @returns those that were not stored before */
export async function writeNotifications<Written extends NewNotification>(
  db: Database,
  written: readonly Written[],
  at: number,
): Promise<Written[]> {
  const { results } = await batchNamed(db, {
    results: written.map((notification) => insertNotification(db, notification, at)),
  });
  return written.filter((_, index) => (results[index]?.meta.changes ?? 0) > 0);
}

/** Lists notifications to dispatch, new ones first. @param now UTC instant */
export function listDueNotifications(db: Database, now: number, limit: number) {
  return db
    .select()
    .from(notifications)
    .where(lte(notifications.nextAttemptAt, now))
    .orderBy(asc(notifications.attempts), asc(notifications.nextAttemptAt))
    .limit(limit);
}

/**
 * Writes the outbox rows of notifications and erases their content, atomically; nothing of one that a concurrent run has dispatched, or whose
 * person's account was deleted since.
 */
export async function writeDispatched(
  db: Database,
  dispatched: readonly { id: string; rows: readonly Parameters<typeof insertOutboxRowIf>[1][] }[],
): Promise<void> {
  const [first, ...others] = dispatched.flatMap(({ id, rows }) => {
    const isDue = and(eq(notifications.id, id), isNotNull(notifications.nextAttemptAt));
    const due = sql`EXISTS (SELECT 1 FROM ${notifications} WHERE ${isDue})`;
    return [
      ...rows.map((row) => insertOutboxRowIf(db, row, due)),
      db.update(notifications).set({ audience: {}, content: null, nextAttemptAt: null }).where(isDue),
    ];
  });
  if (first) await db.batch([first, ...others]);
}

/** Records a failure. @param nextAttemptAt null if it is given up, which erases the content */
export async function updateUndispatched(
  db: Database,
  id: string,
  nextAttemptAt: number | null,
): Promise<void> {
  await db
    .update(notifications)
    .set({
      attempts: sql`${notifications.attempts} + 1`,
      nextAttemptAt,
      ...(nextAttemptAt === null && { audience: {}, content: null }),
    })
    .where(eq(notifications.id, id));
}

/** A person to notify. */
export interface Recipient {
  /** Null for a contact. */
  id: string | null;
  name: string;
  email: string | null;
  phone: string | null;
  /** True for members who may see commission and net. */
  seesEarnings: boolean;
}

/** The number for WhatsApp and SMS: of a traveler only a verified one. */
export const phoneForMessages = sql<
  string | null
>`CASE WHEN ${users.role} = 'user' THEN ${users.verifiedPhone} ELSE ${users.phone} END`;

const person = { id: users.id, name: users.name, email: users.email, phone: users.phone };

function hasRight(right: OperatorRight | null) {
  return sql`EXISTS (SELECT 1 FROM json_each(${operatorMembers.rights}) AS given WHERE given.value = ${right})`;
}

/** Lists the members of an operator with a right, the owner first; without a right, the owner. Suspended operators and members get nothing. */
export async function listMembersWith(
  db: Database,
  operator: string,
  right: OperatorRight | null,
): Promise<Recipient[]> {
  const isOfOperator = and(
    eq(operators.slug, operator),
    sql`${operators.status} <> 'suspended'`,
    isActiveOperator,
  );
  const { owners, members } = await batchNamed(db, {
    owners: db
      .select(person)
      .from(operators)
      .innerJoin(users, eq(operators.ownerId, users.id))
      .where(isOfOperator),
    members: db
      .select({ ...person, seesEarnings: sql<number>`${hasRight("earnings")}`.as("sees_earnings") })
      .from(operatorMembers)
      .innerJoin(operators, eq(operatorMembers.operator, operators.slug))
      .innerJoin(users, eq(operatorMembers.userId, users.id))
      .where(and(isOfOperator, hasRight(right))),
  });
  return [
    ...owners.map((owner) => ({ ...owner, seesEarnings: true })),
    ...members.map((member) => ({ ...member, seesEarnings: member.seesEarnings === 1 })),
  ];
}

/** Lists active administrators with a right. */
export async function listAdminsWith(db: Database, right: AdminRight): Promise<Recipient[]> {
  const rows = await db
    .select(person)
    .from(users)
    .where(
      and(eq(users.role, "admin"), eq(users.status, "active"), inArray(users.adminRole, rolesWith(right))),
    );
  return rows.map((admin) => ({ ...admin, seesEarnings: false }));
}

/** Returns an account as a recipient; empty if it is suspended or gone. */
export async function listAccount(db: Database, id: string): Promise<Recipient[]> {
  const rows = await db
    .select({ ...person, phone: phoneForMessages })
    .from(users)
    .where(and(eq(users.id, id), sql`${users.status} <> 'suspended'`));
  return rows.map((account) => ({ ...account, seesEarnings: false }));
}

/** Lists what accounts have chosen for topics, and their push subscriptions. */
export async function listChoices(db: Database, userIds: readonly string[], topics: readonly string[]) {
  const ids = sql`(SELECT value FROM json_each(${JSON.stringify(userIds)}))`;
  const { preferences, subscriptions } = await batchNamed(db, {
    preferences: db
      .select()
      .from(notificationPreferences)
      .where(
        and(
          sql`${notificationPreferences.userId} IN ${ids}`,
          inArray(notificationPreferences.topic, [...topics]),
        ),
      ),
    subscriptions: db
      .select({ id: pushSubscriptions.id, userId: pushSubscriptions.userId })
      .from(pushSubscriptions)
      .where(sql`${pushSubscriptions.userId} IN ${ids}`),
  });
  return { preferences, subscriptions };
}
