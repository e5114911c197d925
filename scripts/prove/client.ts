import { randomUUID } from "node:crypto";

import { z } from "zod";

const password = "Bharat-Tours-2026";

/** Body of an answer that is JSON; {} for another. Read fields of it with `z`, or compare them. */
export type Json = Record<string, unknown>;
export type Client = ReturnType<typeof createClient>;

// Files refuse with null.
const jsonSchema = z.record(z.string(), z.unknown()).catch({});

/** Creates an HTTP client with its own cookies. */
export function createClient(address: string) {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map((pair) => pair.join("=")).join("; ");
  return {
    cookie,
    /**
     * Sends a request. `body` is sent as JSON, unless it is a form or a text; `headers` may include the controls of a demo build.
     */
    async send(
      method: string,
      path: string,
      body?: object | string,
      headers: Readonly<Record<string, string>> = {},
    ) {
      const isRaw =
        body instanceof URLSearchParams || body instanceof FormData || typeof body !== "object" ? body : null;
      const isBooking = method === "POST" && path === "/api/bookings";
      const options: RequestInit = {
        method,
        redirect: "manual",
        headers: {
          Origin: address,
          // A busy client may otherwise use a connection that the server is just closing.
          Connection: "close",
          ...(isBooking && { "Idempotency-Key": randomUUID() }),
          ...(cookies.size > 0 && { Cookie: cookie() }),
          ...(isRaw === null && { "Content-Type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: isRaw ?? JSON.stringify(body) }),
      };
      // A busy workerd closes about one connection in 300, sometimes two at once, before it reads the request. A booking with the same key
      // is made once.
      const again = () => fetch(`${address}${path}`, options);
      const response = await again()
        .catch(again)
        .catch(again)
        .catch(again)
        .catch((cause) => {
          throw new Error(`${method} ${path} got no answer`, { cause });
        });
      for (const cookie of response.headers.getSetCookie()) {
        const [name = "", value = ""] = (cookie.split(";", 1)[0] ?? "").split(/=(.*)/s);
        cookies.set(name, value);
      }
      const text = await response.text();
      const type = response.headers.get("Content-Type") ?? "";
      const json: Json = /^application\/(?:problem\+)?json/.test(type)
        ? jsonSchema.parse(JSON.parse(text))
        : {};
      return { status: response.status, type, text, json, location: response.headers.get("Location") };
    },
  };
}

/** Signs in the demo account of a role: "admin" or "operator". */
export function signInAs(address: string, role: "admin" | "operator" | "traveler"): Promise<Client> {
  return signIn(address, `${role}@tourbharat.example`);
}

/** Signs in a demo account. */
export async function signIn(address: string, email: string): Promise<Client> {
  const client = createClient(address);
  const { status } = await client.send("POST", "/api/auth/sign-in/email", { email, password });
  if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
  return client;
}

/** Returns a booking request body, from a unique customer unless `email` is set. */
export function bookingBody<Details extends object>(details: Details) {
  return {
    firstName: "Meera",
    lastName: "Iyer",
    email: `${randomUUID()}@example.com`,
    phone: "+91 98450 12345",
    roomType: "standard",
    specialRequests: null,
    emergencyName: "Arjun Iyer",
    emergencyPhone: "+91 98450 54321",
    paymentMethod: "upi",
    ...details,
  };
}

/** Runs clients concurrently and waits for all. */
export function inParallel<Result>(
  clients: number,
  work: (number: number) => Promise<Result>,
): Promise<Result[]> {
  return Promise.all(Array.from({ length: clients }, (_, number) => work(number)));
}
