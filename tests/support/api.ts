import { exports } from "cloudflare:workers";
import { expect } from "vitest";
import { z } from "zod";
import { bookingSchema } from "~/domain/booking-events";
import { bookingRequest } from "./booking-request";

/** Where the Worker under test answers: its own origin. */
export const origin = "http://localhost";

type Headers = Record<string, string>;

export function get(path: string, headers: Headers = {}) {
  return exports.default.fetch(`${origin}${path}`, { headers, redirect: "manual" });
}

/** Sends a body as JSON, or text as it is. */
function send(method: string, path: string, body: unknown, headers: Headers) {
  return exports.default.fetch(`${origin}${path}`, {
    method,
    headers: { "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
    redirect: "manual",
  });
}

export function post(path: string, body: unknown, headers: Headers = {}) {
  return send("POST", path, body, headers);
}

export function put(path: string, body: unknown, headers: Headers = {}) {
  return send("PUT", path, body, headers);
}

export function patch(path: string, body: unknown, headers: Headers = {}) {
  return send("PATCH", path, body, headers);
}

/** Asks for something to be deleted, as somebody who is signed in. */
export function remove(path: string, cookie: string) {
  return exports.default.fetch(`${origin}${path}`, {
    method: "DELETE",
    headers: as(cookie),
    redirect: "manual",
  });
}

/** What our own pages send for a signed-in person. */
export function as(cookie: string): Headers {
  return { Cookie: cookie, Origin: origin };
}

/** The JSON of an answer that must have this status. */
export async function read<Schema extends z.ZodType>(
  response: Response,
  schema: Schema,
  status = 200,
): Promise<z.output<Schema>> {
  const text = await response.text();
  expect(response.status, text).toBe(status);
  return schema.parse(JSON.parse(text));
}

const createdSchema = z.strictObject({ booking: bookingSchema.strict(), manageUrl: z.url() });

/** Books and gives the booking; the test fails if it is refused. */
export async function book(overrides: Record<string, unknown> = {}, headers: Headers = {}) {
  const response = await post("/api/bookings", bookingRequest(overrides), headers);
  return (await read(response, createdSchema, 201)).booking;
}

/** The booking in a 201. */
export async function bookingOf(response: Response) {
  return (await read(response, createdSchema, 201)).booking;
}
