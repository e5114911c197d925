import { Link } from "react-router";
import type { AuditDetails, ListedAction } from "~/domain/audit/audit";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { queryAddress } from "~/lib/pages/query-address";

/**
 * Change history from the audit log, newest first: actor, time, and each field before and after. The page must read
 * the `history` cursor from the query.
 */
export function ChangeHistory({
  history: { actions, nextCursor },
  verbs = {},
  fields = {},
}: {
  history: { actions: readonly ListedAction[]; nextCursor: string | null };
  /** Labels of actions, by the part of the name after the dot ("publish" for "tour.publish"). Defaults to the full name. */
  verbs?: Readonly<Record<string, string>>;
  /** Labels of fields. Defaults to the field name. */
  fields?: Readonly<Record<string, string>>;
}) {
  if (actions.length === 0) return <p className="mt-2 text-muted">No changes yet.</p>;
  return (
    <>
      <ol className="mt-2 border-t border-line">
        {actions.map((action) => (
          <li key={action.seq} data-action={action.action} className="border-b border-line py-2">
            <p>
              <strong>{verbs[action.action.split(".")[1] ?? ""] ?? action.action}</strong>{" "}
              <span className="text-muted">
                by {action.actorName ?? (action.actorId ? "a deleted account" : "the system")},{" "}
                {formatInstantInIndia(action.at)}
              </span>
            </p>
            {action.details === null ? (
              <p className="text-sm text-muted">Erased with the deleted account</p>
            ) : (
              <Details details={action.details} fields={fields} />
            )}
          </li>
        ))}
      </ol>
      {nextCursor !== null && (
        <p className="mt-2">
          <Link
            to={queryAddress({ history: nextCursor })}
            preventScrollReset
            className="inline-block py-1 font-semibold text-peacock underline underline-offset-4"
          >
            Older changes
          </Link>
        </p>
      )}
    </>
  );
}

function Details({
  details: { before, after, reason },
  fields,
}: {
  details: Pick<AuditDetails, "before" | "after" | "reason">;
  fields: Readonly<Record<string, string>>;
}) {
  return (
    <>
      {reason !== null && <p className="wrap-anywhere whitespace-pre-line">Reason: {reason}</p>}
      <Changes before={before} after={after} fields={fields} />
    </>
  );
}

function Changes({
  before,
  after,
  fields,
}: Pick<AuditDetails, "before" | "after"> & { fields: Readonly<Record<string, string>> }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return null;
  const list = (
    <dl className="mt-1 grid gap-x-4 gap-y-0.5 text-sm sm:grid-cols-[9rem_1fr]">
      {names.map((name) => (
        <div key={name} className="contents">
          <dt className="text-muted">{fields[name] ?? name}</dt>
          <dd className="min-w-0 wrap-anywhere whitespace-pre-line">
            {before !== null && name in before && (
              <>
                <del className="text-muted">{inWords(before[name])}</del>{" "}
                <span aria-hidden className="text-muted">
                  →
                </span>{" "}
              </>
            )}
            {after !== null && name in after && <ins className="no-underline">{inWords(after[name])}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
  if (names.length <= 4 && JSON.stringify([before, after]).length < 600) return list;
  return (
    <details className="text-sm">
      <summary className="min-h-6 cursor-pointer py-0.5 font-semibold text-peacock">
        {names.length === 1 ? "1 field" : `${names.length} fields`}
      </summary>
      {list}
    </details>
  );
}

function inWords(value: unknown): string {
  if (value === null || value === undefined || value === "") return "nothing";
  if (value === true) return "yes";
  if (value === false) return "no";
  if (Array.isArray(value)) return value.map(inWords).join("; ");
  if (typeof value === "object") return Object.values(value).map(inWords).join(": ");
  return String(value);
}
