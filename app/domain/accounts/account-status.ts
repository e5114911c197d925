import { inState, type BulkRefusal } from "~/domain/bulk";
import type { AccountStatus, Role } from "./account";

/**
 * Account states and the transitions between them, by role; the only source for which actions are allowed. Source:
 * specification 2, section 4 (Verify for a pending operator, Suspend when active or verified, Activate when suspended); P3 in
 * docs/product.md (a pending admin is approved).
 */
export const accountActions = ["approve", "verify", "suspend", "activate"] as const;
export type AccountAction = (typeof accountActions)[number];

interface Way {
  from: readonly AccountStatus[];
  to: AccountStatus;
}

const suspend: Way = { from: ["active", "verified"], to: "suspended" };

const ways: Record<Role, Partial<Record<AccountAction, Way>>> = {
  user: { suspend, activate: { from: ["suspended"], to: "active" } },
  tour_operator: {
    verify: { from: ["pending"], to: "verified" },
    suspend,
    activate: { from: ["suspended"], to: "verified" },
  },
  admin: {
    approve: { from: ["pending"], to: "active" },
    suspend,
    activate: { from: ["suspended"], to: "active" },
  },
};

/** Returns the transition for an action on an account with this role, or null if there is none. */
export function wayOf(role: Role, action: AccountAction): Way | null {
  return ways[role][action] ?? null;
}

/** Lists the actions allowed on an account in its current state. */
export function actionsFor({ role, status }: { role: Role; status: AccountStatus }): AccountAction[] {
  return accountActions.filter((action) => wayOf(role, action)?.from.includes(status));
}

export const accountActionLabels: Record<AccountAction, string> = {
  approve: "Approve",
  verify: "Verify Operator",
  suspend: "Suspend Account",
  activate: "Activate Account",
};

export const accountStatusLabels: Record<AccountStatus, string> = {
  pending: "Pending",
  active: "Active",
  verified: "Verified",
  suspended: "Suspended",
};

/** Role labels in User Management and its filters. Source: specification 2, sections 2 and 6. */
export const accountRoleLabels: Record<Role, { one: string; many: string }> = {
  user: { one: "Traveler", many: "Travelers" },
  tour_operator: { one: "Tour Operator", many: "Tour Operators" },
  admin: { one: "Administrator", many: "Administrators" },
};

/** Returns why an action can't be done on an account with others at once, or null. */
export function bulkRefusalOfAccount(
  account: { role: Role; status: AccountStatus; emailVerified: boolean },
  action: AccountAction,
): BulkRefusal | null {
  if (wayOf(account.role, action) === null) return ["has another role", "have another role"];
  if (!actionsFor(account).includes(action))
    return inState(accountStatusLabels[account.status].toLowerCase());
  return action === "approve" && !account.emailVerified
    ? ["has not confirmed the e-mail address", "have not confirmed their e-mail address"]
    : null;
}
