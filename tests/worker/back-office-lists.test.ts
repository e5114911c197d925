import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { users } from "../../worker/platform/db/schema";
import { db } from "../support/database";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { services } from "../support/services";

let admin: Viewer;
let owner: Viewer;

beforeAll(async () => {
  admin = await createPerson("admin", "active", { name: "Leela Admin" });
  owner = await createPerson("tour_operator", "pending", { name: "Sunita Sawant" });
  const operator = await createOperator(owner.id, {
    status: "pending",
    companyName: "Konkan Trails",
    registrationNumber: "U63040MH",
  });
  await giveTourTo("ooty", operator);
});

const everyone = { limit: 100 };

test("an account is found by part of its name, address or request code, in any case", async () => {
  const code = "ADM-23456789";
  const { id } = await createPerson("admin", "pending", { name: "Imran Qureshi", requestCode: code });
  for (const q of ["imran", "QURESHI", id.slice(0, 12), code, code.toLowerCase()]) {
    const { accounts } = await services.listAccounts(admin, { ...everyone, q });
    expect(accounts.map((account) => account.id)).toStrictEqual([id]);
  }
  expect((await services.listAccounts(admin, { ...everyone, q: "%" })).accounts).toStrictEqual([]);
});

test("accounts are filtered by role and state, and operators show company and tours", async () => {
  const { accounts } = await services.listAccounts(admin, {
    ...everyone,
    role: "tour_operator",
    status: "pending",
  });
  expect(accounts).toMatchObject([
    { id: owner.id, companies: [{ companyName: "Konkan Trails" }], tours: 1, bookings: 0, requestCode: null },
  ]);
});

test("paging lists every account once, newest first", async () => {
  // Several share a moment: their ids decide the order.
  const at = new Date();
  await Promise.all(
    Array.from({ length: 7 }, () => createPerson("user", "active", { createdAt: at, updatedAt: at })),
  );
  const seen: { id: string; joinedAt: number }[] = [];
  let cursor: string | undefined;
  do {
    const page = await services.listAccounts(admin, { cursor, limit: 3 });
    seen.push(...page.accounts);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
  expect(seen).toHaveLength(await db.$count(users));
  expect(seen.map(({ joinedAt }) => joinedAt)).toStrictEqual(
    seen.map(({ joinedAt }) => joinedAt).toSorted((a, b) => b - a),
  );
});

test("companies are listed with owner and tours, page by page, and found by any of their columns", async () => {
  const { operators } = await services.listOperators(admin, { ...everyone, status: "pending" });
  expect(operators).toMatchObject([
    { companyName: "Konkan Trails", owner: { id: owner.id, status: "pending" }, tours: 1 },
  ]);
  for (const q of ["konkan", "u63040", "sunita", owner.email]) {
    const found = await services.listOperators(admin, { ...everyone, q });
    expect(found.operators.map(({ companyName }) => companyName)).toStrictEqual(["Konkan Trails"]);
  }
  const all = await services.listOperators(admin, everyone);
  expect(all.operators.filter((operator) => operator.owner === null)).toHaveLength(8);
  const first = await services.listOperators(admin, { limit: 5 });
  const rest = await services.listOperators(admin, { limit: 5, cursor: first.nextCursor ?? "" });
  expect([...first.operators, ...rest.operators]).toStrictEqual(all.operators);
  expect(rest.nextCursor).toBeNull();
});

test("an invalid cursor is refused", async () => {
  const page = { cursor: "nonsense", limit: 5 };
  await expect(services.listAccounts(admin, page)).rejects.toMatchObject({ code: "invalid" });
  await expect(services.listOperators(admin, page)).rejects.toMatchObject({ code: "invalid" });
  await expect(services.listReviewsForModeration(admin, page)).rejects.toMatchObject({ code: "invalid" });
});

test("an administrator is reminded to add a second factor, and of pending accounts", async () => {
  expect(await services.getAdminReminders(admin)).toMatchObject({
    lacksSecondFactor: true,
    waitingOperators: 1,
  });
  expect(await services.getAdminReminders({ ...admin, twoFactorEnabled: true })).toMatchObject({
    lacksSecondFactor: false,
  });
});
