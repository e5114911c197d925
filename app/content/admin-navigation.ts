import type { PortalPage } from "./portal-page";

/** The pages of the back office. Source: specification 2, section 2 (the six tabs); P31 in docs/product.md. */
interface AdminPage extends PortalPage {
  /** Keyboard shortcut, after "g". */
  key: string;
}

export const overviewPage: AdminPage = {
  label: "Overview",
  to: "/admin",
  also: ["/admin/dashboard"],
  isFirst: true,
  key: "o",
};

/** Names and order as in the specification. */
export const adminTabs: readonly AdminPage[] = [
  { label: "Tour Management", to: "/admin/tours", key: "t" },
  { label: "User Management", to: "/admin/users", key: "u" },
  { label: "Booking Management", to: "/admin/bookings", key: "b" },
  { label: "Analytics", to: "/admin/analytics", key: "a" },
  { label: "Revenue Reports", to: "/admin/revenue", key: "r" },
  { label: "Discounts & Coupons", to: "/admin/coupons", key: "d" },
];

export const quietAdminTabs: readonly AdminPage[] = [
  { label: "Operators", to: "/admin/operators", key: "p" },
  { label: "Reviews", to: "/admin/reviews", key: "v" },
  { label: "Messages", to: "/admin/messages", key: "m" },
  { label: "Settings", to: "/admin/settings", key: "s" },
  { label: "Logs", to: "/admin/logs", key: "l" },
];

export const adminPages: readonly AdminPage[] = [overviewPage, ...adminTabs, ...quietAdminTabs];
