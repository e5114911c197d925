import { hasAdminRight } from "~/domain/accounts/admin-rights";
import { AppError, invalidFields } from "~/domain/errors";
import type { RefundBearer } from "~/domain/money/bearers";
import { isTravelerDeleted, type RepairChange, type RepairQuote } from "~/domain/desk/repair";
import { bookingReferenceSchema } from "~/domain/trips/traveler-booking";
import { formatDeadline, startOfDayInIndia } from "~/domain/calendar/calendar";
import { saleOf } from "~/domain/money/ledger/ledger";
import { formatRupees } from "~/domain/money/money";
import type { SQL } from "drizzle-orm";
import { requireAdminRight, type Admin, type Staff } from "../../platform/authz/actors";
import { listOperatorsByPerson } from "../../platform/authz/operator-rights.repo";
import { insertMail } from "../../notifications/mail/mail-outbox.repo";
import { consentMail } from "../../notifications/mail/repair-mails";
import { hashOfLink, newLinkToken } from "../../platform/keys/link-token";
import { readBookingState, type BookingState, type BookingWrite } from "../../bookings/booking-change.repo";
import { bearingIn, decideChange, decidePrice } from "../../bookings/booking-decisions";
import { changeBooking, type PrivilegedChangeDependencies } from "../../bookings/change-booking";
import { refusalOfSeats, seatsWantedBy, type WantedSeats } from "../../trips/change-party-or-date";
import { countFreeSeats } from "../../seats/seats.repo";
import { soldOut } from "../../tours/refusals";
import { customerBookingWith } from "../operator-bookings.repo";
import { bookingWith } from "../../bookings/traveler-bookings.repo";
import { proposalRefusals } from "./messages";
import { notifyTeam } from "./notify-team";
import { insertProposal, withdrawOpenProposal } from "./proposals.repo";
import { randomId } from "../../platform/surroundings";
import { inLanguage } from "../../platform/language";
import { translateBooking } from "../../notifications/bookings/translate-booking.repo";

export type OfficeActor = Admin | Staff<"bookings">;

const day = 86_400_000;

/** Time to accept a higher price. It ends earlier if the trip begins before. */
const consentDays = 3;

/**
 * Returns the condition that finds a booking for its office.
 * @param bookingId unvalidated
 * @throws AppError `not_found`
 */
export function officeBookingWith(actor: OfficeActor, bookingId: string): SQL {
  const reference = bookingReferenceSchema.safeParse(bookingId);
  if (!reference.success) throw new AppError("not_found", "Booking not found.");
  return actor.role === "admin" ? bookingWith(reference.data) : customerBookingWith(reference.data, actor.id);
}

/** Returns the office as the author of a change. */
export function byOffice(actor: OfficeActor): BookingWrite["by"] {
  return { id: actor.id, actor: actor.role === "admin" ? "team" : "operator" };
}

/** A change of date, party or price by the office. */
interface Repair {
  bookingId: string;
  change: RepairChange;
  /** Bears a lower price; the operator for an operator's own lowering. */
  bearer?: RefundBearer | undefined;
}

/**
 * Returns what a change by the office would cost, without making it.
 * @throws AppError `not_found`, `forbidden`, `illegal_transition`, `invalid`
 */
export async function quoteRepair(
  { db, clock }: Pick<PrivilegedChangeDependencies, "db" | "clock">,
  actor: OfficeActor,
  repair: Repair,
): Promise<RepairQuote> {
  requireRepairRight(actor, repair);
  const state = await readBookingState(db, officeBookingWith(actor, repair.bookingId));
  if (!state) throw new AppError("not_found", "Booking not found.");
  const { quote, write } = decideRepair(state, repair, byOffice(actor), clock());
  if (actor.role !== "admin") requireLower(state, quote.total);
  await requireFreeSeats(db, seatsWantedBy(state, write));
  const seesEarnings =
    actor.role === "admin" ||
    (await listOperatorsByPerson(db, [actor.id], "earnings"))
      .get(actor.id)
      ?.has(state.booking.operatorSlug) === true;
  return {
    ...quote,
    ...effectOf(state, quote.total, write),
    ...(!seesEarnings && { commission: null, bearing: null }),
  };
}

/**
 * Changes date, party or price of a booking. A higher price is proposed to the traveler by mail, and the booking stays as it is
 * until they accept. Operators may not raise a price.
 * @returns `isMade` false if the change was proposed; `isMailed` false if the traveler has no e-mail address with us
 * @throws AppError `not_found`, `forbidden`, `conflict` (changed since it was read), `illegal_transition`, `invalid`, `sold_out`,
 * `price_changed` (the price differs from the quote)
 */
export async function repairBooking(
  dependencies: PrivilegedChangeDependencies,
  actor: OfficeActor,
  {
    reason,
    expectedTotal,
    expectedVersion,
    ...repair
  }: Repair & { reason: string; expectedTotal: number; expectedVersion: number },
): Promise<{ isMade: boolean; isMailed: boolean }> {
  requireRepairRight(actor, repair);
  const { db, bookingMailer } = dependencies;
  const by = byOffice(actor);
  const token = newLinkToken();
  const tokenHash = hashOfLink(token);
  let isMade = true;
  let isMailed = true;
  let wanted: WantedSeats | null = null;
  try {
    await changeBooking(
      dependencies,
      officeBookingWith(actor, repair.bookingId),
      async (state, now) => {
        const { quote, write } = decideRepair(state, repair, by, now);
        requireQuoted(quote.total, expectedTotal);
        isMade = quote.total <= state.booking.totalAmount;
        isMailed = state.booking.customerEmail !== "";
        const entry = {
          action: isMade ? ("booking.repair" as const) : ("booking.propose" as const),
          subjectId: state.booking.bookingId,
          before: factsOf(state.booking),
          after: factsOf({ ...state.booking, ...write.set }),
          reason,
        };
        const privileged = { viewer: actor, entry };
        if (isMade) {
          wanted = seatsWantedBy(state, write);
          const what = `${write.reason} ${reason}`;
          const who = actor.role === "admin" ? "Tour Bharat" : state.operatorName;
          return {
            ...write,
            reason: what,
            privileged,
            repair: { note: `${who} changed your booking. ${what}` },
            also: [
              withdrawOpenProposal(db, state.booking.id),
              ...notifyTeam(dependencies, state, { by, what, after: write.set }, now),
            ],
          };
        }
        requireLower(state, quote.total, actor);
        requireAddress(state);
        await requireFreeSeats(db, seatsWantedBy(state, write));
        const expiresAt = Math.min(now + consentDays * day, startOfDayInIndia(state.booking.travelDate));
        const proposal = {
          id: randomId(),
          booking: state.booking.id,
          version: state.version + 1,
          change: repair.change,
          totalBefore: state.booking.totalAmount,
          total: quote.total,
          reason,
          status: "open" as const,
          tokenHash,
          proposedBy: actor.id,
          createdAt: now,
          expiresAt,
        };
        const url = bookingMailer.addressOf(`/booking-change/${token}`);
        const told = await translateBooking(db, state);
        const mail = inLanguage(state.booking.language, () =>
          consentMail(told, proposal, { url, toPay: quote.toPay }),
        );
        return {
          by,
          reason: `Asked for consent to ${formatRupees(quote.total)} instead of ${formatRupees(state.booking.totalAmount)} by ${formatDeadline(expiresAt)}. ${write.reason} ${reason}`,
          privileged,
          also: [
            withdrawOpenProposal(db, state.booking.id),
            insertProposal(db, proposal),
            insertMail(
              db,
              { ...mail, dedupeKey: `booking/${state.booking.id}/${state.version + 1}/consent` },
              now,
            ),
          ],
        };
      },
      expectedVersion,
    );
  } catch (error) {
    throw await refusalOfSeats(db, wanted, error);
  }
  bookingMailer.deliver();
  return { isMade, isMailed };
}

/** Withdraws the open proposal of a booking, which anyone may who may make one. @throws AppError `not_found`, `forbidden`, `conflict` */
export async function withdrawProposal(
  dependencies: PrivilegedChangeDependencies,
  admin: Admin,
  { bookingId, expectedVersion }: { bookingId: string; expectedVersion: number },
): Promise<void> {
  requireAdminRight(admin, hasAdminRight(admin, "payments") ? "payments" : "bookings");
  await changeBooking(
    dependencies,
    officeBookingWith(admin, bookingId),
    ({ booking }) => ({
      by: byOffice(admin),
      reason: "Withdrew the change that waited for consent.",
      also: [withdrawOpenProposal(dependencies.db, booking.id)],
      privileged: {
        viewer: admin,
        entry: { action: "booking.withdraw-proposal", subjectId: booking.bookingId },
      },
    }),
    expectedVersion,
  );
}

/** Decides a change by the office. @throws AppError `illegal_transition`, `invalid` */
export function decideRepair(
  state: BookingState,
  { change, bearer }: Pick<Repair, "change" | "bearer">,
  by: BookingWrite["by"],
  now: number,
) {
  if (change.kind !== "price") return decideChange(state, change, by, now);
  const payer = by.actor === "operator" ? "operator" : bearer;
  if (payer === undefined && change.total < state.booking.totalAmount)
    throw invalidFields({ bearer: ["Please choose who bears the difference."] });
  return decidePrice(state, { total: change.total, bearer: payer ?? "operator", by });
}

/** @throws AppError `price_changed` */
export function requireQuoted(total: number, expected: number): void {
  if (total === expected) return;
  throw new AppError("price_changed", proposalRefusals().costs(formatRupees(total)));
}

/** Choosing a price takes the right to choose refunds, any other change the right to change bookings. @throws AppError `forbidden` */
function requireRepairRight(actor: OfficeActor, { change }: Repair): void {
  if (actor.role === "admin") requireAdminRight(actor, change.kind === "price" ? "payments" : "bookings");
}

/** @throws AppError `invalid` if an operator would raise the price */
function requireLower({ booking }: BookingState, total: number, actor?: OfficeActor): void {
  if (actor?.role === "admin" || total <= booking.totalAmount) return;
  throw new AppError(
    "invalid",
    `This would cost ${formatRupees(total - booking.totalAmount)} more, and operators may only lower a price. The traveler can make the change on their booking's page, or our team can ask for their consent.`,
  );
}

/** Refuses a change whose seats are gone now. The change itself checks them again. @throws AppError `sold_out` */
async function requireFreeSeats(
  db: PrivilegedChangeDependencies["db"],
  wanted: WantedSeats | null,
): Promise<void> {
  if (wanted === null || (await countFreeSeats(db, wanted)) >= wanted.seats) return;
  throw soldOut({ ...wanted, numberOfTravelers: wanted.seats }, wanted.capacity, undefined);
}

/** @throws AppError `illegal_transition` if the traveler can't be reached */
function requireAddress({ booking }: BookingState): void {
  if (booking.customerEmail !== "") return;
  throw new AppError(
    "illegal_transition",
    isTravelerDeleted(booking)
      ? "The traveler has deleted their account, so nobody can accept a higher price."
      : `Booking ${booking.bookingId} has no e-mail address to ask for consent to a higher price. Add one first.`,
  );
}

function effectOf(state: BookingState, total: number, write: BookingWrite) {
  const { entries, booking } = state;
  const { totalAmount, gstAmount } = booking;
  return {
    version: state.version,
    totalBefore: totalAmount,
    commission: {
      before: saleOf(entries).commission,
      after: saleOf([...entries, ...(write.entries ?? [])]).commission,
    },
    bearing: bearingIn(state, write),
    gst: gstAmount === null ? null : { before: gstAmount, after: write.set?.gstAmount ?? gstAmount },
    needsConsent: total > totalAmount,
  };
}

function factsOf({
  travelDate,
  numberOfTravelers,
  children,
  infants,
  totalAmount,
}: Pick<
  BookingState["booking"],
  "travelDate" | "numberOfTravelers" | "children" | "infants" | "totalAmount"
>) {
  return { travelDate, numberOfTravelers, children, infants, totalAmount };
}
