import { data } from "react-router";
import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import { requiredReasonSchema } from "~/domain/bookings/change-request";
import { AppError } from "~/domain/errors";
import type { FieldErrors } from "~/domain/errors";
import { receivedPaymentSchema } from "~/domain/payments/payment";
import type { Services } from "../../../worker/services";

/** Result of an operator's change of a booking. */
export interface OperatorBookingChange {
  isDone: boolean;
  /** Intent of the submitted form. */
  intent: string;
  /** Success or error message; null if the field errors say it. */
  message: string | null;
  errors: FieldErrors;
  /** Unique id of an answer that completes a form; null while fields have errors. */
  round: string | null;
  typed: Record<string, string>;
}

const expectedVersion = z.coerce.number().int().min(0);
const amount = z.coerce.number("Please enter whole rupees.").pipe(receivedPaymentSchema.shape.amount);

const changeSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("cancelled"), expectedVersion, reason: requiredReasonSchema }),
  z.object({ intent: z.literal("completed"), expectedVersion }),
  z.object({ intent: z.literal("no-show"), expectedVersion }),
  z.object({
    intent: z.literal("payment"),
    expectedVersion,
    amount,
    method: receivedPaymentSchema.shape.method,
    receiptId: z.uuid(),
  }),
]);

const done = {
  cancelled: "The booking is canceled. The customer is notified by e-mail.",
  completed: "The trip is marked as completed.",
  "no-show": "The booking is marked as a no-show.",
  payment: "The payment is recorded.",
};

/** Handles the forms of a booking's page. */
export async function changeOperatorBooking(
  services: Services,
  viewer: Viewer,
  bookingId: string,
  form: FormData,
) {
  const typed = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const intent = typed["intent"] ?? "";
  const answer = (result: Partial<OperatorBookingChange>, status = 200) =>
    data<OperatorBookingChange>(
      {
        isDone: false,
        intent,
        message: null,
        errors: {},
        typed,
        round: result.isDone || status === 409 ? crypto.randomUUID() : null,
        ...result,
      },
      { status },
    );
  const parsed = changeSchema.safeParse(typed);
  if (!parsed.success) {
    const errors: FieldErrors = {};
    for (const { path, message } of parsed.error.issues) {
      const name = String(path[0]);
      errors[name] = [...(errors[name] ?? []), message];
    }
    const isAboutField = "reason" in errors || "amount" in errors || "method" in errors;
    return answer({ errors, message: isAboutField ? null : "Unknown action." }, 422);
  }
  const change = parsed.data;
  try {
    if (change.intent === "payment") {
      const { intent: _, ...payment } = change;
      await services.recordReceivedPayment(viewer, { bookingId, ...payment });
    } else if (change.intent === "cancelled") {
      const { reason } = change;
      await services.changeCustomerBooking(viewer, {
        bookingId,
        status: "cancelled",
        reason,
        expectedVersion: change.expectedVersion,
      });
    } else {
      await services.changeCustomerBooking(viewer, {
        bookingId,
        status: change.intent,
        expectedVersion: change.expectedVersion,
      });
    }
    return answer({ isDone: true, message: done[change.intent], typed: {} });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { message, errors = {}, status } = error;
    return answer({ errors, message: "amount" in errors ? null : message }, status);
  }
}
