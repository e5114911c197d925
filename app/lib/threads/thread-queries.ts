import { filterOf, listQuerySchema } from "~/lib/pages/list-query";

/** URL parameters of the list of reported threads. */
export const threadReportsQuery = listQuerySchema(["-reported"], { state: filterOf(["open", "handled"]) });

/** URL parameters of the platform's inbox of booking messages. */
export const teamInboxQuery = listQuerySchema(["-written"], { state: filterOf(["open", "answered"]) });
