import { Link, useSearchParams } from "react-router";
import type { ListedAction } from "~/domain/audit";
import { queryAddress } from "~/lib/query-address";

const link = "text-peacock underline underline-offset-4";

/** Who did something; leads to everything they did. */
export function Actor({ actorId, actorName }: Pick<ListedAction, "actorId" | "actorName">) {
  const [params] = useSearchParams();
  if (actorId === null) return "the system";
  const query = { ...Object.fromEntries(params), actor: actorId, cursor: undefined };
  return (
    <Link
      to={queryAddress(query)}
      title="Everything they did"
      className="inline-block text-peacock underline-offset-4 hover:underline"
    >
      {actorName ?? "a deleted account"}
    </Link>
  );
}

/** What the address narrows the log to besides the form above it, and the way out of each. */
export function AuditNarrowing({
  state,
  actions,
}: {
  state: Readonly<Record<string, string | undefined>>;
  actions: readonly ListedAction[];
}) {
  const { actor, subjectId } = state;
  if (actor === undefined && subjectId === undefined) return null;
  const name = actions.find(({ actorId }) => actorId === actor)?.actorName ?? "one account";
  return (
    <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {actor !== undefined && (
        <li>
          Only what <strong>{name}</strong> did.{" "}
          <Link to={queryAddress({ ...state, actor: undefined, cursor: undefined })} className={link}>
            By anybody
          </Link>
        </li>
      )}
      {subjectId !== undefined && (
        <li className="wrap-anywhere">
          Only what was done to <strong>{subjectId}</strong>.{" "}
          <Link to={queryAddress({ ...state, subjectId: undefined, cursor: undefined })} className={link}>
            To anything
          </Link>
        </li>
      )}
    </ul>
  );
}
