import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { users } from "../../worker/platform/db/schema";
import { signIn } from "../support/accounts";
import { as, book, get, origin, patch, post } from "../support/api";
import { db, eventsOf } from "../support/database";
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
let bookingId = "";

beforeAll(async () => {
  ({ cookie: adminCookie } = await signIn("admin"));
  for (const name of names) {
    const { account } = visitors[name];
    if (account) cookies.set(name, (await signIn(account.role, account.status, "Platform Admin")).cookie);
  }
  ({ bookingId } = await book());
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

test("an active administrator has access to all of it", async () => {
  expect((await get("/api/admin/bookings", as(adminCookie))).status).toBe(200);
  expect(
    (await patch(`/api/admin/bookings/${bookingId}`, { status: "cancelled" }, as(adminCookie))).status,
  ).toBe(200);
  const response = await get(live, { ...as(adminCookie), ...upgrade });
  expect(response.status).toBe(101);
  response.webSocket?.accept();
  response.webSocket?.close(1000);
});

test("a suspended administrator loses access with the next request", async () => {
  const { id, cookie } = await signIn("admin");
  expect((await get("/api/admin/bookings", as(cookie))).status).toBe(200);
  await db.update(users).set({ status: "suspended" }).where(eq(users.id, id));
  await problemOf(await get("/api/admin/bookings", as(cookie)), "unauthenticated");
});

test("an ended session has no access", async () => {
  const { cookie } = await signIn("admin");
  expect((await post("/api/auth/sign-out", {}, as(cookie))).status).toBe(200);
  await problemOf(await get("/api/admin/bookings", as(cookie)), "unauthenticated");
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

test("an administrator's change without the site's own Origin is forbidden", async () => {
  const booking = await book();
  const path = `/api/admin/bookings/${booking.bookingId}`;
  const foreign = { Cookie: adminCookie, Origin: "https://evil.example" };
  await problemOf(await patch(path, { status: "cancelled" }, { Cookie: adminCookie }), "forbidden");
  await problemOf(await patch(path, { status: "cancelled" }, foreign), "forbidden");
  expect(await eventsOf(booking.bookingId)).toHaveLength(1);
});

test("the live URL without an upgrade answers that it is a socket", async () => {
  await problemOf(await get(live, as(adminCookie)), "invalid");
});

test.for(["x", "-1", "1.5", "1e99"])("a feed cannot resume from %s", async (since) => {
  const response = await get(`${live}?since=${since}`, { ...as(adminCookie), ...upgrade });
  const { errors } = await problemOf(response, "invalid");
  expect(errors).toHaveProperty("since");
});

test("posting a role does not grant it", async () => {
  const person = { email: "mallory@example.com", password: "Long-Enough-2026", name: "Mallory" };
  await post("/api/auth/sign-up/email", { ...person, role: "admin", status: "active" }, { Origin: origin });
  const { id, cookie } = await signIn("user");
  await post("/api/auth/update-user", { role: "admin", status: "verified" }, as(cookie));
  const rows = await db
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(eq(users.email, person.email));
  expect(rows.filter(({ role }) => role === "admin")).toStrictEqual([]);
  expect(await db.select({ role: users.role }).from(users).where(eq(users.id, id)).get()).toStrictEqual({
    role: "user",
  });
  await problemOf(await get("/api/admin/bookings", as(cookie)), "forbidden");
});
