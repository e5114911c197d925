import { countUnreadThreads, listUnreadBookings } from "./count-unread-threads";
import { getThread } from "./get-thread";
import { handleThreadReport, readReportedThread } from "./handle-thread-report";
import { listThreads } from "./operator-threads.repo";
import { listToTeam } from "./team-inbox.repo";
import { reportThread } from "./report-thread";
import { writeMessage } from "./write-message";
import { admin, operator, ownQuery, query, staff, traveler } from "../authz/guards";
import { visitor } from "../use-case";
import { listReports } from "./thread-reports.repo";

export const threadUseCases = {
  getThread: visitor(getThread),
  writeMessage: visitor(writeMessage),
  reportThread: visitor(reportThread),
  listOperatorThreads: staff("bookings", ownQuery(listThreads)),
  countUnreadThreads: operator(countUnreadThreads),
  listUnreadBookings: traveler(listUnreadBookings),
  listThreadReports: admin(query(listReports)),
  readReportedThread: admin(readReportedThread),
  handleThreadReport: admin(handleThreadReport),
  listTeamInbox: admin(query(listToTeam)),
};
