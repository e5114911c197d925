import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { OperatorDocumentKind } from "~/domain/operators/operator-document";
import { sessions } from "../../worker/platform/db/schema";
import { actionsOn } from "../support/audit";
import { db } from "../support/database";
import { operatorRow, setUser } from "../support/rows";
import { completeOperator, createOperator, createPerson, giveTourTo } from "../support/people";
import { refusal } from "../support/refusal";
import { attempt, browser, form, mailsTo, services } from "../support/services";
import { signedIn } from "../support/signed-in";

const documents: OperatorDocumentKind[] = ["gst", "pan"];
const ask = { intent: "ask-documents", documents, text: "Both sides of the card, please." } as const;
const refuse = { intent: "refuse", text: "The registration ended in March." } as const;

/** A pending operator with its signed-in owner, and an administrator. */
async function pendingOperator() {
  const owner = await signedIn("tour_operator", "pending", "Ravi");
  const slug = await createOperator(owner.id, { status: "pending", companyName: "Malabar Walks" });
  await completeOperator(slug);
  const admin = await createPerson("admin", "active");
  const answer = (text: string) =>
    attempt(services.answerDecision(owner.viewer, { slug, form: form({ text }) }));
  const profile = () => services.getOperatorProfile(owner.viewer, slug);
  return { owner, slug, admin, answer, profile };
}

async function textsTo(email: string): Promise<string[]> {
  return (await mailsTo(email)).map(({ text }) => text.replaceAll("\n", " "));
}

async function isSignedIn(cookie: string): Promise<boolean> {
  return (await services.getSession(browser(cookie))).viewer !== null;
}

async function isOnSale(tour: string): Promise<boolean> {
  return services.getTour(tour).then(
    () => true,
    () => false,
  );
}

test("an operator is asked for documents, refused and verified, answers in between, and stays signed in", async () => {
  const { owner, slug, admin, answer, profile } = await pendingOperator();
  await refusal(
    services.answerDecision(owner.viewer, { slug, form: form({ text: "Early" }) }),
    "illegal_transition",
  );

  await services.decideOnOperator(admin, { slug, decision: ask });
  expect((await profile()).operator).toMatchObject({ status: "pending", verification: "documents_asked" });
  expect((await services.getOperatorOverview(owner.viewer)).tasks.toAnswer).toMatchObject([{ slug }]);
  await expect
    .poll(async () => (await textsTo(owner.email))[0])
    .toContain("Documents: GST certificate, PAN card");
  expect(await answer("")).toMatchObject({ errors: { text: [expect.any(String)] } });
  expect(await answer("Added both.")).toMatchObject({ ok: true });
  await expect.poll(async () => (await textsTo(admin.email))[0]).toContain("Added both.");
  expect((await services.getOperatorOverview(owner.viewer)).tasks.toAnswer).toStrictEqual([]);

  await services.decideOnOperator(admin, { slug, decision: refuse });
  await expect.poll(async () => (await textsTo(owner.email))[0]).toContain(refuse.text);
  await answer("Renewed.");
  await services.changeOperatorStatus(admin, { slug, action: "verify" });
  expect((await textsTo(owner.email))[0]).toContain("We have verified your company");
  const { operator, decisions } = await profile();
  expect(operator).toMatchObject({ status: "verified", verification: null });
  expect(decisions.map(({ kind, text }) => [kind, text])).toStrictEqual([
    ["verified", null],
    ["answered", "Renewed."],
    ["refused", refuse.text],
    ["answered", "Added both."],
    ["documents_asked", ask.text],
  ]);
  expect((await services.getOperatorRecord(admin, slug)).decisions).toStrictEqual(decisions);
  expect((await actionsOn(slug)).map(({ log }) => log.action)).toStrictEqual([
    "operator.ask-documents",
    "operator.answer",
    "operator.refuse",
    "operator.answer",
  ]);
  expect(await isSignedIn(owner.cookie)).toBe(true);
  await refusal(services.decideOnOperator(admin, { slug, decision: refuse }), "illegal_transition");
});

test("a refused operator can be verified without an answer, and an operator without a review waits for us", async () => {
  const { slug, admin } = await pendingOperator();
  const waiting = async () => (await services.getAdminReminders(admin)).waitingOperators;
  const before = await waiting();
  await services.decideOnOperator(admin, { slug, decision: refuse });
  expect(await waiting()).toBe(before - 1);
  const { operators: refused } = await services.listOperators(admin, { review: "refused", limit: 50 });
  expect(refused.map((each) => each.slug)).toStrictEqual([slug]);
  await services.changeOperatorStatus(admin, { slug, action: "verify" });
  expect(await operatorRow(slug)).toMatchObject({
    status: "verified",
    verification: "waiting",
  });
});

test("operators that wait for us are listed by their last answer, those that have to answer at the end", async () => {
  const [early, late, asked] = [await pendingOperator(), await pendingOperator(), await pendingOperator()];
  const { admin } = early;
  const signUps = [3, 2, 1].map((days) => Date.now() - days * 86_400_000);
  for (const [index, { owner }] of [early, late, asked].entries())
    await setUser(owner.viewer.id, { createdAt: new Date(signUps[index] ?? 0) });
  const mine = [early.slug, late.slug, asked.slug];
  const queue = async () =>
    (await services.listOperators(admin, { status: "pending", sort: "waiting", limit: 50 })).operators.filter(
      ({ slug }) => mine.includes(slug),
    );
  expect((await queue()).map(({ slug }) => slug)).toStrictEqual(mine);
  expect((await queue())[0]?.waitingSince).toBe(signUps[0]);
  await services.decideOnOperator(admin, { slug: asked.slug, decision: ask });
  await services.decideOnOperator(admin, { slug: early.slug, decision: ask });
  await early.answer("Added both.");
  expect((await queue()).map(({ slug }) => slug)).toStrictEqual([late.slug, early.slug, asked.slug]);
  expect((await queue()).at(-1)?.waitingSince).toBeNull();
});

test("the list shows what was submitted, for the operator and the account alike", async () => {
  const { owner, slug, admin } = await pendingOperator();
  const file = new File(["%PDF-1.7\nsome paper\n%%EOF"], "registration.pdf");
  const upload = new FormData();
  upload.set("kind", "registration");
  upload.set("document", file);
  await services.addDocument(owner.viewer, { slug, form: upload, headers: browser() });
  const submitted = { verification: "waiting", documents: 2, hasBankAccount: true, pan: "AAPFU0939F" };
  const { operators: listed } = await services.listOperators(admin, { q: owner.email, limit: 1 });
  expect(listed).toMatchObject([submitted]);
  const { accounts } = await services.listAccounts(admin, { q: owner.email, limit: 1 });
  expect(accounts[0]?.companies).toMatchObject([submitted]);
});

test("of two answers at once one is stored, and of a refusal and a verification at once the operator has one state", async () => {
  const { slug, admin, owner, answer, profile } = await pendingOperator();
  await services.decideOnOperator(admin, { slug, decision: ask });
  const answers = await Promise.allSettled([answer("One"), answer("Two"), answer("Three")]);
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const other = await createPerson("admin", "active");
  await Promise.allSettled([
    services.decideOnOperator(admin, { slug, decision: refuse }),
    services.changeOperatorStatus(other, { slug, action: "verify" }),
  ]);
  const { operator, decisions } = await profile();
  expect(operator).toMatchObject({ status: "verified", verification: null });
  expect(decisions.map(({ kind }) => kind)).toContain("verified");
  expect(await isSignedIn(owner.cookie)).toBe(true);
});

test("a verified operator is asked again and reviewed again, signed in and on sale throughout", async () => {
  const { owner, slug, admin, answer, profile } = await pendingOperator();
  await services.changeOperatorStatus(admin, { slug, action: "verify" });
  await giveTourTo("agra", slug);
  const waiting = async () => (await services.getAdminReminders(admin)).waitingOperators;
  const queued = async () =>
    (await services.listOperators(admin, { review: "waiting", limit: 50 })).operators.map(
      (each) => each.slug,
    );
  const before = await waiting();
  await refusal(
    services.decideOnOperator(admin, { slug, decision: { intent: "confirm" } }),
    "illegal_transition",
  );

  await services.decideOnOperator(admin, { slug, decision: ask });
  expect((await profile()).operator).toMatchObject({ status: "verified", verification: "documents_asked" });
  expect((await services.getOperatorFrame(owner.viewer)).toAnswer).toStrictEqual([slug]);
  await expect
    .poll(async () => (await textsTo(owner.email))[0])
    .toContain("Your tours stay on sale meanwhile.");
  expect(await queued()).not.toContain(slug);
  expect([await isOnSale("agra"), await isSignedIn(owner.cookie)]).toStrictEqual([true, true]);
  await refusal(services.decideOnOperator(admin, { slug, decision: refuse }), "illegal_transition");

  expect(await answer("Added the new certificate.")).toMatchObject({ ok: true });
  expect((await profile()).operator).toMatchObject({ status: "verified", verification: "waiting" });
  expect(await queued()).toContain(slug);
  expect(await waiting()).toBe(before + 1);
  expect((await services.getOperatorFrame(owner.viewer)).toAnswer).toStrictEqual([]);

  // If two administrators end it at once, one succeeds.
  const other = await createPerson("admin", "active");
  const ends = await Promise.allSettled(
    [admin, other].map((by) => services.decideOnOperator(by, { slug, decision: { intent: "confirm" } })),
  );
  expect(ends.map(({ status }) => status).toSorted()).toStrictEqual(["fulfilled", "rejected"]);
  expect((await profile()).operator).toMatchObject({ status: "verified", verification: null });
  expect((await textsTo(owner.email))[0]).toContain("It stays verified");
  expect((await profile()).decisions.map(({ kind }) => kind)).toStrictEqual([
    "verified",
    "answered",
    "documents_asked",
    "verified",
  ]);
  expect([await waiting(), await isOnSale("agra"), await isSignedIn(owner.cookie)]).toStrictEqual([
    before,
    true,
    true,
  ]);
});

test("a verified operator's new name or number is reviewed, its new phone is not", async () => {
  const { owner, slug, admin, profile } = await pendingOperator();
  await services.changeOperatorStatus(admin, { slug, action: "verify" });
  const save = async (changes: object) => {
    const { companyName, registrationNumber, address, baseCity } = (await profile()).operator;
    const typed = {
      companyName,
      registrationNumber: registrationNumber ?? "U1",
      address: address ?? "1 Beach Road",
      baseCity: baseCity || "Kochi",
    };
    await services.updateOperatorProfile(owner.viewer, { slug, form: form({ slug, ...typed, ...changes }) });
  };
  await save({});
  if ((await profile()).operator.verification !== null)
    await services.decideOnOperator(admin, { slug, decision: { intent: "confirm" } });
  await save({ phone: "+914842345678" });
  expect((await profile()).operator).toMatchObject({ phone: "+914842345678", verification: null });
  await save({ companyName: "Malabar Walks Pvt Ltd", pan: "AABCM1234F" });
  const { operator, decisions } = await profile();
  expect(operator).toMatchObject({ status: "verified", verification: "waiting" });
  expect(decisions[0]).toMatchObject({ kind: "answered", text: "Changed: company name, PAN." });
});

test.for([
  ["pending", { status: "suspended" }],
  ["verified", { status: "suspended" }],
  ["pending", { role: "user" }],
  ["pending", { role: "admin", status: "verified" }],
] as const)("an operator's sessions still end from %s to %o", async ([status, change]) => {
  const owner = await signedIn("tour_operator", status, "Ravi");
  await setUser(owner.id, change);
  expect(await db.select().from(sessions).where(eq(sessions.userId, owner.id))).toStrictEqual([]);
});
