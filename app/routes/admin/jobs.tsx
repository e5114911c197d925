import { Link } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/jobs";
import { LogsTabs } from "~/components/admin/audit/logs-tabs";
import { RowButton } from "~/components/back-office/row-button";
import { BackOfficePage, EmptyList } from "~/components/layout/back-office-page";
import { SheetCell, SheetName, SheetRow, ResponsiveTable } from "~/components/ui/responsive-table";
import { FormMessage } from "~/components/ui/answered-form";
import { servicesContext } from "~/context";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { jobLabels, jobNames } from "~/domain/housekeeping/job";
import { formatRupees } from "~/domain/money/money";
import { useMay } from "~/hooks/use-may";
import { useForm } from "~/hooks/use-form";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { answerForm } from "~/lib/forms/answer-form";
import { readForm } from "~/lib/forms/read-form";
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
        <EmptyList>No failed jobs</EmptyList>
      ) : (
        <ResponsiveTable caption="Failed jobs" heads={["Job", "Error", "Failed", "Since", "Last", "Actions"]}>
          {jobs.map(({ name, error, failures, firstFailedAt, lastFailedAt }) => (
            <SheetRow key={name}>
              <SheetName>{jobLabels[name]}</SheetName>
              <SheetCell className="text-sm wrap-anywhere">{error}</SheetCell>
              <SheetCell label="Failed">{failures === 1 ? "Once" : `${failures} times`}</SheetCell>
              <SheetCell label="Since">{formatInstantInIndia(firstFailedAt)}</SheetCell>
              <SheetCell label="Last">{formatInstantInIndia(lastFailedAt)}</SheetCell>
              <SheetCell className="lg:text-right">
                {may("settings") && (
                  <RowButton
                    id={name}
                    intent="retry-job"
                    label="Try again"
                    of={jobLabels[name]}
                    isBusy={isBusy}
                    onAct={act}
                  />
                )}
              </SheetCell>
            </SheetRow>
          ))}
        </ResponsiveTable>
      )}
      <h2 className="mt-8 text-2xl">Failed refunds</h2>
      {refunds.length === 0 ? (
        <EmptyList>No failed refunds</EmptyList>
      ) : (
        <ResponsiveTable
          caption="Failed refunds"
          heads={["Booking", "Amount", "Error", "Due since", "Actions"]}
        >
          {refunds.map(({ id, bookingId, amount, error, createdAt, canRetry }) => (
            <SheetRow key={id}>
              <SheetName>
                <Link to={`/admin/bookings/${bookingId}`} className="text-ink underline underline-offset-4">
                  {bookingId}
                </Link>
              </SheetName>
              <SheetCell label="Amount">{formatRupees(amount)}</SheetCell>
              <SheetCell className="text-sm wrap-anywhere">
                {error ?? "refused by the payment service"}
              </SheetCell>
              <SheetCell label="Due since">{formatInstantInIndia(createdAt)}</SheetCell>
              <SheetCell className="lg:text-right">
                {canRetry ? (
                  <RowButton
                    id={id}
                    intent="retry-refund"
                    label="Send again"
                    of={`the refund of ${bookingId}`}
                    isBusy={isBusy}
                    onAct={act}
                  />
                ) : (
                  <span className="text-sm text-muted">Refund manually on the booking's page</span>
                )}
              </SheetCell>
            </SheetRow>
          ))}
        </ResponsiveTable>
      )}
    </BackOfficePage>
  );
}
