import { hasRight } from "~/domain/company-rights";
import type { CompanyRight, Membership } from "~/domain/company-rights";

/** The pages of the operators' portal, each with the right that it needs; null for everybody. P36 in docs/product.md. */
export interface OperatorPage {
  label: string;
  to: string;
  /** Other addresses of the same page. */
  also?: readonly string[];
  right: CompanyRight | null;
}

export const operatorPages: readonly OperatorPage[] = [
  { label: "Dashboard", to: "/operator", also: ["/operator/dashboard"], right: null },
  { label: "Tours", to: "/operator/tours", right: "tours" },
  { label: "Departures", to: "/operator/departures", right: "departures" },
  { label: "Bookings", to: "/operator/bookings", right: "bookings" },
  { label: "Messages", to: "/operator/messages", right: "bookings" },
  { label: "Earnings", to: "/operator/earnings", right: "earnings" },
  { label: "Reviews", to: "/operator/reviews", right: "reviews" },
  { label: "Company Profile", to: "/operator/profile", right: "company" },
];

/** Whether an address is of a page or of one below it. */
export function isOnOperatorPage({ to, also = [] }: OperatorPage, pathname: string): boolean {
  return pathname === to || also.includes(pathname) || (to !== "/operator" && pathname.startsWith(`${to}/`));
}

/** The right that the page at an address needs, null where it needs none. */
export function rightForAddress(pathname: string): CompanyRight | null {
  return operatorPages.find((page) => isOnOperatorPage(page, pathname))?.right ?? null;
}

/** The pages that somebody's rights open. */
export function operatorPagesFor(memberships: readonly Membership[]): readonly OperatorPage[] {
  return operatorPages.filter(({ right }) => right === null || hasRight(memberships, right));
}
