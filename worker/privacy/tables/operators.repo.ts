import { and, eq, isNull, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import {
  bankAccountChanges,
  bankAccounts,
  checkIns,
  departures,
  operatorDecisions,
  operatorDocuments,
  operatorInvitations,
  operatorMembers,
  operators,
  premiumListings,
  resources,
  reviewReplies,
  reviewReports,
  tourDrafts,
} from "../../platform/db/schema";
import {
  by,
  change,
  lookUp,
  part,
  remove,
  rows,
  whose,
  type Person,
  type PersonalTable,
} from "../personal-table.repo";

/** Matches rows of the operators that the account owns. */
function ofOwned(operator: SQLiteColumn) {
  return ({ owner }: Pick<Person, "owner">) =>
    sql`${operator} IN (SELECT slug FROM operators WHERE owner_id = ${owner.id})`;
}

function companyName(operator: SQLiteColumn) {
  return { companyName: lookUp(operators.companyName, operators.slug, operator) };
}

/**
 * Tables of operators, their owners and staff. A person's work for an operator stays, without them; the bank account and documents of an
 * operator that is left without an owner are deleted. Account numbers and tokens are not exported.
 */
export const operatorTables = {
  bank_account_changes: {
    exported: "A bank account that awaits confirmation for a day.",
    account: [
      remove(bankAccountChanges, ofOwned(bankAccountChanges.operator)),
      remove(bankAccountChanges, by(bankAccountChanges.requestedBy)),
    ],
  },
  bank_accounts: {
    exported: rows(
      "bankAccounts",
      bankAccounts,
      [companyName(bankAccounts.operator), "holder", "lastDigits", "ifsc", "confirmedAt"],
      ofOwned(bankAccounts.operator),
    ),
    account: [remove(bankAccounts, ofOwned(bankAccounts.operator))],
  },
  operator_documents: {
    exported: rows(
      "companyDocuments",
      operatorDocuments,
      [companyName(operatorDocuments.operator), "kind", "fileName", "size", "createdAt"],
      (person) => and(ofOwned(operatorDocuments.operator)(person), isNull(operatorDocuments.removedAt)),
    ),
    account: [
      remove(operatorDocuments, ofOwned(operatorDocuments.operator)),
      change(operatorDocuments, by(operatorDocuments.uploadedBy), { uploadedBy: null }),
    ],
  },
  operator_decisions: {
    exported: rows(
      "verifications",
      operatorDecisions,
      [companyName(operatorDecisions.operator), "kind", "documents", "text", "createdAt"],
      ofOwned(operatorDecisions.operator),
    ),
    account: [
      remove(operatorDecisions, ofOwned(operatorDecisions.operator)),
      change(operatorDecisions, by(operatorDecisions.actorId), { actorId: null }),
    ],
  },
  operator_invitations: {
    exported: rows(
      "invitations",
      operatorInvitations,
      [companyName(operatorInvitations.operator), "email", "rights", "createdAt", "expiresAt", "endedAt"],
      whose(({ email, emailVerified }) =>
        emailVerified ? eq(operatorInvitations.email, email) : sql`false`,
      ),
    ),
    account: [
      remove(operatorInvitations, ofOwned(operatorInvitations.operator)),
      remove(
        operatorInvitations,
        whose(({ email }) => eq(operatorInvitations.email, email)),
      ),
      change(operatorInvitations, by(operatorInvitations.invitedBy), { invitedBy: null }),
    ],
  },
  operator_members: {
    exported: rows(
      "memberships",
      operatorMembers,
      [companyName(operatorMembers.operator), "rights", "createdAt"],
      by(operatorMembers.userId),
    ),
    account: [
      remove(operatorMembers, ofOwned(operatorMembers.operator)),
      remove(operatorMembers, by(operatorMembers.userId)),
      change(operatorMembers, by(operatorMembers.addedBy), { addedBy: null }),
    ],
  },
  departures: {
    exported: "The company member who closed a departure; it is the company's.",
    account: [change(departures, by(departures.closedBy), { closedBy: null })],
  },
  resources: {
    exported: "Guides, drivers, vehicles, rooms and boats of a company; they are the company's.",
    account: [change(resources, ofOwned(resources.operator), { retiredAt: sql`unixepoch() * 1000` })],
  },
  check_ins: {
    exported: "The company member who checked a traveler in; exported with the booking.",
    account: [change(checkIns, by(checkIns.doneBy), { doneBy: null })],
  },
  premium_listings: {
    exported: "The company member who bought a listing; it is the company's.",
    account: [change(premiumListings, by(premiumListings.boughtBy), { boughtBy: null })],
  },
  tour_drafts: {
    exported: "The company member who last edited a tour; it is the company's.",
    account: [change(tourDrafts, by(tourDrafts.updatedBy), { updatedBy: null })],
  },
  review_replies: {
    exported: rows(
      "reviewReplies",
      reviewReplies,
      ["review", "text", { at: reviewReplies.createdAt }],
      by(reviewReplies.authorId),
    ),
    account: [change(reviewReplies, by(reviewReplies.authorId), { authorId: null })],
  },
  review_reports: {
    exported: rows(
      "reviewReports",
      reviewReports,
      ["review", "reason", { at: reviewReports.createdAt }],
      by(reviewReports.reportedBy),
    ),
    account: [
      change(reviewReports, by(reviewReports.reportedBy), { reportedBy: null }),
      change(reviewReports, by(reviewReports.handledBy), { handledBy: null }),
    ],
  },
  operators: {
    exported: part(
      "companies",
      ({ db, owner }) => db.select().from(operators).where(eq(operators.ownerId, owner.id)),
      (companies) => companies.map((company) => ({ ...company, id: undefined })),
    ),
    account: [
      change(operators, by(operators.ownerId), {
        ownerId: null,
        status: "suspended",
        address: null,
        gstin: null,
        supply: "tour",
        pan: null,
        logo: null,
      }),
    ],
  },
} satisfies Record<string, PersonalTable>;
