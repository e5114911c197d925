import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import { ownBookingChangeSchema } from "~/domain/bookings/own-booking-schema";
import { requiredReasonSchema } from "~/domain/bookings/change-request";
import { receivedPaymentSchema } from "~/domain/payments/payment";
import { answerForm } from "~/lib/forms/answer-form";
import { seenNumberSchema } from "~/lib/forms/read-form";
import type { Services } from "../../../worker/services";

const expectedVersion = seenNumberSchema;
const amount = z.coerce.number("Please enter whole rupees.").pipe(receivedPaymentSchema.shape.amount);

const changeSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("cancelled"), expectedVersion, reason: requiredReasonSchema }),
  z.object({ intent: z.literal("completed"), expectedVersion }),
  z.object({ intent: z.literal("no-show"), expectedVersion }),
  ownBookingChangeSchema.safeExtend({ intent: z.literal("own"), expectedVersion }),
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
  own: "The booking is changed.",
};

/** Handles the forms of a booking's page. */
export function changeOperatorBooking(services: Services, viewer: Viewer, bookingId: string, form: FormData) {
  return answerForm(form, changeSchema, async (change) => {
    if (change.intent === "payment") {
      const { intent: _, ...payment } = change;
      await services.recordReceivedPayment(viewer, { bookingId, ...payment });
    } else if (change.intent === "own") {
      const { intent: _, ...own } = change;
      await services.changeOwnBooking(viewer, { bookingId, ...own });
    } else if (change.intent === "cancelled") {
      const { intent: status, ...cancellation } = change;
      await services.changeCustomerBooking(viewer, { bookingId, status, ...cancellation });
    } else {
      const { intent: status, expectedVersion: seen } = change;
      await services.changeCustomerBooking(viewer, { bookingId, status, expectedVersion: seen });
    }
    return done[change.intent];
  });
}
