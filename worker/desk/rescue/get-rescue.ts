import type { FaultParty } from "~/domain/bookings/cancellation-terms";
import type { Exemption } from "~/domain/departures/exemption";
import { sumOfBearings, type Bearing } from "~/domain/bookings/sale";
import { faultOf, refundBearing } from "../../bookings/booking-decisions";
import { listRates } from "../../settings/rates.repo";
import {
  type AffectedBooking,
  type BookingsAhead,
  type OfferState,
  type ProposedTrip,
  type RescueCounts,
  type RescueScope,
} from "~/domain/desk/rescue";
import { isTravelDate, todayInIndia } from "~/domain/calendar/calendar";
import { AppError } from "~/domain/errors";
import type { Admin, Staff } from "../../platform/authz/actors";
import { isTourOf } from "../../platform/authz/operator-rights.repo";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import { proposeDates, proposeTours } from "./propose-trips";
import {
  countAffected,
  findScope,
  listAffected,
  listAhead,
  listOpenSales,
  type OpenScope,
} from "./rescue.repo";

export type RescueActor = Admin | Staff<"departures">;

interface Dependencies {
  db: Database;
  clock: Clock;
}

/** Bookings of one page. */
const pageSize = 50;

/** Trips proposed of each kind. */
const proposed = 4;

type RescueCosts = { fault: FaultParty; bearing: Bearing }[];

/** The rescue screen of a departure or an operator. */
export interface RescuePage {
  title: string;
  companyName: string;
  /** Null while the departure is open. */
  closedReason: string | null;
  isSuspended: boolean;
  isAdmin: boolean;
  counts: RescueCounts;
  /** Offers that jobs are working on. */
  pending: number;
  bookings: AffectedBooking[];
  nextCursor: string | null;
  /** Proposals for a departure; empty for an operator, whose bookings each get their own. */
  dates: ProposedTrip[];
  tours: ProposedTrip[];
  /** Parts of each party if all open bookings are refunded, by fault; operators bear it themselves. */
  costs: RescueCosts;
  /** Why no compensation is owed; null if it is, or while the departure is open. */
  exemption: Exemption | null;
}

/**
 * Opens a departure or an operator for its rescue. Operators may open their own departures only.
 * @throws AppError `not_found`
 */
export async function openScope(
  { db, clock }: Dependencies,
  actor: RescueActor,
  scope: RescueScope,
): Promise<OpenScope> {
  const isAdmin = actor.role === "admin";
  const isKnown = "operator" in scope ? isAdmin : isTravelDate(scope.travelDate);
  const condition = isAdmin ? undefined : isTourOf(actor.id, "departures");
  const open = isKnown ? await findScope(db, scope, condition, clock()) : null;
  if (!open)
    throw new AppError("not_found", "operator" in scope ? "Operator not found." : "Departure not found.");
  return open;
}

/** Returns the operator whose tours an actor may offer; null for any. */
function offeredBy(actor: RescueActor, { operatorSlug }: OpenScope): string | null {
  return actor.role === "admin" ? null : operatorSlug;
}

/** Returns the rescue screen. @throws AppError `not_found`, `invalid` (cursor) */
export async function getRescue(
  dependencies: Dependencies,
  actor: RescueActor,
  {
    scope,
    cursor,
    state,
  }: { scope: RescueScope; cursor?: string | undefined; state?: OfferState | "none" | undefined },
): Promise<RescuePage> {
  const { db } = dependencies;
  const open = await openScope(dependencies, actor, scope);
  const operator = offeredBy(actor, open);
  const [counts, page, dates, similar, costs] = await Promise.all([
    countAffected(db, open),
    listAffected(db, open, { cursor, state, limit: pageSize }),
    "operator" in scope ? [] : proposeDates(dependencies, scope, { seats: 1, count: proposed }),
    "operator" in scope ? [] : proposeTours(dependencies, scope, { seats: 1, count: proposed, operator }),
    quoteRescue(db, open, actor.role === "admin" ? ["operator", "nobody", "platform"] : ["operator"]),
  ]);
  const { title, companyName, closedReason, isSuspended, closedExemption: exemption } = open;
  return {
    title,
    companyName,
    closedReason,
    isSuspended,
    exemption,
    isAdmin: actor.role === "admin",
    counts,
    pending: (counts.byState.queued ?? 0) + (counts.byState.settling ?? 0) + counts.overdue,
    ...page,
    dates,
    tours: similar,
    costs,
  };
}

/** Lists the bookings ahead of the operators that accounts own, for the question before they are suspended. */
export function listBookingsAhead(
  { db, clock }: Dependencies,
  _admin: Admin,
  owners: readonly string[],
): Promise<BookingsAhead[]> {
  return listAhead(db, owners, todayInIndia(clock()));
}

/** Returns what a full refund of all bookings that are not settled would leave to each party, by the party at fault. */
async function quoteRescue(
  db: Database,
  open: OpenScope,
  faults: readonly Exclude<FaultParty, "traveler">[],
): Promise<RescueCosts> {
  const [sales, rates] = await Promise.all([listOpenSales(db, open), listRates(db, "compensation")]);
  const { closedReason: closedBecause, closedFault, closedAt, closedExemption, today } = open;
  const day = closedAt === null ? today : todayInIndia(closedAt);
  return faults.map((fault) => {
    const isExempt = closedExemption !== null || fault === "nobody";
    const closing = { today, day, isExempt, rates };
    const bearings = sales.map(({ booking, sale }) =>
      refundBearing(booking, sale, faultOf({ closedBecause, closedFault }, fault), closing),
    );
    return { fault, bearing: sumOfBearings(bearings) };
  });
}
