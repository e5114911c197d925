import { z } from "zod";
import { partyMessageSchema, reportReasonSchema } from "~/domain/bookings/booking-message";
import type { PageServices } from "../../../worker/platform/http/page-services";
import type { ThreadVisitor } from "../../../worker/threads/open-thread";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { threadMessages } from "./messages";

const changeSchema = z.discriminatedUnion("intent", [
  partyMessageSchema.extend({ intent: z.literal("message") }),
  z.object({ intent: z.literal("report"), reason: reportReasonSchema }),
]);

/** Posts to a thread or reports it. */
export async function changeThread(
  services: PageServices,
  visitor: ThreadVisitor,
  bookingId: string,
  request: Request,
) {
  const { headers } = request;
  return answerForm(await readForm(request), changeSchema, async (change) => {
    if (change.intent === "report") {
      await services.reportThread(visitor, { reason: change.reason, bookingId }, headers);
      return threadMessages().reported;
    }
    const { intent: _, ...message } = change;
    await services.writeMessage(visitor, { ...message, bookingId }, headers);
    return threadMessages().sent;
  });
}
