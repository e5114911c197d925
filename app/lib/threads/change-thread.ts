import { data } from "react-router";
import { z } from "zod";
import { partyMessageSchema, reportReasonSchema } from "~/domain/bookings/booking-message";
import { AppError } from "~/domain/errors";
import type { FieldErrors } from "~/domain/errors";
import type { Services } from "../../../worker/services";
import type { ThreadVisitor } from "../../../worker/threads/open-thread";
import { submittedValues } from "~/lib/forms/read-form";

/** Result of a form on a thread's page. */
export interface ThreadResult {
  intent: "message" | "report";
  isDone: boolean;
  /** Error of the whole form or success message; null if only fields have errors. */
  message: string | null;
  errors: FieldErrors;
  /** Entered text, and the id of a sent message. */
  typed: Record<string, string>;
}

const reportSchema = z.object({ reason: reportReasonSchema });

/** Posts to a thread or reports it. Access to the thread is checked before the form is validated. */
export async function changeThread(
  services: Services,
  visitor: ThreadVisitor,
  { bookingId, form, headers }: { bookingId: string; form: FormData; headers: Headers },
) {
  const intent = z.enum(["message", "report"]).safeParse(form.get("intent"));
  if (!intent.success) throw data("Unknown action.", { status: 422 });
  const typed = submittedValues(form, ["messageId", "to", "text", "reason"]);
  const answer = (result: Omit<ThreadResult, "intent" | "typed">, status = 200) =>
    data<ThreadResult>({ intent: intent.data, typed, ...result }, { status });
  const refuse = async (error: z.ZodError) => {
    await services.getThread(visitor, bookingId);
    const errors = z.flattenError(error).fieldErrors as FieldErrors;
    return answer({ isDone: false, message: errors["messageId"]?.[0] ?? null, errors }, 422);
  };
  try {
    if (intent.data === "message") {
      const message = partyMessageSchema.safeParse(typed);
      if (!message.success) return await refuse(message.error);
      await services.writeMessage(visitor, { ...message.data, bookingId }, headers);
      return answer({ isDone: true, message: "Your message was sent.", errors: {} });
    }
    const report = reportSchema.safeParse(typed);
    if (!report.success) return await refuse(report.error);
    await services.reportThread(visitor, { ...report.data, bookingId }, headers);
    return answer({
      isDone: true,
      message: "Thank you. Our team will review these messages.",
      errors: {},
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { message, errors = {}, status } = error;
    return answer(
      { isDone: false, message: Object.keys(errors).length > 0 ? null : message, errors },
      status,
    );
  }
}
