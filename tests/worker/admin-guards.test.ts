import { beforeAll, expect, test } from "vitest";
import { signIn } from "../support/accounts";
import { as, get, origin, patch } from "../support/api";
import { problemOf } from "../support/problem";

const live = "/api/admin/bookings/live";
const upgrade = { Upgrade: "websocket", Origin: origin };

/** Callers without access, and their error codes. All have an administrator's name: a name grants no rights. */
const visitors = {
  "an anonymous visitor": { expected: "unauthenticated", account: null },
  "a traveler": { expected: "forbidden", account: { role: "user", status: "active" } },
  "a verified traveler": { expected: "forbidden", account: { role: "user", status: "verified" } },
  "a tour operator": { expected: "forbidden", account: { role: "tour_operator", status: "verified" } },
  "an administrator who waits for approval": {
    expected: "forbidden",
    account: { role: "admin", status: "pending" },
  },
  "a suspended administrator": {
    expected: "unauthenticated",
    account: { role: "admin", status: "suspended" },
  },
} as const;
type Visitor = keyof typeof visitors;
const names = Object.keys(visitors).filter((name): name is Visitor => name in visitors);

const cookies = new Map<Visitor, string>();
let adminCookie = "";

beforeAll(async () => {
  ({ cookie: adminCookie } = await signIn("admin"));
  for (const name of names) {
    const { account } = visitors[name];
    if (account) cookies.set(name, (await signIn(account.role, account.status, "Platform Admin")).cookie);
  }
  // Seven passwords are hashed and verified, which is slow by design.
}, 60_000);

function headersOf(name: Visitor): Record<string, string> {
  const cookie = cookies.get(name);
  return cookie === undefined ? { Origin: origin } : as(cookie);
}

test.for(names)("%s is refused the live feed before the upgrade", async (name) => {
  const response = await get(live, { ...headersOf(name), ...upgrade });
  expect(response.webSocket).toBeNull();
  await problemOf(response, visitors[name].expected);
});

test.for(names)("%s gets no details from a bad request", async (name) => {
  const { expected } = visitors[name];
  await problemOf(await get("/api/admin/bookings?status=lost&x=1", headersOf(name)), expected);
  await problemOf(await get(`${live}?since=x`, headersOf(name)), expected);
  await problemOf(await patch("/api/admin/bookings/TB000000", {}, headersOf(name)), expected);
  await problemOf(await get("/api/admin/bookings/nothing/here", headersOf(name)), expected);
});

test("a forged or altered session cookie has no access", async () => {
  const { cookie } = await signIn("admin");
  const [name, value = ""] = cookie.split("=");
  for (const forged of [
    `${name}=x`,
    `${name}=${value.slice(0, 10)}`,
    `${name}=${value.replace(/^./, (first) => (first === "Z" ? "Y" : "Z"))}`,
  ]) {
    await problemOf(await get("/api/admin/bookings", as(forged)), "unauthenticated");
  }
});

test.for<{ said: string; headers: Record<string, string> }>([
  { said: "no", headers: {} },
  { said: "a foreign", headers: { Origin: "https://evil.example" } },
  { said: "an opaque", headers: { Origin: "null" } },
  { said: "a longer", headers: { Origin: `${origin}.evil.example` } },
])("an administrator's socket with $said Origin is forbidden", async ({ headers }) => {
  const response = await get(live, { Cookie: adminCookie, Upgrade: "websocket", ...headers });
  expect(response.webSocket).toBeNull();
  await problemOf(response, "forbidden");
});

test("the live URL without an upgrade answers that it is a socket", async () => {
  await problemOf(await get(live, as(adminCookie)), "invalid");
});

test.for(["x", "-1", "1.5", "1e99"])("a feed cannot resume from %s", async (since) => {
  const response = await get(`${live}?since=${since}`, { ...as(adminCookie), ...upgrade });
  const { errors } = await problemOf(response, "invalid");
  expect(errors).toHaveProperty("since");
});
