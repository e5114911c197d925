import { and, eq, notInArray, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { users } from "../../worker/platform/db/schema";
import { origin } from "../support/api";
import { audit } from "../support/audit";
import { db } from "../support/database";
import { createPerson } from "../support/people";
import { refusal } from "../support/refusal";
import { useCases } from "../../worker/services";

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
    const actor = await db.select().from(users).where(eq(users.id, by.id)).get();
    if (actor?.status !== "active" || actor.adminRole !== "owner") return;
    await db.update(users).set(change).where(eq(users.id, userId));
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
    const [trigger] = await db.all<{ sql: string }>(
      sql`SELECT sql FROM sqlite_schema WHERE name = 'users_keep_an_owner'`,
    );
    await db.run(sql`DROP TRIGGER users_keep_an_owner`);
    try {
      expect(await raceOf(carelessly(change))).toBe(0);
    } finally {
      await db.run(sql.raw(trigger?.sql ?? ""));
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
