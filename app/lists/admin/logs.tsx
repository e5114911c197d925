import { Link } from "react-router";
import { AuditFields, subjectAddress } from "~/components/admin/audit/audit-details";
import { Moment } from "~/components/back-office/when";
import { MailStatusBadge } from "~/components/mail/mail-status-badge";
import type { Viewer } from "~/domain/accounts/account";
import { auditSubjects } from "~/domain/audit/audit";
import { mailStatuses, mailStatusLabels } from "~/domain/mail/outbox";
import { queryAddress } from "~/lib/pages/query-address";
import { choice, day, defineList, matching, exportedInstant } from "~/lists/definition";

const id = /^.{1,200}$/;

/** System Logs: the privileged actions. */
export const actionsList = defineList({
  path: "/admin/logs",
  pageSize: 50,
  sorts: ["-when", "when"],
  search: "Action, person, reference, reason or value",
  filters: {
    subject: choice("Target", auditSubjects, (subject) => subject),
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
          Only actions by{" "}
          <strong>{rows.find(({ actorId }) => actorId === actor)?.actorName ?? "one user"}</strong>.
        </>
      ),
      all: "Show all users",
    },
    {
      name: "subjectId",
      text: (subject) => (
        <>
          Only actions on <strong>{subject}</strong>.
        </>
      ),
      all: "Show all subjects",
    },
  ],
  caption: "Privileged actions",
  empty: "No actions found",
  pages: ["Newest actions", "Older actions"],
  idOf: ({ seq }) => String(seq),
  nameOf: ({ seq }) => `row ${seq}`,
  columns: [
    {
      key: "when",
      head: "When",
      cell: ({ at }) => <Moment at={at} />,
      sort: { name: "when", isDownFirst: true },
    },
    {
      key: "who",
      head: "Actor",
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
    },
    { key: "action", head: "Action", cell: ({ action }) => <code className="text-sm">{action}</code> },
    {
      key: "subject",
      head: "Target",
      cell: ({ subject, subjectId }) => (
        <Link
          to={subjectAddress(subject, subjectId)}
          className="text-sm wrap-anywhere text-peacock underline-offset-4 hover:underline"
        >
          {subjectId}
        </Link>
      ),
    },
    {
      key: "details",
      head: "Change and reason",
      cell: (row) => <AuditFields action={row} />,
      className: "lg:max-w-md",
    },
    { key: "seq", head: "Row", cell: ({ seq }) => seq, align: "right", isOptional: true },
  ],
  csv: {
    name: "actions",
    columns: [
      ["Row", ({ seq }) => seq],
      ["At", ({ at }) => exportedInstant(at)],
      ["Actor", ({ actorName }) => actorName],
      ["Account", ({ actorId }) => actorId],
      ["Action", ({ action }) => action],
      ["Target", ({ subjectId }) => subjectId],
      ["Reason", ({ details }) => details?.reason ?? null],
      ["Before", ({ details }) => (details?.before ? JSON.stringify(details.before) : null)],
      ["After", ({ details }) => (details?.after ? JSON.stringify(details.after) : null)],
      ["Address", ({ details }) => details?.address ?? null],
    ],
  },
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
  pages: ["Newest messages", "Older messages"],
  idOf: ({ id: mail }) => mail,
  nameOf: ({ subject, to }) => `${subject}, to ${to}`,
  columns: [
    {
      key: "to",
      head: "To",
      cell: ({ to }) => <span className="wrap-anywhere">{to}</span>,
      sort: { name: "to" },
    },
    { key: "subject", head: "Subject", cell: ({ subject }) => subject },
    { key: "status", head: "State", cell: ({ status }) => <MailStatusBadge status={status} /> },
    {
      key: "written",
      head: "Created",
      cell: ({ createdAt }) => <Moment at={createdAt} />,
      sort: { name: "written", isDownFirst: true },
    },
    {
      key: "sent",
      head: "Sent",
      cell: ({ sentAt }) => (sentAt === null ? "not yet" : <Moment at={sentAt} />),
      isOptional: true,
    },
    {
      key: "attempts",
      head: "Failed attempts",
      cell: ({ attempts }) => attempts,
      sort: { name: "attempts", isDownFirst: true },
      align: "right",
    },
    {
      key: "error",
      head: "Last error",
      cell: ({ lastError }) => <span className="text-sm wrap-anywhere">{lastError ?? "none"}</span>,
    },
  ],
  csv: {
    name: "mail",
    columns: [
      ["To", ({ to }) => to],
      ["Subject", ({ subject }) => subject],
      ["State", ({ status }) => status],
      ["Created", ({ createdAt }) => exportedInstant(createdAt)],
      ["Sent", ({ sentAt }) => exportedInstant(sentAt)],
      ["Failed attempts", ({ attempts }) => attempts],
      ["Last error", ({ lastError }) => lastError],
    ],
  },
});
