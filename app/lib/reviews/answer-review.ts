import { data } from "react-router";
import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import { reportReasonSchema } from "~/domain/bookings/booking-message";
import { AppError } from "~/domain/errors";
import type { FieldErrors } from "~/domain/errors";
import { replyTextSchema } from "~/domain/reviews/review-form";
import type { Services } from "../../../worker/services";

const id = z.string().max(60);
const answerSchema = z.object({
  id,
  text: replyTextSchema,
  isFinal: z.literal("yes", "Please confirm this."),
});
const reportSchema = z.object({ id, reason: reportReasonSchema });

/** Result of a reply to a review or a report of it. */
export interface OwnReviewResult {
  intent: "answer" | "report";
  /** Review id. */
  id: string;
  isDone: boolean;
  /** Error of the whole form or success message; null if only fields have errors. */
  message: string | null;
  errors: FieldErrors;
  /** Entered text. */
  typed: string;
}

/** Replies to a review or reports it. */
export async function answerOrReport(services: Services, viewer: Viewer, form: FormData) {
  const fields = Object.fromEntries(form);
  const intent = z.enum(["answer", "report"]).safeParse(fields["intent"]);
  if (!intent.success) throw data("Unknown action.", { status: 422 });
  const typed = fields[intent.data === "answer" ? "text" : "reason"];
  const result = (outcome: { isDone: boolean; message: string | null; errors?: FieldErrors }, status = 200) =>
    data<OwnReviewResult>(
      {
        errors: {},
        ...outcome,
        intent: intent.data,
        id: typeof fields["id"] === "string" ? fields["id"] : "",
        typed: typeof typed === "string" ? typed : "",
      },
      { status },
    );
  const refuse = (error: z.ZodError) =>
    result({ isDone: false, message: null, errors: z.flattenError(error).fieldErrors as FieldErrors }, 422);
  try {
    if (intent.data === "answer") {
      const answer = answerSchema.safeParse(fields);
      if (!answer.success) return refuse(answer.error);
      await services.answerReview(viewer, answer.data);
      return result({
        isDone: true,
        message: "Your answer is published. It appears on the tour's page within a minute.",
      });
    }
    const report = reportSchema.safeParse(fields);
    if (!report.success) return refuse(report.error);
    await services.reportReview(viewer, report.data);
    return result({ isDone: true, message: "Thank you. Our team will check this review." });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return result({ isDone: false, message: error.message }, error.status);
  }
}
