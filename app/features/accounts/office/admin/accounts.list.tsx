import { Link } from "react-router";
import { Exact } from "~/ui/exact";
import { AccountStatusBadge } from "~/office/page/account-status-badge";
import { DayOf, NoDay, Wait } from "~/platform/pages/when";
import { Badge, Badges } from "~/ui/badge";
import { accountStatuses, roles, type AccountStatus, type Viewer } from "~/domain/accounts/account";
import { adminAccessText } from "~/domain/accounts/admin-rights";
import {
  accountSorts,
  operatorListSorts,
  type AffectedAccount,
  type ListedAccount,
} from "~/domain/accounts/account-list";
import { accountRoleLabels, accountStatusLabels } from "~/domain/accounts/account-status";
import { operatorStatuses, verificationStates } from "~/domain/operators/operator";
import { verificationStateLabels } from "~/domain/operators/operator-verification";
import {
  choice,
  defineList,
  exportedInstant,
  type ExportedColumn,
  type ListState,
} from "~/office/lists/definition";
import type { ListedOperator } from "../../../../../worker/operators/operators.repo";

const none = <span className="text-muted">–</span>;
const notGiven = <span className="text-muted">not given</span>;

/** A row of either list: an account, or an operator, which stands for its owner's account. */
export type AccountRow = ListedAccount | ListedOperator;

/** Returns the account that a row's actions change, with the row's id; null for a catalog operator without one. */
export function accountOf(row: AccountRow): (AffectedAccount & { status: AccountStatus }) | null {
  if (!("owner" in row)) return row;
  return row.owner && { ...row.owner, id: row.slug, role: "tour_operator", companies: [row] };
}

/** Columns of both lists. */
const shared = {
  name: {
    key: "name",
    head: "Name",
    sort: { name: "name" },
    className: "@xl:w-1/4 min-w-36",
    title: (row) => ("owner" in row ? row.companyName : `${row.name}, ${row.email}`),
    value: (row) => ("owner" in row ? row.companyName : row.name),
  },
  email: {
    key: "email",
    head: "E-mail",
    from: "medium",
    className: "@xl:w-1/4",
    isLong: true,
    value: (row) => accountOf(row)?.email ?? null,
  },
  status: {
    key: "status",
    head: "Status",
    phone: "top",
    value: ({ status }) => status,
    cell: (row) => (
      <Badges>
        <AccountStatusBadge status={row.status} />
        {"owner" in row && row.verification && <Badge>{verificationStateLabels[row.verification]}</Badge>}
        {accountOf(row)?.emailVerified === false && (
          <Badge tone="warning" title="The e-mail address is not verified">
            Unverified
          </Badge>
        )}
      </Badges>
    ),
  },
  joined: {
    key: "joined",
    head: "Joined",
    sort: { name: "joined", isDownFirst: true },
    phone: "end",
    className: "text-muted",
    value: (row) => exportedInstant(accountOf(row)?.joinedAt ?? null),
    cell: (row) => {
      const account = accountOf(row);
      return account ? <DayOf at={account.joinedAt} /> : <NoDay reason="Has no account" />;
    },
  },
  tours: {
    key: "tours",
    head: "Tours",
    align: "right",
    from: "wide",
    sort: { name: "tours", isDownFirst: true },
    value: ({ tours }) => tours,
    cell: (row) => ("owner" in row || row.role === "tour_operator" ? row.tours : none),
  },
} satisfies Record<string, ExportedColumn<AccountRow>>;

/** User Management. Source: specification 2, section 3 (admin user sample). */
export const usersList = defineList({
  path: "/admin/users",
  pageSize: 50,
  sorts: accountSorts,
  // Requests are answered in their order.
  usualSort: ({ status }) => (status === "pending" ? "joined" : undefined),
  search: "Name, e-mail, request code or company",
  filters: {
    role: choice("Role", roles, (role) => accountRoleLabels[role].many, "All Users"),
    status: choice("Status", accountStatuses, accountStatusLabels),
  },
  load: (services, admin: Viewer, query) => services.listAccounts(admin, query),
  rows: ({ accounts }) => accounts,
  caption: "Accounts",
  empty: "No users found",
  emptyReason: "Accounts appear here when people sign up.",
  counted: ["user", "users"],
  pages: ["First page", "Next page"],
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  addressOf: ({ id }) => `/admin/users/${id}`,
  columns: [
    shared.name,
    shared.email,
    {
      key: "role",
      head: "Role",
      phone: "text",
      value: ({ role }) => role,
      cell: ({ role, status, requestCode }) => (
        <>
          <span>{accountRoleLabels[role].one}</span>
          {status === "pending" && requestCode !== null && (
            <span className="text-muted @xl:@max-5xl:hidden">
              {" "}
              Code <Exact>{requestCode}</Exact>
            </span>
          )}
        </>
      ),
    },
    shared.status,
    shared.joined,
    {
      key: "bookings",
      head: "Bookings",
      align: "right",
      from: "wide",
      sort: { name: "bookings", isDownFirst: true },
      value: ({ bookings }) => bookings,
      cell: ({ role, bookings }) => (role === "user" || bookings > 0 ? bookings : none),
    },
    shared.tours,
    {
      key: "permissions",
      head: "Permissions",
      from: "widest",
      cell: ({ role, adminRole, status }) =>
        role === "admin" && status !== "pending" ? adminAccessText(adminRole) : none,
      csv: null,
    },
    {
      key: "verified",
      head: "E-mail verified",
      isOptional: true,
      value: ({ emailVerified }) => (emailVerified ? "yes" : "no"),
      cell: ({ emailVerified }) => (emailVerified ? "Yes" : "No"),
    },
    {
      key: "factor",
      head: "Second factor",
      isOptional: true,
      value: ({ twoFactorEnabled }) => (twoFactorEnabled ? "on" : "off"),
      cell: ({ twoFactorEnabled }) => (twoFactorEnabled ? "On" : "Off"),
    },
    {
      key: "company",
      head: "Company",
      isOptional: true,
      isLong: true,
      value: ({ companies }) => companies.map(({ companyName }) => companyName).join(", "),
      cell: ({ companies }) => companies.map(({ companyName }) => companyName).join(", ") || none,
    },
    {
      key: "phone",
      head: "Phone",
      isOptional: true,
      value: ({ phone }) => phone,
      cell: ({ phone }) => phone ?? none,
    },
  ],
  csv: "users",
  alsoInCsv: { "Request code": ({ requestCode }) => requestCode },
});

const isQueue = ({ status, review }: ListState) => status === "pending" || review === "waiting";

export const operatorsList = defineList({
  path: "/admin/operators",
  pageSize: 50,
  sorts: operatorListSorts,
  usualSort: (state) => (isQueue(state) ? "waiting" : undefined),
  search: "Company, registration number or owner",
  filters: {
    status: choice("Status", operatorStatuses, accountStatusLabels),
    review: choice("Review", verificationStates, verificationStateLabels),
  },
  load: (services, admin: Viewer, query) => services.listOperators(admin, query),
  rows: ({ operators }) => operators,
  caption: "Operators",
  empty: "No operators found",
  emptyReason: "Operators appear here when they sign up as one.",
  counted: ["operator", "operators"],
  pages: ["First page", "Next page"],
  idOf: ({ slug }) => slug,
  nameOf: ({ companyName }) => companyName,
  addressOf: ({ slug }) => `/admin/operators/${slug}`,
  columns: [
    { ...shared.name, head: "Company" },
    {
      key: "waiting",
      head: "Waiting",
      sort: { name: "waiting" },
      phone: "end",
      isFor: isQueue,
      cell: ({ waitingSince }) => waitingSince !== null && <Wait since={waitingSince} />,
      csv: null,
    },
    {
      key: "city",
      head: "City",
      from: "wide",
      phone: "text",
      value: ({ baseCity }) => baseCity,
      cell: ({ baseCity }) => baseCity || notGiven,
    },
    shared.status,
    {
      key: "registration",
      head: "Registration number",
      from: "widest",
      isLong: true,
      value: ({ registrationNumber }) => registrationNumber,
      cell: ({ registrationNumber }) => registrationNumber ?? notGiven,
    },
    {
      key: "owner",
      head: "Owner",
      from: "medium",
      title: ({ owner }) => (owner ? `${owner.name}, ${owner.email}` : ""),
      value: ({ owner }) => owner?.name ?? null,
      cell: ({ owner }) =>
        owner ? (
          <Link to={`/admin/users/${owner.id}`} className="text-peacock underline-offset-4 hover:underline">
            {owner.name}
          </Link>
        ) : (
          <span className="text-muted">no login</span>
        ),
    },
    { ...shared.email, head: "Owner's e-mail", from: "wide" },
    shared.joined,
    shared.tours,
    {
      key: "address",
      head: "Address",
      isOptional: true,
      isLong: true,
      value: ({ address }) => address,
      cell: ({ address }) => address ?? notGiven,
    },
  ],
  csv: "operators",
  alsoInCsv: { Review: ({ verification }) => verification },
});
