import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { accountActions, actionsFor, type AccountAction } from "~/domain/accounts/account-status";
import { sessionOverCode } from "~/domain/desk/booking-events";
import { sessions } from "../../worker/platform/db/schema";
import type { Mail } from "../../worker/notifications/mail/mailer";
import { closeSocketsOf, openBookingFeed } from "../../worker/realtime/booking-feed-client";
import { signIn } from "../support/accounts";
import { as, book, get, origin } from "../support/api";
import { actionsOn, audit } from "../support/audit";
import { db } from "../support/database";
import { operatorRow, setUser, userRow } from "../support/rows";
import { openFeed } from "../support/feed";
import { completeOperator, createOperator, createPerson } from "../support/people";
import { problemOf } from "../support/problem";
import { codeOf } from "../support/refusal";
import { useCases } from "../../worker/services";

const { run: changeAccountStatus } = useCases.changeAccountStatus;

const now = Date.UTC(2026, 10, 21);

function dependencies() {
  const sent: Mail[] = [];
  return {
    db,
    audit,
    clock: () => now,
    mailer: { send: async (mail: Mail) => void sent.push(mail) },
    origin,
    closeSockets: (userId: string) => closeSocketsOf(env, userId),
    sent,
  };
}

function change(viewer: Viewer | null, userId: string, action: AccountAction) {
  return changeAccountStatus(dependencies(), viewer, { userId, action });
}

async function statusOf(id: string) {
  return (await userRow(id)).status;
}

async function operatorStatus(slug: string) {
  return (await operatorRow(slug)).status;
}

let admin: Viewer;
beforeAll(async () => {
  admin = await createPerson("admin", "active");
});

const everyState = (["user", "tour_operator", "admin"] as const).flatMap((role) =>
  (["pending", "active", "verified", "suspended"] as const).map((status) => ({ role, status })),
);

test.for(everyState)(
  "a $role who is $status changes only along the state graph",
  async ({ role, status }) => {
    const legal = actionsFor({ role, status });
    for (const action of accountActions) {
      const { id } = await createPerson(role, status, { emailVerified: true });
      if (legal.includes(action)) {
        const { status: given } = await change(admin, id, action);
        expect(await statusOf(id)).toBe(given);
        expect(given).not.toBe(status);
      } else {
        expect(await codeOf(change(admin, id, action))).toBe("illegal_transition");
        expect(await statusOf(id)).toBe(status);
      }
    }
  },
);

test("a missing account is not found", async () => {
  expect(await codeOf(change(admin, "nobody", "suspend"))).toBe("not_found");
});

test("administrators cannot change their own state", async () => {
  for (const action of accountActions) {
    expect(await codeOf(change(admin, admin.id, action))).toBe("forbidden");
  }
  expect(await statusOf(admin.id)).toBe("active");
});

test("an administrator suspended after the request arrived changes nothing", async () => {
  const late = await createPerson("admin", "active");
  const { id } = await createPerson("user", "active");
  await setUser(late.id, { status: "suspended" });
  expect(await codeOf(change(late, id, "suspend"))).toBe("forbidden");
  expect(await statusOf(id)).toBe("active");
});

test("verifying, suspending or activating an operator does the same to the company", async () => {
  const owner = await createPerson("tour_operator", "pending");
  const operator = await createOperator(owner.id, { status: "pending" });
  const others = await createOperator((await createPerson("tour_operator", "pending")).id, {
    status: "pending",
  });
  await completeOperator(operator);
  await change(admin, owner.id, "verify");
  expect([await statusOf(owner.id), await operatorStatus(operator)]).toStrictEqual(["verified", "verified"]);
  await change(admin, owner.id, "suspend");
  expect([await statusOf(owner.id), await operatorStatus(operator)]).toStrictEqual([
    "suspended",
    "suspended",
  ]);
  await change(admin, owner.id, "activate");
  expect([await statusOf(owner.id), await operatorStatus(operator)]).toStrictEqual(["verified", "verified"]);
  expect(await operatorStatus(others)).toBe("pending");
});

test("activating the owner does not verify a pending company", async () => {
  const owner = await createPerson("tour_operator", "verified");
  const waiting = await createOperator(owner.id, { status: "pending" });
  await change(admin, owner.id, "suspend");
  await change(admin, owner.id, "activate");
  expect(await operatorStatus(waiting)).toBe("pending");
});

test("a refused change leaves the company unchanged", async () => {
  const owner = await createPerson("tour_operator", "suspended");
  const operator = await createOperator(owner.id, { status: "verified" });
  expect(await codeOf(change(admin, owner.id, "suspend"))).toBe("illegal_transition");
  expect(await operatorStatus(operator)).toBe("verified");
});

test("a change is mailed to the account, a refused one is not", async () => {
  const deps = dependencies();
  const { id, email } = await createPerson("admin", "pending", { emailVerified: true });
  const mailed = (action: AccountAction) => changeAccountStatus(deps, admin, { userId: id, action });
  await mailed("approve");
  await codeOf(mailed("approve"));
  await mailed("suspend");
  await mailed("activate");
  // Owners are notified of the rights, too, and the account is one.
  const own = deps.sent.filter(({ to, subject }) => to === email && !subject.includes("rights"));
  expect(own.map(({ to, subject }) => [to, subject])).toStrictEqual([
    [email, expect.stringContaining("approved")],
    [email, expect.stringContaining("suspended")],
    [email, expect.stringContaining("approved")],
  ]);
  expect(own[0]?.text).toContain(`${origin}/admin`);
});

test("suspending ends all sessions and open sockets of that account only", async () => {
  const suspended = await signIn("admin");
  const other = await signIn("admin");
  using first = await openFeed({ cookie: suspended.cookie });
  using second = await openFeed({ cookie: suspended.cookie });
  using others = await openFeed({ cookie: other.cookie });
  for (const feed of [first, second, others]) expect(await feed.next()).toMatchObject({ type: "hello" });

  await change(admin, suspended.id, "suspend");
  expect(await first.closed).toMatchObject({ code: sessionOverCode });
  expect(await second.closed).toMatchObject({ code: sessionOverCode });
  expect(await db.$count(sessions, eq(sessions.userId, suspended.id))).toBe(0);
  await problemOf(await get("/api/admin/bookings", as(suspended.cookie)), "unauthenticated");

  const { bookingId } = await book();
  expect(await others.next()).toMatchObject({ booking: { bookingId } });
});

test("a suspension that the feed missed is applied by its alarm", async () => {
  const { id, cookie } = await signIn("admin");
  using feed = await openFeed({ cookie });
  await feed.next();
  await changeAccountStatus({ ...dependencies(), closeSockets: async () => undefined }, admin, {
    userId: id,
    action: "suspend",
  });
  await runDurableObjectAlarm(env.BOOKING_FEED.getByName("bookings"));
  expect(await feed.closed).toMatchObject({ code: sessionOverCode });
});

test("a socket requested before a suspension is not opened after it", async () => {
  const { id } = await createPerson("admin", "active");
  await change(admin, id, "suspend");
  expect(await codeOf(openBookingFeed(env, { userId: id, scope: "all", since: null }))).toBe("forbidden");
});

test("an administrator is approved only after confirming the address, and the refusal gives the reason", async () => {
  const { id } = await createPerson("admin", "pending", { emailVerified: false });
  await expect(change(admin, id, "approve")).rejects.toMatchObject({
    code: "illegal_transition",
    message: expect.stringContaining("has not confirmed their email address"),
  });
  expect(await statusOf(id)).toBe("pending");
  expect(await actionsOn(id)).toStrictEqual([]);
  await setUser(id, { emailVerified: true });
  await change(admin, id, "approve");
  expect(await statusOf(id)).toBe("active");
});

test("each state change is logged with actor, old state, new state and reason; a refused one is not", async () => {
  const { id } = await createPerson("tour_operator", "pending");
  await completeOperator(await createOperator(id, { status: "pending" }));
  await change(admin, id, "verify");
  await changeAccountStatus(dependencies(), admin, { userId: id, action: "suspend", reason: "complaints" });
  await codeOf(change(admin, id, "suspend"));
  await change(admin, id, "activate");
  const actions = await actionsOn(id);
  expect(actions.map(({ log }) => [log.action, log.actorId])).toStrictEqual([
    ["user.verify", admin.id],
    ["user.suspend", admin.id],
    ["user.activate", admin.id],
  ]);
  expect(actions[1]?.details).toMatchObject({
    before: { status: "verified" },
    after: { status: "suspended" },
    reason: "complaints",
  });
});
