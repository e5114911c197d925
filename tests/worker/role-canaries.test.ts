import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { adminRoles, rolesWith, type AdminRight } from "~/domain/accounts/admin-rights";
import { saleEntries } from "~/domain/money/ledger";
import { formatRupees } from "~/domain/money/money";
import { bankAccounts, bookings, operators, users } from "../../worker/db/schema";
import { get, as } from "../support/api";
import { db } from "../support/database";
import { createOperatorWorld } from "../support/operator-world";
import { completeOperator, createPerson } from "../support/people";
import { enter } from "../support/revenue";
import { honoRequests, pageRequests } from "../support/route-access-world";
import { services } from "../support/services";
import { sessionOf } from "../support/signed-in";

// The kind: a page that a role may open shows it money or people that need another right. This walks all of them.

/** A sale, unlike any other. */
const sale = { total: 7_654_321, commission: 913_579 };

/** Texts that only those with a right may read; the amounts are added once they are known. */
const canaries = new Map<AdminRight, string[]>([
  ["money", ["8642", "KKBK0007531"]],
  ["view-users", ["canary.owner@example.com", "Canary Street", "+919812345670", "98123 45670", "AAPFU0939F"]],
]);

let paths: string[];
const cookies = new Map<string, string>();

beforeAll(async () => {
  const world = await createOperatorWorld();
  const { operator, owner } = world;
  await completeOperator(operator);
  await db
    .update(operators)
    .set({ address: "1 Canary Street, Kochi", phone: "+919812345670" })
    .where(eq(operators.slug, operator));
  await db
    .update(bankAccounts)
    .set({ lastDigits: "8642", ifsc: "KKBK0007531" })
    .where(eq(bankAccounts.operator, operator));
  await db.update(users).set({ email: "canary.owner@example.com" }).where(eq(users.id, owner.id));
  const booking = await db.select().from(bookings).where(eq(bookings.bookingId, world.bookingId)).get();
  await enter(saleEntries(sale), { operatorSlug: operator, booking: booking?.id ?? null });
  const { money } = await services.getOperatorRecord(await createPerson("admin", "active"), operator);
  const { gross = 0, commission = 0, net = 0 } = money?.earnings ?? {};
  const amounts = [gross, commission, net, sale.total, sale.commission];
  canaries.get("money")?.push(...amounts.flatMap((amount) => [String(amount), formatRupees(amount)]));
  const parameters: Record<string, string> = {
    bookingId: world.bookingId,
    code: "WELCOME15",
    date: world.travelDate,
    payoutId: world.payout,
    userId: owner.id,
    id: world.document,
  };
  const filled = (path: string) =>
    path.replaceAll(/:(\w+)(?:\{.*?\})?\??/g, (_, name: string) =>
      name === "slug" ? (path.includes("/operators/") ? operator : world.tour) : (parameters[name] ?? "none"),
    );
  paths = [...pageRequests(), ...honoRequests()]
    .filter(({ method, path }) => method === "GET" && /^\/(api\/)?admin(\/|$)/.test(path))
    .filter(({ path }) => !path.includes("*") && !path.endsWith("/live"))
    .flatMap(({ path, isPage }) => (isPage ? [`${filled(path)}.data`, filled(path)] : [filled(path)]));
  // The palette finds by parts of names, addresses and references.
  paths.push(...["Malabar", "canary", operator, world.bookingId].map((q) => `/admin/find?q=${q}`));
  for (const adminRole of adminRoles)
    cookies.set(adminRole, await sessionOf(await createPerson("admin", "active", { adminRole })));
});

/** Returns the canaries of each path that a role reads, as "path: canary". */
async function readBy(role: string, texts: readonly string[]): Promise<string[]> {
  const read: string[] = [];
  for (const path of paths) {
    const answer = await get(path, as(cookies.get(role) ?? ""));
    const text = await answer.text();
    read.push(...texts.filter((canary) => text.includes(canary)).map((canary) => `${path}: ${canary}`));
  }
  return read;
}

test.for(adminRoles.filter((role) => role !== "owner"))(
  "%s reads nothing that needs another right",
  async (role) => {
    const forbidden = [...canaries].flatMap(([right, texts]) =>
      rolesWith(right).includes(role) ? [] : texts,
    );
    expect(await readBy(role, forbidden)).toStrictEqual([]);
  },
);

// The control: the canaries are there to be read.
test("an owner reads each of them somewhere", async () => {
  const texts = [...canaries.values()].flat();
  const read = (await readBy("owner", texts)).map((line) => line.replace(/^.*: /, ""));
  for (const text of texts) expect([...new Set(read)], text).toContain(text);
  expect(paths.length).toBeGreaterThan(80);
});
