import { mailStatuses } from "~/domain/mail/outbox";
import { filterOf, listQuerySchema } from "~/lib/pages/list-query";

export const outboxQuerySchema = listQuerySchema(["-written", "written", "to", "-to", "-attempts"], {
  status: filterOf(mailStatuses),
});
