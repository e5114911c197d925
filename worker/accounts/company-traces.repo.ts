import { eq, inArray, or } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Viewer } from "~/domain/account";
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
 * What takes a person out of the companies they own or act for, as part of the batch that deletes their account. What they
 * did for a company stays without them; what a company without an owner needs no more goes: its bank account and its papers.
 * It runs while the companies are still theirs, and their bookings too.
 * @param of adds to a condition what must be true of the account
 */
export function forgetCompanyWork(
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

/** The files of the companies a person owns, which go with them. */
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
