import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { users } from "../../worker/db/schema";
import { origin } from "../support/api";
import { audit } from "../support/audit";
import { db } from "../support/database";
import { createPerson } from "../support/people";
import { useCases } from "../../worker/services";

const { run: changeAccountStatus } = useCases.changeAccountStatus;

// Each file has its own storage: the administrators made here are the only ones.
type Suspend = (by: Viewer, userId: string) => Promise<unknown>;

/** Lets every administrator suspend all others at once; returns how many are left. */
async function raceOf(suspend: Suspend): Promise<number> {
  await db.update(users).set({ status: "suspended" }).where(eq(users.role, "admin"));
  const admins = await Promise.all([1, 2, 3, 4].map(() => createPerson("admin", "active")));
  await Promise.allSettled(
    admins.flatMap((by) => admins.filter(({ id }) => id !== by.id).map(({ id }) => suspend(by, id))),
  );
  return db.$count(users, eq(users.status, "active"));
}

test("administrators who all suspend each other at once leave one", async () => {
  const deps = {
    db,
    audit,
    clock: Date.now,
    mailer: { send: async () => undefined },
    origin,
    closeSockets: async () => undefined,
  };
  expect(await raceOf((by, userId) => changeAccountStatus(deps, by, { userId, action: "suspend" }))).toBe(1);
});

test("the control: with the guard read first and not in the WHERE, none is left", async () => {
  const left = await raceOf(async (by, userId) => {
    const actor = await db.select({ status: users.status }).from(users).where(eq(users.id, by.id)).get();
    if (actor?.status !== "active") return;
    await db.update(users).set({ status: "suspended" }).where(eq(users.id, userId));
  });
  expect(left).toBe(0);
});
