import { z } from "zod";
import type { Route } from "./+types/jobs";
import { Exact } from "~/ui/exact";
import { LogsTabs } from "~/features/audit/office/admin/logs-tabs";
import { DataTable } from "~/office/lists/data-table";
import { DayOf, Moment } from "~/platform/pages/when";
import { RowButton } from "~/office/lists/row-button";
import { BackOfficePage, EmptyList } from "~/office/page/back-office-page";
import { FormMessage } from "~/ui/answered-form";
import { servicesContext } from "~/context";
import { jobLabels, jobNames } from "~/domain/housekeeping/job";
import { formatRupees } from "~/domain/money/money";
import { useMay } from "~/office/frame/use-may";
import { useForm } from "~/platform/forms/use-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import type { Column } from "~/office/lists/definition";
import { requireAdmin } from "~/middleware/require-admin";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  return context.get(servicesContext).listFailures(viewer);
}

const changeSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("retry-job"), id: z.enum(jobNames) }),
  z.object({ intent: z.literal("retry-refund"), id: z.string().min(1).max(100) }),
]);

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  const services = context.get(servicesContext);
  return answerForm(await readForm(request), changeSchema, async ({ intent, id }) => {
    switch (intent) {
      case "retry-job":
        await services.retryJob(viewer, id);
        return `Done: ${jobLabels[id]}.`;
      case "retry-refund":
        await services.retryRefund(viewer, id);
        return "The refund will be sent again within a minute.";
      default:
        return intent satisfies never;
    }
  });
}

export function meta() {
  return backOfficeMeta("Failed Jobs");
}

type Failures = Route.ComponentProps["loaderData"];

const jobColumns: Column<Failures["jobs"][number]>[] = [
  { key: "job", head: "Job", cell: ({ name }) => jobLabels[name] },
  {
    key: "error",
    head: "Error",
    phone: "text",
    className: "w-1/3",
    isLong: true,
    value: ({ error }) => error,
  },
  {
    key: "failed",
    head: "Failed",
    phone: "top",
    cell: ({ failures }) => (failures === 1 ? "Once" : `${failures} times`),
  },
  { key: "since", head: "Since", from: "medium", cell: ({ firstFailedAt }) => <DayOf at={firstFailedAt} /> },
  { key: "last", head: "Last", from: "wide", cell: ({ lastFailedAt }) => <Moment at={lastFailedAt} /> },
];

const refundColumns: Column<Failures["refunds"][number]>[] = [
  { key: "booking", head: "Booking", cell: ({ bookingId }) => bookingId },
  {
    key: "amount",
    head: "Amount",
    phone: "top",
    align: "right",
    cell: ({ amount }) => <Exact>{formatRupees(amount)}</Exact>,
  },
  {
    key: "error",
    head: "Error",
    phone: "text",
    className: "w-1/3",
    title: ({ error }) => error ?? "",
    cell: ({ error }) => error ?? "refused by the payment service",
  },
  { key: "since", head: "Due since", from: "medium", cell: ({ createdAt }) => <DayOf at={createdAt} /> },
];

export default function Jobs({ loaderData }: Route.ComponentProps) {
  const { jobs, refunds } = loaderData;
  const form = useForm();
  const may = useMay();
  const { isBusy } = form;
  const act = (intent: string, [id = ""]: readonly string[]) => form.submit({ intent, id });
  return (
    <BackOfficePage
      title="Failed jobs"
      intro="Scheduled jobs that keep failing, and refunds that the payment service rejected."
    >
      <LogsTabs />
      <FormMessage form={form} className="mt-3 min-h-6" />
      <h2 className="mt-2 text-2xl">Scheduled work</h2>
      {jobs.length === 0 ? (
        <EmptyList reason="A job that keeps failing appears here with its error, to be tried again.">
          No failed jobs
        </EmptyList>
      ) : (
        <DataTable
          caption="Failed jobs"
          columns={jobColumns}
          rows={jobs}
          idOf={({ name }) => name}
          nameOf={({ name }) => jobLabels[name]}
          state={{}}
          renderActions={({ name }) =>
            may("settings") && (
              <RowButton
                id={name}
                intent="retry-job"
                label="Try again"
                of={jobLabels[name]}
                isBusy={isBusy}
                onAct={act}
              />
            )
          }
        />
      )}
      <h2 className="mt-8 text-2xl">Failed refunds</h2>
      {refunds.length === 0 ? (
        <EmptyList reason="A refund appears here when the payment service rejects it.">
          No failed refunds
        </EmptyList>
      ) : (
        <DataTable
          caption="Failed refunds"
          columns={refundColumns}
          rows={refunds}
          idOf={({ id }) => id}
          nameOf={({ bookingId }) => `the refund of ${bookingId}`}
          addressOf={({ bookingId }) => `/admin/bookings/${bookingId}`}
          state={{}}
          renderActions={({ id, bookingId, canRetry }) =>
            canRetry ? (
              <RowButton
                id={id}
                intent="retry-refund"
                label="Send again"
                of={`the refund of ${bookingId}`}
                isBusy={isBusy}
                onAct={act}
              />
            ) : (
              <span className="text-sm text-muted" title="Refund manually on the booking's page">
                Refund manually
              </span>
            )
          }
        />
      )}
    </BackOfficePage>
  );
}
