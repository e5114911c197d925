import { Buffer } from "node:buffer";
import { z } from "zod";
import { bookingFields } from "~/domain/bookings/booking";
import { AppError } from "~/domain/errors";
import type { QuoteRequest } from "~/domain/prices/quote-request";
import type { Clock } from "../platform/clock";
import type { Keys } from "../platform/keys/keys";
import { randomId } from "../platform/surroundings";

/** How long a quote is firm, in milliseconds. */
const quoteLifetime = 30 * 60_000;

const tokenSchema = z.object({
  /** The quoted trip: a body of `POST /api/quotes`. */
  request: z.object({
    tour: z.string(),
    travelDate: z.string(),
    startTime: z.string().optional(),
    numberOfTravelers: z.int(),
    children: z.int(),
    infants: z.int(),
    roomType: bookingFields.roomType,
    optionId: bookingFields.optionId,
    extras: bookingFields.extras,
    couponCode: z.string().optional(),
  }),
  /** Whole rupees. */
  total: z.int(),
  /** UTC instant. */
  expiresAt: z.int(),
  /** Each quote has an id of its own, since it makes one booking. */
  nonce: z.uuid(),
});
type QuotedTrip = z.infer<typeof tokenSchema>;

interface Dependencies {
  clock: Clock;
  keys: Keys;
}

/** Signs a quote, so that it need not be stored: base64url of its JSON, a dot, and the signature. */
export function signQuote(
  { clock, keys }: Dependencies,
  { couponCode, ...trip }: QuoteRequest,
  total: number,
) {
  const expiresAt = clock() + quoteLifetime;
  const request = { ...trip, couponCode: couponCode ?? undefined };
  const text = Buffer.from(JSON.stringify({ request, total, expiresAt, nonce: randomId() })).toString(
    "base64url",
  );
  return { quoteId: `${text}.${keys.sign("agent-quote", text)}`, expiresAt };
}

/** Returns what a quote's id stands for. @throws AppError `invalid`: altered, or over */
export function readQuote({ clock, keys }: Dependencies, quoteId: string): QuotedTrip {
  const [text = "", signature = "", ...more] = quoteId.split(".");
  if (more.length > 0 || !keys.verify("agent-quote", text, signature))
    throw refuse("This is no quoteId of get_quote. Copy it unchanged.");
  const quoted = tokenSchema.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
  if (quoted.expiresAt <= clock()) throw refuse("This quote is over. Get a new one with get_quote.");
  return quoted;
}

function refuse(message: string): AppError {
  return new AppError("invalid", message, { errors: { quoteId: [message] } });
}
