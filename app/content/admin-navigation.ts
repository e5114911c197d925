import {
  Building2,
  CalendarCheck,
  ChartNoAxesCombined,
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
import type { AdminRight } from "~/domain/accounts/admin-rights";
import type { PortalPage } from "./portal-page";

/** The pages of the back office. Source: specification 2, section 2 (the six tabs); P31 in docs/product.md. */
interface AdminPage extends PortalPage {
  /** Needed to open the page. */
  right: AdminRight;
}

export const overviewPage: AdminPage = {
  label: "Overview",
  icon: LayoutDashboard,
  to: "/admin",
  also: ["/admin/dashboard"],
  isFirst: true,
  isMain: true,
  key: "o",
  right: "read",
};

/** Names and order as in the specification. */
const adminTabs: readonly AdminPage[] = [
  {
    label: "Tour Management",
    short: "Tours",
    icon: Map,
    to: "/admin/tours",
    key: "t",
    right: "read",
    isMain: true,
  },
  {
    label: "User Management",
    short: "Users",
    icon: Users,
    to: "/admin/users",
    key: "u",
    right: "view-users",
  },
  {
    label: "Booking Management",
    short: "Bookings",
    icon: CalendarCheck,
    to: "/admin/bookings",
    key: "b",
    right: "view-bookings",
    isMain: true,
  },
  { label: "Analytics", icon: ChartNoAxesCombined, to: "/admin/analytics", key: "a", right: "money" },
  {
    label: "Revenue Reports",
    short: "Revenue",
    icon: IndianRupee,
    to: "/admin/revenue",
    key: "r",
    right: "money",
  },
  {
    label: "Discounts & Coupons",
    short: "Coupons",
    icon: TicketPercent,
    to: "/admin/coupons",
    key: "d",
    right: "coupons",
  },
];

/** The side bar's groups. */
export const adminPageGroups: readonly (readonly AdminPage[])[] = [
  [overviewPage, ...adminTabs],
  [
    { label: "Operators", icon: Building2, to: "/admin/operators", key: "p", right: "view-users" },
    { label: "Reviews", icon: Star, to: "/admin/reviews", key: "v", right: "reviews" },
    {
      label: "Messages",
      icon: MessageSquare,
      to: "/admin/messages",
      key: "m",
      right: "messages",
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
      right: "settings",
    },
    { label: "System Logs", short: "Logs", icon: ScrollText, to: "/admin/logs", key: "l", right: "logs" },
  ],
];

export const adminPages: readonly AdminPage[] = adminPageGroups.flat();

/** Things that administrators create. */
export const adminCreations: readonly { label: string; to: string; key: string; right: AdminRight }[] = [
  { label: "Booking", to: "/admin/bookings/new", key: "b", right: "bookings" },
  { label: "Tour", to: "/admin/tours/new", key: "t", right: "tours" },
  { label: "Coupon", to: "/admin/coupons/new", key: "c", right: "coupons" },
];
