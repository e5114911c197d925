import { eq, inArray, or, type SQL } from "drizzle-orm";
import type { Viewer } from "~/domain/accounts/account";
import type { Database } from "../platform/db/client";
import {
  bankAccountChanges,
  bankAccounts,
  checkIns,
  operatorDecisions,
  operatorDocuments,
  operatorInvitations,
  operatorMembers,
  departures,
  operators,
  premiumListings,
  reviewReplies,
  reviewReports,
  threadReports,
  tourDrafts,
} from "../platform/db/schema";

type Owner = Pick<Viewer, "id" | "email" | "emailVerified">;

/**
 * Removes a person from the operators they own or act for, in the batch that deletes their account. Their work for a
 * operator stays, anonymized; the bank account and documents of an operator left without an owner are deleted. Runs
 * while the operators and bookings still belong to them.
 * @param of adds the account guard to a condition
 */
export function detachOperatorWork(
  db: Database,
  owner: Owner,
  of: (condition: SQL | undefined) => SQL | undefined,
) {
  const { id, email } = owner;
  const ownedOperators = db.select({ slug: operators.slug }).from(operators).where(eq(operators.ownerId, id));
  return [
    db
      .delete(bankAccountChanges)
      .where(
        of(or(inArray(bankAccountChanges.operator, ownedOperators), eq(bankAccountChanges.requestedBy, id))),
      ),
    db.delete(bankAccounts).where(of(inArray(bankAccounts.operator, ownedOperators))),
    db.delete(operatorDocuments).where(of(inArray(operatorDocuments.operator, ownedOperators))),
    db.delete(operatorDecisions).where(of(inArray(operatorDecisions.operator, ownedOperators))),
    db
      .update(operatorDecisions)
      .set({ actorId: null })
      .where(of(eq(operatorDecisions.actorId, id))),
    db
      .update(operatorDocuments)
      .set({ uploadedBy: null })
      .where(of(eq(operatorDocuments.uploadedBy, id))),
    db
      .delete(operatorInvitations)
      .where(
        of(or(inArray(operatorInvitations.operator, ownedOperators), eq(operatorInvitations.email, email))),
      ),
    db
      .update(operatorInvitations)
      .set({ invitedBy: null })
      .where(of(eq(operatorInvitations.invitedBy, id))),
    db
      .delete(operatorMembers)
      .where(of(or(inArray(operatorMembers.operator, ownedOperators), eq(operatorMembers.userId, id)))),
    db
      .update(operatorMembers)
      .set({ addedBy: null })
      .where(of(eq(operatorMembers.addedBy, id))),
    db
      .update(departures)
      .set({ closedBy: null })
      .where(of(eq(departures.closedBy, id))),
    db
      .update(checkIns)
      .set({ doneBy: null })
      .where(of(eq(checkIns.doneBy, id))),
    db
      .update(premiumListings)
      .set({ boughtBy: null })
      .where(of(eq(premiumListings.boughtBy, id))),
    db
      .update(tourDrafts)
      .set({ updatedBy: null })
      .where(of(eq(tourDrafts.updatedBy, id))),
    db
      .update(reviewReplies)
      .set({ authorId: null })
      .where(of(eq(reviewReplies.authorId, id))),
    db
      .update(reviewReports)
      .set({ reportedBy: null })
      .where(of(eq(reviewReports.reportedBy, id))),
    db
      .update(reviewReports)
      .set({ handledBy: null })
      .where(of(eq(reviewReports.handledBy, id))),
    db
      .update(threadReports)
      .set({ handledBy: null })
      .where(of(eq(threadReports.handledBy, id))),
  ] as const;
}

/** Selects the files of the operators a person owns, to delete with them. */
export function operatorFilesOf(
  db: Database,
  id: string,
  of: (condition: SQL | undefined) => SQL | undefined,
) {
  return {
    documents: db
      .select({ document: operatorDocuments.id })
      .from(operatorDocuments)
      .innerJoin(operators, eq(operatorDocuments.operator, operators.slug))
      .where(of(eq(operators.ownerId, id))),
    logos: db
      .select({ logo: operators.logo })
      .from(operators)
      .where(of(eq(operators.ownerId, id))),
  };
}
