import { createClient } from "@tour-bharat/client";
import { exports } from "cloudflare:workers";
import { expect } from "vitest";
import { z } from "zod";
import { bookingSchema } from "~/domain/bookings/booking-schema";
import { bookingRequest } from "./booking-request";

/** Origin of the Worker under test. */
export const origin = "http://localhost";

type Headers = Record<string, string>;

/** Typed client of the Worker under test. */
export const client = createClient({
  baseUrl: origin,
  fetch: (request) => exports.default.fetch(request),
});

/** Returns the data of a client's answer, which must have this status. */
export function dataOf<Data>(
  { data, error, response }: { data?: Data; error?: unknown; response: Response },
  status = 200,
): NonNullable<Data> {
  expect(response.status, JSON.stringify(error)).toBe(status);
  if (data === undefined || data === null) throw new Error("the answer has no data");
  return data;
}

export function get(path: string, headers: Headers = {}) {
  return exports.default.fetch(`${origin}${path}`, { headers, redirect: "manual" });
}

/** Sends a body as JSON, or a string unchanged. */
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

export function patch(path: string, body: unknown, headers: Headers = {}) {
  return send("PATCH", path, body, headers);
}

/** Sends a DELETE request with a session cookie. */
export function remove(path: string, cookie: string) {
  return exports.default.fetch(`${origin}${path}`, {
    method: "DELETE",
    headers: as(cookie),
    redirect: "manual",
  });
}

/** Returns the headers that our pages send for a signed-in user. */
export function as(cookie: string): Headers {
  return { Cookie: cookie, Origin: origin };
}

/** Parses the JSON of a response, which must have this status. */
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

/** Books and returns the booking; fails the test on an error response. */
export async function book(overrides: Record<string, unknown> = {}, headers: Headers = {}) {
  const response = await post("/api/bookings", bookingRequest(overrides), headers);
  return (await read(response, createdSchema, 201)).booking;
}

/** Returns the booking of a 201 response. */
export async function bookingOf(response: Response) {
  return (await read(response, createdSchema, 201)).booking;
}
