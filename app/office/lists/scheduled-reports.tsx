import { addDays, formatDay, formatInstantInIndia, todayInIndia } from "~/domain/calendar/calendar";
import {
  reportDays,
  reportDaysInWords,
  reportFormatLabels,
  reportFormats,
  reportLinkDays,
  reportPeriodInWords,
  reportScheduleInWords,
  type ReportRun,
  type ScheduledReport,
} from "~/domain/office/scheduled-report";
import { Panel } from "~/office/page/panel";
import { useForm, type FormState } from "~/platform/forms/use-form";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { Badge } from "~/ui/badge";
import { buttonClasses } from "~/ui/button";
import { SelectField, InputField } from "~/ui/field";

interface WantedReport {
  path: string;
  title: string;
  query: string;
  filters: readonly string[];
  periods: readonly (readonly [name: string, label: string])[];
}

/** A sent report: the mailed link leads here. */
export function SentReport({ run }: { run: ReportRun & { file: string } }) {
  const until = formatDay(addDays(todayInIndia(run.createdAt), reportLinkDays));
  return (
    <Panel id="sent" title={run.title} className="mt-4 max-w-3xl">
      <p>{run.period === null ? "With its filters." : `${reportPeriodInWords(run)}.`}</p>
      <p className="mt-3 flex flex-wrap items-center gap-3">
        <a href={run.file} download className={buttonClasses("primary")}>
          {`Download ${reportFormatLabels[run.format]}`}
        </a>
        <span className="text-sm text-muted">{`This link works until ${until}.`}</span>
      </p>
    </Panel>
  );
}

/** Form that schedules a list with its filters. */
export function ScheduleForm({ wanted }: { wanted: WantedReport }) {
  const saved = {
    format: "xlsx",
    days: "Monday",
    time: "08:00",
    period: wanted.periods.at(-1)?.[0] ?? "none",
  };
  const form = useForm({ intent: "schedule" }, { saved });
  return (
    <Panel id="new" title={`Schedule: ${wanted.title}`} className="mt-4 max-w-3xl">
      <p className="text-sm wrap-anywhere">
        {wanted.filters.length === 0 ? "The whole list." : `${wanted.filters.join(". ")}.`}
      </p>
      <AnsweredForm form={form} className="mt-3 grid gap-3 sm:grid-cols-3">
        <input type="hidden" name="list" value={wanted.path} />
        <input type="hidden" name="query" value={wanted.query} />
        <SelectField
          label="Days"
          required
          options={reportDays.map((days) => [days, reportDaysInWords(days)])}
          {...form.field("days")}
        />
        <InputField label="Time (IST)" type="time" required {...form.field("time")} />
        <SelectField
          label="File"
          required
          options={reportFormats.map((format) => [format, reportFormatLabels[format]])}
          {...form.field("format")}
        />
        {wanted.periods.length === 0 ? (
          <p className="text-sm text-muted sm:col-span-3">
            <input type="hidden" name="period" value="none" />
            This list has no filter by day: each report holds all of it, with the filters above.
          </p>
        ) : (
          <SelectField
            label="Rows"
            required
            className="sm:col-span-3"
            hint="“Since” is the day, 7 days or month before each report. “As filtered” keeps the dates above."
            options={[
              ...wanted.periods.map(([name, label]) => [name, sinceInWords(label)] as const),
              ["none", "As filtered"],
            ]}
            {...form.field("period")}
          />
        )}
        <div className="flex flex-wrap items-center gap-3 sm:col-span-3">
          <SubmitButton form={form} busy="Scheduling…">
            Schedule
          </SubmitButton>
          <FormMessage form={form} />
        </div>
      </AnsweredForm>
    </Panel>
  );
}

/** Scheduled reports of a person, with buttons. */
export function ReportList({
  reports,
}: {
  reports: readonly (ScheduledReport & { filters: readonly string[] })[];
}) {
  const form = useForm({ part: "reports" });
  return (
    <Panel id="scheduled" title="Scheduled" className="mt-4 max-w-3xl">
      <ul className="divide-y divide-line">
        {reports.map((report) => (
          <ReportRow key={report.id} report={report} form={form.of({ id: report.id })} />
        ))}
        {reports.length === 0 && (
          <li className="text-sm text-muted">
            Nothing yet. Open a list, choose its filters, and press Schedule above its rows.
          </li>
        )}
      </ul>
      <FormMessage form={form} className="mt-2" />
    </Panel>
  );
}

function ReportRow({
  report,
  form,
}: {
  report: ScheduledReport & { filters: readonly string[] };
  form: FormState;
}) {
  const { title, filters, period, format, endedAt, pausedAt, nextRunAt, lastOpenedAt } = report;
  const small = "min-h-9 px-3 py-1 text-sm";
  const verb = pausedAt === null ? "pause" : "resume";
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
      <div className="min-w-0 grow basis-64 text-sm">
        <p className="flex flex-wrap items-center gap-2">
          <strong className="text-base">{title}</strong>
          {endedAt !== null && <Badge tone="danger">Ended</Badge>}
          {endedAt === null && pausedAt !== null && <Badge tone="neutral">Paused</Badge>}
        </p>
        <p className="wrap-anywhere text-muted">
          {[
            `${reportScheduleInWords(report)}, ${reportFormatLabels[format]}`,
            ...filters,
            ...(period === null ? [] : ["Only since the report before"]),
          ].join(". ")}
        </p>
        <p className="text-muted" translate="no">
          {endedAt === null
            ? [
                pausedAt === null ? `Next: ${formatInstantInIndia(nextRunAt)}` : [],
                lastOpenedAt === null
                  ? "Not opened yet"
                  : `Last opened: ${formatInstantInIndia(lastOpenedAt)}`,
              ]
                .flat()
                .join(". ")
            : "You no longer had the right to see this list. Schedule it again if you have it now."}
        </p>
      </div>
      <AnsweredForm form={form} className="flex gap-2">
        {endedAt === null && (
          <SubmitButton form={form} name="intent" value={verb} variant="secondary" className={small}>
            <span>{verb === "pause" ? "Pause" : "Resume"}</span>
            <span className="sr-only">{` ${title}`}</span>
          </SubmitButton>
        )}
        <SubmitButton form={form} name="intent" value="delete" variant="secondary" className={small}>
          Delete<span className="sr-only">{` ${title}`}</span>
        </SubmitButton>
      </AnsweredForm>
    </li>
  );
}

function sinceInWords(label: string): string {
  return label === "" ? "Since the report before" : `${label} since the report before`;
}

/** Words what scheduled reports are. */
export const reportsIntro = `A link to the list is mailed to you. It needs your sign-in, works for ${reportLinkDays} days, and shows what you may see when you open it.`;
