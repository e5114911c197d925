import type { AdminRight } from "~/domain/accounts/admin-rights";
import type { PortalPage } from "./portal-page";

/** The pages of the back office. Source: specification 2, section 2 (the six tabs); P31 in docs/product.md. */
interface AdminPage extends PortalPage {
  /** Keyboard shortcut, after "g". */
  key: string;
  /** Needed to open the page. */
  right: AdminRight;
}

export const overviewPage: AdminPage = {
  label: "Overview",
  to: "/admin",
  also: ["/admin/dashboard"],
  isFirst: true,
  key: "o",
  right: "read",
};

/** Names and order as in the specification. */
export const adminTabs: readonly AdminPage[] = [
  { label: "Tour Management", to: "/admin/tours", key: "t", right: "read" },
  { label: "User Management", to: "/admin/users", key: "u", right: "view-users" },
  { label: "Booking Management", to: "/admin/bookings", key: "b", right: "view-bookings" },
  { label: "Analytics", to: "/admin/analytics", key: "a", right: "money" },
  { label: "Revenue Reports", to: "/admin/revenue", key: "r", right: "money" },
  { label: "Discounts & Coupons", to: "/admin/coupons", key: "d", right: "coupons" },
];

export const quietAdminTabs: readonly AdminPage[] = [
  { label: "Operators", to: "/admin/operators", key: "p", right: "read" },
  { label: "Reviews", to: "/admin/reviews", key: "v", right: "reviews" },
  { label: "Messages", to: "/admin/messages", key: "m", right: "messages" },
  { label: "Settings", to: "/admin/settings", key: "s", right: "settings" },
  { label: "Logs", to: "/admin/logs", key: "l", right: "logs" },
];

export const adminPages: readonly AdminPage[] = [overviewPage, ...adminTabs, ...quietAdminTabs];
