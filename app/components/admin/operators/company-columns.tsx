import { Link } from "react-router";
import { AccountStatusBadge } from "~/components/back-office/account-status-badge";
import type { Column } from "~/components/back-office/data-table";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import type { ListedCompany } from "../../../../worker/operators/companies.repo";

export const companyColumns: readonly Column<ListedCompany>[] = [
  { key: "name", head: "Company", sort: { name: "name" }, cell: ({ companyName }) => companyName },
  { key: "city", head: "City", cell: ({ baseCity }) => baseCity || "not given" },
  { key: "status", head: "Status", cell: ({ status }) => <AccountStatusBadge status={status} /> },
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
];
