import { z } from "zod";
import { timeOfDaySchema } from "~/domain/departures/departure-rules";
import { reportDays, reportFormats } from "./scheduled-report";

/** The form of a scheduled report. The caller checks list, filters and period with the list's own. */
export const newReportSchema = z.object({
  list: z.string().max(100),
  query: z.string().max(2000),
  /** "none" for the filters alone. */
  period: z.string().min(1, "Please choose the rows.").max(40),
  format: z.enum(reportFormats, "Please choose the kind of file."),
  days: z.enum(reportDays, "Please choose the days."),
  time: timeOfDaySchema,
});
export type NewReport = Omit<z.output<typeof newReportSchema>, "period"> & { period: string | null };
