import { and, desc, eq, gte, inArray, lt, or, sql, type SQL } from "drizzle-orm";
import type { AuditSubject, ListedAction } from "~/domain/audit/audit";
import { addDays, startOfDayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import type { Database } from "../platform/db/client";
import { containsText } from "../platform/db/conditions";
import { readListPage, type PageEnd, type PageRequest } from "../platform/db/list-page";
import {
  auditDetails,
  auditLog,
  bookings,
  operators,
  payouts,
  resellers,
  tours,
  users,
} from "../platform/db/schema";

interface ActionFilter {
  subject?: AuditSubject | undefined;
  /** Reference, slug or id of the subject. */
  subjectId?: string | undefined;
  /** Matches actions on any of these, e.g. an operator or its owner. */
  anyOf?: readonly (readonly [AuditSubject, string])[] | undefined;
  actor?: string | undefined;
  /** Days in India, inclusive. */
  from?: TravelDate | undefined;
  to?: TravelDate | undefined;
  /** Matches part of the action, subject, actor, reason or changes. */
  q?: string | undefined;
}

const actionSorts = ["-when", "when"] as const;
type ActionSort = (typeof actionSorts)[number];

/** Page of the audit log. */
export interface ActionHistory extends PageEnd {
  actions: ListedAction[];
}

/** Booking references and names of the subjects that are logged by another id; each by a primary key. */
const subjectName = sql<string | null>`CASE
  WHEN ${auditLog.subject} = 'booking' THEN (SELECT ${bookings.bookingId} FROM ${bookings} WHERE ${bookings.id} = ${auditLog.subjectId})
  WHEN ${auditLog.subject} = 'operator' THEN (SELECT ${operators.companyName} FROM ${operators} WHERE ${operators.slug} = ${auditLog.subjectId})
  WHEN ${auditLog.subject} = 'reseller' THEN (SELECT ${resellers.name} FROM ${resellers} WHERE ${resellers.id} = ${auditLog.subjectId})
  WHEN ${auditLog.subject} = 'tour' THEN (SELECT ${tours.title} FROM ${tours} WHERE ${tours.slug} = ${auditLog.subjectId})
  WHEN ${auditLog.subject} = 'payout' THEN (SELECT ${operators.companyName} FROM ${payouts}
    JOIN ${operators} ON ${operators.slug} = ${payouts.operatorSlug} WHERE ${payouts.id} = ${auditLog.subjectId})
  WHEN ${auditLog.subject} = 'user' OR ${auditLog.action} = 'reading.user' THEN (SELECT person.name FROM ${users} AS person WHERE person.id = ${auditLog.subjectId})
  END`.as("subject_name");

/** Lists one page of the audit log. @throws AppError `invalid` (cursor) */
export async function listActions(
  db: Database,
  { sort, cursor, limit, isCounted, ...filter }: ActionFilter & PageRequest & { sort: ActionSort },
): Promise<ActionHistory> {
  const { shown, ...end } = await readListPage(
    db,
    {
      columns: { when: auditLog.seq },
      id: auditLog.seq,
      table: auditLog,
      within: filter.actor
        ? { where: eq(auditLog.actorId, filter.actor), order: desc(auditLog.seq) }
        : undefined,
    },
    ({ key, after, table }) =>
      db
        .select({
          sortKey: key,
          seq: auditLog.seq,
          at: auditLog.at,
          action: auditLog.action,
          subject: auditLog.subject,
          subjectId: auditLog.subjectId,
          subjectName,
          actorId: auditLog.actorId,
          actorName: users.name,
          // The first field must not be nullable: drizzle uses it to detect a missing row.
          details: {
            seq: auditDetails.seq,
            before: auditDetails.before,
            after: auditDetails.after,
            reason: auditDetails.reason,
            address: auditDetails.address,
            device: auditDetails.device,
          },
        })
        .from(table)
        .leftJoin(auditDetails, eq(auditDetails.seq, auditLog.seq))
        .leftJoin(users, eq(users.id, auditLog.actorId))
        .where(
          and(
            filter.subject && eq(auditLog.subject, filter.subject),
            filter.subjectId ? isOn(db, filter.subjectId) : undefined,
            filter.anyOf && or(...filter.anyOf.map(doneTo)),
            filter.actor ? eq(auditLog.actorId, filter.actor) : undefined,
            filter.from ? gte(auditLog.at, startOfDayInIndia(filter.from)) : undefined,
            filter.to ? lt(auditLog.at, startOfDayInIndia(addDays(filter.to, 1))) : undefined,
            filter.q ? containing(filter.q) : undefined,
            after,
          ),
        ),
    { sort, cursor, limit, isCounted },
    ({ seq }) => seq,
  );
  return { actions: shown, ...end };
}

function doneTo([subject, id]: readonly [AuditSubject, string]): SQL | undefined {
  return and(eq(auditLog.subject, subject), eq(auditLog.subjectId, id));
}

/** Matches a booking by its reference, and by its id in the entry of its creation. */
function isOn(db: Database, subjectId: string): SQL | undefined {
  const booking = db.select({ id: bookings.id }).from(bookings).where(eq(bookings.bookingId, subjectId));
  return or(
    eq(auditLog.subjectId, subjectId),
    and(eq(auditLog.subject, "booking"), inArray(auditLog.subjectId, booking)),
  );
}

function containing(q: string): SQL {
  return containsText(
    sql`${auditLog.action} || ' ' || ${auditLog.subjectId} || ' ' || coalesce(${users.name} || ' ' || ${users.email}, '')
      || ' ' || coalesce(${auditDetails.reason}, '') || ' ' || coalesce(${auditDetails.before}, '') || ' ' || coalesce(${auditDetails.after}, '')`,
    q,
  );
}
