import { z } from "zod";
import { bookingFields } from "~/domain/bookings/booking";
import { startTimeSchema } from "~/domain/departures/availability-schema";
import { queryErrors } from "~/domain/errors/query-messages/messages";
import { proofSchema } from "~/domain/proof-of-work";

/** Seats held while a booking form is filled in. */

/** The body of `POST /api/holds`. Unknown keys are rejected. */
export const holdRequestSchema = z.strictObject({
  tour: bookingFields.tour,
  travelDate: bookingFields.travelDate,
  startTime: bookingFields.startTime,
  optionId: bookingFields.optionId,
  numberOfTravelers: bookingFields.numberOfTravelers,
  proof: proofSchema,
});
export type HoldRequest = z.output<typeof holdRequestSchema>;

/** The body of `PATCH /api/holds/{holdId}`: another number of seats, more time, or both. */
export const holdChangeSchema = z
  .strictObject({
    numberOfTravelers: bookingFields.numberOfTravelers.optional(),
    extend: z.literal(true, { error: () => queryErrors().extendIsTrue }).optional(),
  })
  .refine(({ numberOfTravelers, extend }) => numberOfTravelers !== undefined || extend !== undefined, {
    path: ["numberOfTravelers"],
    error: () => queryErrors().holdUnchanged,
  });
export type HoldChange = z.output<typeof holdChangeSchema>;

export const holdSchema = z.object({
  holdId: z.uuid(),
  tourSlug: z.string().meta({ example: "ooty" }),
  travelDate: z.string().meta({ example: "2027-06-12" }),
  startTime: startTimeSchema,
  optionId: bookingFields.optionId.meta({ description: "Only of a tour with options" }),
  numberOfTravelers: z.int(),
  expiresAt: z.iso.datetime().meta({ description: "Time at which the seats are released, UTC" }),
  canExtend: z
    .boolean()
    .meta({ description: "True if the hold can still be extended: once, by its full duration" }),
});
export type Hold = z.output<typeof holdSchema>;
