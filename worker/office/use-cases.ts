import type { OfficePreferences } from "~/domain/office/office-preferences";
import type { Traveler } from "../platform/authz/actors";
import { actorQuery, afterSignIn, traveler } from "../platform/authz/guards";
import type { Database } from "../platform/db/client";
import { changeListChoice } from "./change-list-choice";
import { reading } from "../platform/authz/use-case";
import { getListChoice, getOfficePreferences, setOfficePreferences } from "./list-choices.repo";
import { listScheduledReports } from "./reports.repo";
import { changeReport, getReportRun, openReport, scheduleReport } from "./schedule-reports";

/** Choices of people for themselves in the back offices, read and written by the actor's own id. */
export const officeUseCases = {
  getListChoice: traveler(actorQuery(getListChoice)),
  changeListChoice: traveler(changeListChoice),
  listScheduledReports: traveler(actorQuery(listScheduledReports)),
  scheduleReport: traveler(scheduleReport),
  changeReport: traveler(changeReport),
  getReportRun: traveler(reading(getReportRun)),
  openReport: afterSignIn(traveler(openReport)),
  getOfficePreferences: traveler(actorQuery(getOfficePreferences)),
  setOfficePreferences: traveler(
    ({ db }: { db: Database }, { id }: Traveler, preferences: OfficePreferences) =>
      setOfficePreferences(db, id, preferences),
  ),
};
