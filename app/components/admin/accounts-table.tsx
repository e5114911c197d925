import { SheetCell, SheetName, SheetRow, SheetTable } from "~/components/ui/sheet-table";
import type { AccountStatus, Role } from "~/domain/account";
import { accountRoleLabels } from "~/domain/account-status";
import { formatInstantInIndia } from "~/domain/calendar";
import type { AccountChange } from "~/hooks/use-account-change";
import { AccountActions } from "./account-actions";
import { AccountStatusBadge } from "./account-status-badge";

interface Account {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  role: Role;
  status: AccountStatus;
  requestCode: string | null;
  joinedAt: number;
  bookings: number;
  tours: number;
  companyNames: string[];
}

const heads = ["Name", "Role", "Status", "Joined", "Bookings or tours", "Actions"] as const;

/** The accounts as rows, with what may be done with each. */
export function AccountsTable({
  accounts,
  ownId,
  change,
}: {
  accounts: Account[];
  /** The administrator who looks: another has to change their account. */
  ownId: string;
  change: AccountChange;
}) {
  return (
    <SheetTable caption="Accounts, newest first" heads={heads}>
      {accounts.map((account) => (
        <SheetRow key={account.id} data-account={account.email}>
          <SheetName className="lg:min-w-60">
            {account.name}
            <span className="block text-sm font-normal text-muted">
              {account.email}
              {account.emailVerified ? "" : " (not verified)"}
            </span>
          </SheetName>
          <SheetCell className="wrap-anywhere lg:min-w-40">
            {accountRoleLabels[account.role].one}
            {account.companyNames.length > 0 && (
              <span className="block text-sm text-muted">{account.companyNames.join(", ")}</span>
            )}
            {account.status === "pending" && account.requestCode !== null && (
              <span className="block text-sm text-muted">
                Request code <strong className="text-ink">{account.requestCode}</strong>
              </span>
            )}
          </SheetCell>
          <SheetCell className="max-lg:py-1">
            <AccountStatusBadge status={account.status} />
          </SheetCell>
          <SheetCell label="Joined">
            <span className="whitespace-nowrap">{formatInstantInIndia(account.joinedAt)}</span>
          </SheetCell>
          <SheetCell>{activityOf(account)}</SheetCell>
          <SheetCell className="py-1 lg:text-right">
            {account.id === ownId ? (
              <span className="text-sm text-muted">Your own account</span>
            ) : (
              <AccountActions account={account} change={change} />
            )}
          </SheetCell>
        </SheetRow>
      ))}
    </SheetTable>
  );
}

function activityOf({ role, bookings, tours }: Account): string {
  if (role === "tour_operator") return tours === 1 ? "1 tour" : `${tours} tours`;
  return bookings === 1 ? "1 booking" : `${bookings} bookings`;
}
