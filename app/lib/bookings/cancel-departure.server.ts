import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import { requiredReasonSchema } from "~/domain/bookings/change-request";
import type { DepartureDate } from "~/domain/departures/departure-change";
import { AppError, invalidFields } from "~/domain/errors";
import { formatRupees } from "~/domain/money/money";
import { bulkAction } from "~/lib/forms/bulk-action.server";
import { seenNumberSchema } from "~/lib/forms/read-form";
import type { Services } from "../../../worker/services";

const termsSchema = z.object({
  fault: z.enum(["nobody", "operator", "platform"]).catch("operator"),
  reason: requiredReasonSchema,
});

/** Handles the form that cancels the bookings of a departure. */
export function cancelDeparture(
  services: Services,
  viewer: Viewer,
  departure: DepartureDate,
  form: FormData,
) {
  return bulkAction(form, {
    "cancel-all": async (bookingId) => {
      const { data: terms, error } = termsSchema.safeParse(Object.fromEntries(form));
      if (error) throw invalidFields({ reason: error.issues.map(({ message }) => message) });
      const { data: expectedRefund } = seenNumberSchema.safeParse(form.get(`refund-${bookingId}`));
      if (expectedRefund === undefined) throw new AppError("invalid", "Reload the page and try again.");
      const booking = { ...departure, ...terms, bookingId, expectedRefund };
      const refund = await services.cancelOfDeparture(viewer, booking);
      if (refund === null) return "Canceled already";
      return refund === 0 ? "Canceled, nothing was paid" : `Canceled, ${formatRupees(refund)} refunded`;
    },
  });
}
