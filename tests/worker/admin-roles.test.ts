import { eq, and, notInArray } from "drizzle-orm";
import { expect, test } from "vitest";
import type { AdminRole } from "~/domain/accounts/admin-rights";
import { users } from "../../worker/platform/db/schema";
import { signIn } from "../support/accounts";
import { as, book, get, origin, patch, post } from "../support/api";
import { actionsOn, audit } from "../support/audit";
import { db } from "../support/database";
import { setUser, userRow } from "../support/rows";
import { createPerson } from "../support/people";
import { payInFull } from "../support/paid-booking";
import { problemOf } from "../support/problem";
import { refusal } from "../support/refusal";
import { withoutRule } from "../support/rules";
import { mailsTo, services } from "../support/services";
import type { Viewer } from "~/domain/accounts/account";
import { useCases } from "../../worker/services";
import { env } from "cloudflare:workers";
import { adminStatements } from "../../scripts/lib/admin-account";

async function signInAs(adminRole: AdminRole) {
  const person = await signIn("admin");
  await setUser(person.id, { adminRole });
  return person;
}

test("the JSON API and the live feed refuse a role without the right with 403 and a sentence", async () => {
  await signIn("admin");
  const content = await signInAs("content");
  const support = await signInAs("support");
  const finance = await signInAs("finance");
  const { bookingId } = await book();
  const live = { Upgrade: "websocket", Origin: origin };
  for (const [who, ask] of [
    [content, (headers: Record<string, string>) => get("/api/admin/bookings", headers)],
    [content, (headers: Record<string, string>) => get("/api/admin/bookings/live", { ...headers, ...live })],
    [content, (headers: Record<string, string>) => get(`/api/admin/bookings/${bookingId}/money`, headers)],
    [support, (headers: Record<string, string>) => get("/api/admin/payouts", headers)],
    [support, (headers: Record<string, string>) => get("/api/admin/audit/verify", headers)],
    [finance, (headers: Record<string, string>) => get("/api/admin/coupons", headers)],
    [
      finance,
      (headers: Record<string, string>) =>
        patch(`/api/admin/bookings/${bookingId}`, { status: "cancelled" }, headers),
    ],
  ] as const) {
    const answer = await ask(as(who.cookie));
    const { detail } = await problemOf(answer, "forbidden");
    expect(detail).toMatch(/^Your role may not .+ This needs the role /);
  }
  expect((await get("/api/admin/bookings", as(support.cookie))).status).toBe(200);
  expect((await get("/api/admin/payouts", as(finance.cookie))).status).toBe(200);
});

test("an owner changes a role: logged, mailed and effective with the next request", async () => {
  const owner = await createPerson("admin", "active");
  const person = await signIn("admin");
  expect((await get("/api/admin/payouts", as(person.cookie))).status).toBe(200);
  await refusal(
    services.changeAdminRole(await createPerson("admin", "active", { adminRole: "finance" }), {
      userId: person.id,
      adminRole: "owner",
    }),
    "forbidden",
  );
  await services.changeAdminRole(owner, { userId: person.id, adminRole: "content" });
  await problemOf(await get("/api/admin/payouts", as(person.cookie)), "forbidden");
  expect((await actionsOn(person.id)).at(-1)?.log).toMatchObject({
    action: "user.change-role",
    actorId: owner.id,
  });
  const [mail] = await mailsTo(person.email);
  expect(mail?.subject).toContain("role");
  expect(mail?.text).toContain("Content");
  const traveler = await createPerson("user", "active");
  await refusal(services.changeAdminRole(owner, { userId: traveler.id, adminRole: "owner" }), "not_found");
});

test("support cannot touch other administrators' accounts, nor choose a refund", async () => {
  const owner = await createPerson("admin", "active");
  const support = await createPerson("admin", "active", { adminRole: "support" });
  const { version } = (await services.getAccountPage(support, { userId: owner.id })).account;
  await refusal(services.changeAccountStatus(support, { userId: owner.id, action: "suspend" }), "forbidden");
  await refusal(
    services.editAccount(support, { userId: owner.id, version, edit: { name: "Mallory" } }),
    "forbidden",
  );
  await refusal(services.endSession(support, { userId: owner.id, sessionId: null }), "forbidden");
  const { bookingId } = await book();
  await payInFull(bookingId);
  const cancel = { bookingId, status: "cancelled", reason: "Kindness" } as const;
  await refusal(services.changeBookingStatus(support, { ...cancel, refund: 1 }), "forbidden");
  await refusal(services.changeBookingStatus(support, { ...cancel, bearer: "platform" }), "forbidden");
  await services.changeBookingStatus(support, { ...cancel, fault: "operator" });
});

test("the header, the search and the overview show a role only what it may see", async () => {
  const content = await createPerson("admin", "active", { adminRole: "content" });
  const owner = await createPerson("admin", "active");
  const { bookingId } = await book();
  expect(await services.getAdminHeader(content)).toMatchObject({ revenue: null });
  expect((await services.getAdminHeader(owner)).revenue).not.toBeNull();
  expect(await services.globalSearch(content, bookingId)).toMatchObject({ bookings: [], users: [] });
  expect((await services.globalSearch(owner, bookingId)).bookings).toHaveLength(1);
  expect(await services.getAdminOverview(content)).toMatchObject({ revenue: null, bookings: [] });
});

const { run: changeAccountStatus } = useCases.changeAccountStatus;
const { run: changeAdminRole } = useCases.changeAdminRole;

// Each file has its own storage: the administrators made here are the only ones.
type Remove = (by: Viewer, userId: string) => Promise<unknown>;

/** Lets every owner suspend or demote all others at once; returns how many are left. */
async function raceOf(remove: Remove): Promise<number> {
  const owners = await Promise.all([1, 2, 3, 4].map(() => createPerson("admin", "active")));
  const ids = owners.map(({ id }) => id);
  await db
    .update(users)
    .set({ status: "suspended" })
    .where(and(eq(users.role, "admin"), notInArray(users.id, ids)));
  await Promise.allSettled(
    owners.flatMap((by) => ids.filter((id) => id !== by.id).map((id) => remove(by, id))),
  );
  return countOwners();
}

function countOwners() {
  return db.$count(
    users,
    and(eq(users.role, "admin"), eq(users.status, "active"), eq(users.adminRole, "owner")),
  );
}

/** Takes the right away after reading the actor's, as a careless statement would. */
function carelessly(change: Partial<typeof users.$inferInsert>): Remove {
  return async (by, userId) => {
    const actor = await userRow(by.id);
    if (actor.status !== "active" || actor.adminRole !== "owner") return;
    await setUser(userId, change);
  };
}

const deps = {
  db,
  audit,
  clock: Date.now,
  mailer: { send: async () => undefined },
  origin,
  closeSockets: async () => undefined,
  recheckSockets: async () => undefined,
};

test("owners who all suspend each other at once leave one", async () => {
  expect(await raceOf((by, userId) => changeAccountStatus(deps, by, { userId, action: "suspend" }))).toBe(1);
});

test("owners who all take the role from each other at once leave one", async () => {
  expect(await raceOf((by, userId) => changeAdminRole(deps, by, { userId, adminRole: "content" }))).toBe(1);
});

test.for([{ status: "suspended" }, { adminRole: "finance" }, { role: "user" }] as const)(
  "the trigger keeps an owner from whatever sets %o without a guard; the control without it keeps none",
  async (change) => {
    expect(await raceOf(carelessly(change))).toBe(1);
    const restore = await withoutRule("last_owner");
    try {
      expect(await raceOf(carelessly(change))).toBe(0);
    } finally {
      await restore();
    }
  },
);

test("nobody changes their own role, and who is no owner anymore changes none", async () => {
  const { id } = await createPerson("admin", "active");
  const other = await createPerson("admin", "active");
  const viewer = { ...other, adminRole: "owner" as const };
  await db
    .update(users)
    .set({ status: "suspended" })
    .where(and(eq(users.role, "admin"), notInArray(users.id, [id, other.id])));
  await changeAdminRole(deps, viewer, { userId: id, adminRole: "finance" });
  await refusal(changeAdminRole(deps, viewer, { userId: other.id, adminRole: "support" }), "forbidden");
  await refusal(
    changeAdminRole(deps, { ...viewer, id }, { userId: other.id, adminRole: "support" }),
    "conflict",
  );
  expect(await countOwners()).toBe(1);
});

const admin = {
  name: "Leela Rao",
  email: "leela@example.com",
  password: "four words by a lake",
  role: "support" as const,
};

/** Runs statements as `wrangler d1 execute` runs a file: all or nothing. */
async function execute(statements: string[]) {
  await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
}

test("a created administrator can sign in, and is created once", async () => {
  await execute(await adminStatements(admin, Date.now()));
  const { email, password } = admin;
  const answer = await post("/api/auth/sign-in/email", { email, password }, { Origin: origin });
  expect(answer.status).toBe(200);
  const cookie = answer.headers
    .getSetCookie()
    .map((header) => header.split(";")[0])
    .join("; ");
  expect((await get("/api/admin/bookings", as(cookie))).status).toBe(200);

  const before = await db.$count(users);
  const again = await adminStatements({ ...admin, email: "LEELA@example.com" }, Date.now());
  await expect(execute(again)).rejects.toThrow("users.email");
  expect(await db.$count(users)).toBe(before);
});
