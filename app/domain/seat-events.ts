import { z } from "zod";

/**
 * What the open channel of a tour tells everybody who looks at its page. Both sides import this; the browser parses what it
 * gets. It holds days and numbers: who booked or holds seats is never in it.
 */
export const seatsMessageSchema = z.strictObject({
  type: z.literal("seats"),
  days: z.array(
    z.strictObject({
      date: z.string(),
      /** Neither booked nor held by anybody. */
      seatsLeft: z.int().min(0),
      /** Why the operator has closed the day, a sentence; left out where it is not closed. */
      closed: z.string().optional(),
    }),
  ),
});
export type SeatsMessage = z.infer<typeof seatsMessageSchema>;
export type SeatsOfDay = SeatsMessage["days"][number];
