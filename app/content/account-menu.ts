import { awaitsApproval, type Role, type Viewer } from "~/domain/accounts/account";
import type { Membership } from "~/domain/operators/operator-rights";
import { menuMessages } from "./menus/messages";
import type { MenuLink } from "./navigation";
import { mayOpen } from "~/domain/office/office-access";

/** The menu of travelers. Source of the menus: specification 1, sections 2 and 6; P1 in docs/product.md. */
function travelerMenu(): readonly MenuLink[] {
  const { account } = menuMessages();
  return [
    { label: account.dashboard, to: "/dashboard" },
    { label: account.profile, to: "/profile" },
    { label: account.bookings, to: "/bookings" },
    { label: account.wishlist, to: "/wishlist" },
  ];
}

/** Menus of those whose offices are in English. */
const officeMenus: Record<Exclude<Role, "user">, readonly MenuLink[]> = {
  tour_operator: [
    { label: "Dashboard", to: "/operator" },
    { label: "Tours", to: "/operator/tours" },
    { label: "Create New Tour", to: "/operator/tours/create" },
    { label: "Departures", to: "/operator/departures" },
    { label: "Bookings", to: "/operator/bookings" },
    { label: "Messages", to: "/operator/messages" },
    { label: "Earnings", to: "/operator/earnings" },
    { label: "Reviews", to: "/operator/reviews" },
    { label: "Company Profile", to: "/operator/profile" },
    { label: "Profile & security", to: "/profile" },
  ],
  admin: [
    { label: "Dashboard", to: "/admin/dashboard" },
    { label: "Users", to: "/admin/users" },
    { label: "Operators", to: "/admin/operators" },
    { label: "Tours", to: "/admin/tours" },
    { label: "Bookings", to: "/admin/bookings" },
    { label: "Analytics", to: "/admin/analytics" },
    { label: "Settings", to: "/admin/settings" },
    { label: "Profile & security", to: "/profile" },
  ],
};

/** Returns the menu links of a user, by their stored role, status and rights. */
export function accountMenuOf(
  viewer: Pick<Viewer, "role" | "status" | "adminRole">,
  memberships: readonly Membership[],
): readonly MenuLink[] {
  if (awaitsApproval(viewer)) return [{ label: menuMessages().account.waiting, to: "/pending" }];
  const menu = viewer.role === "user" ? travelerMenu() : officeMenus[viewer.role];
  return menu.filter(({ to }) => mayOpen({ viewer, memberships }, to));
}
