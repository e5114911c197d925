import { mailStatuses } from "~/domain/outbox";
import { filterOf, listQuerySchema } from "./list-query";

export const outboxQuerySchema = listQuerySchema(["-written", "written", "to", "-to", "-attempts"], {
  status: filterOf(mailStatuses),
});
