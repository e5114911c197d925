import { admin, adminOrStaff, operator, actorQuery, query, staff, traveler } from "../platform/authz/guards";
import { reading, visitor } from "../platform/authz/use-case";
import { getThread, countUnreadThreads, listUnreadBookings } from "./get-thread";
import { listThreads } from "./operator-threads.repo";
import { listToTeam } from "./team-inbox.repo";
import { reportThread, handleThreadReport, readReportedThread } from "./report-thread";
import { cancelDepartureMessage, getDepartureMessages, messageDeparture } from "./message-departure";
import { writeMessage } from "./write-message";
import { listReports } from "./thread-reports.repo";

export const threadUseCases = {
  getThread: visitor(reading(getThread)),
  writeMessage: visitor(writeMessage),
  getDepartureMessages: adminOrStaff("bookings", "bookings", reading(getDepartureMessages)),
  messageDeparture: adminOrStaff("bookings", "bookings", messageDeparture),
  cancelDepartureMessage: adminOrStaff("bookings", "bookings", cancelDepartureMessage),
  reportThread: visitor(reportThread),
  listOperatorThreads: staff("bookings", actorQuery(listThreads)),
  countUnreadThreads: operator(reading(countUnreadThreads)),
  listUnreadBookings: traveler(reading(listUnreadBookings)),
  listThreadReports: admin("messages", query(listReports)),
  readReportedThread: admin("messages", readReportedThread),
  handleThreadReport: admin("messages", handleThreadReport),
  listTeamInbox: admin("messages", query(listToTeam)),
};
