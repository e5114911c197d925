import { eq, like } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import {
  contactMessages,
  mailOutbox,
  operators,
  questionMessages,
  tourQuestions,
} from "../../worker/platform/db/schema";
import { deleteOldQuestions } from "../../worker/privacy/erasures.repo";
import { inLanguage } from "../../worker/platform/language";
import { db } from "../support/database";
import { dispatchNow } from "../support/notifications";
import { refusal } from "../support/refusal";
import { setOperator } from "../support/rows";
import { services } from "../support/services";
import { createThreadWorld, type ThreadWorld } from "../support/threads";

const tour = "hampi";
let world: ThreadWorld;

beforeAll(async () => {
  world = await createThreadWorld(tour);
});

beforeEach(async () => {
  await db.delete(questionMessages);
  await db.delete(tourQuestions);
  await db.delete(mailOutbox);
});

const asked = { text: "Is there a lift at the hotel?", name: "Asha Rao", email: "asha@example.com" };
const headers = new Headers();
const ask = (overrides: Partial<typeof asked> = {}) =>
  services.askQuestion(tour, { ...asked, ...overrides }, { viewer: null, headers });

/** Returns the visitor that the newest link in the mail to an address makes. */
async function visitorBy(email: string) {
  const rows = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
  const [, questionId = "", key = ""] =
    /\/questions\/([^/\s]+)\/([\w-]+)/.exec(rows.at(-1)?.text ?? "") ?? [];
  return { side: "traveler" as const, questionId, key };
}

const asOperator = (questionId: string) => ({ side: "operator" as const, questionId, viewer: world.owner });
const message = (text: string) => ({ messageId: crypto.randomUUID(), text });
const textsOf = async (visitor: Parameters<typeof services.getQuestion>[0]) =>
  (await services.getQuestion(visitor)).messages.map(({ author, text }) => `${author}: ${text}`);

test("a question waits for its address, then goes to the operator, and the answer comes by mail with a link", async () => {
  expect(await ask()).toBeNull();
  const visitor = await visitorBy(asked.email);
  expect(await services.listOperatorQuestions(world.owner)).toStrictEqual([]);
  await refusal(services.getQuestion(asOperator(visitor.questionId)), "not_found");
  await refusal(services.writeToQuestion(visitor, message("And a pool?"), headers), "conflict");
  await services.confirmQuestion(visitor);
  await services.confirmQuestion(visitor);
  await dispatchNow();
  const toOwner = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, world.owner.email));
  expect(toOwner.map(({ text }) => text)).toStrictEqual([
    expect.stringContaining(`/operator/messages/questions/${visitor.questionId}`),
  ]);
  expect(toOwner[0]?.text).not.toContain(asked.email);
  expect(await services.listOperatorQuestions(world.staff)).toMatchObject([
    { isOpen: true, name: asked.name },
  ]);
  expect(await services.countUnreadThreads(world.owner)).toBe(1);

  const answer = message("Yes, to every floor.");
  await services.writeToQuestion(asOperator(visitor.questionId), answer, headers);
  await services.writeToQuestion(asOperator(visitor.questionId), answer, headers);
  const mails = await db.select().from(mailOutbox).where(like(mailOutbox.dedupeKey, "question/%/answer/%"));
  expect(mails).toMatchObject([{ recipient: asked.email }]);
  expect(mails[0]?.text).toContain("Yes, to every floor.");
  expect(await visitorBy(asked.email)).toStrictEqual(visitor);
  expect(await services.countUnreadThreads(world.owner)).toBe(0);
  await services.writeToQuestion(visitor, message("Thank you"), headers);
  const company = (await services.getQuestion(visitor)).operatorName;
  expect(await textsOf(visitor)).toStrictEqual([
    `Asha Rao: ${asked.text}`,
    `${company}: Yes, to every floor.`,
    "Asha Rao: Thank you",
  ]);
  expect((await services.getQuestion(asOperator(visitor.questionId))).email).toBeNull();
});

test("strangers, other operators and staff without the right read nothing", async () => {
  await ask();
  const visitor = await visitorBy(asked.email);
  await services.confirmQuestion(visitor);
  await refusal(services.getQuestion({ ...visitor, key: `${visitor.key}x` }), "not_found");
  await refusal(
    services.getQuestion({ ...asOperator(visitor.questionId), viewer: world.stranger }),
    "not_found",
  );
  await refusal(services.getQuestion({ ...asOperator(visitor.questionId), viewer: world.idle }), "forbidden");
  await refusal(services.listOperatorQuestions(world.traveler), "forbidden");
});

test("an account with the verified address asks at once, and finds its questions again", async () => {
  const { traveler } = world;
  const path = await services.askQuestion(
    tour,
    { ...asked, email: traveler.email },
    { viewer: traveler, headers },
  );
  expect(path).toMatch(/^\/questions\//);
  expect(await services.listOwnQuestions(traveler)).toMatchObject([{ path, isOpen: true }]);
  expect(await services.listOwnQuestions(world.otherTraveler)).toStrictEqual([]);
});

test("a question that no operator reads goes to Tour Bharat", async () => {
  await ask();
  const visitor = await visitorBy(asked.email);
  await setOperator(world.operator, { ownerId: null });
  await db.run("DELETE FROM operator_members");
  await db.delete(contactMessages);
  await services.confirmQuestion(visitor);
  expect(await db.select().from(contactMessages)).toMatchObject([
    { email: asked.email, message: expect.stringContaining(asked.text) },
  ]);
  await db.update(operators).set({ ownerId: world.owner.id }).where(eq(operators.slug, world.operator));
});

test("who asked in Hindi gets the operator's answer in Hindi", async () => {
  const email = "hindi@example.com";
  await inLanguage("hi", () => ask({ email }));
  const visitor = await visitorBy(email);
  await services.confirmQuestion(visitor);
  await services.writeToQuestion(asOperator(visitor.questionId), message("Yes, to every floor."), headers);
  const { tourTitle } = await inLanguage("hi", () => services.getQuestion(visitor));
  expect(tourTitle).toMatch(/\p{Script=Devanagari}/u);
  const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
  expect(mails).toHaveLength(2);
  for (const { subject, text } of mails) {
    expect(`${subject} ${text.replaceAll("\n", " ")}`).toContain(tourTitle);
    expect(text).toContain(`/hi/questions/${visitor.questionId}/`);
  }
  expect((await services.getQuestion(asOperator(visitor.questionId))).tourTitle).not.toBe(tourTitle);
});

test("an address gets at most three mails an hour, and what nobody confirms is forgotten", async () => {
  const email = "often@example.com";
  for (const _ of [1, 2, 3, 4, 5]) expect(await ask({ email })).toBeNull();
  expect(await db.$count(mailOutbox, eq(mailOutbox.recipient, email))).toBe(3);
  await services.confirmQuestion(await visitorBy(email));
  await deleteOldQuestions(db, { unconfirmedBefore: Date.now() + 1, before: 0 });
  expect(await db.$count(tourQuestions)).toBe(1);
  await deleteOldQuestions(db, { unconfirmedBefore: 0, before: Date.now() + 1 });
  expect(await db.$count(tourQuestions)).toBe(0);
});
