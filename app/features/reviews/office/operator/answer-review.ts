import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import { reportReasonSchema } from "~/domain/bookings/booking-message";
import { replyTextSchema } from "~/domain/reviews/review-form";
import { answerForm } from "~/platform/forms/answer-form";
import type { PageServices } from "../../../../../worker/platform/http/page-services";

const id = z.string().max(60);
const requestSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("answer"),
    id,
    text: replyTextSchema,
    isFinal: z.literal("yes", "Please confirm this."),
  }),
  z.object({ intent: z.literal("report"), id, reason: reportReasonSchema }),
]);

/** Replies to a review or reports it. */
export function answerOrReport(services: PageServices, viewer: Viewer, form: FormData) {
  return answerForm(form, requestSchema, async (request) => {
    if (request.intent === "answer") {
      await services.answerReview(viewer, request);
      return "Your answer is published. It appears on the tour's page within a minute.";
    }
    await services.reportReview(viewer, request);
    return "Thank you. Our team will check this review.";
  });
}
