import { and, eq, inArray, like } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import {
  operatorInvitations,
  operatorMembers,
  operators,
  throttles,
  users,
} from "../../worker/platform/db/schema";
import { withAudit } from "../../worker/audit/with-audit";
import { mayMailStranger } from "../../worker/accounts/mail-limit";
import { whyNotInvite } from "../../worker/operators/members/invitation-limits";
import { createMemberAccount } from "../../worker/operators/members/invitation-link.repo";
import { violates } from "../../worker/platform/db/errors";
import { hashOfLink } from "../../worker/platform/keys/link-token";
import { addMember, createOperator, createMember, createPerson } from "../support/people";
import { actionsOn, audit } from "../support/audit";
import { ownerWithOperator } from "../support/operator";
import { db } from "../support/database";
import { operatorRow, setOperator, userRow } from "../support/rows";
import { refusal } from "../support/refusal";
import { attempt, browser, form, mailsTo, services } from "../support/services";
import { signedIn } from "../support/signed-in";
import { columnsWith } from "../support/text-scan";
import { useCases } from "../../worker/services";

const { run: acceptInvitation } = useCases.acceptInvitation;

const dead = "This invitation is no longer valid: it was used or withdrawn, or has expired.";
const password = "a quiet lake at dawn";
const joining = { firstName: "Meera", lastName: "Staff", password, confirmPassword: password, terms: "on" };

function rightsForm(rights: readonly string[], fields: Record<string, string> = {}): FormData {
  const data = form(fields);
  for (const right of rights) data.append("rights", right);
  return data;
}

async function invite(
  viewer: Viewer | null,
  slug: string,
  email: string,
  rights = ["departures", "bookings"],
) {
  await db.delete(throttles);
  return attempt(
    services.inviteMember(viewer, { slug, form: rightsForm(rights, { email }), headers: browser() }),
  );
}

async function tokenFor(email: string): Promise<string> {
  for (const { text } of await mailsTo(email)) {
    const token = /\/operator\/join\/([\w-]{43})/.exec(text)?.[1];
    if (token) return token;
  }
  throw new Error(`no invitation was mailed to ${email}`);
}

function rightsOf(operator: string, { id }: { id: string }) {
  return db
    .select({ rights: operatorMembers.rights })
    .from(operatorMembers)
    .where(and(eq(operatorMembers.operator, operator), eq(operatorMembers.userId, id)))
    .get();
}

function join(token: string, overrides: Readonly<Record<string, string>> = {}) {
  return attempt(services.joinAsNew({ token, form: form({ ...joining, ...overrides }), headers: browser() }));
}

const inEightDays = () => Date.now() + 8 * 86_400_000;

async function newcomer() {
  return `meera.${crypto.randomUUID()}@example.com`;
}

test("a new member joins by the link: an account without a company, verified, and signed in by password", async () => {
  const { owner, operator } = await ownerWithOperator();
  const email = await newcomer();
  expect(await invite(owner.viewer, operator, email.toUpperCase())).toStrictEqual({ ok: true });
  const token = await tokenFor(email);
  expect(await services.getInvitation(null, token)).toMatchObject({
    companyName: "Malabar Walks",
    email,
    rights: ["departures", "bookings"],
    way: "new",
  });
  expect(await join(token)).toMatchObject({ ok: true, email });
  const person = await db.select().from(users).where(eq(users.email, email)).get();
  expect(person).toMatchObject({
    name: "Meera Staff",
    role: "tour_operator",
    status: "verified",
    emailVerified: true,
  });
  const signIn = await attempt(services.signIn(form({ email, password }), browser()));
  expect(signIn.ok).toBe(true);
  expect(await db.$count(operators, eq(operators.ownerId, person?.id ?? ""))).toBe(0);
  const staff = { ...(await createPerson("tour_operator", "verified")), id: person?.id ?? "", email };
  expect(await services.listMemberships(staff)).toMatchObject([
    { operator, isOwner: false, rights: ["departures", "bookings"] },
  ]);
  await refusal(services.getOperatorProfile(staff, null), "forbidden");
  expect((await actionsOn(operator)).map(({ log }) => [log.action, log.actorId])).toStrictEqual([
    ["operator.invite-member", owner.id],
    ["operator.join", person?.id],
  ]);
  // It works once.
  expect(await services.getInvitation(null, token)).toBeNull();
  expect((await refusal(join(token), "not_found")).message).toBe(dead);
});

test("a signed-in operator accepts it; the link proves the address", async () => {
  const { owner, operator } = await ownerWithOperator();
  const staff = await createPerson("tour_operator", "verified");
  await invite(owner.viewer, operator, staff.email, ["earnings"]);
  const token = await tokenFor(staff.email);
  expect(await services.getInvitation(null, token)).toMatchObject({ way: "sign-in" });
  expect(await services.getInvitation(staff, token)).toMatchObject({ way: "accept" });
  // It cannot open a second account.
  await refusal(join(token), "not_found");
  const both = [services.acceptInvitation(staff, token), services.acceptInvitation(staff, token)];
  const results = await Promise.allSettled(both);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await rightsOf(operator, staff)).toStrictEqual({ rights: ["earnings"] });
  expect((await actionsOn(operator)).filter(({ log }) => log.action === "operator.join")).toHaveLength(1);
  const person = await userRow(staff.id);
  expect(person.emailVerified).toBe(true);
  await refusal(services.acceptInvitation(staff, token), "not_found");
});

test("of two concurrent sign-ups by one link, one succeeds", async () => {
  const { owner, operator } = await ownerWithOperator();
  const email = await newcomer();
  await invite(owner.viewer, operator, email);
  const token = await tokenFor(email);
  const results = await Promise.allSettled([join(token), join(token, { firstName: "Other" })]);
  expect(results.map(({ status }) => status).toSorted()).toStrictEqual(["fulfilled", "rejected"]);
  expect(await db.$count(users, eq(users.email, email))).toBe(1);
  expect(await db.$count(operatorMembers, eq(operatorMembers.operator, operator))).toBe(1);
});

test("a withdrawn, resent or expired link, or one of a suspended company, opens nothing, even at the last moment", async () => {
  const { owner, operator } = await ownerWithOperator();
  const email = await newcomer();
  const open = () => db.select().from(operatorInvitations).where(eq(operatorInvitations.email, email)).get();
  await invite(owner.viewer, operator, email);
  const first = await tokenFor(email);
  await db.delete(throttles);
  await services.resendInvitation(owner.viewer, { id: (await open())?.id ?? "", headers: browser() });
  const second = await tokenFor(email);
  expect(second).not.toBe(first);
  await refusal(join(first), "not_found");

  await setOperator(operator, { status: "suspended" });
  await refusal(join(second), "not_found");
  await setOperator(operator, { status: "verified" });
  expect(await services.getInvitation(null, second)).not.toBeNull();

  const staff = await createPerson("tour_operator", "verified", { email });
  await refusal(acceptInvitation({ db, audit, clock: inEightDays }, staff, second), "not_found");

  // A concurrent withdrawal and acceptance end in one of the two, never both.
  const id = (await open())?.id ?? "";
  const [withdrawn, accepted] = await Promise.allSettled([
    services.withdrawInvitation(owner.viewer, { id }),
    services.acceptInvitation(staff, second),
  ]);
  expect([withdrawn.status, accepted.status].toSorted()).toStrictEqual(["fulfilled", "rejected"]);
  expect(await db.$count(operatorMembers, eq(operatorMembers.operator, operator))).toBe(
    accepted.status === "fulfilled" ? 1 : 0,
  );
  await refusal(services.acceptInvitation(staff, second), "not_found");
});

test("a link that ends between the check and the write makes no account and no member", async () => {
  const { owner, operator } = await ownerWithOperator();
  const email = await newcomer();
  await invite(owner.viewer, operator, email);
  const tokenHash = hashOfLink(await tokenFor(email));
  const row = await db.select().from(operatorInvitations).where(eq(operatorInvitations.email, email)).get();
  const write = (at: { now: number; userId: string }) =>
    withAudit(audit, owner.viewer, { action: "operator.join", subjectId: operator }, (statements) =>
      createMemberAccount(db, { ...at, tokenHash, name: "Meera", passwordHash: "x" }, statements),
    );
  const late = await write({ now: Date.now() + 8 * 86_400_000, userId: "late" }).catch(
    (error: unknown) => error,
  );
  expect(violates(late, "users.email")).toBe(true);
  await services.withdrawInvitation(owner.viewer, { id: row?.id ?? "" });
  const ended = await write({ now: Date.now(), userId: "ended" }).catch((error: unknown) => error);
  expect(violates(ended, "users.email")).toBe(true);
  expect(await db.$count(users, inArray(users.id, ["late", "ended"]))).toBe(0);
  expect((await actionsOn(operator)).map(({ log }) => log.action)).not.toContain("operator.join");
});

test("another account, or an account of another kind, cannot use the link, and the error gives the reason", async () => {
  const { owner, operator } = await ownerWithOperator();
  const traveler = await createPerson("user", "active");
  await invite(owner.viewer, operator, traveler.email);
  const token = await tokenFor(traveler.email);
  const other = await createPerson("tour_operator", "verified");
  expect(await services.getInvitation(null, token)).toMatchObject({ way: "other-role" });
  expect(await services.getInvitation(traveler, token)).toMatchObject({ way: "other-role" });
  expect(await services.getInvitation(other, token)).toMatchObject({ way: "other-person" });
  await refusal(services.acceptInvitation(null, token), "unauthenticated");
  await refusal(services.acceptInvitation(traveler, token), "forbidden");
  await refusal(services.acceptInvitation(other, token), "not_found");
  // The account is checked, not the session's copy of it.
  await refusal(services.acceptInvitation({ ...other, email: traveler.email }, token), "not_found");
  await refusal(
    services.acceptInvitation({ ...traveler, role: "tour_operator", status: "verified" }, token),
    "not_found",
  );
  await refusal(join(token), "not_found");
  expect(await db.$count(operatorMembers, eq(operatorMembers.operator, operator))).toBe(0);
  expect(await services.getInvitation(null, "nonsense")).toBeNull();
});

test("an invitation needs an address and a right, once per address, and neither the owner's nor a member's", async () => {
  const { owner, operator } = await ownerWithOperator();
  const staff = await createMember(operator, ["tours"]);
  const email = await newcomer();
  for (const [address, rights, wrong] of [
    ["", ["tours"], ["email"]],
    ["nobody", ["tours"], ["email"]],
    [email, [], ["rights"]],
    [email, ["company"], ["rights"]],
    [owner.email, ["tours"], ["email"]],
    [staff.email, ["tours"], ["email"]],
  ] as const) {
    const result = await invite(owner.viewer, operator, address, [...rights]);
    expect(result.ok ? [] : Object.keys(result.errors), address).toStrictEqual(wrong);
  }
  const twice = await Promise.all([
    invite(owner.viewer, operator, email),
    invite(owner.viewer, operator, email),
  ]);
  expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await mailsTo(email)).toHaveLength(1);
});

test("at most twenty invitations are open, and an address gets three mails an hour", async () => {
  const { owner, operator } = await ownerWithOperator();
  for (let index = 0; index < 19; index += 1) {
    const name = `${operator}-${index}`;
    await db.insert(operatorInvitations).values({
      id: name,
      operator,
      email: `${name}@example.com`,
      rights: ["tours"],
      tokenHash: name,
      createdAt: Date.now(),
      expiresAt: Date.now() + 1000,
    });
  }
  const email = await newcomer();
  expect(await invite(owner.viewer, operator, email)).toStrictEqual({ ok: true });
  expect(await invite(owner.viewer, operator, await newcomer())).toMatchObject({ ok: false });
  const row = await db.select().from(operatorInvitations).where(eq(operatorInvitations.email, email)).get();
  await db.delete(throttles);
  for (let sent = 0; sent < 3; sent += 1)
    await services.resendInvitation(owner.viewer, { id: row?.id ?? "", headers: browser() });
  await refusal(
    services.resendInvitation(owner.viewer, { id: row?.id ?? "", headers: browser() }),
    "too_many_requests",
  );
});

test("an owner has thirty invitations a day across companies, including withdrawn and resent ones", async () => {
  const { owner, operator } = await ownerWithOperator();
  const second = await createOperator(owner.id);
  const ask = async (slug: string, email: string) =>
    attempt(
      services.inviteMember(owner.viewer, {
        slug,
        form: rightsForm(["tours"], { email }),
        headers: browser(),
      }),
    );
  const email = await newcomer();
  await invite(owner.viewer, operator, email);
  const row = await db.select().from(operatorInvitations).where(eq(operatorInvitations.email, email)).get();
  const again = { id: row?.id ?? "", headers: browser() };
  await services.resendInvitation(owner.viewer, again);
  // All but one of the day's.
  await db.update(throttles).set({ count: 29 }).where(like(throttles.key, "invitations of an owner:%"));
  const last = await newcomer();
  expect(await ask(operator, last)).toStrictEqual({ ok: true });
  const sent = await db.select().from(operatorInvitations).where(eq(operatorInvitations.email, last)).get();
  await services.withdrawInvitation(owner.viewer, { id: sent?.id ?? "" });
  for (const slug of [operator, second])
    expect(await ask(slug, await newcomer())).toMatchObject({
      ok: false,
      errors: { email: [expect.stringContaining("thirty invitations")] },
    });
  const refused = await refusal(services.resendInvitation(owner.viewer, again), "too_many_requests");
  expect(refused.message).toContain("thirty invitations");
  // Another owner has thirty as well, and the limit resets the next day.
  const { owner: other, operator: elsewhere } = await ownerWithOperator();
  const asked = { slug: elsewhere, form: rightsForm(["tours"], { email: last }), headers: browser() };
  expect(await attempt(services.inviteMember(other.viewer, asked))).toStrictEqual({ ok: true });
  await db.update(throttles).set({ resetsAt: 1 }).where(like(throttles.key, "invitations of an owner:%"));
  expect(await ask(operator, last)).toStrictEqual({ ok: true });
});

test("invitations are also limited by client address, without blocking account mails", async () => {
  const { owner, operator } = await ownerWithOperator();
  const email = await newcomer();
  await invite(owner.viewer, operator, email);
  const deps = { db, clock: Date.now };
  for (let sent = 1; sent < 3; sent += 1)
    expect(await mayMailStranger(deps, email, "invitation to an address")).toBe(true);
  expect(await mayMailStranger(deps, email, "invitation to an address")).toBe(false);
  expect(await mayMailStranger(deps, email)).toBe(true);
  vi.stubEnv("MODE", "production");
  const limiters = { form: { limit: () => Promise.resolve({ success: false }) } };
  const another = { owner: owner.viewer, email: await newcomer(), headers: browser() };
  expect(await whyNotInvite({ ...deps, limiters }, another)).toContain("wait a minute");
});

test("rights are changed and revoked at once, a member leaves, and each change is logged", async () => {
  const { owner, operator } = await ownerWithOperator();
  const [meera, arjun] = [
    await createMember(operator, ["tours"]),
    await createMember(operator, ["bookings"]),
  ];
  expect(
    await attempt(
      services.changeMemberRights(owner.viewer, {
        slug: operator,
        userId: meera.id,
        form: rightsForm(["earnings", "tours", "earnings"]),
      }),
    ),
  ).toStrictEqual({ ok: true });
  expect(await services.listMemberships(meera)).toMatchObject([{ rights: ["tours", "earnings"] }]);
  expect(
    await attempt(
      services.changeMemberRights(owner.viewer, {
        slug: operator,
        userId: meera.id,
        form: rightsForm([]),
      }),
    ),
  ).toMatchObject({ ok: false, errors: { rights: [expect.any(String)] } });
  await services.removeMember(owner.viewer, { slug: operator, userId: meera.id });
  await refusal(services.removeMember(owner.viewer, { slug: operator, userId: meera.id }), "not_found");
  expect(await services.listMemberships(meera)).toStrictEqual([]);
  expect(await services.listJoinedOperators(arjun)).toMatchObject([{ operator, rights: ["bookings"] }]);
  await services.leaveOperator(arjun, { slug: operator });
  await refusal(services.leaveOperator(arjun, { slug: operator }), "not_found");
  // The owner is not a member and cannot leave.
  await refusal(services.leaveOperator(owner.viewer, { slug: operator }), "not_found");
  expect((await actionsOn(operator)).map(({ log }) => log.action)).toStrictEqual([
    "operator.change-rights",
    "operator.remove-member",
    "operator.leave",
  ]);
});

test("suspending the owner suspends the company for its staff too, and activating restores their rights", async () => {
  const { owner, operator } = await ownerWithOperator();
  const staff = await createMember(operator, ["bookings", "earnings"]);
  const admin = await createPerson("admin", "active");
  await services.changeAccountStatus(admin, { userId: owner.id, action: "suspend" });
  expect(await services.listMemberships(staff)).toStrictEqual([]);
  expect(await services.getAccountPage(admin, { userId: staff.id })).toMatchObject({
    memberships: [{ operator, status: "suspended", rights: ["bookings", "earnings"] }],
  });
  await services.changeAccountStatus(admin, { userId: owner.id, action: "activate" });
  expect(await services.listMemberships(staff)).toMatchObject([{ operator }]);
});

async function handOver(viewer: Viewer, operator: string, to: Viewer, currentPassword: string) {
  return attempt(
    services.handOverOperator(viewer, {
      slug: operator,
      userId: to.id,
      form: form({ currentPassword }),
    }),
  );
}

test("an owner transfers the company to a member with a password, and stays as staff", async () => {
  const { owner, operator } = await ownerWithOperator();
  const staff = await createPerson("tour_operator", "verified", { emailVerified: true, name: "Meera Staff" });
  await addMember(operator, ["tours"], staff);
  expect(await handOver(owner.viewer, operator, staff, "wrong")).toMatchObject({
    ok: false,
    errors: { currentPassword: [expect.any(String)] },
  });
  expect(await handOver(owner.viewer, operator, staff, owner.password)).toStrictEqual({ ok: true });
  expect(await services.listMemberships(staff)).toMatchObject([{ operator, isOwner: true }]);
  expect(await services.listMemberships(owner.viewer)).toMatchObject([
    { operator, isOwner: false, rights: ["tours", "departures", "bookings", "reviews", "earnings"] },
  ]);
  await refusal(services.getOperatorProfile(owner.viewer, operator), "forbidden");
  expect(await mailsTo(staff.email)).toMatchObject([{ subject: "A company at Tour Bharat has a new owner" }]);
  expect(await mailsTo(owner.email)).toMatchObject([{ subject: "A company at Tour Bharat has a new owner" }]);
  // From then on the operator follows the new owner's account.
  const admin = await createPerson("admin", "active");
  await services.changeAccountStatus(admin, { userId: staff.id, action: "suspend" });
  expect(await services.listMemberships(owner.viewer)).toStrictEqual([]);
});

test("a company is transferred only by a verified owner to a verified member with a confirmed address", async () => {
  const { owner, operator } = await ownerWithOperator();
  const unconfirmed = await createMember(operator, ["tours"]);
  const waiting = await createPerson("tour_operator", "pending", { emailVerified: true });
  await addMember(operator, ["tours"], waiting);
  for (const member of [unconfirmed, waiting])
    expect(await handOver(owner.viewer, operator, member, owner.password)).toMatchObject({
      ok: false,
      errors: { userId: [expect.any(String)] },
    });
  const ready = await createPerson("tour_operator", "verified", { emailVerified: true });
  await addMember(operator, ["tours"], ready);
  await setOperator(operator, { status: "pending" });
  expect(await handOver(owner.viewer, operator, ready, owner.password)).toMatchObject({ ok: false });
  const stranger = await createPerson("tour_operator", "verified", { emailVerified: true });
  await refusal(handOver(owner.viewer, operator, stranger, owner.password), "not_found");
  const row = await operatorRow(operator);
  expect(row.ownerId).toBe(owner.id);
});

test("of two concurrent transfers one counts, and the other recipient stays a member", async () => {
  const { owner, operator } = await ownerWithOperator();
  const heirs = await Promise.all(
    [0, 1].map(() => createPerson("tour_operator", "verified", { emailVerified: true })),
  );
  for (const heir of heirs) await addMember(operator, ["tours"], heir);
  const results = await Promise.allSettled(
    heirs.map((heir) => handOver(owner.viewer, operator, heir, owner.password)),
  );
  expect(results.filter((result) => result.status === "fulfilled" && result.value.ok)).toHaveLength(1);
  const roles = await Promise.all(
    heirs.map(async (heir) => (await services.listMemberships(heir))[0]?.isOwner),
  );
  expect(roles.toSorted()).toStrictEqual([false, true]);
  expect(await rightsOf(operator, owner)).toBeTruthy();
});

test("a member can delete their account; their work for the company stays without their name", async () => {
  const { owner, operator } = await ownerWithOperator();
  const staff = await signedIn("tour_operator", "verified", "Meera Leaves");
  await addMember(operator, ["tours"], staff.viewer);
  await attempt(
    services.changeMemberRights(owner.viewer, {
      slug: operator,
      userId: staff.id,
      form: rightsForm(["bookings"]),
    }),
  );
  const answer = await attempt(
    services.deleteAccount(staff.viewer, {
      form: form({ password: staff.password, confirmation: "DELETE" }),
      headers: browser(staff.cookie),
    }),
  );
  expect(answer).toStrictEqual({ ok: true });
  // The last mail notifies them, and is deleted with the others.
  const traces = await columnsWith([staff.id, staff.email, staff.name]);
  expect(traces.filter((column) => !column.startsWith("mail_outbox."))).toStrictEqual([]);
  expect((await services.listMembers(owner.viewer, operator)).members).toStrictEqual([]);
});

test("an owner deleted by an administrator leaves no bank account, document or member behind", async () => {
  const { owner, operator } = await ownerWithOperator();
  const staff = await createMember(operator, ["tours"]);
  await invite(owner.viewer, operator, await newcomer());
  const admin = await createPerson("admin", "active");
  await services.deleteUser(admin, { userId: owner.id });
  expect(await services.listMemberships(staff)).toStrictEqual([]);
  expect(await rightsOf(operator, staff)).toBeUndefined();
  expect(await db.$count(operatorInvitations, eq(operatorInvitations.operator, operator))).toBe(0);
  expect(await createOperator(staff.id)).toBeTruthy();
});
