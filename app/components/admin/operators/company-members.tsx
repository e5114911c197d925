import { Link } from "react-router";
import { Panel } from "~/components/back-office/panel";
import { companyRightLabels } from "~/domain/operators/company-rights";
import type { CompanyPage } from "../../../../worker/operators/get-company-page";

/** Staff of an operator, without the owner. */
export function CompanyMembers({ members }: Pick<CompanyPage, "members">) {
  return (
    <Panel id="members" title={`Staff (${members.length})`}>
      {members.length === 0 ? (
        <p className="text-sm text-muted">No staff yet.</p>
      ) : (
        <ul className="grid gap-2 text-sm">
          {members.map(({ userId, name, rights }) => (
            <li key={userId}>
              <Link to={`/admin/users/${userId}`} className="text-peacock underline underline-offset-4">
                {name}
              </Link>
              <span className="block text-muted">
                {rights.map((right) => companyRightLabels[right].label).join(", ")}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
