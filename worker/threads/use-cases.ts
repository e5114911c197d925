import { countUnreadThreads, listUnreadBookings } from "./count-unread-threads";
import { getThread } from "./get-thread";
import { handleThreadReport, listThreadReports, readReportedThread } from "./handle-thread-report";
import { listOperatorThreads } from "./list-operator-threads";
import { listTeamInbox } from "./list-team-inbox";
import { reportThread } from "./report-thread";
import { writeMessage } from "./write-message";
import { admin, operator, staff, traveler } from "../authz/guards";
import { visitor } from "../use-case";

export const threadUseCases = {
  getThread: visitor(getThread),
  writeMessage: visitor(writeMessage),
  reportThread: visitor(reportThread),
  listOperatorThreads: staff("bookings", listOperatorThreads),
  countUnreadThreads: operator(countUnreadThreads),
  listUnreadBookings: traveler(listUnreadBookings),
  listThreadReports: admin(listThreadReports),
  readReportedThread: admin(readReportedThread),
  handleThreadReport: admin(handleThreadReport),
  listTeamInbox: admin(listTeamInbox),
};
