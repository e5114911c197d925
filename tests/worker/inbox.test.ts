import { beforeEach, expect, test } from "vitest";
import { contactMessages, mailOutbox, newsletterSubscribers } from "../../worker/platform/db/schema";
import { createUser } from "../support/accounts";
import { actionsOn, audit } from "../support/audit";
import { db } from "../support/database";
import { keys } from "../support/keys";
import { refusal } from "../support/refusal";
import { viewer } from "../support/viewer";
import { useCases } from "../../worker/services";

const { run: handleMessage } = useCases.handleMessage;
const { run: listInbox } = useCases.listInbox;
const { run: listSubscribers } = useCases.listSubscribers;
const { run: removeSubscriber } = useCases.removeSubscriber;
const { run: replyToMessage } = useCases.replyToMessage;

const deps = { db, audit, keys, origin: "http://localhost" };
let admin = viewer({ role: "admin" });
const answering = { audit, startDelivery: () => undefined };
const reply = (name: string, text = "Thank you.") => ({
  id: idOf(name),
  replyId: crypto.randomUUID(),
  handledAt: null,
  text,
});
const newest = { sort: "-received", limit: 2 } as const;

beforeEach(async () => {
  await db.batch([db.delete(contactMessages), db.delete(newsletterSubscribers), db.delete(mailOutbox)]);
  const { id, name } = await createUser("admin", "active", "Kavya Menon");
  admin = viewer({ id, name, role: "admin" });
  await db.insert(contactMessages).values(
    ["one", "two", "three"].map((id, index) => ({
      id: `${id}-${admin.id}`,
      name: `Writer ${id}`,
      email: `${id}@example.com`,
      subject: "Feedback" as const,
      message: `The text of ${id}.`,
      createdAt: index,
    })),
  );
});

const idOf = (name: string) => `${name}-${admin.id}`;
const namesOf = ({ messages }: { messages: { name: string }[] }) => messages.map(({ name }) => name);

test("messages are listed by page, filter and search", async () => {
  const first = await listInbox(deps, admin, newest);
  expect(namesOf(first)).toStrictEqual(["Writer three", "Writer two"]);
  const cursor = first.nextCursor ?? "";
  expect(namesOf(await listInbox(deps, admin, { ...newest, cursor }))).toStrictEqual(["Writer one"]);
  await handleMessage(audit, admin, { id: idOf("two"), isHandled: true });
  expect(namesOf(await listInbox(deps, admin, { ...newest, state: "open" }))).not.toContain("Writer two");
  expect(await listInbox(deps, admin, { ...newest, state: "handled" })).toMatchObject({
    messages: [{ name: "Writer two", handledBy: "Kavya Menon" }],
  });
  expect(namesOf(await listInbox(deps, admin, { ...newest, q: "TEXT of one" }))).toStrictEqual([
    "Writer one",
  ]);
});

test("of two who resolve a message at once the later one gets a conflict", async () => {
  const handle = () => handleMessage(audit, admin, { id: idOf("one"), isHandled: true });
  const results = await Promise.allSettled([handle(), handle()]);
  expect(results.map(({ status }) => status).toSorted()).toStrictEqual(["fulfilled", "rejected"]);
  expect(await actionsOn(idOf("one"))).toHaveLength(1);
  await handleMessage(audit, admin, { id: idOf("one"), isHandled: false });
  await refusal(handleMessage(audit, admin, { id: idOf("one"), isHandled: false }), "illegal_transition");
  await refusal(handleMessage(audit, admin, { id: "none", isHandled: true }), "not_found");
});

test("a reply goes to the sender with the original text, and resolves the message", async () => {
  await replyToMessage(answering, admin, reply("one", "Thank you <b>very</b> much."));
  const [sent] = await db.select().from(mailOutbox);
  expect(sent).toMatchObject({ recipient: "one@example.com", status: "queued" });
  expect(sent?.text).toContain("Thank you <b>very</b> much.");
  expect(sent?.text).toContain("The text of one.");
  expect(sent?.html).toContain("&lt;b&gt;very");
  expect(await actionsOn(idOf("one"))).toMatchObject([
    { log: { action: "message.reply" }, details: { after: { text: "Thank you <b>very</b> much." } } },
  ]);
  await refusal(replyToMessage(answering, admin, { ...reply("one"), id: "none" }), "not_found");
  expect(await db.$count(mailOutbox)).toBe(1);
});

test("a reply is sent once, even if posted repeatedly", async () => {
  const answer = reply("one");
  await Promise.all([1, 2, 3].map(() => replyToMessage(answering, admin, answer)));
  const [message] = (await listInbox(deps, admin, { ...newest, state: "handled" })).messages;
  // Also if the page was reloaded in between.
  await replyToMessage(answering, admin, { ...answer, handledAt: message?.handledAt ?? null });
  expect(await db.select().from(mailOutbox)).toMatchObject([
    { dedupeKey: `contact-reply/${answer.replyId}`, recipient: "one@example.com" },
  ]);
  expect(await actionsOn(idOf("one"))).toHaveLength(1);
});

test("of two who reply to a message the later one sees who was first, and can still send", async () => {
  const { id, name } = await createUser("admin", "active", "Ravi Nair");
  const other = viewer({ id, name, role: "admin" });
  const [mine, theirs] = [reply("one", "Mine"), reply("one", "Theirs")];
  const both = await Promise.allSettled([
    replyToMessage(answering, admin, mine),
    replyToMessage(answering, other, theirs),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toStrictEqual(["fulfilled", "rejected"]);
  expect(await db.$count(mailOutbox)).toBe(1);
  expect(await actionsOn(idOf("one"))).toHaveLength(1);

  const [late, lateReply, winner] =
    both[0].status === "fulfilled" ? [other, theirs, "Kavya Menon"] : [admin, mine, "Ravi Nair"];
  const { message, extra } = await refusal(replyToMessage(answering, late, lateReply), "conflict");
  expect(message).toContain(`${winner} resolved this message`);
  const handledAt = Number(extra?.["handledAt"]);
  await replyToMessage(answering, late, { ...lateReply, handledAt });
  expect(await db.$count(mailOutbox)).toBe(2);
  expect(await actionsOn(idOf("one"))).toHaveLength(2);

  await handleMessage(audit, admin, { id: idOf("one"), isHandled: false });
  const stale = { ...reply("one"), handledAt };
  expect((await refusal(replyToMessage(answering, admin, stale), "conflict")).message).toContain(
    "reopened this message",
  );
  expect(await db.$count(mailOutbox)).toBe(2);
});

test("a subscriber is removed from the list, without the address in the log", async () => {
  await db.insert(newsletterSubscribers).values([
    { email: "a@example.com", createdAt: 1, confirmedAt: 1 },
    { email: "b@example.com", createdAt: 1, confirmedAt: 1 },
    { email: "c@example.com", createdAt: 1 },
  ]);
  const page = { sort: "email", limit: 1 } as const;
  const { subscribers, nextCursor } = await listSubscribers(deps, admin, page);
  expect(subscribers).toMatchObject([{ email: "a@example.com" }]);
  const second = await listSubscribers(deps, admin, { ...page, cursor: nextCursor ?? "" });
  expect(second).toMatchObject({ subscribers: [{ email: "b@example.com" }], nextCursor: null });
  const id = subscribers[0]?.id ?? "";
  await removeSubscriber(audit, admin, id);
  await refusal(removeSubscriber(audit, admin, id), "not_found");
  expect(await db.select().from(newsletterSubscribers)).toMatchObject([
    { email: "b@example.com" },
    { email: "c@example.com", confirmedAt: null },
  ]);
  expect(JSON.stringify(await actionsOn(id))).not.toContain("example.com");
});
