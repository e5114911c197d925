import { and, eq, sql } from "drizzle-orm";
import type { OpenProposal } from "~/domain/desk/repair";
import type { Database } from "../../platform/db/client";
import { bookingProposals, users } from "../../platform/db/schema";

/** Stores a proposal. Fails with UNIQUE `booking_proposals.booking` if another one is open. */
export function insertProposal(db: Database, proposal: typeof bookingProposals.$inferInsert) {
  return db.insert(bookingProposals).values(proposal);
}

/** Withdraws the open proposal of a booking, if there is one. @param booking its id, not its reference */
export function withdrawOpenProposal(db: Database, booking: string) {
  return db
    .update(bookingProposals)
    .set({ status: "withdrawn" })
    .where(and(eq(bookingProposals.booking, booking), eq(bookingProposals.status, "open")));
}

/** Settles a proposal. The trigger `booking_proposals_settled` fails the batch if it was settled before. */
export function settleProposal(db: Database, id: string, status: "accepted" | "declined") {
  return db.update(bookingProposals).set({ status }).where(eq(bookingProposals.id, id));
}

export async function findProposalByToken(db: Database, tokenHash: string) {
  const row = await db.select().from(bookingProposals).where(eq(bookingProposals.tokenHash, tokenHash)).get();
  return row ?? null;
}

/**
 * Returns the proposal that waits for the traveler, or null.
 * @param booking.version current version of the booking: a proposal for an earlier one can't be accepted anymore
 */
export async function findOpenProposal(
  db: Database,
  booking: { id: string; version: number },
  now: number,
): Promise<OpenProposal | null> {
  const row = await db
    .select({ proposal: bookingProposals, by: sql<string | null>`${users.name}`.as("proposer") })
    .from(bookingProposals)
    .leftJoin(users, eq(users.id, bookingProposals.proposedBy))
    .where(and(eq(bookingProposals.booking, booking.id), eq(bookingProposals.status, "open")))
    .get();
  if (!row || row.proposal.expiresAt <= now || row.proposal.version !== booking.version) return null;
  const { change, totalBefore, total, reason, createdAt, expiresAt } = row.proposal;
  return {
    change,
    totalBefore,
    total,
    reason,
    proposedBy: row.by,
    at: new Date(createdAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
  };
}
