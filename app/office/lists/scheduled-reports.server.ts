import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import { AppError } from "~/domain/errors";
import type { ReportRun } from "~/domain/office/scheduled-report";
import { newReportSchema } from "~/domain/office/scheduled-report-schema";
import { answerForm } from "~/platform/forms/answer-form";
import { findList, type AnyList } from "./all-lists.server";
import { viewQuery } from "./definition";
import { readList } from "./load-list.server";
import type { PageServices } from "../../../worker/platform/http/page-services";

/** Returns the filter that ends what a filter by day begins. */
function endOf(name: string): string {
  return name === "from" ? "to" : name.replace(/From$/, "To");
}

/** Returns the filters by which a list can be narrowed to the days since the report before, with their labels. */
function periodsOf({ filters }: AnyList) {
  return Object.entries(filters)
    .filter(([name]) => /^from$|From$/.test(name) && endOf(name) in filters)
    .map(([name, { field }]) => [name, field?.label.replace(/ ?from$/i, "") ?? ""] as const);
}

/** Words the filters of a list's address. */
function filtersInWords({ filters }: AnyList, query: string): string[] {
  return [...new URLSearchParams(query)].flatMap(([name, value]) => {
    if (name === "q") return `Search: ${value}`;
    const field = filters[name]?.field;
    if (!filters[name]) return [];
    return `${field?.label ?? name}: ${field?.options?.find(([option]) => option === value)?.[1] ?? value}`;
  });
}

const actions = z.discriminatedUnion("intent", [
  newReportSchema.extend({ intent: z.literal("schedule") }),
  z.object({ intent: z.enum(["pause", "resume", "delete"]), id: z.string().max(64) }),
]);

/** Returns an office's list with a file, and the query of these parameters. */
function exportedList(office: string, path: string, params: string) {
  const list = path.startsWith(`${office}/`) ? findList(path) : null;
  if (list?.csv === undefined) return null;
  const { state } = readList(list, new URL(`http://list.invalid/?${params}`));
  return { list, query: viewQuery(list, { ...state, columns: undefined }) };
}

/** Loads a person's reports, and by the address a sent one, or a list with its filters that they want to schedule. */
export async function loadReports(services: PageServices, viewer: Viewer, office: string, url: URL) {
  const wanted = exportedList(office, url.searchParams.get("list") ?? "", url.search.slice(1));
  const opened = url.searchParams.get("run");
  let note: string | null = null;
  const [reports, run] = await Promise.all([
    services.listScheduledReports(viewer),
    opened === null
      ? null
      : services.getReportRun(viewer, opened).catch((error: unknown) => {
          if (!(error instanceof AppError && /^(not_found|forbidden)$/.test(error.code))) throw error;
          note = error.message;
          return null;
        }),
  ]);
  return {
    /** Why the link of a mail opens nothing. */
    note,
    run: run && { ...run, file: `${office}/reports/${run.id}/file` },
    wanted: wanted && {
      path: wanted.list.path,
      title: wanted.list.caption,
      query: wanted.query,
      filters: filtersInWords(wanted.list, wanted.query),
      periods: periodsOf(wanted.list),
    },
    reports: reports
      .filter(({ list }) => list.startsWith(`${office}/`))
      .map((report) => {
        const list = findList(report.list);
        return { ...report, filters: list ? filtersInWords(list, report.query) : [] };
      }),
  };
}

/** Schedules a list, or changes a scheduled report. */
export function answerReports(services: PageServices, viewer: Viewer, office: string, form: FormData) {
  return answerForm(form, actions, async (change) => {
    if (change.intent !== "schedule") {
      await services.changeReport(viewer, change);
      return { pause: "Paused.", resume: "It runs again.", delete: "Deleted, with its links." }[
        change.intent
      ];
    }
    const { intent: _, ...report } = change;
    const found = exportedList(office, report.list, report.query);
    if (!found) throw new AppError("not_found", "This list was not found.");
    const period = periodsOf(found.list).find(([name]) => name === report.period)?.[0] ?? null;
    await services.scheduleReport(viewer, {
      ...report,
      title: found.list.caption,
      query: found.query,
      period,
    });
    return "Scheduled. A link is mailed to you each time.";
  });
}

/** Returns the address of the file of a sent report, with the filters of its run. */
export function runAddress({ list, query, period, format, from, to }: ReportRun): string {
  const params = new URLSearchParams(query);
  if (period !== null) {
    params.set(period, from);
    params.set(endOf(period), to);
  }
  if (format === "xlsx") params.set("format", format);
  return `${list}.csv?${params}`;
}
