import { z } from "zod";
import { addDays } from "~/domain/calendar/calendar";
import { daySchema } from "~/domain/calendar/day-schema";
import { queryErrors } from "~/domain/errors/query-messages/messages";

/** The availability of a tour as the API sends it. Separate from its rules, which pages use without zod. */

const dayStatuses = ["open", "limited", "sold_out", "closed"] as const;

/** Maximum days per request. */
export const maxDays = 400;

/** The query of `GET /api/tours/{slug}/availability`; both ends inclusive. */
export const availabilityQuerySchema = z
  .strictObject({ from: daySchema(), to: daySchema() })
  .refine(({ from, to }) => from <= to, { path: ["to"], error: () => queryErrors().endBeforeStart })
  .refine(({ from, to }) => to < addDays(from, maxDays), {
    path: ["to"],
    error: () => queryErrors().atMostDays(maxDays),
  });
export type AvailabilityQuery = z.output<typeof availabilityQuerySchema>;

/** The start in a response. */
export const startTimeSchema = z
  .string()
  .optional()
  .meta({ description: "HH:mm, IST; only of a tour that starts several times a day", example: "06:00" });

/** The options in a response. */
const optionsSchema = z
  .array(z.object({ optionId: z.string(), seatsLeft: z.int().min(0), priceInr: z.int() }))
  .optional()
  .meta({
    description:
      "Only of a tour with options: seats that a booking of each can take, and its price on this day",
  });

const availableDaySchema = z.object({
  date: z.string().meta({ example: "2027-06-12" }),
  seatsLeft: z.int().min(0).meta({ description: "0 on a closed day" }),
  priceInr: z.int().meta({ description: "Price per adult on this day, whole rupees" }),
  status: z.enum(dayStatuses),
  reason: z.string().optional().meta({ description: "Why the day is closed, for travelers" }),
  guaranteed: z
    .boolean()
    .optional()
    .meta({ description: "If the tour has a smallest party: true once the departure runs for certain" }),
  travelersNeeded: z
    .int()
    .optional()
    .meta({ description: "Travelers missing until the departure is guaranteed" }),
  starts: z
    .array(
      z.object({
        startTime: z.string().meta({ description: "HH:mm, IST", example: "06:00" }),
        seatsLeft: z.int().min(0),
        status: z.enum(dayStatuses),
        priceInr: z.int(),
        reason: z.string().optional().meta({ description: "Why the start is closed, for travelers" }),
        options: optionsSchema,
      }),
    )
    .optional()
    .meta({
      description:
        "Only of a tour that starts several times a day: its starts, earliest first. The day's own fields sum them up",
    }),
  options: optionsSchema,
  closures: z.array(z.string()).optional().meta({
    description: "Sites that are closed when the tour is there, and what it does instead, for travelers",
  }),
});
export type AvailableDay = z.output<typeof availableDaySchema>;
export type AvailableStart = NonNullable<AvailableDay["starts"]>[number];

export const availabilitySchema = z.object({ days: z.array(availableDaySchema) });
