import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { AdminRole } from "~/domain/accounts/admin-rights";
import { users } from "../../worker/platform/db/schema";
import { signIn } from "../support/accounts";
import { as, book, get, origin, patch } from "../support/api";
import { actionsOn } from "../support/audit";
import { db } from "../support/database";
import { createPerson } from "../support/people";
import { payInFull } from "../support/paid-booking";
import { problemOf } from "../support/problem";
import { refusal } from "../support/refusal";
import { mailsTo, services } from "../support/services";

async function signInAs(adminRole: AdminRole) {
  const person = await signIn("admin");
  await db.update(users).set({ adminRole }).where(eq(users.id, person.id));
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
