import { partyInWords } from "~/domain/bookings/booking-review";
import type { ProposalState } from "~/domain/desk/repair";
import type { TravelDate } from "~/domain/calendar/calendar";
import { AppError } from "~/domain/errors";
import { formatRupees } from "~/domain/money/money";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import { breaks } from "../../platform/db/errors";
import type { Keys } from "../../platform/keys/keys";
import { hashOfLink } from "../../platform/keys/link-token";
import { readBookingState, type BookingState } from "../../bookings/booking-change.repo";
import { bookingKey } from "../../platform/keys/booking-link";
import { changeBooking, type ChangeDependencies } from "../../bookings/change-booking";
import { refusalOfSeats, seatsWantedBy, type WantedSeats } from "../../trips/change-party-or-date";
import { bookingOfRow } from "../../bookings/traveler-bookings.repo";
import { proposalRefusals } from "./messages";
import { notifyProposer } from "./notify-team";
import { findProposalByToken, settleProposal } from "./proposals.repo";
import { decideRepair, requireQuoted } from "./repair-booking";
import { withShownTitle } from "../../tours/translations.repo";

type Proposal = NonNullable<Awaited<ReturnType<typeof findProposalByToken>>>;

/** Page of a mailed proposal. Whole rupees. */
interface ProposalPage {
  state: ProposalState;
  bookingId: string;
  tourTitle: string;
  operatorName: string;
  before: { travelDate: TravelDate; party: string; total: number };
  after: { travelDate: TravelDate; party: string; total: number };
  toPay: number;
  reason: string;
  /** UTC, ISO 8601. */
  expiresAt: string;
  /** The booking's own page. */
  tripPath: string;
}

/** Returns a proposal by the token of its link. @throws AppError `not_found` */
export async function getProposal(
  { db, clock, keys }: { db: Database; clock: Clock; keys: Keys },
  token: string,
): Promise<ProposalPage> {
  const { proposal, state: stored } = await readProposal(db, token);
  const state = await withShownTitle(db, stored);
  const { booking } = state;
  const { change, totalBefore, total, reason } = proposal;
  const isChanged = proposal.status === "open" || proposal.status === "declined";
  const before = { travelDate: booking.travelDate, party: partyInWords(booking), total: totalBefore };
  return {
    state: stateOf(proposal, state, clock()),
    bookingId: booking.bookingId,
    tourTitle: booking.tourTitle,
    operatorName: state.operatorName,
    before,
    after: {
      travelDate: isChanged && change.kind === "date" ? change.travelDate : before.travelDate,
      party: isChanged && change.kind === "party" ? partyInWords(change) : before.party,
      total,
    },
    toPay: Math.max(0, total - (booking.paidAmount - booking.refundedAmount)),
    reason,
    expiresAt: new Date(proposal.expiresAt).toISOString(),
    tripPath: `/trip/${booking.bookingId}/${bookingKey(keys, booking)}`,
  };
}

/**
 * Accepts or declines a proposal. Accepting applies what was shown or nothing: the booking must be unchanged, the price the same, and
 * the seats free.
 * @throws AppError `not_found`, `conflict` (answered, expired, or the booking has changed), `price_changed`, `sold_out`,
 * `illegal_transition`, `invalid`
 */
export async function answerProposal(
  dependencies: ChangeDependencies & { keys: Keys },
  token: string,
  answer: "accepted" | "declined",
): Promise<void> {
  const { db } = dependencies;
  const { proposal, state: read } = await readProposal(db, token);
  const by = { id: null, actor: "traveler" as const };
  let wanted: WantedSeats | null = null;
  try {
    await changeBooking(dependencies, bookingOfRow(read.booking.id), (state, now) => {
      requireOpen(stateOf(proposal, state, now));
      const settled = settleProposal(db, proposal.id, answer);
      const historyOf = (what: string) =>
        notifyProposer(
          dependencies,
          state,
          { proposal: proposal.id, userId: proposal.proposedBy, what },
          now,
        );
      const price = `${formatRupees(proposal.total)} instead of ${formatRupees(proposal.totalBefore)}`;
      if (answer === "declined") {
        const what = `Declined the change to ${price}.`;
        return { by, reason: what, also: [settled, historyOf(what)] };
      }
      // Quoted with the rules of the office, which proposed it.
      const repair = { change: proposal.change, bearer: undefined };
      const { quote, write } = decideRepair(state, repair, { id: null, actor: "team" }, now);
      requireQuoted(quote.total, proposal.total);
      wanted = seatsWantedBy(state, write);
      const what = `Accepted ${price}. ${write.reason}`;
      return {
        ...write,
        by,
        reason: `${what} ${proposal.reason}`,
        repair: { note: null },
        also: [settled, historyOf(what)],
      };
    });
  } catch (error) {
    if (breaks(error, "proposal_settled")) requireOpen("outdated");
    throw await refusalOfSeats(db, wanted, error);
  }
  dependencies.bookingMailer.deliver();
}

async function readProposal(
  db: Database,
  token: string,
): Promise<{ proposal: Proposal; state: BookingState }> {
  const proposal = await findProposalByToken(db, hashOfLink(token));
  const state = proposal && (await readBookingState(db, bookingOfRow(proposal.booking)));
  if (!state) throw new AppError("not_found", proposalRefusals().notFound);
  return { proposal, state };
}

function stateOf({ status, version, expiresAt }: Proposal, state: BookingState, now: number): ProposalState {
  if (status !== "open") return status;
  if (expiresAt <= now) return "expired";
  return state.version === version ? "open" : "outdated";
}

/** @throws AppError `conflict` */
function requireOpen(state: ProposalState): void {
  if (state !== "open") throw new AppError("conflict", proposalRefusals().states[state]);
}
