import { and, eq, ne } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { withAudit } from "../../worker/audit/with-audit";
import { approvalWaitHours } from "../../worker/accounts/admin/account-status.repo";
import { payouts, users } from "../../worker/platform/db/schema";
import { updatePayoutAsApproved } from "../../worker/money/payouts/payouts.repo";
import { actionsOn, audit } from "../support/audit";
import { db } from "../support/database";
import { setUser } from "../support/rows";
import { createOperator, createPerson } from "../support/people";
import { refusal } from "../support/refusal";
import { mailsTo, services } from "../support/services";

// The kind: a right that takes effect at once lets one person be both pairs of eyes.

/** Stores a due payout that an administrator prepared. */
async function preparedBy({ id: createdBy }: Viewer): Promise<string> {
  const owner = await createPerson("tour_operator", "verified");
  const id = crypto.randomUUID();
  const operatorSlug = await createOperator(owner.id);
  await db
    .insert(payouts)
    .values({ id, operatorSlug, amount: 1000, status: "due", createdBy, createdAt: Date.now() });
  return id;
}

/** Lets the last change of an administrator's rights have happened long enough ago. */
function waited(id: string) {
  const rightsChangedAt = Date.now() - approvalWaitHours * 3_600_000;
  return setUser(id, { rightsChangedAt });
}

/** Leaves these administrators alone. */
function only(...admins: Viewer[]) {
  const others = admins.map(({ id }) => ne(users.id, id));
  return db
    .update(users)
    .set({ status: "suspended", rightsChangedAt: null })
    .where(and(eq(users.role, "admin"), ...others));
}

test("an administrator made by the preparer never approves their payout, and another's after a day", async () => {
  const owner = await createPerson("admin", "active", { name: "Olive Owner" });
  const other = await createPerson("admin", "active");
  const helper = await createPerson("admin", "pending", { adminRole: "support", emailVerified: true });
  const [own, others] = [await preparedBy(owner), await preparedBy(other)];
  await services.changeAccountStatus(owner, { userId: helper.id, action: "approve" });
  await services.changeAdminRole(owner, { userId: helper.id, adminRole: "finance" });
  const finance = { ...helper, status: "active", adminRole: "finance" } as const;
  for (const id of [own, others]) {
    const refused = await refusal(services.approvePayout(finance, id), "conflict");
    expect(refused.message).toContain("less than 24 hours ago");
    const transfer = { id, reference: "UTR1234567", paidOn: "2026-01-01" };
    await expect(services.payPayout(finance, transfer)).rejects.toMatchObject({ name: "AppError" });
  }
  expect(await services.listPayoutsToApprove(finance)).toStrictEqual([]);
  expect((await services.countAdminWork(finance)).payoutsToApprove).toBe(0);

  await waited(helper.id);
  const refused = await refusal(services.approvePayout(finance, own), "conflict");
  expect(refused.message).toContain("you have your rights from the administrator who prepared it");
  expect(await services.approvePayout(finance, others)).toMatchObject({ status: "approved" });
});

test("a right lost between the read and the write approves nothing; unguarded, it would", async () => {
  const [owner, finance] = [await createPerson("admin", "active"), await createPerson("admin", "active")];
  const id = await preparedBy(owner);
  const approve = () =>
    withAudit(audit, finance, { action: "payout.approve", subjectId: id }, (statements) =>
      updatePayoutAsApproved(db, id, { approvedBy: finance.id, at: Date.now() }, statements),
    );
  await setUser(finance.id, { rightsChangedAt: Date.now() });
  expect(await approve()).toBe(false);
  // The control: without the instant of the change, as before, the same statement approves.
  await setUser(finance.id, { rightsChangedAt: null });
  expect(await approve()).toBe(true);
});

test("who suspends all others is not the only one for a day", async () => {
  const [owner, second] = [await createPerson("admin", "active"), await createPerson("admin", "active")];
  await only(owner, second);
  const id = await preparedBy(owner);
  await services.changeAccountStatus(owner, { userId: second.id, action: "suspend" });
  expect(await services.isOnlyAdmin(owner)).toBe(false);
  const refused = await refusal(services.approvePayout(owner, id), "conflict");
  expect(refused.message).toContain("you prepared it");

  await waited(second.id);
  expect(await services.isOnlyAdmin(owner)).toBe(true);
  expect(await services.listPayoutsToApprove(owner)).toContainEqual({ id, amount: 1000, isOwn: true });
  await services.approvePayout(owner, id);
  const [approval] = await actionsOn(id);
  expect(approval?.log.action).toBe("payout.approve");
  expect(approval?.details?.after).toStrictEqual({ status: "approved", ownPayout: true });
});

test("all owners are mailed of new administrators, roles and suspensions", async () => {
  const [owner, other] = [await createPerson("admin", "active"), await createPerson("admin", "active")];
  const helper = await createPerson("admin", "pending", {
    name: "Harsh Helper",
    adminRole: "support",
    emailVerified: true,
  });
  const finance = await createPerson("admin", "active", { adminRole: "finance" });
  const { id: userId } = helper;
  await services.changeAccountStatus(owner, { userId, action: "approve" });
  await services.changeAdminRole(owner, { userId, adminRole: "content" });
  await services.changeAccountStatus(owner, { userId, action: "suspend" });
  await services.changeAccountStatus(owner, { userId, action: "activate" });
  const told = [
    "is a new administrator",
    "got another role: Content",
    "was suspended as an administrator",
    "is an administrator again",
  ];
  for (const { email } of [owner, other]) {
    const texts = (await mailsTo(email)).map(({ text }) => text);
    for (const change of told)
      expect(
        texts.filter((text) => text.includes(`Harsh Helper ${change}. Asha Rao did this.`)),
      ).toHaveLength(1);
  }
  expect(await mailsTo(finance.email)).toStrictEqual([]);
  // A traveler's suspension is no matter of rights.
  const traveler = await createPerson("user", "active");
  await services.changeAccountStatus(owner, { userId: traveler.id, action: "suspend" });
  expect(await mailsTo(other.email)).toHaveLength(told.length);
});
