import { asc, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { taxOn } from "~/domain/money/money";
import { sessionOverCode } from "~/domain/desk/booking-events";
import { eraseAccount as deleteRows } from "../../worker/privacy/account-deletion.repo";
import { digestOf, macOf } from "../../worker/audit/audit-chain";
import { withAudit } from "../../worker/audit/with-audit";
import {
  auditDetails,
  auditLog,
  ledgerEntries,
  operators,
  sessions,
  users,
} from "../../worker/platform/db/schema";
import { signIn } from "../support/accounts";
import { as, book, get, patch, remove } from "../support/api";
import { actionsOn, audit } from "../support/audit";
import { db, setBooking } from "../support/database";
import { bookingRow, operatorRow, setUser, userRow } from "../support/rows";
import { openFeed } from "../support/feed";
import { completeOperator, createOperator, createPerson, giveTourTo } from "../support/people";
import { personWithEverything } from "../support/person";
import { problemOf } from "../support/problem";
import { mailsTo, services } from "../support/services";
import { codeOf } from "../support/refusal";

let admin: Viewer;
let other: Viewer;
beforeAll(async () => {
  admin = await createPerson("admin", "active", { name: "Leela Admin" });
  other = await createPerson("admin", "active", { name: "Omar Admin" });
});

async function accountOf(id: string) {
  const row = await userRow(id);
  return row;
}

async function versionOf(id: string) {
  return (await accountOf(id)).updatedAt.getTime();
}

/** Checks that the log rows are chained by their MACs, and that the stored details match their hashes. */
async function expectChainToHold() {
  const rows = await db.select().from(auditLog).orderBy(asc(auditLog.seq));
  const details = await db.select().from(auditDetails);
  for (const [index, row] of rows.entries()) {
    expect(row.previousMac).toBe(rows[index - 1]?.mac ?? "");
    expect(row.mac).toBe(macOf(audit.keys, row));
    const own = details.find(({ seq }) => seq === row.seq);
    if (own) expect(await digestOf(own)).toBe(row.detailsDigest);
  }
}

test("an administrator suspended after the request arrived edits, signs out, notes and deletes nothing", async () => {
  const late = await createPerson("admin", "active");
  const { id: userId } = await signIn("user");
  await setUser(late.id, { status: "suspended" });
  const version = await versionOf(userId);
  expect(await codeOf(services.editAccount(late, { userId, version, edit: { name: "Mine" } }))).toBe(
    "conflict",
  );
  expect(await codeOf(services.endSession(late, { userId, sessionId: null }))).toBe("not_found");
  expect(await codeOf(services.addNote(late, { userId, text: "mine" }))).toBe("not_found");
  expect(await codeOf(services.deleteUser(late, { userId }))).toBe("conflict");
  expect((await accountOf(userId)).name).toBe("Asha");
  expect(await db.$count(sessions, eq(sessions.userId, userId))).toBe(1);
  expect(await actionsOn(userId)).toStrictEqual([]);
});

test("of two administrators who edit one account the later gets a conflict and overwrites nothing", async () => {
  const { id: userId } = await createPerson("user", "active", { name: "Asha Rao", phone: "+919845012345" });
  const version = await versionOf(userId);
  const [first, second] = await Promise.allSettled([
    services.editAccount(admin, { userId, version, edit: { name: "Asha Iyer" } }),
    services.editAccount(other, { userId, version, edit: { phone: "+919845099999" } }),
  ]);
  const refused = [first, second].filter((result) => result.status === "rejected");
  expect(refused).toHaveLength(1);
  expect(refused[0]?.reason).toMatchObject({ code: "conflict" });
  const { name, phone } = await accountOf(userId);
  expect([name, phone]).toStrictEqual(
    first?.status === "fulfilled" ? ["Asha Iyer", "+919845012345"] : ["Asha Rao", "+919845099999"],
  );
  expect(await actionsOn(userId)).toHaveLength(1);
  // After reviewing the changes they save again.
  const edit = { name: "Asha Iyer", phone: "+919845099999" };
  await services.editAccount(other, { userId, version: await versionOf(userId), edit });
  expect(await accountOf(userId)).toMatchObject(edit);
});

test("the account owner's concurrent changes are not overwritten either", async () => {
  const person = await createPerson("user", "active");
  const version = await versionOf(person.id);
  await services.changeAccountStatus(other, { userId: person.id, action: "suspend" });
  const edit = { name: "Somebody Else" };
  expect(await codeOf(services.editAccount(admin, { userId: person.id, version, edit }))).toBe("conflict");
});

test("only actual changes are logged", async () => {
  const { id: userId, name, email } = await createPerson("user", "active", { phone: "+919845012345" });
  await services.editAccount(admin, { userId, version: await versionOf(userId), edit: { name, email } });
  expect(await actionsOn(userId)).toStrictEqual([]);
  const edit = { name: "Nandini Rao", email, phone: null };
  await services.editAccount(admin, { userId, version: await versionOf(userId), edit });
  const [action] = await actionsOn(userId);
  expect(action?.log).toMatchObject({ action: "user.edit", actorId: admin.id });
  expect(action?.details).toMatchObject({
    before: { name, phone: "+919845012345" },
    after: { name: "Nandini Rao", phone: null },
  });
  expect(await mailsTo(email)).toStrictEqual([]);
});

test("a new address waits, both addresses are notified, and the account's page shows it", async () => {
  const { id: userId, email } = await createPerson("user", "active", { emailVerified: true });
  const address = `new-${email}`;
  await services.editAccount(admin, { userId, version: await versionOf(userId), edit: { email: address } });
  expect(await accountOf(userId)).toMatchObject({ email, emailVerified: true });
  expect((await mailsTo(email))[0]?.subject).toBe("Your e-mail address at Tour Bharat is going to change");
  expect((await mailsTo(address))[0]?.subject).toBe("Confirm the new address of your account at Tour Bharat");
  const { account } = await services.getAccountPage(admin, { userId });
  expect(account.emailChange).toMatchObject({ to: address, confirmedAt: null });
});

test("an address in use, or an administrator's, is refused beside the field", async () => {
  const taken = await createPerson("user", "active");
  const { id: userId, email } = await createPerson("user", "active");
  const version = await versionOf(userId);
  await expect(
    services.editAccount(admin, { userId, version, edit: { name: "Not Saved", email: taken.email } }),
  ).rejects.toMatchObject({
    code: "invalid",
    errors: { email: ["Another account has this email address."] },
  });
  expect(await accountOf(userId)).toMatchObject({ email, name: "Asha Rao" });
  expect(await actionsOn(userId)).toStrictEqual([]);
  await expect(
    services.editAccount(admin, {
      userId: other.id,
      version: await versionOf(other.id),
      edit: { email: "mine@example.com" },
    }),
  ).rejects.toMatchObject({ code: "invalid", errors: { email: [expect.any(String)] } });
});

test("ending one session ends that one only, ending all ends every one with its sockets", async () => {
  const person = await signIn("admin");
  using feed = await openFeed({ cookie: person.cookie });
  expect(await feed.next()).toMatchObject({ type: "hello" });
  const { sessions: held } = await services.getAccountPage(admin, { userId: person.id });
  expect(held).toHaveLength(1);
  const stranger = await signIn("user");
  const theirs = await services.getAccountPage(admin, { userId: stranger.id });
  const sessionId = theirs.sessions[0]?.id ?? "";
  // A session can be ended only through its own account.
  expect(await codeOf(services.endSession(admin, { userId: person.id, sessionId }))).toBe("not_found");
  await services.endSession(admin, { userId: person.id, sessionId: null });
  expect(await feed.closed).toMatchObject({ code: sessionOverCode });
  await problemOf(await get("/api/admin/bookings", as(person.cookie)), "unauthenticated");
  expect(await codeOf(services.endSession(admin, { userId: person.id, sessionId: null }))).toBe("not_found");
  expect((await actionsOn(person.id)).map(({ log }) => log.action)).toStrictEqual(["user.end-session"]);
  await services.endSession(admin, { userId: stranger.id, sessionId });
  expect(await db.$count(sessions, eq(sessions.userId, stranger.id))).toBe(0);
});

test("administrators read notes, and only their author deletes them", async () => {
  const { id: userId } = await createPerson("user", "active");
  await services.addNote(admin, { userId, text: "Prefers to be called after six." });
  const { notes } = await services.getAccountPage(other, { userId });
  expect(notes).toMatchObject([{ text: "Prefers to be called after six.", authorName: "Leela Admin" }]);
  const noteId = notes[0]?.id ?? "";
  expect(await codeOf(services.deleteNote(other, { userId, noteId }))).toBe("not_found");
  await services.deleteNote(admin, { userId, noteId });
  expect((await services.getAccountPage(other, { userId })).notes).toStrictEqual([]);
  expect((await actionsOn(userId)).map(({ log }) => log.action)).toStrictEqual([
    "user.add-note",
    "user.delete-note",
  ]);
  expect(await codeOf(services.addNote(admin, { userId: "nobody", text: "x" }))).toBe("not_found");
});

test("deleting a traveler's account removes personal data; bookings, ledger and the log's chain stay", async () => {
  const asha = await personWithEverything();
  await services.deleteUser(admin, { userId: asha.id, reason: "asked by phone" });
  expect(await db.$count(users, eq(users.id, asha.id))).toBe(0);
  const row = await bookingRow(asha.bookings[0].bookingId);
  expect(row).toMatchObject({ userId: null, customerName: "Deleted traveler", customerEmail: "" });
  expect((await mailsTo(asha.email)).map(({ subject }) => subject)).toStrictEqual([
    "Your account at Tour Bharat was deleted",
  ]);
  // Only the deletion itself still has details: those of earlier entries are erased.
  expect((await actionsOn(asha.id)).map(({ log, details }) => [log.action, details.reason])).toStrictEqual([
    ["user.delete", "asked by phone"],
  ]);
  expect(await db.$count(auditLog, eq(auditLog.subjectId, asha.id))).toBe(2);
  await expectChainToHold();
  expect(await codeOf(services.deleteUser(admin, { userId: asha.id }))).toBe("not_found");
});

test("of two concurrent deletions of one account one succeeds", async () => {
  const { id: userId } = await createPerson("user", "active");
  const results = await Promise.allSettled([
    services.deleteUser(admin, { userId }),
    services.deleteUser(other, { userId }),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toStrictEqual(["fulfilled", "rejected"]);
  expect(await db.$count(auditLog, eq(auditLog.subjectId, userId))).toBe(1);
});

test("administrators cannot be deleted", async () => {
  expect(await codeOf(services.deleteUser(admin, { userId: other.id }))).toBe("forbidden");
  expect(await codeOf(services.deleteUser(admin, { userId: admin.id }))).toBe("forbidden");
  const { isDeleted } = await withAudit(
    audit,
    admin,
    { action: "user.delete", subjectId: other.id },
    (statements) =>
      deleteRows(db, other, Date.now(), { actorId: admin.id, today: "2026-11-22", audit: statements }),
  );
  expect(isDeleted).toBe(false);
  expect(await actionsOn(other.id)).toStrictEqual([]);
});

test("an operator with upcoming trips or a balance cannot be deleted, with the reason; once settled, the company stays", async () => {
  const owner = await createPerson("tour_operator", "verified");
  const operator = await createOperator(owner.id, { address: "4 Beach Road" });
  await giveTourTo("munnar", operator);
  const { bookingId } = await book({ tour: "munnar" });
  await expect(services.deleteUser(admin, { userId: owner.id })).rejects.toMatchObject({
    code: "illegal_transition",
    message: expect.stringMatching(/1 trip booked that is not over.*We owe their operator money/),
  });
  const { obstacles } = await services.getAccountPage(admin, { userId: owner.id });
  expect(obstacles).toMatchObject({ upcomingTrips: 1, owed: 1 });
  const { money } = await services.getOperatorRecord(admin, operator);
  // The batch enforces the rule too.
  const attempt = withAudit(audit, admin, { action: "user.delete", subjectId: owner.id }, (statements) =>
    deleteRows(db, owner, Date.now(), { actorId: admin.id, today: "2026-11-22", audit: statements }),
  );
  expect(await attempt).toMatchObject({ isDeleted: false });
  expect(await db.$count(operators, eq(operators.ownerId, owner.id))).toBe(1);

  await setBooking(bookingId, { travelDate: "2020-01-01" });
  expect(await codeOf(services.deleteUser(admin, { userId: owner.id }))).toBe("illegal_transition");
  await db.insert(ledgerEntries).values({
    key: `payout/${operator}`,
    kind: "payout",
    debit: "operator-payable",
    credit: "bank",
    amount: (money?.earnings.gross ?? 0) - (money?.earnings.commission ?? 0),
    operatorSlug: operator,
    createdAt: Date.now(),
  });
  await services.deleteUser(admin, { userId: owner.id });
  const row = await operatorRow(operator);
  expect(row).toMatchObject({
    ownerId: null,
    status: "suspended",
    address: null,
    companyName: "Malabar Walks",
  });
  expect((await get("/api/tours/munnar")).status).toBe(404);
  await giveTourTo("munnar", "nilgiri-trails");
});

test("a company's page shows its tours and ledger balance, and follows its owner", async () => {
  const owner = await createPerson("tour_operator", "pending");
  const operator = await createOperator(owner.id, { status: "pending" });
  await giveTourTo("coorg", operator);
  await completeOperator(operator);
  await services.changeOperatorStatus(admin, { slug: operator, action: "verify" });
  const { totalAmount } = await book({ tour: "coorg" });
  const page = await services.getOperatorRecord(admin, operator);
  expect(page).toMatchObject({
    operator: { status: "verified", owner: { id: owner.id } },
    tours: [{ slug: "coorg", isOnSale: true }],
    money: { earnings: { bookings: 1, gross: totalAmount } },
    history: { actions: [{ action: "user.verify", actorName: "Leela Admin" }] },
  });
  const { owed, earnings } = page.money ?? {};
  // Not received yet.
  expect(owed).toBe(0);
  const commission = earnings?.commission ?? 0;
  expect(earnings?.net).toBe(totalAmount - commission - taxOn(commission, 18) - taxOn(totalAmount, 0.1));
  await giveTourTo("coorg", "nilgiri-trails");
  const catalogue = services.changeOperatorStatus(admin, { slug: "nilgiri-trails", action: "suspend" });
  expect(await codeOf(catalogue)).toBe("illegal_transition");
  expect(await codeOf(services.getOperatorRecord(admin, "nowhere"))).toBe("not_found");
});

test("an account is found by its company's name", async () => {
  const owner = await createPerson("tour_operator", "verified");
  const details = { companyName: "Zanskar Walks & Talks", gstin: "27AAPFU0939F1ZV" };
  await createOperator(owner.id, { ...details, address: "4 Fort Road, Leh" });
  const { accounts } = await services.listAccounts(admin, { q: "zanskar walks", limit: 5 });
  expect(accounts).toMatchObject([{ id: owner.id, companies: [details] }]);
});

test("the API does the same: it lists, changes and deletes, and refuses unknown fields", async () => {
  const { cookie } = await signIn("admin");
  const { id, email } = await createPerson("user", "active");
  const found = await get(`/api/admin/users?q=${email}&sort=name`, as(cookie));
  const listed: { users: { id: string; version: number }[] } = await found.json();
  expect(listed.users.map((user) => user.id)).toStrictEqual([id]);
  const path = `/api/admin/users/${id}`;
  const version = listed.users[0]?.version ?? 0;
  for (const body of [
    { role: "admin", version },
    { status: "suspended" },
    {},
    { version, email: "no address" },
    { action: "suspend", version },
    { action: "suspend", name: "Both" },
    { action: "delete" },
  ]) {
    await problemOf(await patch(path, body, as(cookie)), "invalid");
  }
  expect((await patch(path, { version, name: "Nandini Rao" }, as(cookie))).status).toBe(200);
  await problemOf(await patch(path, { version, name: "Too Late" }, as(cookie)), "conflict");
  const suspended = await patch(path, { action: "suspend", reason: "spam" }, as(cookie));
  expect(await suspended.json()).toStrictEqual({ name: "Nandini Rao", status: "suspended" });
  await problemOf(await patch(path, { action: "suspend" }, as(cookie)), "illegal_transition");
  expect((await remove(path, cookie)).status).toBe(204);
  await problemOf(await remove(path, cookie), "not_found");
  await problemOf(await remove(`/api/admin/users/${admin.id}`, cookie), "forbidden");
  const traveler = await signIn("user");
  for (const answer of [
    await get("/api/admin/users", as(traveler.cookie)),
    await patch(`/api/admin/users/${traveler.id}`, { action: "verify" }, as(traveler.cookie)),
    await remove(`/api/admin/users/${traveler.id}`, traveler.cookie),
  ]) {
    await problemOf(answer, "forbidden");
  }
});
