import { hasRight, type OperatorRight, type Membership } from "~/domain/operators/operator-rights";
import { isOnPage, type PortalPage } from "./portal-page";

/** Pages of the operator portal, each with the right it requires; null if open to all operators. Source: P36 in docs/product.md. */
interface OperatorPage extends PortalPage {
  right: OperatorRight | null;
}

export const operatorDashboard: OperatorPage = {
  label: "Dashboard",
  to: "/operator",
  also: ["/operator/dashboard"],
  isFirst: true,
  right: null,
};

export const operatorPages: readonly OperatorPage[] = [
  operatorDashboard,
  { label: "Tours", to: "/operator/tours", right: "tours" },
  { label: "Departures", to: "/operator/departures", right: "departures" },
  { label: "Bookings", to: "/operator/bookings", right: "bookings" },
  { label: "Messages", to: "/operator/messages", right: "bookings" },
  { label: "Earnings", to: "/operator/earnings", right: "earnings" },
  { label: "Reviews", to: "/operator/reviews", right: "reviews" },
  { label: "Company Profile", to: "/operator/profile", right: "company" },
];

/** Returns the right required for a path, or null. */
export function rightForAddress(pathname: string): OperatorRight | null {
  return operatorPages.find((page) => isOnPage(page, pathname))?.right ?? null;
}

/** Returns the pages that these memberships allow. */
export function operatorPagesFor(memberships: readonly Membership[]): readonly OperatorPage[] {
  return operatorPages.filter(({ right }) => right === null || hasRight(memberships, right));
}
