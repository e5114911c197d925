import { filterOf, listQuerySchema } from "./list-query";

/** What an address says of the list of reported threads. */
export const threadReportsQuery = listQuerySchema(["-reported"], { state: filterOf(["open", "handled"]) });

/** What an address says of the messages to us about bookings. */
export const teamInboxQuery = listQuerySchema(["-written"], { state: filterOf(["open", "answered"]) });
