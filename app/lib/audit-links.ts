import type { AuditSubject } from "~/domain/audit";

/** Where something that was acted upon is seen; null where it has no page of its own. */
export function subjectAddress(subject: AuditSubject, id: string): string | null {
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
    case "setting":
      return "/admin/settings";
    default:
      return null;
  }
}
