import { Link } from "react-router";
import { AuditFields, auditSentence, subjectAddress, subjectInWords } from "./audit-details";
import { DayOf, Moment } from "~/platform/pages/when";
import { MailStatusBadge } from "~/features/notifications/mail-status-badge";
import type { Viewer } from "~/domain/accounts/account";
import { actionName } from "~/domain/audit/history-in-words";
import { auditSubjects } from "~/domain/audit/audit";
import { mailStatuses, mailStatusLabels } from "~/domain/notifications/outbox";
import { queryAddress } from "~/platform/pages/query-address";
import { choice, day, defineList, matching, exportedInstant } from "~/office/lists/definition";

const id = /^.{1,200}$/;

/** System Logs: the privileged actions. */
export const actionsList = defineList({
  path: "/admin/logs",
  pageSize: 50,
  sorts: ["-when", "when"],
  jumps: { "-when": "to", when: "from" },
  search: "Action, person, reference, reason or value",
  filters: {
    subject: choice("Target", auditSubjects, (subject) => subject.charAt(0).toUpperCase() + subject.slice(1)),
    from: day("From"),
    to: day("Until"),
    actor: matching(id),
    subjectId: matching(id),
  },
  load: (services, admin: Viewer, query) => services.listActions(admin, query),
  rows: ({ actions }) => actions,
  chips: [
    {
      name: "actor",
      text: (actor, rows) => (
        <>
          <span>Only actions by</span>{" "}
          <strong>{rows.find(({ actorId }) => actorId === actor)?.actorName ?? "one user"}</strong>
          <span>.</span>
        </>
      ),
      all: "Show all users",
    },
    {
      name: "subjectId",
      text: (subject, [first]) => (
        <>
          <span>Only actions on</span> <strong>{first ? subjectInWords(first) : subject}</strong>
          <span>.</span>
        </>
      ),
      all: "Show all subjects",
    },
  ],
  caption: "Privileged actions",
  empty: "No actions found",
  emptyReason: "Changes by administrators and operators are recorded here.",
  counted: ["action", "actions"],
  pages: ["Newest actions", "Older actions"],
  idOf: ({ seq }) => String(seq),
  nameOf: ({ seq }) => `row ${seq}`,
  panelTitleOf: ({ seq }) => `Row ${seq}`,
  columns: [
    {
      key: "when",
      head: "When",
      className: "font-normal text-muted",
      cell: ({ at }) => <Moment at={at} />,
      csv: { At: ({ at }) => exportedInstant(at) },
      sort: { name: "when", isDownFirst: true },
    },
    {
      key: "who",
      head: "Actor",
      phone: "end",
      linksToList: true,
      cell: ({ actorId, actorName }, state) =>
        actorId === null ? (
          "the system"
        ) : (
          <Link
            to={queryAddress({ ...state, actor: actorId, cursor: undefined })}
            title="Show all actions by this user"
            className="inline-block text-peacock underline-offset-4 hover:underline"
          >
            {actorName ?? "a deleted account"}
          </Link>
        ),
      csv: { Actor: ({ actorName }) => actorName, Account: ({ actorId }) => actorId },
    },
    {
      key: "action",
      head: "Action",
      from: "wide",
      isLong: true,
      value: ({ action }) => action,
      cell: actionName,
    },
    {
      key: "subject",
      head: "Target",
      from: "medium",
      title: ({ subjectId }) => subjectId,
      cell: (action) => (
        <Link
          to={subjectAddress(action.subject, action.subjectId)}
          className="text-peacock underline-offset-4 hover:underline"
        >
          {subjectInWords(action)}
        </Link>
      ),
      csv: { Target: ({ subjectId }) => subjectId, "Target name": subjectInWords },
    },
    {
      key: "details",
      head: "Change and reason",
      phone: "title",
      className: "w-2/5 @max-xl:col-span-3",
      isLong: true,
      value: auditSentence,
      csv: {
        Reason: ({ details }) => details?.reason ?? null,
        Before: ({ details }) => (details?.before ? JSON.stringify(details.before) : null),
        After: ({ details }) => (details?.after ? JSON.stringify(details.after) : null),
        Address: ({ details }) => details?.address ?? null,
      },
      detail: (row) => <AuditFields action={row} />,
    },
    { key: "seq", head: "Row", value: ({ seq }) => seq, align: "right", isOptional: true },
  ],
  csv: "actions",
});

export const outboxList = defineList({
  path: "/admin/logs/mail",
  pageSize: 50,
  sorts: ["-written", "written", "to", "-to", "-attempts", "attempts"],
  search: "Address or subject",
  filters: { status: choice("State", mailStatuses, mailStatusLabels) },
  load: (services, admin: Viewer, query) => services.listOutbox(admin, query),
  rows: ({ mails }) => mails,
  caption: "E-mails",
  empty: "No mail found",
  emptyReason: "E-mails appear here as they are sent. Sent ones are deleted after 30 days.",
  counted: ["e-mail", "e-mails"],
  pages: ["Newest messages", "Older messages"],
  idOf: ({ id: mail }) => mail,
  nameOf: ({ subject, to }) => `${subject}, to ${to}`,
  panelTitleOf: ({ subject }) => subject,
  columns: [
    { key: "to", head: "To", isLong: true, value: ({ to }) => to, sort: { name: "to" } },
    {
      key: "subject",
      head: "Subject",
      phone: "text",
      className: "w-1/3",
      isLong: true,
      value: ({ subject }) => subject,
    },
    {
      key: "status",
      head: "State",
      phone: "top",
      value: ({ status }) => status,
      cell: ({ status }) => <MailStatusBadge status={status} />,
    },
    {
      key: "written",
      head: "Created",
      phone: "end",
      className: "text-muted",
      value: ({ createdAt }) => exportedInstant(createdAt),
      cell: ({ createdAt }) => <DayOf at={createdAt} />,
      detail: ({ createdAt }) => <Moment at={createdAt} />,
      sort: { name: "written", isDownFirst: true },
    },
    {
      key: "sent",
      head: "Sent",
      value: ({ sentAt }) => exportedInstant(sentAt),
      cell: ({ sentAt }) => (sentAt === null ? "not yet" : <Moment at={sentAt} />),
      isOptional: true,
    },
    {
      key: "attempts",
      head: "Failed attempts",
      from: "wide",
      value: ({ attempts }) => attempts,
      sort: { name: "attempts", isDownFirst: true },
      align: "right",
    },
    {
      key: "error",
      head: "Last error",
      from: "wide",
      isLong: true,
      value: ({ lastError }) => lastError,
      cell: ({ lastError }) => lastError ?? <span className="text-muted">none</span>,
    },
  ],
  csv: "mail",
});
