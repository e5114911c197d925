import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { emailObjectionHours } from "~/domain/accounts/account-edit";
import { applyEmailChange, listDueEmailChanges } from "../../worker/accounts/admin/email-changes.repo";
import { applySetEmails } from "../../worker/accounts/admin/change-set-email";
import { emailChanges, mailOutbox } from "../../worker/platform/db/schema";
import { newMailRow } from "../../worker/notifications/mail/mail-outbox.repo";
import type { Mail } from "../../worker/notifications/mail/mailer";
import { db } from "../support/database";
import { userRow } from "../support/rows";
import { createPerson } from "../support/people";
import { attempt, browser, form, mailsTo, services } from "../support/services";
import { signedIn } from "../support/signed-in";

// The kind: an account's address gives power over it, so one that staff has set gives none before its owner could object.

const hour = 3_600_000;
const password = "three boats on a river";

async function tokenIn(address: string): Promise<string> {
  return /[?&]token=([\w-]+)/.exec((await mailsTo(address))[0]?.text ?? "")?.[1] ?? "";
}

/** Sets another address for an account as an administrator; returns it with the tokens of both mails. */
async function setAddress({ id, email }: { id: string; email: string }) {
  const support = await createPerson("admin", "active", { adminRole: "support" });
  const to = `moved-${crypto.randomUUID()}@example.com`;
  const version = (await userRow(id))?.updatedAt.getTime() ?? 0;
  await services.editAccount(support, { userId: id, version, edit: { email: to } });
  return { to, confirm: await tokenIn(to), keep: await tokenIn(email) };
}

const mailer = {
  async send(message: Mail) {
    await db.insert(mailOutbox).values(newMailRow(message, Date.now()));
  },
};

/** Runs the scheduled job at an instant after now. */
function applyAfter(hours: number) {
  return applySetEmails({ db, clock: () => Date.now() + hours * hour, mailer });
}

/** Every door that an address opens: nothing is mailed to an address that is not the account's. */
async function mailedBy(address: string): Promise<string[]> {
  const before = (await mailsTo(address)).length;
  await attempt(services.requestPasswordReset(form({ email: address }), browser()));
  await attempt(services.signIn(form({ email: address, password }), browser()));
  const mails = await mailsTo(address);
  return mails.slice(0, mails.length - before).map(({ subject }) => subject);
}

test("an address set by staff gives nothing before it is confirmed and the former one had 72 hours", async () => {
  const person = await signedIn();
  const { id, email } = person.viewer;
  const { to, confirm } = await setAddress({ id, email });
  expect((await mailsTo(email))[0]?.subject).toBe("Your e-mail address at Tour Bharat is going to change");

  expect(await mailedBy(to)).toStrictEqual([]);
  await applyAfter(emailObjectionHours + 1);
  expect((await userRow(id))?.email).toBe(email);

  expect(await services.verifyEmail(confirm, browser())).toMatchObject({ outcome: "waiting", headers: null });
  expect(await mailedBy(to)).toStrictEqual([]);
  await applyAfter(emailObjectionHours - 1);
  expect((await userRow(id))?.email).toBe(email);
  // The former address is the account's in all its doors.
  expect(await mailedBy(email)).toStrictEqual(["Choose a new password for Tour Bharat"]);

  await applyAfter(emailObjectionHours + 1);
  expect(await userRow(id)).toMatchObject({ email: to, emailVerified: true });
  expect((await mailsTo(email))[0]?.subject).toBe("Your e-mail address at Tour Bharat was changed");
  expect(await mailedBy(to)).toStrictEqual(["Choose a new password for Tour Bharat"]);
  expect(await db.$count(emailChanges, eq(emailChanges.userId, id))).toBe(0);
});

test("the former address keeps the account with its link, also against a confirmed change", async () => {
  const person = await createPerson("tour_operator", "verified", { emailVerified: true });
  const { to, confirm, keep } = await setAddress(person);
  await services.verifyEmail(confirm, browser());
  // Opening the link changes nothing.
  expect(await services.getSetEmail(keep)).toContain("@example.com");
  expect(await db.$count(emailChanges, eq(emailChanges.userId, person.id))).toBe(1);
  await services.keepEmail(keep);
  await applyAfter(emailObjectionHours + 1);
  expect((await userRow(person.id))?.email).toBe(person.email);
  for (const dead of [keep, confirm, ""])
    await expect(services.keepEmail(dead)).rejects.toMatchObject({ code: "invalid" });
  await expect(services.verifyEmail(confirm, browser())).rejects.toMatchObject({ code: "invalid" });
  expect(await services.getSetEmail(keep)).toBeNull();
  expect(await mailsTo(to)).toHaveLength(1);
});

test("an objection between the read and the write wins; unguarded, the account would move", async () => {
  const person = await createPerson("user", "active", { emailVerified: true });
  const { to, confirm, keep } = await setAddress(person);
  await services.verifyEmail(confirm, browser());
  const notifiedBefore = Date.now() + hour;
  const change = (await listDueEmailChanges(db, notifiedBefore, 100)).find(
    ({ userId }) => userId === person.id,
  );
  if (!change) throw new Error("not due");
  await services.keepEmail(keep);
  expect(await applyEmailChange(db, change, notifiedBefore)).toBeNull();
  expect((await userRow(person.id))?.email).toBe(person.email);
  // The control: with the row still there, the same call moves the account.
  await db.insert(emailChanges).values(change);
  expect(await applyEmailChange(db, change, notifiedBefore)).toBe("Asha Rao");
  expect((await userRow(person.id))?.email).toBe(to);
});

test("an address taken meanwhile, or replaced by another, never becomes the account's", async () => {
  const person = await createPerson("user", "active", { emailVerified: true });
  const first = await setAddress(person);
  const second = await setAddress(person);
  await expect(services.verifyEmail(first.confirm, browser())).rejects.toMatchObject({ code: "invalid" });
  await services.verifyEmail(second.confirm, browser());
  await createPerson("user", "active", { email: second.to });
  await applyAfter(emailObjectionHours + 1);
  expect((await userRow(person.id))?.email).toBe(person.email);
  expect(await db.$count(emailChanges, eq(emailChanges.userId, person.id))).toBe(0);
});

test("deleting the account leaves neither the address nor a mail to it", async () => {
  const person = await createPerson("user", "active", { emailVerified: true });
  const { to } = await setAddress(person);
  await services.deleteUser(await createPerson("admin", "active"), { userId: person.id });
  expect(await db.$count(emailChanges, eq(emailChanges.to, to))).toBe(0);
  expect(await db.$count(mailOutbox, eq(mailOutbox.recipient, to))).toBe(0);
});
