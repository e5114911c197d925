import { z } from "zod";

/** Seats that a booking of each option can take, for a tour with options. */
const optionsSchema = z.array(z.strictObject({ optionId: z.string(), seatsLeft: z.int().min(0) })).optional();

/**
 * Messages of a tour's public seat channel. Both sides import this module; the browser parses every message. They contain days
 * and numbers only, never who booked or holds seats.
 */
export const seatsMessageSchema = z.strictObject({
  type: z.literal("seats"),
  days: z.array(
    z.strictObject({
      date: z.string(),
      /** Neither booked nor held. */
      seatsLeft: z.int().min(0),
      /** Why the operator closed the day, as a sentence; omitted if open. */
      closed: z.string().optional(),
      options: optionsSchema,
      /** Starts of the day, for a tour with several. */
      starts: z
        .array(
          z.strictObject({
            startTime: z.string(),
            seatsLeft: z.int().min(0),
            closed: z.string().optional(),
            options: optionsSchema,
          }),
        )
        .optional(),
    }),
  ),
});
export type SeatsMessage = z.infer<typeof seatsMessageSchema>;
export type SeatsOfDay = SeatsMessage["days"][number];
