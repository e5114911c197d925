/** What a member of a company may do for it. The owner may do all of it, and alone what is the company itself (P36 in docs/product.md). */

export const companyRights = ["tours", "departures", "bookings", "reviews", "earnings", "company"] as const;
export type CompanyRight = (typeof companyRights)[number];

/** What the owner can give to staff. */
export const staffRights = [
  "tours",
  "departures",
  "bookings",
  "reviews",
  "earnings",
] as const satisfies CompanyRight[];
export type StaffRight = (typeof staffRights)[number];

export const companyRightLabels: Record<CompanyRight, { label: string; purpose: string }> = {
  tours: { label: "Tours", purpose: "Write, price and submit tours, and their pictures" },
  departures: { label: "Departures", purpose: "Capacity, closing, manifests and check-in" },
  bookings: { label: "Bookings", purpose: "See and change bookings, write with travelers" },
  reviews: { label: "Reviews", purpose: "Answer and report reviews" },
  earnings: { label: "Earnings", purpose: "See the ledger, payouts and statements, buy premium listings" },
  company: { label: "Company", purpose: "Profile, bank account, documents and members" },
};

/** What a member is told whom the company has not given a right. */
export function missingRightText(right: CompanyRight): string {
  return `Your company has not given you this right: ${companyRightLabels[right].label}. Its owner can.`;
}

/** A company that a person acts for, and with what rights. */
export interface Membership {
  /** The company's slug. */
  company: string;
  companyName: string;
  status: "pending" | "verified" | "suspended";
  isOwner: boolean;
  rights: CompanyRight[];
}

/** A suspended company that a person would act for. */
export interface SuspendedCompany extends Pick<Membership, "company" | "companyName"> {
  /** Whether they are of its staff, which they can leave; an owner is not. */
  isStaff: boolean;
}

/** Whether a company gives a person a right for what is its own. @param company slug */
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

/** Whether any of a person's companies gives them a right. */
export function hasRight(memberships: readonly Membership[], right: CompanyRight): boolean {
  return memberships.some(({ rights }) => rights.includes(right));
}
