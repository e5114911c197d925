import { AccountStatusBadge } from "~/components/back-office/account-status-badge";
import type { Column } from "~/components/back-office/data-table";
import { accountRoleLabels } from "~/domain/accounts/account-status";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import type { ListedAccount } from "~/domain/accounts/account-list";

const none = <span className="text-muted">–</span>;

/** Source: specification 2, section 3 (admin user sample). */
export const userColumns: readonly Column<ListedAccount>[] = [
  { key: "name", head: "Name", sort: { name: "name" }, cell: ({ name }) => name },
  {
    key: "email",
    head: "E-mail",
    className: "text-sm wrap-anywhere lg:min-w-44",
    cell: ({ email, emailVerified }) => (
      <>
        {email}
        {!emailVerified && <span className="block text-sm text-wait">not verified</span>}
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
    cell: ({ role, status }) => (role === "admin" && status !== "pending" ? "Full access" : none),
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
];
