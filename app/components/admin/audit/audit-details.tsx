import type { AuditValues, ListedAction } from "~/domain/audit/audit";

/** Collapsed details of an audit log entry: changed values, reason and origin. */
export function AuditDetails({ action }: { action: ListedAction }) {
  const { details } = action;
  if (details === null) return <span className="text-muted">Erased with the deleted account</span>;
  const { before, after, reason, address, device } = details;
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return (
    <details>
      <summary className="cursor-pointer">
        {reason ?? (fields.length > 0 ? fields.join(", ") : "Origin")}
      </summary>
      <dl className="mt-1 grid gap-x-3 text-sm sm:grid-cols-[auto_1fr]">
        {fields.map((field) => (
          <div key={field} className="contents">
            <dt className="text-muted">{field}</dt>
            <dd className="wrap-anywhere">
              <Change before={before} after={after} field={field} />
            </dd>
          </div>
        ))}
        <dt className="text-muted">From</dt>
        <dd className="wrap-anywhere">
          {address ?? "unknown address"}
          {device === null ? "" : `, ${device}`}
        </dd>
      </dl>
    </details>
  );
}

function Change({
  before,
  after,
  field,
}: {
  before: AuditValues | null;
  after: AuditValues | null;
  field: string;
}) {
  const was = before && field in before ? valueText(before[field]) : null;
  const is = after && field in after ? valueText(after[field]) : null;
  return (
    <>
      {was !== null && <del className="text-muted">{was}</del>}
      {was !== null && is !== null && " → "}
      {is !== null && <ins className="no-underline">{is}</ins>}
    </>
  );
}

function valueText(value: unknown): string {
  if (value === null || value === undefined || value === "") return "none";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
