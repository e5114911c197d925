import { Link, useSearchParams } from "react-router";
import type { ListedAction } from "~/domain/audit/audit";
import { queryAddress } from "~/lib/pages/query-address";

const link = "text-peacock underline underline-offset-4";

/** Name of an actor, linked to all of their actions. */
export function Actor({ actorId, actorName }: Pick<ListedAction, "actorId" | "actorName">) {
  const [params] = useSearchParams();
  if (actorId === null) return "the system";
  const query = { ...Object.fromEntries(params), actor: actorId, cursor: undefined };
  return (
    <Link
      to={queryAddress(query)}
      title="Show all actions by this user"
      className="inline-block text-peacock underline-offset-4 hover:underline"
    >
      {actorName ?? "a deleted account"}
    </Link>
  );
}

/** Filters of the log that come from the URL rather than the form, each with a link to remove it. */
export function AuditFilters({
  state,
  actions,
}: {
  state: Readonly<Record<string, string | undefined>>;
  actions: readonly ListedAction[];
}) {
  const { actor, subjectId } = state;
  if (actor === undefined && subjectId === undefined) return null;
  const name = actions.find(({ actorId }) => actorId === actor)?.actorName ?? "one user";
  return (
    <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {actor !== undefined && (
        <li>
          Only actions by <strong>{name}</strong>.{" "}
          <Link to={queryAddress({ ...state, actor: undefined, cursor: undefined })} className={link}>
            Show all users
          </Link>
        </li>
      )}
      {subjectId !== undefined && (
        <li className="wrap-anywhere">
          Only actions on <strong>{subjectId}</strong>.{" "}
          <Link to={queryAddress({ ...state, subjectId: undefined, cursor: undefined })} className={link}>
            Show all subjects
          </Link>
        </li>
      )}
    </ul>
  );
}
