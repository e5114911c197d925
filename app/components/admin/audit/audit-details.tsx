import type { ListedAction, AuditSubject } from "~/domain/audit/audit";
import { actionInWords } from "~/domain/audit/history-in-words";

/** An audit log entry in words; its changes and its origin open on demand. */
export function AuditFields({ action }: { action: ListedAction }) {
  const { details } = action;
  if (details === null) return <span className="text-muted">Erased with the deleted account</span>;
  const { reason, address, device } = details;
  const { sentence, changes, texts } = actionInWords(action);
  return (
    <details>
      <summary className="cursor-pointer wrap-anywhere">
        {sentence}
        {reason !== null && `: ${reason}`}
      </summary>
      <ul className="mt-1 text-sm wrap-anywhere">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
        {texts.map(({ label, before, after }) => (
          <li key={label} className="whitespace-pre-line">
            {label}: <del className="text-muted">{before}</del> → <ins className="no-underline">{after}</ins>
          </li>
        ))}
        <li className="text-muted">
          From {address ?? "unknown address"}
          {device === null ? "" : `, ${device}`}
        </li>
      </ul>
    </details>
  );
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
