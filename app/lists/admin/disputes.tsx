import { Moment } from "~/components/back-office/when";
import { Badge } from "~/components/ui/badge";
import type { Viewer } from "~/domain/accounts/account";
import { bearerLabels } from "~/domain/bookings/cancellation-terms";
import { formatRupees } from "~/domain/money/money";
import { disputeStatuses, disputeStatusLabels, isDecided } from "~/domain/payments/dispute";
import { choice, defineList, exportedInstant } from "~/lists/definition";

export const disputeTones = {
  open: "warning",
  under_review: "neutral",
  won: "success",
  lost: "danger",
  closed: "success",
} as const;

/** Disputes of payments. */
export const disputesList = defineList({
  path: "/admin/revenue/disputes",
  pageSize: 25,
  sorts: ["-at", "at", "due", "-due", "-amount", "amount"],
  search: "Booking, customer, company or reference",
  filters: { status: choice("Status", disputeStatuses, disputeStatusLabels) },
  load: (services, admin: Viewer, query) => services.listDisputes(admin, query),
  rows: ({ disputes }) => disputes,
  caption: "Disputes",
  empty: "No disputes found",
  pages: ["First disputes", "More disputes"],
  idOf: ({ id }) => id,
  nameOf: ({ reference }) => `dispute ${reference}`,
  addressOf: ({ bookingId }) => `/admin/bookings/${bookingId}#disputes`,
  columns: [
    {
      key: "booking",
      head: "Booking",
      cell: ({ bookingId, customerName }) => (
        <>
          {bookingId}
          <span className="block text-sm font-normal text-muted">{customerName}</span>
        </>
      ),
    },
    {
      key: "reason",
      head: "Reason",
      cell: ({ reason, reference }) => (
        <>
          {reason}
          <span className="block text-sm text-muted">{reference}</span>
        </>
      ),
      className: "wrap-anywhere",
    },
    { key: "operator", head: "Operator", cell: ({ companyName }) => companyName },
    {
      key: "amount",
      head: "Amount",
      cell: ({ amount, withheld }) => (
        <>
          <strong>{formatRupees(amount)}</strong>
          {withheld < amount && (
            <span className="block text-sm text-muted">{formatRupees(withheld)} withheld</span>
          )}
        </>
      ),
      sort: { name: "amount", isDownFirst: true },
      align: "right",
    },
    {
      key: "status",
      head: "Status",
      cell: ({ status, bearer }) => (
        <>
          <Badge tone={disputeTones[status]}>{disputeStatusLabels[status]}</Badge>
          {status === "lost" && (
            <span className="block text-sm text-muted">borne by: {bearerLabels[bearer]}</span>
          )}
        </>
      ),
    },
    {
      key: "due",
      head: "Answer by",
      cell: ({ respondBy, status }) =>
        respondBy === null || isDecided(status) ? (
          <span className="text-muted">–</span>
        ) : (
          <Moment at={new Date(respondBy).toISOString()} />
        ),
      sort: { name: "due" },
    },
    {
      key: "at",
      head: "Recorded",
      cell: ({ createdAt }) => <Moment at={new Date(createdAt).toISOString()} />,
      sort: { name: "at", isDownFirst: true },
    },
  ],
  csv: {
    name: "disputes",
    columns: [
      ["Dispute", ({ reference }) => reference],
      ["Booking", ({ bookingId }) => bookingId],
      ["Customer", ({ customerName }) => customerName],
      ["Company", ({ companyName }) => companyName],
      ["Amount", ({ amount }) => amount],
      ["Withheld", ({ withheld }) => withheld],
      ["Status", ({ status }) => status],
      ["Borne by", ({ bearer }) => bearer],
      ["Reason", ({ reason }) => reason],
      ["Answer by", ({ respondBy }) => exportedInstant(respondBy)],
      ["Recorded", ({ createdAt }) => exportedInstant(createdAt)],
      ["Decided", ({ settledAt }) => exportedInstant(settledAt)],
    ],
  },
});
