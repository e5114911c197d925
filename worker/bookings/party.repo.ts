import { and, asc, eq, inArray, isNotNull, lte, sql, type SQL } from "drizzle-orm";
import { bookingStatuses, holdsSeats } from "~/domain/bookings/booking-status";
import { firstAdult, memberKinds, type PartyMember, type MemberPlace } from "~/domain/trips/party-details";
import type { PartyQuestion } from "~/domain/bookings/party-questions";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { AuditStatements } from "../audit/with-audit";
import { isTourOf } from "../platform/authz/operator-rights.repo";
import { isAtStart } from "../seats/seats.repo";
import { batchNamed } from "../platform/db/batch";
import type { StartKey } from "~/domain/departures/start";
import { rulesOfBooking } from "../tours/rules/effective-departure-rules.repo";
import type { Database } from "../platform/db/client";
import { bookings, partyMembers, tours } from "../platform/db/schema";
import { cardTranslation } from "../tours/translations.repo";

/** Columns of a party member, without the encrypted document. */
const memberColumns = {
  id: sql<string>`${partyMembers.id}`.as("member_id"),
  booking: partyMembers.booking,
  memberKind: partyMembers.kind,
  number: partyMembers.number,
  memberName: sql<string | null>`${partyMembers.name}`.as("member_name"),
  age: partyMembers.age,
  diet: partyMembers.diet,
  hasIdentity: sql<number>`${partyMembers.identityUntil} IS NOT NULL`.as("has_identity"),
  answered: partyMembers.answered,
  encryptedAnswers: partyMembers.encryptedAnswers,
};

interface MemberRow {
  memberKind: PartyMember["kind"];
  number: number;
  memberName: string | null;
  age: number | null;
  diet: PartyMember["diet"];
  hasIdentity: number;
  answered: string[] | null;
}

export function toMember(row: MemberRow): PartyMember {
  const { memberKind: kind, number, memberName: name, age, diet, answered } = row;
  return { kind, number, name, age, diet, hasIdentity: row.hasIdentity === 1, answered: answered ?? [] };
}

/** Selects the named people of the bookings that match; the condition may name their tours. */
export function selectMembers(db: Database, condition: SQL | undefined) {
  return db
    .select(memberColumns)
    .from(bookings)
    .innerJoin(tours, eq(bookings.tourId, tours.id))
    .innerJoin(partyMembers, eq(partyMembers.booking, bookings.id))
    .where(condition)
    .orderBy(asc(partyMembers.booking), asc(partyMembers.kind), asc(partyMembers.number));
}

/** Returns the people of one booking by its id, in the order of the party. */
export async function listParty(db: Database, booking: string): Promise<PartyMember[]> {
  return (await selectMembers(db, eq(bookings.id, booking))).map(toMember);
}

/**
 * Returns the encrypted documents of a departure whose tour this person may manage, and logs the access if there are any.
 */
export async function readEncryptedIdentities(
  db: Database,
  userId: string,
  { slug, travelDate, start }: { slug: string; travelDate: TravelDate; start: StartKey },
  audit: AuditStatements,
): Promise<{ id: string; bookingId: string; encryptedIdentity: string | null }[]> {
  const ofDeparture = db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(tours, eq(bookings.tourId, tours.id))
    .where(
      and(
        eq(tours.slug, slug),
        isTourOf(userId, "departures"),
        eq(bookings.travelDate, travelDate),
        isAtStart(bookings.start, start),
        inArray(bookings.status, bookingStatuses.filter(holdsSeats)),
      ),
    );
  const { rows } = await batchNamed(db, {
    // A no-op update: the audit statements after it write only if there are documents.
    rows: db
      .update(partyMembers)
      .set({ identityUntil: sql`${partyMembers.identityUntil}` })
      .where(and(inArray(partyMembers.booking, ofDeparture), isNotNull(partyMembers.identityUntil)))
      .returning({
        id: partyMembers.id,
        bookingId: sql<string>`(SELECT owner.booking_id FROM bookings AS owner WHERE owner.id = booking)`,
        encryptedIdentity: partyMembers.encryptedIdentity,
      }),
    audit,
  });
  return rows;
}

/** Finds a booking with its party, and the encrypted documents by place; null if nothing matches. */
export async function findParty(db: Database, condition: SQL) {
  const {
    row: [row],
    members,
  } = await batchNamed(db, {
    row: db
      .select({
        booking: bookings,
        asked: tours.partyQuestions,
        own: tours.ownQuestions,
        rules: rulesOfBooking,
        translation: cardTranslation(),
      })
      .from(bookings)
      .innerJoin(tours, eq(bookings.tourId, tours.id))
      .where(condition),
    members: db
      .select({
        ...memberColumns,
        encryptedIdentity: partyMembers.encryptedIdentity,
      })
      .from(partyMembers)
      .innerJoin(bookings, eq(partyMembers.booking, bookings.id))
      .where(condition),
  });
  if (!row) return null;
  return {
    ...row,
    members: members.map((member) => ({
      ...toMember(member),
      id: member.id,
      encryptedIdentity: member.encryptedIdentity,
      encryptedAnswers: member.encryptedAnswers,
    })),
  };
}

/** Identity of a member's row: what its encrypted document is bound to. */
export function memberId(booking: string, { kind, number }: MemberPlace): string {
  return `${booking}/${kind}/${number}`;
}

export interface MemberToSave extends MemberPlace {
  id: string;
  name: string | null;
  age: number | null;
  diet: string | null;
  /** JSON of the ids that were answered. */
  answered: string | null;
  encryptedAnswers: string | null;
  /** Undefined keeps the stored document. */
  encryptedIdentity?: string | null;
}

const open = sql.join(
  bookingStatuses.filter(holdsSeats).map((status) => sql`${status}`),
  sql`, `,
);

/**
 * Saves a party, as far as its people still fit the booking and the booking is open at that moment; a document also only then.
 * @param condition of the booking
 * @param identityUntil first day on which documents are erased
 * @returns true if the booking was open
 */
export async function saveParty(
  db: Database,
  condition: SQL,
  {
    members,
    pickUp,
    identityUntil,
  }: { members: MemberToSave[]; pickUp: string | null; identityUntil: TravelDate },
): Promise<boolean> {
  const isOpen = sql`${condition} AND ${bookings.status} IN (${open})`;
  const given = JSON.stringify(
    members.map(({ encryptedIdentity, ...member }) => ({
      ...member,
      keeps: encryptedIdentity === undefined ? 1 : 0,
      encrypted: encryptedIdentity ?? null,
      until: encryptedIdentity ? identityUntil : null,
    })),
  );
  const seats = sql`CASE given.value ->> 'kind'
    WHEN 'adult' THEN ${bookings.numberOfTravelers} - ${bookings.children}
    WHEN 'child' THEN ${bookings.children} ELSE ${bookings.infants} END`;
  const ofGiven = (field: string) =>
    sql`(SELECT given.value ->> ${field} FROM json_each(${given}) AS given
      WHERE given.value ->> 'id' = ${partyMembers.id})`;
  const { written } = await batchNamed(db, {
    written: db.update(bookings).set({ pickUp }).where(isOpen),
    members: db
      .insert(partyMembers)
      .select(
        sql`SELECT given.value ->> 'id', ${bookings.id}, given.value ->> 'kind', given.value ->> 'number',
          given.value ->> 'name', given.value ->> 'age', given.value ->> 'diet',
          given.value ->> 'encrypted', given.value ->> 'until',
          given.value ->> 'answered', given.value ->> 'encryptedAnswers'
        FROM json_each(${given}) AS given, ${bookings}
        WHERE ${isOpen} AND given.value ->> 'number' <= ${seats}`,
      )
      .onConflictDoUpdate({
        target: partyMembers.id,
        set: {
          name: sql`excluded.name`,
          age: sql`excluded.age`,
          diet: sql`excluded.diet`,
          answered: sql`excluded.answered`,
          encryptedAnswers: sql`excluded.encrypted_answers`,
        },
      }),
    // A document that is neither replaced nor removed stays.
    identities: db
      .update(partyMembers)
      .set({ encryptedIdentity: ofGiven("encrypted"), identityUntil: ofGiven("until") })
      .where(
        and(
          sql`${partyMembers.id} IN (SELECT given.value ->> 'id' FROM json_each(${given}) AS given
            WHERE given.value ->> 'keeps' = 0)`,
          sql`EXISTS (SELECT 1 FROM ${bookings} WHERE ${bookings.id} = ${partyMembers.booking} AND ${isOpen})`,
        ),
      ),
  });
  return written.meta.changes > 0;
}

/** Creates the people whose ages were given when booking. */
export function insertChildAges(db: Database, booking: string, ages: readonly number[]) {
  return ages.map((age, index) => {
    const place = { kind: "child", number: index + 1 } as const;
    return db.insert(partyMembers).values({ ...place, id: memberId(booking, place), booking, age });
  });
}

/** Stored answers of a person, and the ids of their questions. */
export interface StoredAnswers {
  answered: string[];
  encryptedAnswers: string;
}

/** Creates the first adult with the answers that were given when booking. */
export function insertBookingAnswers(db: Database, booking: string, answers: StoredAnswers | null) {
  const id = memberId(booking, firstAdult);
  return answers && db.insert(partyMembers).values({ ...firstAdult, id, booking, ...answers });
}

/** Returns the statement that copies the named people to another booking, without documents and answers, which are bound to the first. */
export function copyParty(db: Database, from: string, to: string) {
  return db.insert(partyMembers).select(
    sql`SELECT ${to} || '/' || kind || '/' || number, ${to}, kind, number, name, age, diet, NULL, NULL, NULL, NULL
      FROM party_members WHERE booking = ${from}`,
  );
}

/** Erases the identity documents of trips that ended long enough ago. @param today in India */
export function eraseIdentities(db: Database, today: TravelDate) {
  return db
    .update(partyMembers)
    .set({ encryptedIdentity: null, identityUntil: null })
    .where(lte(partyMembers.identityUntil, today));
}

function asks(question: PartyQuestion): SQL {
  return sql`EXISTS (SELECT 1 FROM json_each(${tours.partyQuestions}) WHERE value = ${question})`;
}

/** True if a booking's party lacks something that its tour asks: a person counts once all that is asked of it was given. */
export function partyIsIncomplete(): SQL {
  const isComplete = and(
    eq(partyMembers.booking, bookings.id),
    sql`${partyMembers.name} IS NOT NULL`,
    sql`(${partyMembers.age} IS NOT NULL OR NOT ${asks("age")})`,
    sql`(${partyMembers.diet} IS NOT NULL OR ${partyMembers.kind} = ${memberKinds[2]} OR NOT ${asks("diet")})`,
    sql`(${partyMembers.identityUntil} IS NOT NULL OR ${partyMembers.kind} = ${memberKinds[2]} OR NOT ${asks("identity")})`,
    sql`NOT EXISTS (SELECT 1 FROM json_each(${tours.ownQuestions}) AS own
      WHERE own.value ->> 'isRequired' AND CASE own.value ->> 'per'
          WHEN 'booking' THEN ${partyMembers.kind} = ${memberKinds[0]} AND ${partyMembers.number} = 1
          ELSE ${partyMembers.kind} <> ${memberKinds[2]} END
        AND NOT EXISTS (SELECT 1 FROM json_each(${partyMembers.answered}) WHERE value = own.value ->> 'id'))`,
  );
  return sql`((SELECT count(*) FROM ${partyMembers} WHERE ${isComplete})
      < ${bookings.numberOfTravelers} + ${bookings.infants}
    OR (${bookings.pickUp} IS NULL AND ${asks("pick-up")}))`;
}
