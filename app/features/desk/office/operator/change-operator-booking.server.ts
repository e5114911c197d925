import { z } from "zod";
import { heldKindFor, type HeldKind } from "~/domain/office/held-changes";
import type { Viewer } from "~/domain/accounts/account";
import { ownBookingChangeSchema } from "~/domain/desk/own-booking-schema";
import { exemptionFields } from "~/domain/departures/exemption";
import { requiredReasonSchema } from "~/domain/bookings/change-request";
import { receivedPaymentSchema } from "~/domain/money/payments/payment";
import { AppError } from "~/domain/errors";
import { typedNumber } from "~/domain/typed-input/typed-number";
import { answerForm } from "~/platform/forms/answer-form";
import { bulkAction } from "~/office/lists/bulk-action.server";
import { heldBackBy } from "~/office/undo/hold-back.server";
import { seenNumberSchema } from "~/platform/forms/read-form";
import type { PageServices } from "../../../../../worker/platform/http/page-services";

const expectedVersion = seenNumberSchema;
const amount = typedNumber(receivedPaymentSchema.shape.amount);

const changeSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("cancelled"),
    expectedVersion,
    reason: requiredReasonSchema,
    ...exemptionFields,
  }),
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
export function changeOperatorBooking(
  services: PageServices,
  viewer: Viewer,
  bookingId: string,
  form: FormData,
) {
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
      const { intent, expectedVersion: version } = change;
      const hold = heldBackBy(services, viewer);
      return (await hold({ kind: heldKindFor[intent], id: bookingId, version }, done[intent])) ?? undefined;
    }
    return done[change.intent];
  });
}

/** Handles the forms of the booking list, which record the outcome of the selected bookings. */
export function changeOperatorBookings(services: PageServices, viewer: Viewer, form: FormData) {
  const hold = heldBackBy(services, viewer);
  const record = (kind: HeldKind, message: string) => (id: string) => {
    const { data: version } = seenNumberSchema.safeParse(form.get(`version-${id}`));
    if (version === undefined)
      throw new AppError(
        "invalid",
        "The form is incomplete, so nothing was changed. Open the booking again.",
      );
    return hold({ kind, id, version }, message);
  };
  return bulkAction(form, {
    completed: record("booking.complete", "Completed"),
    "no-show": record("booking.no-show", "No-show"),
  });
}
