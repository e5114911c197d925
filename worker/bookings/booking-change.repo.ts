import { and, asc, desc, eq, gt, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Viewer } from "~/domain/accounts/account";
import type { AuditEntry } from "~/domain/audit/audit";
import type { FaultParty } from "~/domain/bookings/cancellation-terms";
import type { DatedPercent, TravelerCompensation } from "~/domain/bookings/compensation";
import type { Exemption } from "~/domain/departures/exemption";
import type { RefundBearer } from "~/domain/money/bearers";
import {
  actorNames,
  bookingHistory,
  type BookingActor,
  type NamedHistoryEntry,
  type HistoryTopic,
} from "~/domain/bookings/booking-history";
import { nothingOwed } from "~/domain/bookings/unpaid-booking";
import { holdsSeats, type BookingStatus } from "~/domain/bookings/booking-status";
import type { RulesNow } from "~/domain/departures/departure-rules";
import { rulesOfStart } from "~/domain/departures/start";
import { todayInIndia } from "~/domain/calendar/calendar";
import { ownCommissionEntries, type LedgerEntry } from "~/domain/money/ledger/ledger";
import { commissionOn, taxOn } from "~/domain/money/money";
import { taxRatesOn } from "~/domain/money/tax-rates";
import type { TaxDocument } from "~/domain/money/tax/tax-documents";
import type { TourExtra } from "~/domain/prices/offers-schema";
import type { PriceRules } from "~/domain/prices/price-rules";
import type { TourGuide } from "~/domain/tours/tour-schema";
import { countBooking, countsOtherwise, recountTrip } from "../analytics/deltas.repo";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import {
  bookingEvents,
  bookings,
  ledgerEntries,
  operators,
  payments,
  tours,
  users,
  type PaymentRow,
  type BookingRow,
} from "../platform/db/schema";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { endHolds } from "../seats/holds.repo";
import { selectBooking } from "./booking-events.repo";
import { issueTaxDocuments, withIssued } from "../money/invoices/issue-tax-documents";
import { selectTaxDocuments } from "../money/invoices/tax-documents.repo";
import type { Mail } from "../notifications/mail/mailer";
import { insertEntries, insertEntriesOnly } from "../money/ledger/ledger.repo";
import { insertCompensation } from "../money/payments/compensations.repo";
import { insertRefunds } from "../money/payments/refunds.repo";
import { listRates } from "../settings/rates.repo";
import { effectiveDepartureRules } from "../tours/rules/effective-departure-rules.repo";
import { onSale } from "../tours/tours.repo";
import { giveCouponBack } from "../coupons/coupons.repo";
import { forgetCheckIn, requireNobodyCheckedIn } from "../check-in/check-ins.repo";
import { seatsBookedBy } from "./booking-terms";
import { bookingView, type BookingViewRow, toAdminBooking } from "./booking-view";
import {
  closedBecause,
  closedFault,
  closing,
  departureHadTooFew,
  requireStillClosedAs,
} from "../seats/closed-departure.repo";
import { insertBookingMail } from "../notifications/bookings/booking-mail.repo";
import { changeExtras } from "../seats/extras.repo";
import { fitResources, fitReturned } from "../resources/free.repo";
import { releaseSeats, takeSeats, type Seats } from "../seats/seats.repo";

/** Everything that a change of a booking depends on, read at once. */
export interface BookingState extends BookingViewRow {
  ownerId: string | null;
  capacity: number;
  /** Extras that the tour offers now, its price rules and its days. */
  extras: TourExtra[] | null;
  priceRules: PriceRules;
  days: number;
  /** The rules of the tour, and of them those of the booking's start. */
  tourRules: RulesNow;
  departureRules: RulesNow;
  /** True if the tour's departures need guides or vehicles. */
  hasNeeds: boolean;
  /** The reason for closing the departure, a sentence for travelers; null while it is open. */
  closedBecause: string | null;
  /** The party that bears the refunds of a closed departure; null for its operator. */
  closedFault: "nobody" | null;
  /** UTC instant; null while it is open. */
  closedAt: number | null;
  /** Why its travelers are owed no compensation; null if they are. */
  closedExemption: Exemption | null;
  /** Percentages of the compensation of travelers, newest first. */
  compensationRates: readonly DatedPercent[];
  /** True if it was closed for too few travelers. */
  hadTooFew: boolean;
  isOnSale: boolean;
  guide: TourGuide;
  /** Number of the last change included in this state. */
  version: number;
  entries: LedgerEntry[];
  payments: PaymentRow[];
  operatorAddress: string | null;
  operatorGstin: string | null;
  taxDocuments: TaxDocument[];
}

/** Returns the state of the booking that `condition` on the bookings table finds, or null. */
export async function readBookingState(db: Database, condition: SQL): Promise<BookingState | null> {
  const {
    found: [found],
    last: [last],
    entries,
    paid,
    documents,
    compensationRates,
  } = await batchNamed(db, {
    found: db
      .select({
        ...bookingView,
        ownerId: operators.ownerId,
        capacity: tours.capacity,
        extras: tours.extras,
        priceRules: tours.priceRules,
        days: tours.days,
        tourRules: effectiveDepartureRules,
        closedBecause,
        closedFault,
        ...closing,
        hadTooFew: sql<number>`${departureHadTooFew}`.as("had_too_few"),
        hasNeeds: sql<number>`${tours.needs} IS NOT NULL`.as("has_needs"),
        isOnSale: sql<number>`coalesce(${onSale}, 0)`.as("is_on_sale"),
        guide: tours.guide,
        // In a batch, columns are distinguished by name only.
        operatorAddress: sql<string | null>`${operators.address}`.as("operator_address"),
        operatorGstin: sql<string | null>`${operators.gstin}`.as("operator_gstin"),
      })
      .from(bookings)
      .innerJoin(tours, eq(bookings.tourId, tours.id))
      .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
      .where(condition),
    last: db
      .select({ version: bookingEvents.version })
      .from(bookingEvents)
      .innerJoin(bookings, eq(bookingEvents.booking, bookings.id))
      .where(condition)
      .orderBy(desc(bookingEvents.version))
      .limit(1),
    entries: db
      .select({
        kind: ledgerEntries.kind,
        debit: ledgerEntries.debit,
        credit: ledgerEntries.credit,
        amount: ledgerEntries.amount,
      })
      .from(ledgerEntries)
      .innerJoin(bookings, eq(ledgerEntries.booking, bookings.id))
      .where(condition)
      .orderBy(asc(ledgerEntries.id)),
    paid: db
      .select({ payment: payments })
      .from(payments)
      .innerJoin(bookings, eq(payments.booking, bookings.id))
      .where(condition)
      .orderBy(asc(payments.createdAt), asc(payments.id)),
    documents: selectTaxDocuments(db, condition),
    compensationRates: listRates(db, "compensation"),
  });
  return found
    ? {
        ...found,
        departureRules: rulesOfStart(found.tourRules, found.booking.start),
        isOnSale: found.isOnSale === 1,
        hasNeeds: found.hasNeeds === 1,
        hadTooFew: found.hadTooFew === 1,
        version: last?.version ?? 0,
        entries,
        payments: paid.map(({ payment }) => payment),
        taxDocuments: documents.map(({ document }) => document),
        compensationRates,
      }
    : null;
}

/**
 * Returns a booking's history in order, with the actors' names.
 * @param booking its id, not its reference
 * @param after number of the last change to skip
 */
export async function listNamedHistory(
  db: Database,
  booking: string,
  after = 0,
): Promise<NamedHistoryEntry[]> {
  const events = await db
    .select({
      type: bookingEvents.type,
      status: bookingEvents.status,
      actorId: bookingEvents.actorId,
      actorRole: users.role,
      actorName: users.name,
      actor: bookingEvents.actor,
      reason: bookingEvents.reason,
      topic: bookingEvents.topic,
      version: bookingEvents.version,
      createdAt: bookingEvents.createdAt,
      ownerId: bookings.userId,
    })
    .from(bookingEvents)
    .innerJoin(bookings, eq(bookingEvents.booking, bookings.id))
    .leftJoin(users, eq(bookingEvents.actorId, users.id))
    // Includes the previous event, to compute what the first one changed.
    .where(and(eq(bookingEvents.booking, booking), gt(bookingEvents.version, after - 1)))
    .orderBy(asc(bookingEvents.version), asc(bookingEvents.seq));
  const moments = bookingHistory(events, [events[0]?.ownerId ?? null]);
  return moments
    .map((moment, index) => ({ ...moment, who: events[index]?.actorName ?? actorNames[moment.by] }))
    .filter((_, index) => (events[index]?.version ?? 0) > after);
}

type SeatsOfDay = Omit<Seats, "tourId">;

/** A change of a booking, computed from its state. */
export interface BookingWrite {
  by: { id: string | null; actor: BookingActor };
  reason: string | null;
  /** Matter of the change; by default that of the changed columns. */
  topic?: HistoryTopic;
  /** New status; unchanged if omitted. */
  status?: BookingStatus;
  set?: Partial<Omit<BookingRow, "id" | "bookingId" | "status" | "refundedAmount">>;
  release?: SeatsOfDay;
  /** Fails with the CHECK `departures_not_oversold` if the seats are not available, and as closed if another start is no longer offered. */
  take?: SeatsOfDay;
  givesCouponBack?: boolean;
  entries?: readonly LedgerEntry[];
  /**
   * Whole rupees returned through the original payment method: to the payments in `from`, or to any of the booking's.
   */
  refund?: { amount: number; reason: string; from?: readonly PaymentRow[] };
  /** For the mail and the audit log; `fault` is null for goodwill after the trip. */
  cancellation?: { fault: FaultParty | null; bearer: RefundBearer; compensation?: number | undefined };
  /** Compensation of a traveler whose trip others cancel, or why there is none. */
  compensation?: TravelerCompensation | undefined;
  /** For the mail to the traveler: a change by the office, with a sentence on who made it and why. */
  repair?: { note: string | null };
  privileged?: { viewer: Viewer; entry: AuditEntry };
  /** Replaces the usual mail to the customer. */
  mail?: Mail;
  /** Whole rupees that another booking takes over, or that a bank has returned; their statements are in `also`. */
  returnedOtherwise?: number;
  /** Further statements of the same batch. */
  also?: readonly BatchItem<"sqlite">[];
}

/**
 * Charges the commission of an own booking once its trip has taken place, with GST: a debt of the operator like a featured place, which
 * the next payout deducts. Nothing is charged at 0 %.
 */
function chargeOwnBooking(db: Database, { booking: before }: BookingState, after: BookingRow, at: number) {
  if (after.ownSale === null || after.status !== "completed" || before.status === "completed") return [];
  const amount = commissionOn(after.totalAmount, after.commissionPercent);
  const gst = taxOn(amount, taxRatesOn(todayInIndia(at)).platformService);
  return insertEntries(
    db,
    {
      key: `own/${after.id}`,
      booking: null,
      operatorSlug: after.operatorSlug,
      note: `Commission on own booking ${after.bookingId}`,
      at,
    },
    ownCommissionEntries(amount, gst),
  );
}

function topicOf({ topic, set = {} }: BookingWrite): HistoryTopic | null {
  if (topic !== undefined) return topic;
  if (set.paidAmount !== undefined) return "payment";
  if (set.travelDate !== undefined || set.start !== undefined) return "date";
  if (set.numberOfTravelers !== undefined) return "party";
  if (set.totalAmount !== undefined) return "price";
  const contact = [
    set.customerName,
    set.customerEmail,
    set.customerPhone,
    set.emergencyPhone,
    set.specialRequests,
  ];
  return contact.some((changed) => changed !== undefined) ? "contact" : null;
}

/** Returns true for the states in which nothing is due anymore. */
function isOver(status: BookingStatus): boolean {
  return status !== "pending" && status !== "confirmed";
}

/**
 * Applies a change computed from a state, atomically, with the tax documents it makes due. Fails with UNIQUE `booking_events.booking` if the booking has
 * changed since the state was read, or its departure was closed or reopened, and with UNIQUE `check_ins.booking` if a
 * booking with a check-in would become a no-show.
 * @param mail to the customer about the change
 * @param at UTC instant
 * @param audit the statements of the audit log
 */
export async function writeBookingChange(
  db: Database,
  state: BookingState,
  write: BookingWrite,
  mail: Mail | null,
  at: number,
  audit: readonly BatchItem<"sqlite">[] = [],
): Promise<AdminBooking> {
  const { id, tourId } = state.booking;
  const status = write.status ?? state.booking.status;
  const version = state.version + 1;
  const { release, take, refund } = write;
  const returned = (refund?.amount ?? 0) + (write.returnedOtherwise ?? 0);
  const after = {
    ...state.booking,
    ...write.set,
    status,
    refundedAmount: state.booking.refundedAmount + returned,
  };
  const subject = { key: `${id}/${version}`, booking: id, operatorSlug: state.booking.operatorSlug, at };
  const extrasAs = (booking: BookingRow) =>
    holdsSeats(booking.status)
      ? { ...seatsBookedBy(booking), tourId, extras: booking.priceBasis?.extras ?? [] }
      : null;
  const issued = issueTaxDocuments(db, state, after, at);
  const isRecounted =
    countsOtherwise(state.booking, after) || (write.entries ?? []).some(({ kind }) => kind === "sale");
  const endsOrEnded = isOver(state.booking.status) || isOver(status);
  const written = [
    db
      .update(bookings)
      .set({
        ...(isOver(status) && nothingOwed),
        // It no longer counts as unproven.
        ...((isOver(status) || after.verifiedAt !== null) && { caller: null }),
        ...write.set,
        status,
        ...(returned > 0 && { refundedAmount: sql`${bookings.refundedAmount} + ${returned}` }),
      })
      .where(eq(bookings.id, id)),
    ...insertEntriesOnly(db, subject, write.entries ?? []),
  ];
  const {
    changed: [changed],
  } = await batchNamed(db, {
    change: [
      requireStillClosedAs(db, { ...state, booking: id, start: state.booking.start }, { version, at }),
      db.insert(bookingEvents).values({
        type: "booking.updated",
        booking: id,
        status,
        actorId: write.by.id,
        actor: write.by.actor,
        reason: write.reason,
        topic: topicOf(write),
        version,
        createdAt: at,
      }),
      ...audit,
      ...(status === "no-show" ? requireNobodyCheckedIn(db, id, at) : []),
      ...(write.set?.travelDate === undefined ? [] : [forgetCheckIn(db, id)]),
      ...(release ? [releaseSeats(db, { tourId, ...release })] : []),
      ...(take
        ? [
            endHolds(db, { tourId, ...take }, { holder: null }, at),
            takeSeats(db, { tourId, ...take }, { isOffered: release !== undefined }),
          ]
        : []),
      ...changeExtras(db, id, { before: extrasAs(state.booking), after: extrasAs(after) }),
      ...(release && state.hasNeeds ? fitReturned(db, { tourId, ...release }) : []),
      ...(take && state.hasNeeds ? fitResources(db, { tourId, ...take }) : []),
      ...(write.givesCouponBack ? giveCouponBack(db, eq(bookings.id, id), at) : []),
      ...(isRecounted ? [countBooking(db, id, -1)] : []),
      ...(endsOrEnded ? recountTrip(db, id, written) : written),
      ...(isRecounted ? [countBooking(db, id)] : []),
      ...chargeOwnBooking(db, state, after, at),
      ...issued.statements,
      ...(write.also ?? []),
      ...(write.compensation ? insertCompensation(db, state.booking, write.compensation, at) : []),
      ...(refund
        ? insertRefunds(
            db,
            refund.from ?? state.payments,
            { ...refund, operatorSlug: subject.operatorSlug },
            at,
          )
        : []),
      ...(mail
        ? insertBookingMail(
            db,
            // A reseller's documents are not for its guest.
            state.booking.reseller === null ? withIssued(mail, id, issued.documents) : mail,
            eq(bookings.id, id),
            at,
          )
        : []),
    ],
    changed: selectBooking(db, eq(bookings.id, id)),
  });
  if (!changed) throw new Error(`booking ${id} was changed but not found`);
  return toAdminBooking(changed);
}
