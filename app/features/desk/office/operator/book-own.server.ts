import { redirect } from "react-router";
import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import { ownBookingSchema } from "~/domain/desk/own-booking-schema";
import { AppError } from "~/domain/errors";
import type { Quote } from "~/domain/prices/quote";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import type { PageServices } from "../../../../../worker/platform/http/page-services";

/** Price that the form shows next. */
export interface OwnPrice {
  quote: Quote | null;
}

const postedSchema = z.discriminatedUnion("intent", [
  // A price needs only the trip.
  z.object({
    intent: z.literal("quote"),
    ...z.object(ownBookingSchema.shape).pick({
      tour: true,
      travelDate: true,
      startTime: true,
      numberOfTravelers: true,
      children: true,
      infants: true,
      roomType: true,
    }).shape,
  }),
  ownBookingSchema.safeExtend({
    intent: z.literal("book"),
    idempotencyKey: z.uuid(),
    expectedTotal: z.coerce.number().int(),
  }),
]);

/** Quotes an operator's own booking, or creates it and redirects to its page. */
export async function bookOwn(services: PageServices, viewer: Viewer, request: Request) {
  const form = await readForm(request);
  return answerForm<z.output<typeof postedSchema>, OwnPrice>(
    form,
    postedSchema,
    async (posted) => {
      if (posted.intent === "quote") {
        const { intent: _, ...trip } = posted;
        return { result: { quote: await services.quoteOwnBooking(viewer, trip) } };
      }
      const { intent: _, ...booking } = posted;
      const { bookingId } = await services.createOwnBooking(viewer, booking);
      throw redirect(`/operator/bookings/${bookingId}`, 303);
    },
    async (_error, posted) => ({
      quote: await services.quoteOwnBooking(viewer, posted).catch((error: unknown) => {
        if (error instanceof AppError) return null;
        throw error;
      }),
    }),
  );
}
