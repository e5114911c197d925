import { z } from "zod";
import { bookingMessageSchema } from "~/domain/bookings/booking-message";
import { settableStatuses } from "~/domain/bookings/booking-status";
import { changeReasonSchema } from "~/domain/bookings/change-request";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { compensationTransferSchema } from "~/domain/bookings/compensation";
import { cancellationFields, goodwillSchema } from "~/domain/bookings/cancellation-terms";
import { heldKindFor } from "~/domain/office/held-changes";
import { formatRupees } from "~/domain/money/money";
import { AppError } from "~/domain/errors";
import type { Viewer } from "~/domain/accounts/account";
import type { PageServices } from "../../../../../worker/platform/http/page-services";
import { answerForm } from "~/platform/forms/answer-form";
import { heldBackBy } from "~/office/undo/hold-back.server";
import { bulkAction } from "~/office/lists/bulk-action.server";
import { seenNumberSchema } from "~/platform/forms/read-form";

const notShown = "The form is incomplete, so nothing was changed. Open the booking again.";

/** Number that guards the change; undefined if the form doesn't carry it. */
const guardSchema = seenNumberSchema.optional().catch(undefined);

const bulkCancelSchema = z
  .object({ reason: changeReasonSchema, ...cancellationFields })
  .pick({ reason: true, fault: true, bearer: true, ground: true, evidence: true });

const changeSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("status"),
    bookingId: z.string().max(40),
    status: z.enum(settableStatuses),
    reason: changeReasonSchema,
    expectedRefund: guardSchema,
    expectedVersion: guardSchema,
    ...cancellationFields,
  }),
  goodwillSchema.extend({
    intent: z.literal("goodwill"),
    bookingId: z.string().max(40),
    expectedVersion: guardSchema,
  }),
  compensationTransferSchema.extend({
    intent: z.literal("pay-compensation"),
    bookingId: z.string().max(40),
  }),
  z.object({ intent: z.literal("message"), bookingId: z.string().max(40), ...bookingMessageSchema.shape }),
]);

/**
 * Handles the forms of one booking. After a conflict, the answer has the current booking. The caller has authorized an
 * administrator.
 */
export function changeBookingByForm(services: PageServices, viewer: Viewer, form: FormData) {
  return answerForm<z.output<typeof changeSchema>, AdminBooking>(
    form,
    changeSchema,
    async (change) => {
      if (change.intent === "message") {
        await services.sendBookingMessage(viewer, change);
        return "The message was sent.";
      }
      if (change.intent === "pay-compensation") {
        await services.payCompensation(viewer, change);
        return "The compensation is recorded as paid.";
      }
      if (change.intent === "goodwill") {
        const { expectedVersion, intent: _, ...goodwill } = change;
        if (expectedVersion === undefined) throw new AppError("invalid", notShown);
        await services.refundGoodwill(viewer, { ...goodwill, expectedVersion });
        return `${formatRupees(change.amount)} will be refunded.`;
      }
      const { bookingId, status, expectedRefund, expectedVersion } = change;
      const isGuarded = status !== "cancelled" || expectedRefund !== undefined;
      if (expectedVersion === undefined || !isGuarded) throw new AppError("invalid", notShown);
      if (status === "cancelled") await services.changeBookingStatus(viewer, { ...change, expectedVersion });
      else {
        const held = { kind: heldKindFor[status], id: bookingId, version: expectedVersion };
        await services.holdBack(viewer, { ...held, batch: crypto.randomUUID() });
      }
    },
    async ({ status }, { bookingId }) =>
      status === 409 ? (await services.getAdminBooking(viewer, bookingId)).booking : null,
  );
}

/**
 * Handles the forms of the booking list, which change one booking or the selected ones. The caller has authorized an
 * administrator.
 */
export function changeBookings(services: PageServices, viewer: Viewer, form: FormData) {
  if (!String(form.get("intent")).startsWith("bulk-")) return changeBookingByForm(services, viewer, form);
  const hold = heldBackBy(services, viewer);
  return bulkAction(form, {
    "bulk-confirm": async (id) =>
      hold({ kind: "booking.confirm", id, version: seenIn(form, "version", id) }, "Confirmed"),
    "bulk-cancel": async (bookingId) => {
      const { data: terms, error } = bulkCancelSchema.safeParse(Object.fromEntries(form));
      if (error) throw new AppError("invalid", error.issues[0]?.message ?? notShown);
      const expectedVersion = seenIn(form, "version", bookingId);
      const expectedRefund = seenIn(form, "refund", bookingId);
      await services.changeBookingStatus(viewer, {
        bookingId,
        status: "cancelled",
        ...terms,
        expectedRefund,
        expectedVersion,
      });
      return "Canceled";
    },
  });
}

/** Reads the version or refund that the form was shown with. @throws AppError `invalid` if it is missing */
function seenIn(form: FormData, what: "version" | "refund", bookingId: string): number {
  const { data: seen } = seenNumberSchema.safeParse(form.get(`${what}-${bookingId}`));
  if (seen !== undefined) return seen;
  throw new AppError(
    "invalid",
    what === "refund" ? "The refund couldn't be shown, so the booking was not canceled." : notShown,
  );
}
