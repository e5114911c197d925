import type { AuditSubject } from "~/domain/audit/audit";

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
