import type { Viewer } from "~/domain/accounts/account";
import type { PartyMessage } from "~/domain/bookings/booking-message";
import { requireWithinLimit } from "../http/rate-limit";
import type { Dependencies } from "../services";
import { countUnreadThreads, listUnreadBookings } from "./count-unread-threads";
import { getThread } from "./get-thread";
import { handleThreadReport, listThreadReports, readReportedThread } from "./handle-thread-report";
import { listOperatorThreads } from "./list-operator-threads";
import { listTeamInbox } from "./list-team-inbox";
import type { ThreadVisitor } from "./open-thread";
import { reportThread } from "./report-thread";
import { writeMessage } from "./write-message";

export function threadServices({ db, clock, keys, bookingMailer, audit, limiters }: Dependencies) {
  const limitMessages = (headers: Headers) =>
    requireWithinLimit(limiters.form, headers, "Too many messages. Please wait a minute.");
  return {
    getThread: (visitor: ThreadVisitor, bookingId: string) => getThread({ db, keys }, visitor, bookingId),
    writeMessage: async (
      visitor: ThreadVisitor,
      message: PartyMessage & { bookingId: string },
      headers: Headers,
    ) => {
      await limitMessages(headers);
      await writeMessage({ db, clock, keys, bookingMailer }, visitor, message);
    },
    reportThread: async (
      visitor: ThreadVisitor,
      report: { bookingId: string; reason: string },
      headers: Headers,
    ) => {
      await limitMessages(headers);
      await reportThread({ db, clock, keys }, visitor, report);
    },
    listOperatorThreads: (viewer: Viewer | null, query: Parameters<typeof listOperatorThreads>[2]) =>
      listOperatorThreads({ db }, viewer, query),
    countUnreadThreads: (viewer: Viewer | null) => countUnreadThreads({ db }, viewer),
    listUnreadBookings: (viewer: Viewer | null) => listUnreadBookings({ db }, viewer),
    listThreadReports: (viewer: Viewer | null, query: Parameters<typeof listThreadReports>[2]) =>
      listThreadReports({ db }, viewer, query),
    readReportedThread: (viewer: Viewer | null, bookingId: string) =>
      readReportedThread(audit, viewer, bookingId),
    handleThreadReport: (viewer: Viewer | null, id: string) => handleThreadReport(audit, viewer, id),
    listTeamInbox: (viewer: Viewer | null, query: Parameters<typeof listTeamInbox>[2]) =>
      listTeamInbox({ db }, viewer, query),
  };
}
