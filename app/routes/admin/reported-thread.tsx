import { Link } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/reported-thread";
import { Exact } from "~/ui/exact";
import { MessageLog } from "~/features/threads/message-log";
import { TeamMessageForm } from "~/features/messages/office/admin/team-message-form";
import { Panel } from "~/office/page/panel";
import { BackOfficePage } from "~/office/page/back-office-page";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { servicesContext } from "~/context";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { useForm } from "~/platform/forms/use-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { changeBookingByForm } from "~/features/desk/office/admin/change-bookings.server";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { requireAdmin } from "~/middleware/require-admin";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const { readReportedThread } = context.get(servicesContext);
  const thread = await readReportedThread(viewer, params.bookingId);
  return { thread, messageId: crypto.randomUUID() };
}

const handleSchema = z.object({ intent: z.literal("handle"), id: z.string().max(60) });

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  const services = context.get(servicesContext);
  const form = await readForm(request);
  if (form.get("intent") === "message") {
    form.set("bookingId", params.bookingId);
    return changeBookingByForm(services, viewer, form);
  }
  return answerForm(form, handleSchema, async ({ id }) => {
    await services.handleThreadReport(viewer, id);
    return "The report is resolved.";
  });
}

export function meta({ params }: Route.MetaArgs) {
  return backOfficeMeta(`Reported thread of ${params.bookingId}`);
}

export default function ReportedThread({ loaderData }: Route.ComponentProps) {
  const { thread, messageId } = loaderData;
  const { bookingId, tourTitle, customerName, operatorName, reports, messages } = thread;
  const form = useForm({ intent: "handle" });
  return (
    <BackOfficePage
      title={`Reported thread of ${bookingId}`}
      intro={`${customerName} and ${operatorName} about ${tourTitle}. After all reports are resolved, new messages are private again.`}
    >
      <p className="mb-4 flex flex-wrap gap-x-4">
        <Link
          to="/admin/messages/threads"
          className="inline-block py-1 text-peacock underline underline-offset-4"
        >
          All reports
        </Link>
        <Link
          to={`/admin/bookings/${bookingId}`}
          className="inline-block py-1 text-peacock underline underline-offset-4"
        >
          Booking <Exact>{bookingId}</Exact>
        </Link>
      </p>
      <FormMessage form={form} className="mb-3" />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <MessageLog messages={messages} reader="team" none="No messages." />
        <div className="grid content-start gap-4">
          <Panel id="reports" title={reports.length === 1 ? "1 report" : `${reports.length} reports`}>
            <ul className="grid gap-3">
              {reports.map(({ id, reporter, reason, createdAt, handledAt, handledBy }) => (
                <li key={id}>
                  <p className="text-sm text-muted">
                    <span>{`Reported by the ${reporter},`}</span>{" "}
                    <Exact>{formatInstantInIndia(createdAt)}</Exact>
                  </p>
                  <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                    {reason}
                  </p>
                  {handledAt === null ? (
                    <AnsweredForm form={form.of({ id })} className="mt-2">
                      <SubmitButton form={form} variant="secondary" className="min-h-9 px-3 py-1 text-sm">
                        Resolve
                      </SubmitButton>
                    </AnsweredForm>
                  ) : (
                    <p className="text-sm text-success">
                      <span>{`Resolved by ${handledBy ?? "a deleted account"},`}</span>{" "}
                      <Exact>{formatInstantInIndia(handledAt)}</Exact>
                    </p>
                  )}
                </li>
              ))}
            </ul>
          </Panel>
          <Panel id="write" title="Send a message">
            <TeamMessageForm messageId={messageId} />
          </Panel>
        </div>
      </div>
    </BackOfficePage>
  );
}
