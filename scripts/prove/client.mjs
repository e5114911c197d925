import { randomUUID } from "node:crypto";

const admin = { email: "admin@tourbharat.example", password: "Bharat-Tours-2026" };

/** Somebody with a browser of their own: what they are given as a cookie they send again. */
export function createClient(address) {
  const cookies = new Map();
  return {
    /** Asks for something and gives status and body. @param controls the headers that only a demo build listens to */
    async send(method, path, body, headers = {}) {
      const response = await fetch(`${address}${path}`, {
        method,
        headers: {
          Origin: address,
          ...(cookies.size > 0 && { Cookie: [...cookies].map((pair) => pair.join("=")).join("; ") }),
          ...(body !== undefined && { "Content-Type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [name, value] = cookie.split(";", 1)[0].split(/=(.*)/s);
        cookies.set(name, value);
      }
      const text = await response.text();
      let json = {};
      if (/json/.test(response.headers.get("Content-Type") ?? "")) json = JSON.parse(text);
      return { status: response.status, json };
    },
  };
}

/** The demo data's administrator, signed in. */
export async function signInAsAdmin(address) {
  const client = createClient(address);
  const { status } = await client.send("POST", "/api/auth/sign-in/email", admin);
  if (status !== 200) throw new Error(`the administrator could not sign in: ${status}`);
  return client;
}

/** A booking's body, by a customer nobody else is unless `email` says who. */
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

/** Runs so many clients at once until each has ended. */
export function inParallel(clients, work) {
  return Promise.all(Array.from({ length: clients }, (_, number) => work(number)));
}

/** Looks again and again while something goes on, and once more at its end. */
export async function whileLooking(look, work) {
  const timer = setInterval(look, 50);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    look();
  }
}
