import { eq, inArray, or } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Viewer } from "~/domain/accounts/account";
import type { Database } from "../db/client";
import {
  bankAccountChanges,
  bankAccounts,
  checkIns,
  companyDocuments,
  companyInvitations,
  companyMembers,
  departures,
  operators,
  premiumListings,
  reviewReplies,
  reviewReports,
  threadReports,
  tourDrafts,
} from "../db/schema";

type Owner = Pick<Viewer, "id" | "email" | "emailVerified">;

/**
 * Removes a person from the companies they own or act for, in the batch that deletes their account. Their work for a
 * company stays, anonymized; the bank account and documents of a company left without an owner are deleted. Runs
 * while the companies and bookings still belong to them.
 * @param of adds the account guard to a condition
 */
export function detachOperatorWork(
  db: Database,
  owner: Owner,
  of: (condition: SQL | undefined) => SQL | undefined,
) {
  const { id, email } = owner;
  const ownCompanies = db.select({ slug: operators.slug }).from(operators).where(eq(operators.ownerId, id));
  return [
    db
      .delete(bankAccountChanges)
      .where(
        of(or(inArray(bankAccountChanges.company, ownCompanies), eq(bankAccountChanges.requestedBy, id))),
      ),
    db.delete(bankAccounts).where(of(inArray(bankAccounts.company, ownCompanies))),
    db.delete(companyDocuments).where(of(inArray(companyDocuments.company, ownCompanies))),
    db
      .update(companyDocuments)
      .set({ uploadedBy: null })
      .where(of(eq(companyDocuments.uploadedBy, id))),
    db
      .delete(companyInvitations)
      .where(of(or(inArray(companyInvitations.company, ownCompanies), eq(companyInvitations.email, email)))),
    db
      .update(companyInvitations)
      .set({ invitedBy: null })
      .where(of(eq(companyInvitations.invitedBy, id))),
    db
      .delete(companyMembers)
      .where(of(or(inArray(companyMembers.company, ownCompanies), eq(companyMembers.userId, id)))),
    db
      .update(companyMembers)
      .set({ addedBy: null })
      .where(of(eq(companyMembers.addedBy, id))),
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

/** Selects the files of the companies a person owns, to delete with them. */
export function ownCompanyFiles(
  db: Database,
  id: string,
  of: (condition: SQL | undefined) => SQL | undefined,
) {
  return [
    db
      .select({ paper: companyDocuments.id })
      .from(companyDocuments)
      .innerJoin(operators, eq(companyDocuments.company, operators.slug))
      .where(of(eq(operators.ownerId, id))),
    db
      .select({ logo: operators.logo })
      .from(operators)
      .where(of(eq(operators.ownerId, id))),
  ] as const;
}
