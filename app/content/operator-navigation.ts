import {
  Building2,
  CalendarCheck,
  CalendarDays,
  IndianRupee,
  LayoutDashboard,
  Map,
  MessageSquare,
  Star,
} from "lucide";
import { hasRight, type OperatorRight, type Membership } from "~/domain/operators/operator-rights";
import { isOnPage, type PortalPage } from "./portal-page";

/** Pages of the operator portal, each with the right it requires; null if open to all operators. Source: P36 in docs/product.md. */
interface OperatorPage extends PortalPage {
  right: OperatorRight | null;
}

export const operatorDashboard: OperatorPage = {
  label: "Dashboard",
  icon: LayoutDashboard,
  to: "/operator",
  also: ["/operator/dashboard"],
  isFirst: true,
  isMain: true,
  key: "o",
  right: null,
};

export const operatorPages: readonly OperatorPage[] = [
  operatorDashboard,
  { label: "Tours", icon: Map, to: "/operator/tours", key: "t", right: "tours" },
  {
    label: "Departures",
    icon: CalendarDays,
    to: "/operator/departures",
    key: "d",
    right: "departures",
    isMain: true,
  },
  {
    label: "Bookings",
    icon: CalendarCheck,
    to: "/operator/bookings",
    key: "b",
    right: "bookings",
    isMain: true,
  },
  {
    label: "Messages",
    icon: MessageSquare,
    to: "/operator/messages",
    key: "m",
    right: "bookings",
    isMain: true,
  },
  { label: "Earnings", icon: IndianRupee, to: "/operator/earnings", key: "e", right: "earnings" },
  { label: "Reviews", icon: Star, to: "/operator/reviews", key: "v", right: "reviews" },
  {
    label: "Company Profile",
    short: "Company",
    icon: Building2,
    to: "/operator/profile",
    key: "c",
    right: "company",
  },
];

/** Things that operators create. */
export const operatorCreations: readonly { label: string; to: string; key: string; right: OperatorRight }[] =
  [
    { label: "Booking", to: "/operator/bookings/new", key: "b", right: "bookings" },
    { label: "Tour", to: "/operator/tours/create", key: "t", right: "tours" },
  ];

/** Choices of each member, whatever their rights. */
export const memberPage = { to: "/operator/profile/notifications", name: "Notifications" } as const;

/** Returns the right required for a path, or null. */
export function rightForAddress(pathname: string): OperatorRight | null {
  if (pathname === memberPage.to) return null;
  return operatorPages.find((page) => isOnPage(page, pathname))?.right ?? null;
}

/** Returns the pages that these memberships allow. */
export function operatorPagesFor(memberships: readonly Membership[]): readonly OperatorPage[] {
  return operatorPages.filter(({ right }) => right === null || hasRight(memberships, right));
}

/** Returns the things that these memberships allow to create. */
export function operatorCreationsFor(memberships: readonly Membership[]) {
  return operatorCreations.filter(({ right }) => hasRight(memberships, right));
}
