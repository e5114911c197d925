import { Link } from "react-router";
import { AccountStatusBadge } from "~/components/back-office/account-status-badge";
import { accountStatuses, roles, type Viewer } from "~/domain/accounts/account";
import { adminAccessText } from "~/domain/accounts/admin-rights";
import { accountSorts, operatorListSorts } from "~/domain/accounts/account-list";
import { accountRoleLabels, accountStatusLabels } from "~/domain/accounts/account-status";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { operatorStatuses, verificationStates } from "~/domain/operators/operator";
import { verificationStateLabels } from "~/domain/operators/operator-verification";
import { choice, defineList, exportedInstant } from "~/lists/definition";

const none = <span className="text-muted">–</span>;

/** User Management. Source: specification 2, section 3 (admin user sample). */
export const usersList = defineList({
  path: "/admin/users",
  pageSize: 50,
  sorts: accountSorts,
  search: "Name, e-mail, request code or company",
  filters: {
    role: choice("Role", roles, (role) => accountRoleLabels[role].many, "All Users"),
    status: choice("Status", accountStatuses, accountStatusLabels),
  },
  load: (services, admin: Viewer, query) => services.listAccounts(admin, query),
  rows: ({ accounts }) => accounts,
  caption: "Accounts",
  empty: "No users found",
  pages: ["First page", "Next page"],
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  addressOf: ({ id }) => `/admin/users/${id}`,
  columns: [
    { key: "name", head: "Name", sort: { name: "name" }, cell: ({ name }) => name },
    {
      key: "email",
      head: "E-mail",
      className: "text-sm wrap-anywhere lg:min-w-44",
      cell: ({ email, emailVerified }) => (
        <>
          {email}
          {!emailVerified && <span className="block text-sm text-warning">not verified</span>}
        </>
      ),
    },
    {
      key: "role",
      head: "Role",
      cell: ({ role, status, requestCode }) => (
        <>
          {accountRoleLabels[role].one}
          {status === "pending" && requestCode !== null && (
            <span className="block text-sm whitespace-nowrap text-muted">Code {requestCode}</span>
          )}
        </>
      ),
    },
    { key: "status", head: "Status", cell: ({ status }) => <AccountStatusBadge status={status} /> },
    {
      key: "joined",
      head: "Joined",
      sort: { name: "joined", isDownFirst: true },
      cell: ({ joinedAt }) => formatInstantInIndia(joinedAt),
    },
    {
      key: "bookings",
      head: "Bookings",
      align: "right",
      sort: { name: "bookings", isDownFirst: true },
      cell: ({ role, bookings }) => (role === "user" || bookings > 0 ? bookings : none),
    },
    {
      key: "tours",
      head: "Tours",
      align: "right",
      sort: { name: "tours", isDownFirst: true },
      cell: ({ role, tours }) => (role === "tour_operator" ? tours : none),
    },
    {
      key: "permissions",
      head: "Permissions",
      cell: ({ role, adminRole, status }) =>
        role === "admin" && status !== "pending" ? adminAccessText(adminRole) : none,
    },
    {
      key: "verified",
      head: "E-mail verified",
      isOptional: true,
      cell: ({ emailVerified }) => (emailVerified ? "Yes" : "No"),
    },
    {
      key: "factor",
      head: "Second factor",
      isOptional: true,
      cell: ({ twoFactorEnabled }) => (twoFactorEnabled ? "On" : "Off"),
    },
    {
      key: "company",
      head: "Company",
      isOptional: true,
      className: "wrap-anywhere",
      cell: ({ companies }) => companies.map(({ companyName }) => companyName).join(", ") || none,
    },
    { key: "phone", head: "Phone", isOptional: true, cell: ({ phone }) => phone ?? none },
  ],
  csv: {
    name: "users",
    columns: [
      ["Name", ({ name }) => name],
      ["E-mail", ({ email }) => email],
      ["E-mail verified", ({ emailVerified }) => (emailVerified ? "yes" : "no")],
      ["Phone", ({ phone }) => phone],
      ["Role", ({ role }) => role],
      ["Status", ({ status }) => status],
      ["Request code", ({ requestCode }) => requestCode],
      ["Second factor", ({ twoFactorEnabled }) => (twoFactorEnabled ? "on" : "off")],
      ["Company", ({ companies }) => companies.map(({ companyName }) => companyName).join(", ")],
      ["Joined", ({ joinedAt }) => exportedInstant(joinedAt)],
      ["Bookings", ({ bookings }) => bookings],
      ["Tours", ({ tours }) => tours],
    ],
  },
});

export const operatorsList = defineList({
  path: "/admin/operators",
  pageSize: 50,
  sorts: operatorListSorts,
  search: "Company, registration number or owner",
  filters: {
    status: choice("Status", operatorStatuses, accountStatusLabels),
    review: choice("Review", verificationStates, verificationStateLabels),
  },
  load: (services, admin: Viewer, query) => services.listOperators(admin, query),
  rows: ({ operators }) => operators,
  caption: "Operators",
  empty: "No operators found",
  pages: ["First page", "Next page"],
  idOf: ({ slug }) => slug,
  nameOf: ({ companyName }) => companyName,
  addressOf: ({ slug }) => `/admin/operators/${slug}`,
  columns: [
    { key: "name", head: "Company", sort: { name: "name" }, cell: ({ companyName }) => companyName },
    { key: "city", head: "City", cell: ({ baseCity }) => baseCity || "not given" },
    {
      key: "status",
      head: "Status",
      cell: ({ status, verification }) => (
        <>
          <AccountStatusBadge status={status} />
          {status === "pending" && (
            <span className="block text-sm whitespace-nowrap text-muted">
              {verificationStateLabels[verification]}
            </span>
          )}
        </>
      ),
    },
    {
      key: "registration",
      head: "Registration number",
      className: "wrap-anywhere",
      cell: ({ registrationNumber }) => registrationNumber ?? "not given",
    },
    {
      key: "owner",
      head: "Owner",
      className: "wrap-anywhere lg:min-w-44",
      cell: ({ owner }) =>
        owner ? (
          <>
            <Link to={`/admin/users/${owner.id}`} className="text-peacock underline underline-offset-4">
              {owner.name}
            </Link>
            <span className="block text-sm text-muted">
              {owner.email}
              {owner.emailVerified ? "" : " (not verified)"}
            </span>
          </>
        ) : (
          <span className="text-muted">no account</span>
        ),
    },
    {
      key: "joined",
      head: "Joined",
      sort: { name: "joined", isDownFirst: true },
      cell: ({ owner }) =>
        owner ? formatInstantInIndia(owner.joinedAt) : <span className="text-muted">catalog</span>,
    },
    {
      key: "tours",
      head: "Tours",
      align: "right",
      sort: { name: "tours", isDownFirst: true },
      cell: ({ tours }) => tours,
    },
    {
      key: "address",
      head: "Address",
      isOptional: true,
      className: "wrap-anywhere whitespace-pre-line",
      cell: ({ address }) => address ?? "not given",
    },
  ],
  csv: {
    name: "operators",
    columns: [
      ["Company", ({ companyName }) => companyName],
      ["Status", ({ status }) => status],
      ["Review", ({ status, verification }) => (status === "pending" ? verification : null)],
      ["City", ({ baseCity }) => baseCity],
      ["Registration number", ({ registrationNumber }) => registrationNumber],
      ["Address", ({ address }) => address],
      ["Owner", ({ owner }) => owner?.name ?? null],
      ["Owner's e-mail", ({ owner }) => owner?.email ?? null],
      ["Joined", ({ owner }) => exportedInstant(owner?.joinedAt ?? null)],
      ["Tours", ({ tours }) => tours],
    ],
  },
});
