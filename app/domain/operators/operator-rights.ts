/** Rights of an operator's members. The owner has all of them, and only the owner has `operator` (P36 in docs/product.md). */

export const operatorRights = ["tours", "departures", "bookings", "reviews", "earnings", "company"] as const;
export type OperatorRight = (typeof operatorRights)[number];

/** Rights that the owner can grant to staff. */
export const staffRights = [
  "tours",
  "departures",
  "bookings",
  "reviews",
  "earnings",
] as const satisfies OperatorRight[];
export type StaffRight = (typeof staffRights)[number];

export const operatorRightLabels: Record<OperatorRight, { label: string; purpose: string }> = {
  tours: { label: "Tours", purpose: "Edit, price and submit tours and their pictures" },
  departures: { label: "Departures", purpose: "Capacity, closing, manifests and check-in" },
  bookings: { label: "Bookings", purpose: "View and change bookings, message travelers" },
  reviews: { label: "Reviews", purpose: "Reply to and report reviews" },
  earnings: { label: "Earnings", purpose: "View the ledger, payouts and statements, buy premium listings" },
  company: { label: "Company", purpose: "Profile, bank account, documents and members" },
};

/** Returns the message for a member who lacks a right. */
export function missingRightText(right: OperatorRight): string {
  return `You don't have this right: ${operatorRightLabels[right].label}. Ask your company's owner.`;
}

/** An operator that a user acts for, with the rights they have. */
export interface Membership {
  /** The operator's slug. */
  operator: string;
  companyName: string;
  status: "pending" | "verified" | "suspended";
  isOwner: boolean;
  rights: OperatorRight[];
}

/** A suspended operator that the user is a member of. */
export interface SuspendedOperator extends Pick<Membership, "operator" | "companyName"> {
  /** True for staff, who can leave; false for the owner. */
  isStaff: boolean;
}

/**
 * Returns true if the user has the right at this operator.
 * @param operator operator slug
 */
export function hasRightFor(
  memberships: readonly Membership[],
  operator: string,
  right: OperatorRight,
): boolean {
  return hasRight(
    memberships.filter((membership) => membership.operator === operator),
    right,
  );
}

/** Returns true if the user has the right at any operator. */
export function hasRight(memberships: readonly Membership[], right: OperatorRight): boolean {
  return memberships.some(({ rights }) => rights.includes(right));
}
