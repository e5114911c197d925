import { and, asc, eq, gte, inArray, isNull, lte, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { NewNotification } from "~/domain/notifications/notification";
import { addDays, todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import { saleOf, type Sale } from "~/domain/money/ledger/ledger";
import type {
  AffectedBooking,
  BookingsAhead,
  Chooser,
  OfferState,
  RescueCounts,
  RescueOption,
  RescueOrder,
  RescueScope,
} from "~/domain/desk/rescue";
import type { AuditStatements } from "../../audit/with-audit";
import { isAtStart } from "../../seats/seats.repo";
import { arrivedOfBooking } from "../../check-in/check-ins.repo";
import { batchNamed } from "../../platform/db/batch";
import type { Database } from "../../platform/db/client";
import {
  bookings,
  departures,
  ledgerEntries,
  operators,
  rescueOffers,
  tours,
  type BookingRow,
  type RescueOfferRow,
} from "../../platform/db/schema";
import { decodeSortedCursor, pageOf } from "../../platform/db/cursor";
import type { Exemption } from "~/domain/departures/exemption";
import { insertNotification } from "../../notifications/notifications.repo";

/** SQL of rescues. A scope reads the bookings of one departure, or of an operator from today on, through `bookings_by_departure`. */

/** A scope that its actor may rescue. */
export interface OpenScope {
  title: string;
  companyName: string;
  operatorSlug: string;
  /** Reason for which the departure is closed; null while it is open, and for an operator. */
  closedReason: string | null;
  /** The party that bears its refunds; null for the operator. */
  closedFault: "nobody" | null;
  /** UTC instant; null while it is open. */
  closedAt: number | null;
  closedExemption: Exemption | null;
  isSuspended: boolean;
  scope: RescueScope;
  today: TravelDate;
  /** UTC instant. */
  now: number;
}

/** Finds a departure, or an operator, for an actor. @param condition on the tour */
export async function findScope(
  db: Database,
  scope: RescueScope,
  condition: SQL | undefined,
  now: number,
): Promise<OpenScope | null> {
  const columns = {
    companyName: operators.companyName,
    operatorSlug: operators.slug,
    isSuspended: sql<number>`${operators.status} = 'suspended'`.as("is_suspended"),
  };
  const row =
    "operator" in scope
      ? await db
          .select({
            ...columns,
            title: operators.companyName,
            closedReason: sql<string | null>`NULL`.as("closed_reason"),
            closedFault: sql<"nobody" | null>`NULL`.as("closed_fault"),
            closedAt: sql<number | null>`NULL`.as("closed_at"),
            closedExemption: sql<Exemption | null>`NULL`.as("closed_exemption"),
          })
          .from(operators)
          .where(eq(operators.slug, scope.operator))
          .get()
      : await db
          .select({
            ...columns,
            title: tours.title,
            closedReason: departures.closedReason,
            closedFault: departures.closedFault,
            closedAt: departures.closedAt,
            closedExemption: departures.closedExemption,
          })
          .from(tours)
          .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
          .leftJoin(
            departures,
            and(
              eq(departures.tourId, tours.id),
              eq(departures.travelDate, scope.travelDate),
              eq(departures.start, scope.start ?? ""),
            ),
          )
          .where(and(eq(tours.slug, scope.tour), condition))
          .get();
  return row ? { ...row, isSuspended: row.isSuspended === 1, scope, today: todayInIndia(now), now } : null;
}

/** Matches rows of bookings or offers, by their columns. */
function within({ scope, today }: OpenScope, table: SQL): SQL {
  const [tourId, travelDate] = [sql`${table}."tour_id"`, sql`${table}."travel_date"`];
  return "operator" in scope
    ? sql`(${tourId} IN (SELECT of_operator.id FROM tours AS of_operator WHERE of_operator.operator_slug = ${scope.operator})
        AND ${travelDate} >= ${today})`
    : sql`(${tourId} = (SELECT departing.id FROM tours AS departing WHERE departing.slug = ${scope.tour})
        AND ${travelDate} = ${scope.travelDate} AND ${isAtStart(sql`${table}."start"`, scope.start ?? "")})`;
}

/** Max bookings that are read for one screen. */
const maxAffected = 10_000;

/** The latest offer of a booking in the scope, and the state that is shown of it. */
const shownState = sql<OfferState | null>`CASE
  WHEN ${rescueOffers.state} IN ('queued', 'asked', 'settling', 'failed') AND (${bookings.status} NOT IN ('pending', 'confirmed')
    OR ${bookings.travelDate} <> ${rescueOffers.travelDate} OR ${bookings.start} <> ${rescueOffers.start} OR ${bookings.tourId} <> ${rescueOffers.tourId}) THEN 'ended'
  ELSE ${rescueOffers.state} END`;

function isAffected(open: OpenScope): SQL {
  return sql`${bookings.id} IN (
    SELECT affected.id FROM bookings AS affected
    WHERE ${within(open, sql`affected`)} AND +affected.status IN ('pending', 'confirmed')
    UNION SELECT offered.booking FROM rescue_offers AS offered
    WHERE ${within(open, sql`offered`)} LIMIT ${maxAffected})`;
}

function latestOffer(open: OpenScope): SQL {
  return sql`${rescueOffers.id} = (SELECT latest.id FROM rescue_offers AS latest
    WHERE latest.booking = ${bookings.id} AND ${within(open, sql`latest`)}
    ORDER BY latest.created_at DESC LIMIT 1)`;
}

const sort = "travelDate";

/** Lists the affected bookings by day of departure, with the state of their rescue. */
export async function listAffected(
  db: Database,
  open: OpenScope,
  {
    cursor,
    state,
    limit,
  }: { cursor?: string | undefined; state?: OfferState | "none" | undefined; limit: number },
): Promise<{ bookings: AffectedBooking[]; nextCursor: string | null }> {
  const after = cursor ? decodeSortedCursor(cursor, sort) : null;
  const rows = await db
    .select({
      id: bookings.id,
      bookingId: bookings.bookingId,
      tourTitle: bookings.tourTitle,
      travelDate: sql<string>`coalesce(${rescueOffers.travelDate}, ${bookings.travelDate})`.as("left_on"),
      customerName: bookings.customerName,
      customerPhone: bookings.customerPhone,
      customerEmail: bookings.customerEmail,
      travelers: bookings.numberOfTravelers,
      paid: sql<number>`${bookings.paidAmount} - ${bookings.refundedAmount}`.as("net_paid"),
      status: bookings.status,
      ownSale: bookings.ownSale,
      checkedInAt: sql<
        number | null
      >`(SELECT there.at FROM check_ins AS there WHERE there.booking = ${bookings.id})`.as("checked_in_at"),
      arrived: arrivedOfBooking,
      offerId: sql<string | null>`${rescueOffers.id}`.as("offer_id"),
      state: shownState.as("shown_state"),
      choice: rescueOffers.choice,
      chosenBy: rescueOffers.chosenBy,
      deadlineAt: rescueOffers.deadlineAt,
      error: rescueOffers.error,
      newBooking: sql<
        string | null
      >`(SELECT after.booking_id FROM bookings AS after WHERE after.id = ${rescueOffers.newBooking})`.as(
        "new_reference",
      ),
    })
    .from(bookings)
    .leftJoin(rescueOffers, latestOffer(open))
    .where(
      and(
        isAffected(open),
        state && (state === "none" ? sql`${rescueOffers.id} IS NULL` : sql`${shownState} = ${state}`),
        after ? sql`(left_on, ${bookings.id}) > (${after[0]}, ${after[1]})` : undefined,
      ),
    )
    .orderBy(sql`left_on`, asc(bookings.id))
    .limit(limit + 1);
  const { shown, nextCursor } = pageOf(rows, limit, (row) => [sort, row.travelDate, row.id]);
  return {
    nextCursor,
    bookings: shown.map(
      ({ offerId, state: shownAs, choice, chosenBy, deadlineAt, error, newBooking, ...booking }) => ({
        bookingId: booking.bookingId,
        tourTitle: booking.tourTitle,
        travelDate: booking.travelDate,
        customerName: booking.customerName,
        customerPhone: booking.customerPhone,
        customerEmail: booking.customerEmail,
        travelers: booking.travelers,
        paid: booking.paid,
        ownSale: booking.ownSale,
        checkedInAt: booking.checkedInAt,
        arrived: booking.arrived,
        canCheckIn:
          booking.status === "confirmed" &&
          booking.arrived < booking.travelers &&
          open.closedReason === null &&
          booking.travelDate <= addDays(open.today, 1),
        offer:
          offerId === null || shownAs === null
            ? null
            : { id: offerId, state: shownAs, choice, chosenBy, deadlineAt, error, newBooking },
      }),
    ),
  };
}

/** Counts the affected bookings by state. */
export async function countAffected(db: Database, open: OpenScope): Promise<RescueCounts> {
  const rows = await db
    .select({
      state: sql<OfferState | "none">`coalesce(${shownState}, 'none')`.as("shown_state"),
      overdue: sql<number>`sum(${shownState} = 'asked' AND ${rescueOffers.deadlineAt} <= ${open.now})`.as(
        "overdue",
      ),
      bookings: sql<number>`count(*)`.as("bookings_in_state"),
      travelers: sql<number>`sum(${bookings.numberOfTravelers})`.as("travelers_in_state"),
      paid: sql<number>`sum(${bookings.paidAmount} - ${bookings.refundedAmount})`.as("paid_in_state"),
    })
    .from(bookings)
    .leftJoin(rescueOffers, latestOffer(open))
    .where(isAffected(open))
    .groupBy(sql`shown_state`);
  const sum = (of: "bookings" | "travelers" | "paid" | "overdue") =>
    rows.reduce((all, row) => all + (row[of] ?? 0), 0);
  return {
    bookings: sum("bookings"),
    travelers: sum("travelers"),
    paid: sum("paid"),
    overdue: sum("overdue"),
    byState: Object.fromEntries(rows.map((row) => [row.state, row.bookings])),
  };
}

/** Lists the sales of the bookings that an order can reach, with the terms of their refunds. */
export async function listOpenSales(
  db: Database,
  open: OpenScope,
): Promise<{ booking: BookingRow; sale: Sale }[]> {
  const rows = await db
    .select({
      booking: bookings,
      entry: {
        kind: ledgerEntries.kind,
        debit: ledgerEntries.debit,
        credit: ledgerEntries.credit,
        amount: ledgerEntries.amount,
      },
    })
    .from(bookings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.booking, bookings.id))
    .where(and(isAffected(open), sql`+${bookings.status} = 'confirmed'`, isNull(bookings.ownSale)));
  const byBooking = Map.groupBy(rows, ({ booking }) => booking.id);
  return [...byBooking.values()].flatMap((sold) =>
    sold.slice(0, 1).map(({ booking }) => ({ booking, sale: saleOf(sold.map(({ entry }) => entry)) })),
  );
}

/** Lists what is ahead of each operator that these accounts own; operators without bookings are left out. */
export async function listAhead(
  db: Database,
  owners: readonly string[],
  today: TravelDate,
): Promise<BookingsAhead[]> {
  const ids = sql`(SELECT value FROM json_each(${JSON.stringify(owners)}))`;
  // CROSS JOIN fixes the join order, operator by operator, to use the indexes by operator and by departure.
  return db
    .select({
      operator: operators.slug,
      companyName: operators.companyName,
      bookings: sql<number>`count(*)`.as("bookings_ahead"),
      travelers: sql<number>`sum(${bookings.numberOfTravelers})`.as("travelers_ahead"),
      paid: sql<number>`sum(${bookings.paidAmount} - ${bookings.refundedAmount})`.as("paid_ahead"),
      nextDeparture: sql<string>`min(${bookings.travelDate})`.as("next_departure"),
    })
    .from(operators)
    .crossJoin(tours)
    .crossJoin(bookings)
    .where(
      and(
        sql`${operators.ownerId} IN ${ids}`,
        eq(tours.operatorSlug, operators.slug),
        eq(bookings.tourId, tours.id),
        gte(bookings.travelDate, today),
        sql`+${bookings.status} IN ('pending', 'confirmed')`,
      ),
    )
    .groupBy(operators.slug)
    .orderBy(asc(operators.companyName), asc(operators.slug));
}

/** Start of the travel date in India, as in `startOfDayInIndia`. */
const departureDay = sql`(unixepoch(${bookings.travelDate}) * 1000 - 19800000)`;

/** Max bookings that one order reaches; the rest stays as it is. */
const maxOrdered = 1000;

/**
 * Writes an order for the bookings of a scope: those chosen, or everyone who was not asked or settled yet. An open question ends with a
 * refund, or with another question to chosen bookings. Own bookings get no offers: their money is the operator's, and only the office changes them.
 * @returns the number of bookings
 */
export async function createOffers(
  db: Database,
  open: OpenScope,
  order: RescueOrder & { orderedBy: "team" | "operator"; exemption: Exemption | null },
  now: number,
  audit: AuditStatements,
  notification: NewNotification | null,
): Promise<number> {
  const isOffer = order.intent === "offer";
  const options = isOffer ? order.options : [];
  const proposals = isOffer ? (["date", "tour"] as const).filter((kind) => order.proposals[kind]) : [];
  const deadline = isOffer ? sql`min(${now + order.hours * 3_600_000}, ${departureDay})` : sql`NULL`;
  const isChosen = order.who === "chosen";
  const ended = [
    "failed",
    "ended",
    "moved",
    ...(isOffer ? (isChosen ? ["asked"] : []) : ["asked", "queued"]),
  ];
  const { reached } = await batchNamed(db, {
    reached: db
      .insert(rescueOffers)
      .select(
        sql`SELECT lower(hex(randomblob(16))), ${bookings.id}, ${bookings.tourId}, ${bookings.travelDate}, ${bookings.start}, 1,
          ${isOffer ? "queued" : "settling"}, ${JSON.stringify(options)}, ${JSON.stringify(proposals)},
          ${isOffer ? order.fallback : "refund"}, ${order.fault}, ${order.exemption && JSON.stringify(order.exemption)}, ${order.reason}, ${isOffer ? null : "refund"},
          ${isOffer ? null : "team"}, NULL, ${deadline}, ${now}, NULL, 0, NULL, ${order.orderedBy}, ${now}
        FROM ${bookings}
        WHERE ${within(open, sql`"bookings"`)}
          AND +${bookings.status} IN ('pending', 'confirmed')
          ${isOffer ? sql`AND ${bookings.travelDate} > ${open.today} AND ${bookings.ownSale} IS NULL` : sql``}
          ${
            isChosen
              ? sql`AND ${bookings.bookingId} IN (SELECT value FROM json_each(${JSON.stringify(order.chosen)}))`
              : sql``
          }
          AND NOT EXISTS (SELECT 1 FROM rescue_offers AS busy
            WHERE busy.tour_id = ${bookings.tourId} AND busy.travel_date = ${bookings.travelDate}
              AND busy.start = ${bookings.start} AND busy.booking = ${bookings.id}
              AND busy.state NOT IN (SELECT value FROM json_each(${JSON.stringify(ended)})))
        ORDER BY ${bookings.travelDate}, ${bookings.id} LIMIT ${maxOrdered}`,
      )
      .onConflictDoUpdate({
        target: [rescueOffers.tourId, rescueOffers.travelDate, rescueOffers.start, rescueOffers.booking],
        set: {
          state: sql`excluded.state`,
          round: sql`${rescueOffers.round} + 1`,
          options: sql`excluded.options`,
          proposals: sql`excluded.proposals`,
          fallback: sql`excluded.fallback`,
          fault: sql`excluded.fault`,
          reason: sql`excluded.reason`,
          choice: sql`excluded.choice`,
          chosenBy: sql`excluded.chosen_by`,
          deadlineAt: sql`excluded.deadline_at`,
          dueAt: sql`excluded.due_at`,
          remindedAt: sql`NULL`,
          attempts: sql`0`,
          error: sql`NULL`,
          orderedBy: sql`excluded.ordered_by`,
          createdAt: sql`excluded.created_at`,
        },
      })
      .returning({ id: rescueOffers.id }),
    audit,
    // Follows the audit row, which is written only if a booking was reached.
    notification: notification
      ? insertNotification(db, notification, now, { condition: sql`changes() > 0` })
      : null,
  });
  return reached.length;
}

/** Makes failed offers of a scope due again: one, or all. @returns the number of offers */
export async function retryOffers(
  db: Database,
  open: OpenScope,
  id: string | undefined,
  now: number,
): Promise<number> {
  const rows = await db
    .update(rescueOffers)
    .set({
      state: sql`CASE WHEN ${rescueOffers.choice} IS NULL THEN 'queued' ELSE 'settling' END`,
      dueAt: now,
      attempts: 0,
      error: null,
    })
    .where(
      and(
        eq(rescueOffers.state, "failed"),
        within(open, sql`"rescue_offers"`),
        id === undefined ? undefined : eq(rescueOffers.id, id),
      ),
    )
    .returning({ id: rescueOffers.id });
  return rows.length;
}

/** Leases due offers: the same statement makes them due again at `until`, so that no other run takes them earlier. */
export function leaseDueOffers(
  db: Database,
  { now, until, limit, open }: { now: number; until: number; limit: number; open?: OpenScope | undefined },
): Promise<RescueOfferRow[]> {
  const due = db
    .select({ id: rescueOffers.id })
    .from(rescueOffers)
    .where(and(lte(rescueOffers.dueAt, now), open && within(open, sql`"rescue_offers"`)))
    .orderBy(asc(rescueOffers.dueAt))
    .limit(limit);
  return db.update(rescueOffers).set({ dueAt: until }).where(inArray(rescueOffers.id, due)).returning();
}

/** Records that an offer was sent, with its mail and the trips it names, unless the office settled it meanwhile. */
export async function updateAsAsked(
  db: Database,
  { id, round }: RescueOfferRow,
  asked: { options: RescueOption[]; dueAt: number },
  mails: readonly BatchItem<"sqlite">[],
): Promise<void> {
  const update = db
    .update(rescueOffers)
    .set({ state: "asked", attempts: 0, error: null, ...asked })
    .where(and(eq(rescueOffers.id, id), eq(rescueOffers.round, round), eq(rescueOffers.state, "queued")));
  await db.batch([update, ...mails]);
}

/** Records the reminder of an open offer, with its mail. */
export async function updateAsReminded(
  db: Database,
  { id, round, deadlineAt }: RescueOfferRow,
  at: number,
  mails: readonly BatchItem<"sqlite">[],
): Promise<void> {
  const update = db
    .update(rescueOffers)
    .set({ remindedAt: at, dueAt: deadlineAt })
    .where(and(eq(rescueOffers.id, id), eq(rescueOffers.round, round), eq(rescueOffers.state, "asked")));
  await db.batch([update, ...mails]);
}

/**
 * Returns the statement that settles an offer, for the batch of the booking's change. A trigger fails the batch if a traveler answers an
 * offer that is no longer open, or if the offer was settled before.
 */
export function settleOffer(
  db: Database,
  { id }: RescueOfferRow,
  settled: { state: OfferState; choice: string | null; chosenBy: Chooser; newBooking?: string },
) {
  return db
    .update(rescueOffers)
    .set({ ...settled, dueAt: null, error: null })
    .where(eq(rescueOffers.id, id));
}

/** Ends an offer whose booking ended or left the departure by itself. */
export async function endOffer(db: Database, { id }: RescueOfferRow): Promise<void> {
  await db
    .update(rescueOffers)
    .set({ state: "ended", dueAt: null })
    .where(
      and(eq(rescueOffers.id, id), inArray(rescueOffers.state, ["queued", "asked", "settling", "failed"])),
    );
}

/** Ends an open question at its deadline with what was announced. @returns the offer to settle; null if it was answered meanwhile */
export async function updateAsOverdue(
  db: Database,
  { id, round }: RescueOfferRow,
): Promise<RescueOfferRow | null> {
  const row = await db
    .update(rescueOffers)
    .set({ state: "settling", choice: sql`${rescueOffers.fallback}`, chosenBy: "system" })
    .where(and(eq(rescueOffers.id, id), eq(rescueOffers.round, round), eq(rescueOffers.state, "asked")))
    .returning()
    .get();
  return row ?? null;
}

/** Records a failure. @param dueAt next attempt; null if it is left to people */
export async function updateAsFailed(
  db: Database,
  { id, round }: RescueOfferRow,
  { error, dueAt }: { error: string; dueAt: number | null },
): Promise<void> {
  await db
    .update(rescueOffers)
    .set({
      error,
      dueAt,
      attempts: sql`${rescueOffers.attempts} + 1`,
      ...(dueAt === null && { state: "failed" as const }),
    })
    .where(
      and(
        eq(rescueOffers.id, id),
        eq(rescueOffers.round, round),
        inArray(rescueOffers.state, ["queued", "asked", "settling"]),
      ),
    );
}

/** Finds the latest offer of a booking, by the booking's reference. */
export async function findOfferOf(db: Database, bookingId: string): Promise<RescueOfferRow | null> {
  const row = await db
    .select({ offer: rescueOffers })
    .from(rescueOffers)
    .innerJoin(bookings, eq(rescueOffers.booking, bookings.id))
    .where(eq(bookings.bookingId, bookingId))
    .orderBy(sql`${rescueOffers.createdAt} DESC`)
    .limit(1)
    .get();
  return row?.offer ?? null;
}

/** Finds what tax documents show of an operator. */
export async function findSeller(db: Database, operator: string) {
  const row = await db
    .select({ address: operators.address, gstin: operators.gstin })
    .from(operators)
    .where(eq(operators.slug, operator))
    .get();
  return row ?? null;
}
