import { SheetCell, SheetName, SheetRow, SheetTable } from "~/components/ui/sheet-table";
import type { AccountStatus } from "~/domain/account";
import type { Company } from "~/domain/company";
import type { AccountChange } from "~/hooks/use-account-change";
import { AccountActions } from "./account-actions";
import { AccountStatusBadge } from "./account-status-badge";

interface ListedCompany extends Company {
  owner: { id: string; name: string; email: string; status: AccountStatus } | null;
  tours: number;
}

const heads = ["Company", "Status", "Registration number", "Address", "Owner", "Tours", "Actions"] as const;

/** The companies as rows. A company follows its owner's account, so the actions are the account's. */
export function CompaniesTable({ companies, change }: { companies: ListedCompany[]; change: AccountChange }) {
  return (
    <SheetTable caption="Companies, newest first" heads={heads}>
      {companies.map((company) => (
        <SheetRow key={company.slug} data-company={company.slug}>
          <SheetName>
            {company.companyName}
            <span className="block text-sm font-normal text-muted">{company.baseCity}</span>
          </SheetName>
          <SheetCell className="max-lg:py-1">
            <AccountStatusBadge status={company.status} />
          </SheetCell>
          <SheetCell label="Registration number" className="wrap-anywhere">
            {company.registrationNumber ?? "not given"}
          </SheetCell>
          <SheetCell label="Address" className="wrap-anywhere whitespace-pre-line">
            {company.address ?? "not given"}
          </SheetCell>
          <SheetCell label="Owner" className="wrap-anywhere lg:min-w-52">
            {company.owner ? (
              <>
                {company.owner.name}
                <span className="block text-sm text-muted">{company.owner.email}</span>
              </>
            ) : (
              "no account"
            )}
          </SheetCell>
          <SheetCell label="Tours">{company.tours}</SheetCell>
          <SheetCell className="py-1 lg:text-right">
            {company.owner ? (
              <AccountActions account={{ ...company.owner, role: "tour_operator" }} change={change} />
            ) : (
              <span className="text-sm text-muted">Of the catalogue</span>
            )}
          </SheetCell>
        </SheetRow>
      ))}
    </SheetTable>
  );
}
