import { data } from "react-router";
import { z } from "zod";
import { bookingMessageSchema } from "~/domain/bookings/booking-message";
import { settableStatuses } from "~/domain/bookings/booking-status";
import type { BulkResult } from "~/domain/bulk";
import { changeReasonSchema } from "~/domain/bookings/change-request";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { AppError } from "~/domain/errors";
import type { Viewer } from "~/domain/accounts/account";
import type { Services } from "../../../worker/services";
import { seenNumberSchema } from "~/lib/forms/read-form";
import { runBulk } from "~/lib/forms/run-bulk.server";

/** Result of an administrator's change of bookings. */
export interface BookingChangeResult {
  isDone: boolean;
  /** Error or success message; null if there is nothing to say. */
  message: string | null;
  /** The booking it is about, if it is a single one. */
  bookingId: string | null;
  errors?: Record<string, string[]>;
  /** Entered values. */
  typed?: Record<string, string>;
  /** Current booking if it changed since the administrator loaded it. */
  current?: AdminBooking;
  bulk?: BulkResult;
}

const notShown = "The form is incomplete, so nothing was changed. Open the booking again.";

const statusSchema = z.object({
  intent: z.literal("status"),
  bookingId: z.string().max(40),
  status: z.enum(settableStatuses),
  reason: changeReasonSchema,
  expectedRefund: seenNumberSchema.optional(),
  expectedVersion: seenNumberSchema,
});

const changeSchema = z.discriminatedUnion("intent", [
  statusSchema.refine(
    ({ status, expectedRefund }) => status !== "cancelled" || expectedRefund !== undefined,
    {
      path: ["expectedRefund"],
      error: notShown,
    },
  ),
  z.object({ intent: z.literal("message"), bookingId: z.string().max(40), ...bookingMessageSchema.shape }),
  z.object({ intent: z.literal("bulk-confirm") }),
  z.object({ intent: z.literal("bulk-cancel"), reason: changeReasonSchema }),
]);

/** Handles the forms of the booking list and of a booking's page. The caller has authorized an administrator. */
export async function changeBookings(services: Services, viewer: Viewer, form: FormData) {
  const typed = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  // Forms without an intent change the status.
  const parsed = changeSchema.safeParse({ intent: "status", ...typed });
  const bookingId = typed["bookingId"] ?? null;
  if (!parsed.success) {
    const isMessage = typed["intent"] === "message";
    const errors: Record<string, string[]> = {};
    for (const { path, message } of parsed.error.issues) (errors[String(path[0])] ??= []).push(message);
    const isUnguarded = "expectedVersion" in errors || "expectedRefund" in errors;
    const message = isMessage
      ? "The message was not sent."
      : (errors["reason"]?.[0] ?? (isUnguarded ? notShown : "Unknown action."));
    return answer({ isDone: false, message, bookingId, errors, typed }, 422);
  }
  const change = parsed.data;
  try {
    switch (change.intent) {
      case "status":
        await services.changeBookingStatus(viewer, change);
        return answer({ isDone: true, message: null, bookingId });
      case "message":
        await services.sendBookingMessage(viewer, change);
        return answer({ isDone: true, message: "The message was sent.", bookingId, typed });
      case "bulk-confirm":
        return answer({
          isDone: true,
          message: null,
          bookingId: null,
          bulk: await confirmAll(services, viewer, form),
        });
      case "bulk-cancel":
        return answer({
          isDone: true,
          message: null,
          bookingId: null,
          bulk: await cancelAll(services, viewer, form, change.reason),
        });
      default:
        return change satisfies never;
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { message, errors, status } = error;
    const current =
      status === 409 && bookingId !== null
        ? (await services.getAdminBooking(viewer, bookingId)).booking
        : undefined;
    return answer(
      { isDone: false, message, bookingId, typed, ...(errors && { errors }), ...(current && { current }) },
      status,
    );
  }
}

function answer(result: BookingChangeResult, status = 200) {
  return data(result, { status });
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

function confirmAll(services: Services, viewer: Viewer, form: FormData): Promise<BulkResult> {
  return runBulk(form.getAll("id"), async (bookingId) => {
    const expectedVersion = seenIn(form, "version", bookingId);
    await services.changeBookingStatus(viewer, { bookingId, status: "confirmed", expectedVersion });
    return "Confirmed";
  });
}

function cancelAll(
  services: Services,
  viewer: Viewer,
  form: FormData,
  reason: string | null,
): Promise<BulkResult> {
  return runBulk(form.getAll("id"), async (bookingId) => {
    const expectedVersion = seenIn(form, "version", bookingId);
    const expectedRefund = seenIn(form, "refund", bookingId);
    await services.changeBookingStatus(viewer, {
      bookingId,
      status: "cancelled",
      reason,
      expectedRefund,
      expectedVersion,
    });
    return "Cancelled";
  });
}
