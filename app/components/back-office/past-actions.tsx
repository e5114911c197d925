import { formatInstantInIndia } from "~/domain/calendar";

interface PastAction {
  seq: number;
  action: string;
  at: number;
  actorName: string | null;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
  reason: string | null;
}

/** What was done to somebody or something, by whom and when, the newest first. */
export function PastActions({ actions }: { actions: readonly PastAction[] }) {
  if (actions.length === 0) return <p className="text-sm text-muted">Nothing was done yet.</p>;
  return (
    <ol className="divide-y divide-line text-sm">
      {actions.map(({ seq, action, at, actorName, before, after, reason }) => (
        <li key={seq} className="py-1.5 wrap-anywhere">
          <span className="font-semibold">{action}</span> by {actorName ?? "somebody who is gone"}
          <span className="text-muted">, {formatInstantInIndia(at)}</span>
          {namesOf(before, after).map((name) => (
            <span key={name} className="block text-muted">
              {name}: {shown(before?.[name])}
              {before && after ? ` → ${shown(after[name])}` : shown(after?.[name])}
            </span>
          ))}
          {reason !== null && <span className="block">“{reason}”</span>}
        </li>
      ))}
    </ol>
  );
}

function namesOf(before: PastAction["before"], after: PastAction["after"]): string[] {
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
}

function shown(value: unknown): string {
  if (value === undefined) return "";
  if (value === null) return "none";
  return typeof value === "string" ? value : JSON.stringify(value);
}
