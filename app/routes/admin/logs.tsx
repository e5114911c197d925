import { ShieldCheck, ShieldX } from "lucide";
import { Exact } from "~/ui/exact";
import { LogsTabs } from "~/features/audit/office/admin/logs-tabs";
import { ExportableList } from "~/office/lists/exportable-list";
import { BackOfficePage } from "~/office/page/back-office-page";
import { servicesContext } from "~/context";
import { answerAction } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { actionsList } from "~/features/audit/office/admin/logs.list";
import { loadList } from "~/office/lists/load-list.server";
import { requireAdmin } from "~/middleware/require-admin";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { useForm } from "~/platform/forms/use-form";
import { cn } from "~/ui/cn";
import { Icon } from "~/ui/icon";
import type { AuditVerdict } from "../../../worker/audit/verify-log";
import type { Route } from "./+types/logs";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadList(actionsList, requireAdmin(context, url), { context, url });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  return answerAction(await readForm(request), async () => ({
    result: await context.get(servicesContext).verifyLog(viewer),
  }));
}

export { revalidatesList as shouldRevalidate } from "~/platform/pages/open-row";

export function meta() {
  return backOfficeMeta("System Logs");
}

export default function Logs({ loaderData }: Route.ComponentProps) {
  return (
    <BackOfficePage
      title="System Logs"
      explained="All privileged actions. Entries can't be changed or deleted; Verify checks the whole chain."
    >
      <LogsTabs />
      <VerifyLog />
      <ExportableList list={actionsList} rows={loaderData.actions} loaded={loaderData} />
    </BackOfficePage>
  );
}

/** Button that verifies the whole audit log, with the result. */
function VerifyLog() {
  const form = useForm<AuditVerdict>();
  const { isBusy } = form;
  const verdict = form.answer?.result ?? null;
  return (
    <section aria-label="Verification" className="mt-4 rounded-card border border-line bg-card p-4">
      <AnsweredForm form={form} className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton form={form} variant="secondary">
          <Icon icon={ShieldCheck} className="size-4" />
          Verify
        </SubmitButton>
        <p role="status" className="grow font-semibold">
          {isBusy ? "Checking all rows…" : <Verdict verdict={verdict} />}
        </p>
      </AnsweredForm>
      {!isBusy && verdict && <Findings verdict={verdict} />}
    </section>
  );
}

function Verdict({ verdict }: { verdict: AuditVerdict | null }) {
  if (verdict === null)
    return <span className="font-normal text-muted">Checks that no row was changed or removed.</span>;
  const icon = verdict.isIntact ? ShieldCheck : ShieldX;
  return (
    <span className={cn("inline-flex items-center gap-2", verdict.isIntact ? "text-success" : "text-danger")}>
      <Icon icon={icon} className="size-5 shrink-0" />
      <span>
        {verdict.isIntact
          ? `The log is intact: ${verdict.rows === 1 ? "1 row" : `${verdict.rows} rows`} checked.`
          : `The log has been altered: ${verdict.faults.length === 1 ? "1 error" : `${verdict.faults.length} errors`} found.`}
      </span>
    </span>
  );
}

function Findings({ verdict: { faults, erased, head, checkpoint } }: { verdict: AuditVerdict }) {
  return (
    <div className="mt-2 text-sm">
      {faults.length > 0 && (
        <ul className="list-disc pl-5 text-danger">
          {faults.map(({ seq, kind, text }) => (
            <li key={`${kind} ${seq}`}>{text}</li>
          ))}
        </ul>
      )}
      {erased > 0 && (
        <p className="text-muted">
          {`${erased === 1 ? "1 row has" : `${erased} rows have`} had details erased with a deleted account.`}
        </p>
      )}
      {checkpoint && (
        <p className="text-muted">
          <span>{`Signed with key version ${checkpoint.keyVersion} in row ${checkpoint.seq} on`}</span>{" "}
          <Exact>{formatInstantInIndia(checkpoint.at)}</Exact>. Older keys can't change the rows before it.
        </p>
      )}
      {head && (
        <p className="wrap-anywhere text-muted">
          <span>{`Last row: ${head.seq}, signature`}</span> <code>{head.seal}</code>. Store it elsewhere to
          detect truncation later.
        </p>
      )}
    </div>
  );
}
