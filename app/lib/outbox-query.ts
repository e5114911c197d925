import { mailStatuses } from "~/domain/outbox";
import { filterOf, listQuerySchema } from "./list-query";

/** What an address says of the mail outbox. */
export const outboxQuerySchema = listQuerySchema(["-written", "written", "to", "-to", "-attempts"], {
  status: filterOf(mailStatuses),
});
