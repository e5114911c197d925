/** Roles of administrators and what each may do. Source: decision G of the design, decision 27. */
export const adminRoles = ["owner", "support", "finance", "content"] as const;
export type AdminRole = (typeof adminRoles)[number];

/** Each right by what it allows, worded for "You may not …". */
const adminRightTexts = {
  read: "open the back office",
  "view-bookings": "see bookings",
  bookings: "change bookings",
  payments: "record payments or choose refunds",
  money: "see revenue and the ledger",
  payouts: "prepare or pay payouts",
  "approve-payouts": "approve payouts",
  partners: "manage resellers and their keys",
  settings: "change settings and rates",
  tours: "change or review tours",
  reviews: "moderate reviews",
  coupons: "manage coupons",
  messages: "read and answer messages",
  "view-users": "see user accounts",
  users: "change user accounts",
  roles: "change administrators",
  logs: "read the system logs",
} as const;
export type AdminRight = keyof typeof adminRightTexts;
export const adminRights = Object.keys(adminRightTexts).filter(
  (right): right is AdminRight => right in adminRightTexts,
);

const rightsOf: Record<AdminRole, readonly AdminRight[]> = {
  owner: adminRights,
  support: ["read", "view-bookings", "bookings", "reviews", "messages", "view-users", "users"],
  finance: [
    "read",
    "view-bookings",
    "payments",
    "money",
    "payouts",
    "approve-payouts",
    "partners",
    "view-users",
  ],
  content: ["read", "tours", "reviews", "coupons"],
};

export const adminRoleLabels: Record<AdminRole, { label: string; purpose: string }> = {
  owner: { label: "Owner", purpose: "May do everything, and gives others their roles." },
  support: { label: "Support", purpose: "Bookings, user accounts, messages and reviews." },
  finance: { label: "Finance", purpose: "Payments, refunds, disputes, revenue and payouts." },
  content: { label: "Content", purpose: "Tours, reviews and coupons." },
};

/** Returns the words for an administrator's access in lists and in the header. Source: specification 2, section 2 ("Full Access"). */
export function adminAccessText(role: AdminRole | null): string {
  return role === "owner" ? "Full Access" : role === null ? "No role" : adminRoleLabels[role].label;
}

/** Lists the roles with a right. */
export function rolesWith(right: AdminRight): AdminRole[] {
  return adminRoles.filter((role) => rightsOf[role].includes(right));
}

/** Returns true if this administrator's role has the right. Their account's state is up to the guards. */
export function hasAdminRight(
  viewer: { role: string; adminRole: AdminRole | null } | null,
  right: AdminRight,
): boolean {
  return viewer?.role === "admin" && viewer.adminRole !== null && rightsOf[viewer.adminRole].includes(right);
}

/** Returns the sentence that refuses an administrator without the right, and without others that would do. */
export function missingAdminRightText(right: AdminRight, ...others: AdminRight[]): string {
  const withOne = new Set([right, ...others].flatMap(rolesWith));
  const roles = adminRoles.filter((role) => withOne.has(role)).map((role) => adminRoleLabels[role].label);
  return `Your role may not ${adminRightTexts[right]}. This needs the role ${roles.join(" or ")}.`;
}
