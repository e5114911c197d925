import {
  Building2,
  CalendarCheck,
  ChartNoAxesCombined,
  Handshake,
  IndianRupee,
  LayoutDashboard,
  Map,
  MessageSquare,
  ScrollText,
  Settings,
  Star,
  TicketPercent,
  Users,
} from "lucide";
import type { PortalPage } from "./portal-page";

// The pages of the back office. Source: specification 2, section 2 (the six tabs); P31 in docs/product.md.

export const overviewPage: PortalPage = {
  label: "Overview",
  icon: LayoutDashboard,
  to: "/admin",
  also: ["/admin/dashboard"],
  isFirst: true,
  isMain: true,
  key: "o",
};

/** Names and order as in the specification. */
const adminTabs: readonly PortalPage[] = [
  {
    label: "Tour Management",
    short: "Tours",
    icon: Map,
    to: "/admin/tours",
    key: "t",
    isMain: true,
  },
  {
    label: "User Management",
    short: "Users",
    icon: Users,
    to: "/admin/users",
    key: "u",
  },
  {
    label: "Booking Management",
    short: "Bookings",
    icon: CalendarCheck,
    to: "/admin/bookings",
    key: "b",
    isMain: true,
  },
  { label: "Analytics", icon: ChartNoAxesCombined, to: "/admin/analytics", key: "a" },
  {
    label: "Revenue Reports",
    short: "Revenue",
    icon: IndianRupee,
    to: "/admin/revenue",
    key: "r",
  },
  {
    label: "Discounts & Coupons",
    short: "Coupons",
    icon: TicketPercent,
    to: "/admin/coupons",
    key: "d",
  },
];

/** The side bar's groups. */
export const adminPageGroups: readonly (readonly PortalPage[])[] = [
  [overviewPage, ...adminTabs],
  [
    { label: "Operators", icon: Building2, to: "/admin/operators", key: "p" },
    { label: "Resellers", icon: Handshake, to: "/admin/resellers", key: "k" },
    { label: "Reviews", icon: Star, to: "/admin/reviews", key: "v" },
    {
      label: "Messages",
      icon: MessageSquare,
      to: "/admin/messages",
      key: "m",
      isMain: true,
    },
  ],
  [
    {
      label: "Platform Settings",
      short: "Settings",
      icon: Settings,
      to: "/admin/settings",
      key: "s",
    },
    { label: "System Logs", short: "Logs", icon: ScrollText, to: "/admin/logs", key: "l" },
  ],
];

export const adminPages: readonly PortalPage[] = adminPageGroups.flat();

/** Things that administrators create. */
export const adminCreations: readonly { label: string; to: string; key: string }[] = [
  { label: "Booking", to: "/admin/bookings/new", key: "b" },
  { label: "Tour", to: "/admin/tours/new", key: "t" },
  { label: "Coupon", to: "/admin/coupons/new", key: "c" },
];
