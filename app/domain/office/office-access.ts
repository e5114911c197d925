import { hasAdminRight, type AdminRight } from "~/domain/accounts/admin-rights";
import type { Viewer } from "~/domain/accounts/account";
import { hasRight, type Membership, type OperatorRight } from "~/domain/operators/operator-rights";

type AdminRights = readonly [AdminRight, ...AdminRight[]];

/**
 * Rights that the addresses of the back office require, of which one is enough, for each address and those below it; the first that
 * matches counts. `*` is one part of a path. tests/unit/office-access.test.ts compares it with what the routes require. Source: P31 in
 * docs/product.md.
 */
const adminRightsByAddress = expressionsOf<AdminRights>([
  ["/admin/bookings/new", ["bookings"]],
  ["/admin/bookings", ["view-bookings"]],
  ["/admin/bookings-ahead", ["view-bookings"]],
  ["/admin/bookings-totals", ["view-bookings"]],
  ["/admin/customers", ["view-bookings"]],
  ["/admin/users", ["view-users"]],
  ["/admin/operators/*/bank", ["money"]],
  ["/admin/operators/*/documents", ["users"]],
  ["/admin/operators/*/rescue", ["bookings"]],
  ["/admin/operators", ["view-users"]],
  ["/admin/reviews", ["reviews"]],
  ["/admin/analytics", ["money"]],
  ["/admin/revenue/payouts/bank-file", ["payouts"]],
  ["/admin/revenue", ["money"]],
  ["/admin/coupons", ["coupons"]],
  ["/admin/resellers", ["partners"]],
  ["/admin/messages", ["messages"]],
  ["/admin/logs/mail", ["logs", "messages"]],
  ["/admin/logs/jobs", ["logs", "payments"]],
  ["/admin/logs", ["logs"]],
  ["/admin/settings", ["settings"]],
  ["/admin/tours/*/preview", ["read"]],
  ["/admin/tours/*/departures/*/seats", ["view-bookings"]],
  ["/admin/tours/*/departures/*", ["bookings"]],
  ["/admin/tours/*/prices/*", ["tours"]],
  ["/admin/tours/*/*", ["tours"]],
  ["/admin/tours/facts", ["tours"]],
  ["/admin/tours/closures", ["bookings"]],
  ["/admin/tours/new", ["tours"]],
]);

/** The same for the operator portal; null if open to all operators. Source: P36 in docs/product.md. */
const operatorRightByAddress = expressionsOf<OperatorRight | null>([
  ["/operator/tours", "tours"],
  ["/operator/departures/*/*/messages", "bookings"],
  ["/operator/departures", "departures"],
  ["/operator/resources", "departures"],
  ["/operator/bookings", "bookings"],
  ["/operator/bookings-totals", "bookings"],
  ["/operator/customers", "bookings"],
  ["/operator/messages", "bookings"],
  ["/operator/earnings", "earnings"],
  ["/operator/reviews", "reviews"],
  // Each member switches notifications for themselves.
  ["/operator/profile/notifications", null],
  ["/operator/profile", "company"],
  ["/operator/connect", "company"],
]);

function expressionsOf<Required>(lines: readonly [address: string, required: Required][]) {
  return lines.map(([address, required]) => ({
    expression: new RegExp(`^${address.replaceAll("*", "[^/]+")}(?:[/.]|$)`),
    required,
  }));
}

/** Returns the rights of which an administrator needs one to open a path of the back office. */
export function adminRightsFor(pathname: string): AdminRights {
  return adminRightsByAddress.find(({ expression }) => expression.test(pathname))?.required ?? ["read"];
}

/** Returns the right that a path of the operator portal requires, or null. */
export function operatorRightFor(pathname: string): OperatorRight | null {
  return operatorRightByAddress.find(({ expression }) => expression.test(pathname))?.required ?? null;
}

/** A person who is shown links: their account, and the operators that they act for. */
export interface LinkReader {
  viewer: Pick<Viewer, "role" | "adminRole"> | null;
  memberships: readonly Membership[];
}

/** Returns true if a person's rights allow an address of an office; true for addresses elsewhere. */
export function mayOpen({ viewer, memberships }: LinkReader, address: string): boolean {
  const [pathname = ""] = address.split(/[?#]/, 1);
  if (/^\/admin(?:\/|$)/.test(pathname))
    return adminRightsFor(pathname).some((right) => hasAdminRight(viewer, right));
  const right = operatorRightFor(pathname);
  return right === null || hasRight(memberships, right);
}
