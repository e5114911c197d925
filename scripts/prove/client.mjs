import { randomUUID } from "node:crypto";

const password = "Bharat-Tours-2026";

/** Creates an HTTP client with its own cookies. */
export function createClient(address) {
  const cookies = new Map();
  const cookie = () => [...cookies].map((pair) => pair.join("=")).join("; ");
  return {
    cookie,
    /**
     * Sends a request and returns status, body, `location` and `retryAfter`. `body` is sent as JSON, or as a form if it is URLSearchParams or FormData;
     * `headers` may include the controls of a demo build.
     */
    async send(method, path, body, headers = {}) {
      const isForm = body instanceof URLSearchParams || body instanceof FormData;
      const isBooking = method === "POST" && path === "/api/bookings";
      const options = {
        method,
        redirect: "manual",
        headers: {
          Origin: address,
          // A busy client may otherwise use a connection that the server is just closing.
          Connection: "close",
          ...(isBooking && { "Idempotency-Key": randomUUID() }),
          ...(cookies.size > 0 && { Cookie: cookie() }),
          ...(body !== undefined && !isForm && { "Content-Type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
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
        const [name, value] = cookie.split(";", 1)[0].split(/=(.*)/s);
        cookies.set(name, value);
      }
      const text = await response.text();
      let json = {};
      if (/json/.test(response.headers.get("Content-Type") ?? "")) json = JSON.parse(text);
      const { headers: answered } = response;
      return {
        status: response.status,
        json,
        location: answered.get("Location"),
        retryAfter: answered.get("Retry-After"),
      };
    },
  };
}

/** Signs in the demo account of a role: "admin" or "operator". */
export function signInAs(address, role) {
  return signIn(address, `${role}@tourbharat.example`);
}

/** Signs in a demo account. */
export async function signIn(address, email) {
  const client = createClient(address);
  const { status } = await client.send("POST", "/api/auth/sign-in/email", { email, password });
  if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
  return client;
}

/** Returns a booking request body, from a unique customer unless `email` is set. */
export function bookingBody(details) {
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
export function inParallel(clients, work) {
  return Promise.all(Array.from({ length: clients }, (_, number) => work(number)));
}

/** Calls `look` repeatedly while `work` runs, and once at the end. */
export async function whileLooking(look, work) {
  const timer = setInterval(look, 50);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    look();
  }
}
