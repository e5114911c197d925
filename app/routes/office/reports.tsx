import type { Route } from "./+types/reports";
import { servicesContext } from "~/context";
import { requireOffice } from "~/middleware/require-office";
import { ReportList, reportsIntro, ScheduleForm, SentReport } from "~/office/lists/scheduled-reports";
import { answerReports, loadReports } from "~/office/lists/scheduled-reports.server";
import { BackOfficePage } from "~/office/page/back-office-page";
import { readForm } from "~/platform/forms/read-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";

export function loader({ context, url }: Route.LoaderArgs) {
  const { viewer, office } = requireOffice(context, url);
  return loadReports(context.get(servicesContext), viewer, office, url);
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { viewer, office } = requireOffice(context, url);
  return answerReports(context.get(servicesContext), viewer, office, await readForm(request));
}

export function meta() {
  return backOfficeMeta("Scheduled reports");
}

/** One's own scheduled reports: from a list with a form that schedules it, from a mail with its file. */
export default function Reports({ loaderData: { note, run, wanted, reports } }: Route.ComponentProps) {
  return (
    <BackOfficePage title="Scheduled reports" intro={reportsIntro}>
      {note && <p className="mt-4 max-w-3xl font-semibold">{note}</p>}
      {run && <SentReport run={run} />}
      {wanted && <ScheduleForm key={wanted.path} wanted={wanted} />}
      <ReportList reports={reports} />
    </BackOfficePage>
  );
}
