import { data, Form, Link, useNavigation } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/reported-thread";
import { MessageLog } from "~/components/threads/message-log";
import { MessageFields } from "~/components/admin/messages/message-fields";
import { Panel } from "~/components/back-office/panel";
import { BackOfficePage } from "~/components/layout/back-office-page";
import { Button } from "~/components/ui/button";
import { servicesContext } from "~/context";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { AppError } from "~/domain/errors";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { changeBookings } from "~/lib/bookings/change-bookings.server";
import type { BookingChangeResult } from "~/lib/bookings/change-bookings.server";
import { readForm } from "~/lib/forms/read-form";
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
  const { bookingId } = params;
  const handled = handleSchema.safeParse(Object.fromEntries(form));
  if (!handled.success) {
    if (form.get("intent") !== "message") throw data("Unknown action.", { status: 422 });
    form.set("bookingId", bookingId);
    return changeBookings(services, viewer, form);
  }
  const answer = (isDone: boolean, message: string, status = 200) =>
    data<BookingChangeResult>({ isDone, message, bookingId }, { status });
  try {
    await services.handleThreadReport(viewer, handled.data.id);
    return answer(true, "The report is resolved.");
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return answer(false, error.message, error.status);
  }
}

export function meta({ params }: Route.MetaArgs) {
  return backOfficeMeta(`Reported thread of ${params.bookingId}`);
}

export default function ReportedThread({ loaderData, actionData }: Route.ComponentProps) {
  const { thread, messageId } = loaderData;
  const { bookingId, tourTitle, customerName, operatorName, reports, messages } = thread;
  const isBusy = useNavigation().state !== "idle";
  const isAboutMessage = actionData?.typed?.["intent"] === "message";
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
          Booking {bookingId}
        </Link>
      </p>
      {actionData && actionData.message !== null && (
        <p
          role={actionData.isDone ? "status" : "alert"}
          className={`mb-3 font-semibold ${actionData.isDone ? "text-good" : "text-bad"}`}
        >
          {actionData.message}
        </p>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <MessageLog messages={messages} reader="team" none="No messages." />
        <div className="grid content-start gap-4">
          <Panel id="reports" title={reports.length === 1 ? "1 report" : `${reports.length} reports`}>
            <ul className="grid gap-3">
              {reports.map(({ id, reporter, reason, createdAt, handledAt, handledBy }) => (
                <li key={id}>
                  <p className="text-sm text-muted">
                    Reported by the {reporter}, {formatInstantInIndia(createdAt)}
                  </p>
                  <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                    {reason}
                  </p>
                  {handledAt === null ? (
                    <Form method="post" className="mt-2">
                      <input type="hidden" name="intent" value="handle" />
                      <input type="hidden" name="id" value={id} />
                      <Button
                        type="submit"
                        look="secondary"
                        disabled={isBusy}
                        className="min-h-9 px-3 py-1 text-sm"
                      >
                        Resolve
                      </Button>
                    </Form>
                  ) : (
                    <p className="text-sm text-good">
                      Resolved by {handledBy ?? "a deleted account"}, {formatInstantInIndia(handledAt)}
                    </p>
                  )}
                </li>
              ))}
            </ul>
          </Panel>
          <Panel id="write" title="Send a message">
            <Form
              method="post"
              key={isAboutMessage && !actionData.isDone ? "again" : messageId}
              className="grid gap-3"
            >
              <input type="hidden" name="intent" value="message" />
              <input
                type="hidden"
                name="messageId"
                value={(isAboutMessage && !actionData.isDone && actionData.typed?.["messageId"]) || messageId}
              />
              <MessageFields result={isAboutMessage && !actionData.isDone ? actionData : null} />
              <Button type="submit" disabled={isBusy} className="justify-self-start">
                {isBusy ? "Sending…" : "Send message"}
              </Button>
            </Form>
          </Panel>
        </div>
      </div>
    </BackOfficePage>
  );
}
