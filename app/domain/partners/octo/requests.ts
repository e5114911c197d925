import { z } from "zod";
import { daySchema } from "~/domain/calendar/day-schema";
import { maxDays } from "~/domain/departures/availability-schema";
import { addDays, isTravelDate } from "~/domain/calendar/calendar";
import { plainText } from "~/domain/plain-text";
import { octoWebhookEvents, type OctoWebhookEvent } from "../webhook";
import { OctoError, unprocessable } from "./errors";

/** Bodies of OCTO's requests; unknown fields are ignored, as the standard asks. Source: octotravel/typespec. */

const id = z.string().max(200);
const text = (max: number) => z.string().max(max).regex(plainText).nullish();
const reference = z.string().min(1).max(100).regex(plainText).nullish();
/** Any unit items up to far more than a party: more are refused with a reason. */
const maxItems = 100;

const contactSchema = z.object({
  fullName: text(160),
  firstName: text(80),
  lastName: text(80),
  emailAddress: text(254),
  phoneNumber: text(60),
  postalCode: text(20),
  country: text(60),
  notes: text(1000),
  locales: z.array(z.string().max(35)).max(20).nullish(),
});
export type OctoContact = z.output<typeof contactSchema>;

const unitItemsSchema = z
  .array(z.object({ uuid: z.uuid().nullish(), unitId: id, resellerReference: reference }))
  .min(1)
  .max(maxItems);
export type AskedUnitItem = z.output<typeof unitItemsSchema>[number];

const expirationMinutes = z
  .int()
  .min(1)
  .max(24 * 60)
  .nullish();

const span = {
  productId: id,
  optionId: id,
  localDateStart: daySchema().nullish(),
  localDateEnd: daySchema().nullish(),
  units: z
    .array(z.object({ id, quantity: z.int().min(0).max(maxItems) }))
    .max(20)
    .nullish(),
};

export const availabilityBody = z.object({ ...span, availabilityIds: z.array(id).max(400).nullish() });
export const calendarBody = z.object(span);

/** Returns the days that a request asks for. @throws OctoError `BAD_REQUEST` without days, or with too many */
export function daysAsked(asked: z.output<typeof availabilityBody>): {
  from: string;
  to: string;
  ids: string[] | null;
} {
  const ids = asked.availabilityIds ?? null;
  if (ids && asked.localDateStart)
    throw new OctoError("BAD_REQUEST", {}, "Send localDateStart and localDateEnd, or availabilityIds");
  const days = (ids ?? [])
    .map((each) => each.slice(0, 10))
    .filter(isTravelDate)
    .toSorted();
  const from = asked.localDateStart ?? days[0];
  const to = asked.localDateEnd ?? days.at(-1);
  if ((asked.localDateStart || asked.localDateEnd) && !(asked.localDateStart && asked.localDateEnd))
    throw new OctoError("BAD_REQUEST", {}, "Send localDateStart and localDateEnd together");
  if (from === undefined || to === undefined) {
    if (ids) return { from: "", to: "", ids };
    throw new OctoError("BAD_REQUEST", {}, "Send localDateStart and localDateEnd, or availabilityIds");
  }
  if (from > to || to >= addDays(from, maxDays))
    throw new OctoError("BAD_REQUEST", {}, `Send up to ${maxDays} days, the first one first`);
  return { from, to, ids };
}

export const reservationBody = z.object({
  uuid: z.uuid().nullish(),
  productId: id,
  optionId: id,
  availabilityId: id.nullish(),
  expirationMinutes,
  notes: text(1000),
  unitItems: unitItemsSchema,
  resellerReference: reference,
  contact: contactSchema.nullish(),
});
export type ReservationBody = z.output<typeof reservationBody>;

export const updateBody = reservationBody.omit({ uuid: true }).partial();
export type UpdateBody = z.output<typeof updateBody>;

export const confirmBody = z.object({
  emailReceipt: z.boolean().nullish(),
  resellerReference: reference,
  contact: contactSchema.nullish(),
  unitItems: unitItemsSchema.nullish(),
});
export type ConfirmBody = z.output<typeof confirmBody>;

export const cancelBody = z.object({ reason: text(500), force: z.boolean().nullish() });
export const extendBody = z.object({ expirationMinutes });

export const webhookBody = z.object({
  url: z.string().min(1).max(2000),
  event: z.enum(Object.keys(octoWebhookEvents) as OctoWebhookEvent[]),
});
export type WebhookBody = z.output<typeof webhookBody>;

/** Reads a body. @throws OctoError `BAD_REQUEST` with the fields that are wrong */
export function readBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(body);
  if (error) {
    const fields = [...new Set(error.issues.map(({ path }) => path.join(".") || "body"))];
    // The standard tells a missing party from a malformed request.
    if (fields.every((field) => field === "unitItems")) throw unprocessable("Send at least one of unitItems");
    throw new OctoError("BAD_REQUEST", {}, `Missing or wrong: ${fields.slice(0, 10).join(", ")}`);
  }
  return data;
}
