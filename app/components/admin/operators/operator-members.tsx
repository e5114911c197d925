import { Link } from "react-router";
import { Panel } from "~/components/back-office/panel";
import { operatorRightLabels } from "~/domain/operators/operator-rights";
import type { OperatorRecord } from "../../../../worker/operators/get-operator-record";

/** Staff of an operator, without the owner. */
export function OperatorMembers({ members }: Pick<OperatorRecord, "members">) {
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
                {rights.map((right) => operatorRightLabels[right].label).join(", ")}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
