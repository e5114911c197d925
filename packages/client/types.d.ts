import type { Client, ClientOptions } from "openapi-fetch";
import type { components, operations, paths } from "./api.d.ts";

export type { operations, paths };

/** Bodies and answers by name: `Schemas["BookingRequest"]`, `Schemas["Booking"]`. */
export type Schemas = components["schemas"];

/** Body of every refusal (RFC 9457). Calls return it as `error` and throw only if the network fails. */
export type Problem = Schemas["Problem"];

export type ApiClient = Client<paths>;

/**
 * Creates a client.
 * @param options.baseUrl origin of the site, without a slash at the end
 * @param options.fetch for cookies, tests or a service binding; the global one if omitted
 */
export declare function createClient(options: ClientOptions & { baseUrl: string }): ApiClient;

/**
 * Returns header parameters for `POST /api/bookings`: within 24 hours, requests with the same key and body make one booking.
 * @param key 1 to 255 printable ASCII characters; random if omitted. Keep it for the retry.
 */
export declare function idempotent(key?: string): { "idempotency-key": string };
