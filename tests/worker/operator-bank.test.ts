import { and, eq, like, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { isPayableOperator } from "../../worker/money/payouts/payable.repo";
import { bankAccountChanges, bankAccounts, ledgerEntries } from "../../worker/platform/db/schema";
import { createOperator, createPerson } from "../support/people";
import { actionsOn, audit } from "../support/audit";
import { ownerWithOperator, strangersTo } from "../support/operator";
import { db } from "../support/database";
import { setOperator } from "../support/rows";
import { codeOf, refusal } from "../support/refusal";
import { attempt, browser, form, mailsTo, services, tokenMailedTo } from "../support/services";
import { columnsWith } from "../support/text-scan";
import { useCases } from "../../worker/services";

const { run: confirmBankChange } = useCases.confirmBankChange;

const number = "50100234567890";

const inADay = () => Date.now() + 24 * 3_600_000 + 1000;

function fields(owner: { password: string }, overrides: Readonly<Record<string, string>> = {}) {
  return form({
    holder: "Malabar Walks Pvt Ltd",
    accountNumber: "5010 0234 5678 90",
    accountNumberAgain: number,
    ifsc: "hdfc0001234",
    currentPassword: owner.password,
    ...overrides,
  });
}

type Owned = Awaited<ReturnType<typeof ownerWithOperator>>;

function request({ owner, operator }: Owned, overrides: Readonly<Record<string, string>> = {}) {
  return attempt(
    services.requestBankChange(owner.viewer, {
      slug: operator,
      form: fields(owner, overrides),
      headers: browser(),
    }),
  );
}

async function withAccount() {
  const owned = await ownerWithOperator();
  expect(await request(owned)).toStrictEqual({ ok: true });
  expect(await services.confirmBankChange(owned.owner.viewer, await tokenMailedTo(owned.owner.email))).toBe(
    true,
  );
  return owned;
}

test("a new account counts once the owner has followed the mailed link; the old one stays until then", async () => {
  const owned = await withAccount();
  const { owner, operator } = owned;
  await request(owned, {
    accountNumber: "999988887777",
    accountNumberAgain: "999988887777",
    ifsc: "ICIC0000042",
  });
  expect(await services.getBankAccount(owner.viewer, operator)).toMatchObject({
    account: { holder: "Malabar Walks Pvt Ltd", lastDigits: "7890", ifsc: "HDFC0001234" },
    change: { lastDigits: "7777", ifsc: "ICIC0000042" },
    hasPassword: true,
  });
  const token = await tokenMailedTo(owner.email);
  expect(await services.getBankChange(owner.viewer, token)).toMatchObject({ operator, lastDigits: "7777" });
  expect(await services.confirmBankChange(owner.viewer, token)).toBe(true);
  expect(await services.getBankAccount(owner.viewer, operator)).toMatchObject({
    account: { lastDigits: "7777" },
    change: null,
  });
  const [notice] = await mailsTo(owner.email);
  expect(notice).toMatchObject({ subject: "Your company's bank account at Tour Bharat was changed" });
  expect(notice?.text).toContain("•••• 7777");
  expect(
    (await actionsOn(operator)).map(({ log, details }) => [log.action, details.before, details.after]),
  ).toStrictEqual([
    ["operator.request-bank-change", null, { account: "•••• 7890", ifsc: "HDFC0001234" }],
    ["operator.change-bank", null, { account: "•••• 7890", ifsc: "HDFC0001234" }],
    ["operator.request-bank-change", null, { account: "•••• 7777", ifsc: "ICIC0000042" }],
    [
      "operator.change-bank",
      { account: "•••• 7890", ifsc: "HDFC0001234" },
      { account: "•••• 7777", ifsc: "ICIC0000042" },
    ],
  ]);
});

test("a link works once, even concurrently, only the newest one, for a day", async () => {
  const owned = await ownerWithOperator();
  const { owner, operator } = owned;
  await request(owned);
  const old = await tokenMailedTo(owner.email);
  await request(owned, { ifsc: "ICIC0000042" });
  expect(await services.getBankChange(owner.viewer, old)).toBeNull();
  expect(await services.confirmBankChange(owner.viewer, old)).toBe(false);
  const token = await tokenMailedTo(owner.email);
  const both = [
    services.confirmBankChange(owner.viewer, token),
    services.confirmBankChange(owner.viewer, token),
  ];
  expect((await Promise.all(both)).toSorted()).toStrictEqual([false, true]);
  expect(await services.confirmBankChange(owner.viewer, token)).toBe(false);
  expect(await mailsTo(owner.email)).toHaveLength(3);

  await request(owned);
  const late = await tokenMailedTo(owner.email);
  const tomorrow = { db, audit, mailer: { send: async () => undefined }, origin: "http://localhost" };
  expect(
    await confirmBankChange({ ...tomorrow, clock: inADay, recentSignIn: Infinity }, owner.viewer, late),
  ).toBe(false);
  expect(await db.$count(bankAccountChanges, eq(bankAccountChanges.operator, operator))).toBe(1);
});

test("only the current owner can use the link: no other owner, staff or former owner", async () => {
  const owned = await ownerWithOperator();
  await request(owned);
  const token = await tokenMailedTo(owned.owner.email);
  for (const [who, viewer, code] of await strangersTo(owned.operator)) {
    if (code !== "not_found") {
      await refusal(services.getBankChange(viewer, token), code);
      await refusal(services.confirmBankChange(viewer, token), code);
      continue;
    }
    expect(await services.getBankChange(viewer, token), who).toBeNull();
    expect(await services.confirmBankChange(viewer, token), who).toBe(false);
  }
  await setOperator(owned.operator, { ownerId: (await createPerson("tour_operator", "verified")).id });
  expect(await services.confirmBankChange(owned.owner.viewer, token)).toBe(false);
  expect(await db.$count(bankAccounts, eq(bankAccounts.operator, owned.operator))).toBe(0);
});

test("a withdrawn change is gone, and its link with it", async () => {
  const owned = await withAccount();
  const { operator, owner } = owned;
  await request(owned);
  await services.withdrawBankChange(owner.viewer, { slug: operator });
  expect(await services.getBankAccount(owner.viewer, operator)).toMatchObject({ change: null });
  expect(await services.confirmBankChange(owner.viewer, await tokenMailedTo(owner.email))).toBe(false);
  await refusal(services.withdrawBankChange(owner.viewer, { slug: operator }), "conflict");
});

test("errors show beside their fields, the password is required, and nothing is written", async () => {
  const owned = await ownerWithOperator();
  for (const [overrides, wrong] of [
    [{ holder: " " }, ["holder"]],
    [{ accountNumber: "12", accountNumberAgain: "12" }, ["accountNumber"]],
    [{ accountNumberAgain: "50100234567891" }, ["accountNumberAgain"]],
    [{ ifsc: "HDFC1001234" }, ["ifsc"]],
    [{ currentPassword: "" }, ["currentPassword"]],
    [{ currentPassword: "not mine" }, ["currentPassword"]],
  ] satisfies [Record<string, string>, string[]][]) {
    const result = await request(owned, overrides);
    expect(result.ok ? [] : Object.keys(result.errors)).toStrictEqual(wrong);
  }
  expect(await db.$count(bankAccountChanges, eq(bankAccountChanges.operator, owned.operator))).toBe(0);
  expect(await mailsTo(owned.owner.email)).toStrictEqual([]);
});

test("an administrator sees it masked, and in full after a logged view", async () => {
  const { operator, owner } = await withAccount();
  const admin = await createPerson("admin", "active");
  expect((await services.getOperatorBank(admin, operator)).bank).toStrictEqual({
    holder: "Malabar Walks Pvt Ltd",
    lastDigits: "7890",
    ifsc: "HDFC0001234",
    transferredAt: null,
    provenAt: null,
    triesLeft: 5,
  });
  expect(await services.revealBankAccount(admin, { slug: operator })).toStrictEqual({ number });
  expect((await actionsOn(operator)).at(-1)?.log).toMatchObject({
    action: "operator.reveal-bank",
    actorId: admin.id,
  });
  const variants = async () =>
    (await actionsOn(operator)).filter(({ log }) => log.action === "operator.reveal-bank");
  // Suspended between reading the page and requesting the number.
  const gone = await createPerson("admin", "suspended");
  await refusal(services.revealBankAccount({ ...gone, status: "active" }, { slug: operator }), "not_found");
  expect(await variants()).toHaveLength(1);
  await refusal(services.revealBankAccount(admin, { slug: await createOperator(owner.id) }), "not_found");
});

test("the number is never stored or sent in clear text: in no column, mail, log, response or export", async () => {
  const rare = "918273645546372";
  const owned = await ownerWithOperator();
  const { owner, operator } = owned;
  await request(owned, { accountNumber: rare, accountNumberAgain: rare });
  await services.confirmBankChange(owner.viewer, await tokenMailedTo(owner.email));
  const admin = await createPerson("admin", "active");
  await services.revealBankAccount(admin, { slug: operator });
  const answers = await Promise.all([
    services.getBankAccount(owner.viewer, operator),
    services.getOperatorRecord(admin, operator),
    services.exportData(owner.viewer),
    services.listOwed(admin),
  ]);
  const texts = JSON.stringify([answers, await mailsTo(owner.email), await actionsOn(operator)]);
  expect(texts).toContain("6372");
  expect(texts).not.toContain(rare);
  const row = await db.select().from(bankAccounts).where(eq(bankAccounts.operator, operator)).get();
  expect(texts).not.toContain(row?.encryptedNumber);
  expect(await columnsWith([rare])).toStrictEqual([]);
});

test("an account is paid only after its owner has entered the reference of the rupee, in five tries", async () => {
  const { operator, owner } = await withAccount();
  const finance = await createPerson("admin", "active", { adminRole: "finance" });
  await setOperator(operator, { pan: "AAPFU0939F" });
  const reference = `UTIB${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const send = (typed: string) =>
    services.recordTransfer(finance, { slug: operator, form: form({ reference: typed }) });
  const enter = (typed: string) =>
    services.enterTransferReference(owner.viewer, { slug: operator, form: form({ reference: typed }) });
  const isPayable = async () =>
    (
      await db.all(
        sql`SELECT 1 FROM operators WHERE slug = ${operator} AND ${isPayableOperator(db, operator)}`,
      )
    ).length > 0;
  const bank = async () => (await services.getBankAccount(owner.viewer, operator)).account;

  expect(await isPayable()).toBe(false);
  await refusal(enter(reference), "illegal_transition");
  await send(reference);
  expect(JSON.stringify(await mailsTo(owner.email))).not.toContain(reference);
  await refusal(send(reference), "conflict");

  // Ten guesses at once are five tries.
  const guesses = await Promise.all(
    Array.from({ length: 10 }, (_, index) => codeOf(enter(`UTIBWRONG${index}`))),
  );
  expect(guesses.filter((code) => code === "invalid")).toHaveLength(5);
  await refusal(enter(reference), "illegal_transition");
  expect(await bank()).toMatchObject({ triesLeft: 0, provenAt: null });

  const next = `HDFC${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await send(next);
  await refusal(enter(reference), "invalid");
  await enter(` ${next.toLowerCase()} `);
  expect(await bank()).toMatchObject({ provenAt: expect.any(Number) });
  expect(await isPayable()).toBe(true);
  await refusal(send("HDFC0000009999"), "illegal_transition");
  const cost = and(eq(ledgerEntries.kind, "other"), like(ledgerEntries.note, `One rupee to ${operator}%`));
  expect(await db.select({ amount: ledgerEntries.amount }).from(ledgerEntries).where(cost)).toStrictEqual([
    { amount: 1 },
    { amount: 1 },
  ]);
});

test("the constraint limits the tries: a statement that does not count is refused", async () => {
  const { operator } = await withAccount();
  await expect(
    db.update(bankAccounts).set({ tries: 6 }).where(eq(bankAccounts.operator, operator)),
  ).rejects.toThrow();
});
