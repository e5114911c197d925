/** Rights of an operator's members. The owner has all of them, and only the owner has `company` (P36 in docs/product.md). */

export const companyRights = ["tours", "departures", "bookings", "reviews", "earnings", "company"] as const;
export type CompanyRight = (typeof companyRights)[number];

/** Rights that the owner can grant to staff. */
export const staffRights = [
  "tours",
  "departures",
  "bookings",
  "reviews",
  "earnings",
] as const satisfies CompanyRight[];
export type StaffRight = (typeof staffRights)[number];

export const companyRightLabels: Record<CompanyRight, { label: string; purpose: string }> = {
  tours: { label: "Tours", purpose: "Edit, price and submit tours and their pictures" },
  departures: { label: "Departures", purpose: "Capacity, closing, manifests and check-in" },
  bookings: { label: "Bookings", purpose: "View and change bookings, message travelers" },
  reviews: { label: "Reviews", purpose: "Reply to and report reviews" },
  earnings: { label: "Earnings", purpose: "View the ledger, payouts and statements, buy premium listings" },
  company: { label: "Company", purpose: "Profile, bank account, documents and members" },
};

/** Returns the message for a member who lacks a right. */
export function missingRightText(right: CompanyRight): string {
  return `You don't have this right: ${companyRightLabels[right].label}. Ask your company's owner.`;
}

/** An operator that a user acts for, with the rights they have. */
export interface Membership {
  /** The operator's slug. */
  company: string;
  companyName: string;
  status: "pending" | "verified" | "suspended";
  isOwner: boolean;
  rights: CompanyRight[];
}

/** A suspended operator that the user is a member of. */
export interface SuspendedCompany extends Pick<Membership, "company" | "companyName"> {
  /** True for staff, who can leave; false for the owner. */
  isStaff: boolean;
}

/**
 * Returns true if the user has the right at this operator.
 * @param company operator slug
 */
export function hasRightFor(
  memberships: readonly Membership[],
  company: string,
  right: CompanyRight,
): boolean {
  return hasRight(
    memberships.filter((membership) => membership.company === company),
    right,
  );
}

/** Returns true if the user has the right at any operator. */
export function hasRight(memberships: readonly Membership[], right: CompanyRight): boolean {
  return memberships.some(({ rights }) => rights.includes(right));
}
