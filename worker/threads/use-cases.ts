import { countUnreadThreads, listUnreadBookings } from "./count-unread-threads";
import { getThread } from "./get-thread";
import { handleThreadReport, listThreadReports, readReportedThread } from "./handle-thread-report";
import { listOperatorThreads } from "./list-operator-threads";
import { listTeamInbox } from "./list-team-inbox";
import { reportThread } from "./report-thread";
import { writeMessage } from "./write-message";
import { anyone } from "../use-case";

export const threadUseCases = {
  getThread: anyone(getThread),
  writeMessage: anyone(writeMessage),
  reportThread: anyone(reportThread),
  listOperatorThreads: anyone(listOperatorThreads),
  countUnreadThreads: anyone(countUnreadThreads),
  listUnreadBookings: anyone(listUnreadBookings),
  listThreadReports: anyone(listThreadReports),
  readReportedThread: anyone(readReportedThread),
  handleThreadReport: anyone(handleThreadReport),
  listTeamInbox: anyone(listTeamInbox),
};
