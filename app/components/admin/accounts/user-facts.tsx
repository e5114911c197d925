import { Link } from "react-router";
import { AccountStatusBadge } from "~/components/back-office/account-status-badge";
import { Panel } from "~/components/back-office/panel";
import { DescriptionList } from "~/components/ui/description-list";
import { accountRoleLabels } from "~/domain/accounts/account-status";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { operatorRightLabels } from "~/domain/operators/operator-rights";
import type { AccountPage } from "../../../../worker/reports/get-account-page";

/** Account details of a user, with links to their operators. */
export function UserFacts({
  account,
  operators,
  memberships,
}: Pick<AccountPage, "account" | "operators" | "memberships">) {
  const isAdmin = account.role === "admin" && account.status !== "pending";
  const emergency = [account.emergencyName, account.emergencyPhone].filter(Boolean).join(", ");
  return (
    <Panel id="facts" title="Account">
      <DescriptionList
        className="text-sm"
        entries={[
          ["E-mail", `${account.email}${account.emailVerified ? " (verified)" : " (not verified)"}`],
          ["Phone", account.phone ?? "not given"],
          ["Role", accountRoleLabels[account.role].one],
          ...(isAdmin ? [["Permissions", "Full access"] as const] : []),
          ...(account.requestCode === null ? [] : [["Request code", account.requestCode] as const]),
          ["Joined", formatInstantInIndia(account.joinedAt)],
          ["Second factor", account.twoFactorEnabled ? "On" : "Off"],
          ["Passkeys", String(account.passkeys)],
          ["Emergency contact", emergency || "not given"],
          ["Newsletter", account.marketingConsent ? "Yes" : "No"],
        ]}
      />
      {operators.length > 0 && (
        <ul className="mt-3 grid gap-1 border-t border-line pt-3 text-sm">
          {operators.map(({ slug, companyName, status }) => (
            <li key={slug} className="flex flex-wrap items-center gap-2">
              <Link to={`/admin/operators/${slug}`} className="text-peacock underline underline-offset-4">
                {companyName}
              </Link>
              <AccountStatusBadge status={status} />
            </li>
          ))}
        </ul>
      )}
      {memberships.length > 0 && (
        <ul className="mt-3 grid gap-1 border-t border-line pt-3 text-sm">
          {memberships.map(({ operator, companyName, status, rights }) => (
            <li key={operator}>
              Staff of{" "}
              <Link to={`/admin/operators/${operator}`} className="text-peacock underline underline-offset-4">
                {companyName}
              </Link>{" "}
              {status === "suspended" && <AccountStatusBadge status={status} />}
              <span className="block text-muted">
                {rights.map((right) => operatorRightLabels[right].label).join(", ")}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
