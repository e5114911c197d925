import { z } from "zod";
import { auditSubjects } from "~/domain/audit";
import { filterOf, listQuerySchema } from "./list-query";

/** What an address says of the list of actions. */
export const auditQuerySchema = listQuerySchema(["-when", "when"], {
  subject: filterOf(auditSubjects),
  subjectId: z.string().max(200).optional().catch(undefined),
});
