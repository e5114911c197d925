import { z } from "zod";
import { auditSubjects } from "~/domain/audit/audit";
import { isTravelDate } from "~/domain/calendar/calendar";
import { filterOf, listQuerySchema } from "~/lib/pages/list-query";

const day = z.string().refine(isTravelDate).optional().catch(undefined);

export const auditQuerySchema = listQuerySchema(["-when", "when"], {
  subject: filterOf(auditSubjects),
  subjectId: z.string().max(200).optional().catch(undefined),
  actor: z.string().max(200).optional().catch(undefined),
  from: day,
  to: day,
});
