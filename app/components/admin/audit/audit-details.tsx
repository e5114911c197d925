import type { AuditValues, ListedAction, AuditSubject } from "~/domain/audit/audit";

/** Collapsed details of an audit log entry: changed values, reason and origin. */
export function AuditFields({ action }: { action: ListedAction }) {
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

/** Returns the path of the page that shows an audit subject, or of the list it is in. */
export function subjectAddress(subject: AuditSubject, id: string): string {
  const path = encodeURIComponent(id);
  switch (subject) {
    case "booking":
      return `/admin/bookings/${path}`;
    case "tour":
      return `/admin/tours/${path}`;
    case "user":
      return `/admin/users/${path}`;
    case "operator":
      return `/admin/operators/${path}`;
    case "coupon":
      return `/admin/coupons/${path}`;
    case "review":
      return `/admin/reviews?q=${path}`;
    case "payout":
      return "/admin/revenue/payouts";
    case "ledger":
      return "/admin/revenue/ledger";
    case "setting":
      return "/admin/settings";
    case "message":
      return "/admin/messages";
    // Departures are identified as "{tour}/{date}".
    case "departure":
      return `/admin/tours/${encodeURIComponent(id.split("/")[0] ?? "")}`;
    case "thread":
      return `/admin/bookings/${path}`;
    case "subscriber":
      return "/admin/messages/subscribers";
    case "mail":
      return "/admin/logs/mail";
    case "job":
      return "/admin/logs/jobs";
    default:
      return subject satisfies never;
  }
}
