import { z } from "zod";
import { bookingFields } from "./booking";

/** Seats kept for somebody while they fill in a booking. */

/** The body of `POST /api/holds`. A key it does not name is refused. */
export const holdRequestSchema = z.strictObject({
  tour: bookingFields.tour,
  travelDate: bookingFields.travelDate,
  numberOfTravelers: bookingFields.numberOfTravelers,
});
export type HoldRequest = z.output<typeof holdRequestSchema>;

/** The body of `PATCH /api/holds/{holdId}`: another number of seats, more time, or both. */
export const holdChangeSchema = z
  .strictObject({
    numberOfTravelers: bookingFields.numberOfTravelers.optional(),
    extend: z.literal(true, "Please send true, or leave it out.").optional(),
  })
  .refine(({ numberOfTravelers, extend }) => numberOfTravelers !== undefined || extend !== undefined, {
    path: ["numberOfTravelers"],
    error: "Please say how many travel, or ask for more time.",
  });
export type HoldChange = z.output<typeof holdChangeSchema>;

export const holdSchema = z.object({
  holdId: z.uuid(),
  tourSlug: z.string().meta({ example: "ooty" }),
  travelDate: z.string().meta({ example: "2027-06-12" }),
  numberOfTravelers: z.int(),
  expiresAt: z.iso.datetime().meta({ description: "When the seats go back on sale, UTC" }),
  canExtend: z.boolean().meta({ description: "Whether it can be had for as long again: once" }),
});
export type Hold = z.output<typeof holdSchema>;
