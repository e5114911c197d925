import type { ListedAction, AuditSubject } from "~/domain/audit/audit";
import { settingName } from "~/domain/audit/words/setting-words";
import { actionInWords } from "~/domain/audit/history-in-words";

/** Returns an audit log entry in one sentence, with its reason. */
export function auditSentence(action: ListedAction): string {
  if (action.details === null) return "Erased with the deleted account";
  const { reason } = action.details;
  const { sentence } = actionInWords(action);
  return reason === null ? sentence : `${sentence}: ${reason}`;
}

/** An audit log entry in words, with its changes and its origin. */
export function AuditFields({ action }: { action: ListedAction }) {
  const { details } = action;
  if (details === null) return <span className="text-muted">{auditSentence(action)}</span>;
  const { address, device } = details;
  const { changes, texts } = actionInWords(action);
  return (
    <>
      <p className="wrap-anywhere">{auditSentence(action)}</p>
      <ul className="mt-1 text-sm wrap-anywhere">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
        {texts.map(({ label, before, after }) => (
          <li key={label} className="whitespace-pre-line">
            <span>{`${label}:`}</span> <del className="text-muted">{before}</del> →{" "}
            <ins className="no-underline">{after}</ins>
          </li>
        ))}
        <li className="text-muted">
          {`From ${address ?? "unknown address"}${device === null ? "" : `, ${device}`}`}
        </li>
      </ul>
    </>
  );
}

/** Returns what people call the subject of an action: a booking's reference, a company, a group of settings. */
export function subjectInWords({ subject, subjectId, subjectName }: ListedAction): string {
  return subject === "setting" ? settingName(subjectId) : (subjectName ?? subjectId);
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
    case "reseller":
      return `/admin/resellers/${path}`;
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
    // Kinds differ in where they lead; the words name the kind.
    case "reading":
      return "/admin/logs?subject=reading";
    case "job":
      return "/admin/logs/jobs";
    default:
      return subject satisfies never;
  }
}
