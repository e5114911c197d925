import { Link } from "react-router";
import type { ListedAction } from "~/domain/audit/audit";
import { actionInWords, type ActionInWords } from "~/domain/audit/history-in-words";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { queryAddress } from "~/platform/pages/query-address";

/** Change history from the audit log in sentences, newest first. The page must read the `history` cursor from the query. */
export function ChangeHistory({
  history: { actions, nextCursor },
}: {
  history: { actions: readonly ListedAction[]; nextCursor: string | null };
}) {
  if (actions.length === 0) return <p className="mt-2 text-muted">No changes yet.</p>;
  return (
    <>
      <ol className="divide-y divide-line">
        {actions.map((action) => (
          <Action key={action.seq} action={action} />
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

function Action({ action }: { action: ListedAction }) {
  const { sentence, changes, texts } = actionInWords(action);
  const actor = action.actorName ?? (action.actorId ? "A deleted account" : "The system");
  return (
    <li data-action={action.action} className="py-1.5">
      <p className="wrap-anywhere">
        <strong>{actor}</strong> <span>{sentence}</span>{" "}
        <time
          translate="no"
          dateTime={new Date(action.at).toISOString()}
          className="text-sm whitespace-nowrap text-muted tabular-nums"
        >
          {formatInstantInIndia(action.at)}
        </time>
      </p>
      {action.details === null && <p className="text-sm text-muted">Erased with the deleted account</p>}
      {(action.details?.reason ?? null) !== null && (
        <p className="text-sm wrap-anywhere whitespace-pre-line">{`Reason: ${action.details?.reason ?? ""}`}</p>
      )}
      {changes.length > 0 && (
        <ul className="text-sm wrap-anywhere text-muted">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
      {texts.length > 0 && <Texts texts={texts} />}
    </li>
  );
}

function Texts({ texts }: Pick<ActionInWords, "texts">) {
  return (
    <details className="text-sm">
      <summary className="min-h-6 cursor-pointer py-0.5 font-semibold text-peacock">Before and after</summary>
      {texts.map(({ label, before, after }) => (
        <div key={label} className="grid gap-x-4 gap-y-1 border-t border-line py-1.5 sm:grid-cols-2">
          <p className="font-semibold sm:col-span-2">{label}</p>
          <del className="wrap-anywhere whitespace-pre-line text-muted no-underline">{before}</del>
          <ins className="wrap-anywhere whitespace-pre-line no-underline">{after}</ins>
        </div>
      ))}
    </details>
  );
}
