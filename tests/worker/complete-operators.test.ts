import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { useCases } from "../../worker/services";
import { bankAccounts, operatorDocuments, operators } from "../../worker/platform/db/schema";
import { as, patch, origin } from "../support/api";
import { actionsOn, audit } from "../support/audit";
import { db } from "../support/database";
import { setOperator } from "../support/rows";
import { interrupted } from "../support/interrupted";
import { completeOperator, createOperator, createPerson, giveTourTo } from "../support/people";
import { refusal } from "../support/refusal";
import { services } from "../support/services";
import { sessionOf } from "../support/signed-in";

// The kind: a company that lacks something is verified only by a stated exception, through every door.

const lacking: Record<string, (slug: string) => Promise<unknown>> = {
  "registration number": (slug) => set(slug, { registrationNumber: null }),
  address: (slug) => set(slug, { address: "" }),
  "base city": (slug) => set(slug, { baseCity: "" }),
  phone: (slug) => set(slug, { phone: null }),
  PAN: (slug) => set(slug, { pan: null }),
  documents: (slug) =>
    db.update(operatorDocuments).set({ removedAt: 1 }).where(eq(operatorDocuments.operator, slug)),
  "bank account": (slug) => db.delete(bankAccounts).where(eq(bankAccounts.operator, slug)),
};

function set(slug: string, details: Partial<typeof operators.$inferInsert>) {
  return setOperator(slug, details);
}

async function pending() {
  const owner = await createPerson("tour_operator", "pending", { emailVerified: true });
  const slug = await createOperator(owner.id, { status: "pending" });
  await completeOperator(slug);
  return { owner, slug };
}

async function isVerified(slug: string): Promise<boolean> {
  return (await db.$count(operators, and(eq(operators.slug, slug), eq(operators.status, "verified")))) > 0;
}

test.for(Object.entries(lacking))("an operator without %s needs a reason", async ([gap, lose]) => {
  const admin = await createPerson("admin", "active", { adminRole: "support" });
  const { owner, slug } = await pending();
  await lose(slug);
  const verify = (reason?: string) =>
    services.changeOperatorStatus(admin, { slug, action: "verify", ...(reason && { reason }) });
  const refused = await refusal(verify(), "invalid");
  expect(refused.message).toContain(`Missing: ${gap}.`);
  // The API is the same door.
  const answer = await patch(
    `/api/admin/users/${owner.id}`,
    { action: "verify", reason: " " },
    as(await sessionOf(admin)),
  );
  expect([answer.status, await answer.json()]).toMatchObject([
    422,
    { errors: { reason: expect.anything() } },
  ]);
  expect([await isVerified(slug), await actionsOn(owner.id)]).toStrictEqual([false, []]);
  expect((await services.getOperatorOverview(owner)).tasks.incomplete).toMatchObject([
    { slug, missing: [gap] },
  ]);

  await verify("Known to us since 2019");
  const [logged] = await actionsOn(owner.id);
  expect(await isVerified(slug)).toBe(true);
  expect(logged?.details).toMatchObject({
    after: { status: "verified", exception: gap },
    reason: "Known to us since 2019",
  });
});

test("a complete operator needs no reason, and nothing is left to do", async () => {
  const { owner, slug } = await pending();
  const admin = await createPerson("admin", "active");
  expect((await services.getOperatorOverview(owner)).tasks.incomplete).toStrictEqual([]);
  await services.changeOperatorStatus(admin, { slug, action: "verify" });
  const [logged] = await actionsOn(owner.id);
  expect(logged?.details?.after).toStrictEqual({ status: "verified" });
});

test("a document removed between the read and the write stops it; unguarded, it would pass", async () => {
  const admin = await createPerson("admin", "active");
  const { owner, slug } = await pending();
  const change = (reason: string | null, database: typeof db) =>
    useCases.changeAccountStatus.run(
      {
        db: database,
        audit,
        clock: Date.now,
        mailer: { send: async () => undefined },
        origin,
        closeSockets: async () => undefined,
      },
      admin,
      { userId: owner.id, action: "verify", reason },
    );
  const lose = async () => lacking["documents"]?.(slug);
  await expect(change(null, interrupted(lose))).rejects.toMatchObject({ code: "invalid" });
  expect(await isVerified(slug)).toBe(false);
  // The control: an exception has no such guard, so the same write verifies it.
  await change("Known to us", db);
  expect(await isVerified(slug)).toBe(true);
});

test("an operator verified before keeps selling, and is asked for what is missing", async () => {
  const owner = await createPerson("tour_operator", "verified", { emailVerified: true });
  const slug = await createOperator(owner.id, { status: "verified" });
  await giveTourTo("agra", slug);
  expect((await services.getTour("agra")).slug).toBe("agra");
  const { incomplete } = (await services.getOperatorOverview(owner)).tasks;
  expect(incomplete).toMatchObject([{ slug, missing: expect.arrayContaining(["PAN", "documents"]) }]);
});

test("documents are asked for by a message alone", async () => {
  const { slug } = await pending();
  const admin = await createPerson("admin", "active");
  const text = "Please add your PAN card and the GST certificate.";
  await services.decideOnOperator(admin, {
    slug,
    decision: { intent: "ask-documents", documents: [], text },
  });
  const { operator, decisions } = await services.getOperatorRecord(admin, slug);
  expect([operator.verification, decisions[0]?.text]).toStrictEqual(["documents_asked", text]);
});
