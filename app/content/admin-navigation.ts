/** The pages of the back office. Source: specification 2, section 2 (the six tabs); P31 in docs/product.md. */
export interface AdminPage {
  label: string;
  to: string;
  /** Other addresses of the same page. */
  also?: readonly string[];
  /** The key that leads there after "g". */
  key: string;
}

export const overviewPage: AdminPage = {
  label: "Overview",
  to: "/admin",
  also: ["/admin/dashboard"],
  key: "o",
};

/** As the specification names them, in its order. */
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

/** Whether an address is of a page or of one below it. */
export function isOnAdminPage({ to, also = [] }: AdminPage, pathname: string): boolean {
  return (
    pathname === to || also.includes(pathname) || (to !== overviewPage.to && pathname.startsWith(`${to}/`))
  );
}
