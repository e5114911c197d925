import { Exact } from "~/ui/exact";
import { DayOf } from "~/platform/pages/when";
import { Badge, Badges } from "~/ui/badge";
import type { Viewer } from "~/domain/accounts/account";
import { bearerLabels } from "~/domain/money/bearers";
import { formatRupees } from "~/domain/money/money";
import { disputeStatuses, disputeStatusLabels, isDecided } from "~/domain/money/payments/dispute";
import { choice, defineList, exportedInstant } from "~/office/lists/definition";

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
  emptyReason:
    "A dispute appears here when a bank questions a payment, or when you record one on its booking.",
  counted: ["dispute", "disputes"],
  summed: "amount",
  pages: ["First disputes", "More disputes"],
  idOf: ({ id }) => id,
  nameOf: ({ reference }) => `dispute ${reference}`,
  panelTitleOf: ({ bookingId }) => `Dispute of ${bookingId}`,
  columns: [
    { key: "booking", head: "Booking", value: ({ bookingId }) => bookingId },
    {
      key: "customer",
      head: "Customer",
      phone: "title",
      isLong: true,
      value: ({ customerName }) => customerName,
    },
    {
      key: "reason",
      head: "Reason",
      phone: "text",
      title: ({ reason, reference }) => `${reason}, ${reference}`,
      value: ({ reason }) => reason,
    },
    {
      key: "operator",
      head: "Operator",
      from: "wide",
      isLong: true,
      value: ({ companyName }) => companyName,
      csv: { Company: ({ companyName }) => companyName },
    },
    {
      key: "amount",
      head: "Amount",
      phone: "end",
      value: ({ amount }) => amount,
      cell: ({ amount }) => <strong translate="no">{formatRupees(amount)}</strong>,
      sort: { name: "amount", isDownFirst: true },
      align: "right",
    },
    {
      key: "withheld",
      head: "Withheld",
      isOptional: true,
      align: "right",
      value: ({ withheld }) => withheld,
      cell: ({ withheld }) => <Exact>{formatRupees(withheld)}</Exact>,
    },
    {
      key: "status",
      head: "Status",
      phone: "top",
      cell: ({ status, bearer, outcome, withheld }) => (
        <Badges>
          <Badge tone={disputeTones[status]}>{disputeStatusLabels[status]}</Badge>
          {status === "lost" && outcome !== "keep" && outcome !== null && (
            <Badge title="Borne by">{bearerLabels[bearer]}</Badge>
          )}
          {status === "lost" && outcome === "keep" && withheld > 0 && <Badge>Due again</Badge>}
          {status === "lost" && outcome === null && <Badge tone="warning">To decide</Badge>}
        </Badges>
      ),
      csv: {
        Status: ({ status }) => status,
        "Borne by": ({ bearer }) => bearer,
        Outcome: ({ outcome }) => outcome,
        Fee: ({ fee }) => fee,
      },
    },
    {
      key: "due",
      head: "Answer by",
      from: "medium",
      value: ({ respondBy }) => exportedInstant(respondBy),
      cell: ({ respondBy, status }) =>
        respondBy === null || isDecided(status) ? (
          <span className="text-muted">–</span>
        ) : (
          <DayOf at={respondBy} />
        ),
      sort: { name: "due" },
    },
    {
      key: "at",
      head: "Recorded",
      from: "wide",
      className: "text-muted",
      value: ({ createdAt }) => exportedInstant(createdAt),
      cell: ({ createdAt }) => <DayOf at={createdAt} />,
      sort: { name: "at", isDownFirst: true },
    },
    {
      key: "reference",
      head: "Reference",
      isOptional: true,
      cell: ({ reference }) => reference,
      csv: { Dispute: ({ reference }) => reference },
    },
  ],
  csv: "disputes",
  alsoInCsv: { Decided: ({ settledAt }) => exportedInstant(settledAt) },
});
