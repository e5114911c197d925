import type { AccountStatus, Role } from "./account";

/**
 * The states of an account and the ways between them, by role. Everything that asks what may be done with an account reads
 * this graph. Source: specification 2, section 4 (Verify for a pending operator, Suspend when active or verified, Activate
 * when suspended); P3 in docs/product.md (a pending administrator is approved).
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

/** Where an action leads an account of a role, and from which states; null where there is no such way. */
export function wayOf(role: Role, action: AccountAction): Way | null {
  return ways[role][action] ?? null;
}

/** What may be done with an account as it is. */
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

/** How User Management calls the roles and filters by them. Source: specification 2, sections 2 and 6. */
export const accountRoleLabels: Record<Role, { one: string; many: string }> = {
  user: { one: "Traveler", many: "Travelers" },
  tour_operator: { one: "Tour Operator", many: "Tour Operators" },
  admin: { one: "Administrator", many: "Administrators" },
};
