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
import type { Membership } from "~/domain/operators/operator-rights";
import { mayOpen } from "~/domain/office/office-access";
import type { PortalPage } from "./portal-page";

export const operatorDashboard: PortalPage = {
  label: "Dashboard",
  icon: LayoutDashboard,
  to: "/operator",
  also: ["/operator/dashboard"],
  isFirst: true,
  isMain: true,
  key: "o",
};

export const operatorPages: readonly PortalPage[] = [
  operatorDashboard,
  { label: "Tours", icon: Map, to: "/operator/tours", key: "t" },
  {
    label: "Departures",
    icon: CalendarDays,
    to: "/operator/departures",
    also: ["/operator/resources"],
    key: "d",
    isMain: true,
  },
  {
    label: "Bookings",
    icon: CalendarCheck,
    to: "/operator/bookings",
    key: "b",
    isMain: true,
  },
  {
    label: "Messages",
    icon: MessageSquare,
    to: "/operator/messages",
    key: "m",
    isMain: true,
  },
  { label: "Earnings", icon: IndianRupee, to: "/operator/earnings", key: "e" },
  { label: "Reviews", icon: Star, to: "/operator/reviews", key: "v" },
  {
    label: "Company Profile",
    short: "Company",
    icon: Building2,
    to: "/operator/profile",
    also: ["/operator/connect"],
    key: "c",
  },
];

/** Things that operators create. */
export const operatorCreations: readonly { label: string; to: string; key: string }[] = [
  { label: "Booking", to: "/operator/bookings/new", key: "b" },
  { label: "Tour", to: "/operator/tours/create", key: "t" },
];

/** Choices of each member, whatever their rights. */
export const memberPage = { to: "/operator/profile/notifications", name: "Notifications" } as const;

/** Returns the pages that these memberships allow. */
export function operatorPagesFor(memberships: readonly Membership[]): readonly PortalPage[] {
  return operatorPages.filter(({ to }) => mayOpen({ viewer: null, memberships }, to));
}

/** Returns the things that these memberships allow to create. */
export function operatorCreationsFor(memberships: readonly Membership[]) {
  return operatorCreations.filter(({ to }) => mayOpen({ viewer: null, memberships }, to));
}
