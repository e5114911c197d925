import { attempt } from "../support/services";
import { beforeEach, expect, test } from "vitest";
import { changeEmailAddress } from "../../worker/accounts/accounts.repo";
import { newsletterSubscribers } from "../../worker/platform/db/schema";
import { db } from "../support/database";
import { userRow } from "../support/rows";
import { form } from "../support/form";
import { keys } from "../support/keys";
import { createViewer } from "../support/people";
import { useCases } from "../../worker/services";
const { run: getProfile } = useCases.getProfile;
const { run: updateProfile } = useCases.updateProfile;

const now = Date.UTC(2026, 10, 21, 6);
const services = { db, clock: () => now, keys, mailer: { send: async () => undefined } };

beforeEach(async () => {
  await db.delete(newsletterSubscribers);
});

test("a name and a phone number are stored in canonical form", async () => {
  const asha = await createViewer();
  const result = await attempt(
    updateProfile(services, asha, {
      intent: "person",
      form: form({ name: "  Asha Devi Rao ", phone: "98450 12345" }),
    }),
  );
  expect(result).toStrictEqual({ ok: true });
  expect(await getProfile(services, asha)).toMatchObject({ name: "Asha Devi Rao", phone: "+919845012345" });
  await attempt(
    updateProfile(services, asha, { intent: "person", form: form({ name: "Asha", phone: " " }) }),
  );
  expect(await getProfile(services, asha)).toMatchObject({ name: "Asha", phone: null });
});

test("an error shows beside its field and nothing is stored", async () => {
  const asha = await createViewer();
  const before = await userRow(asha.id);
  for (const [fields, wrong] of [
    [{ name: "", phone: "12" }, ["name", "phone"]],
    [{ name: "<b>", phone: "" }, ["name"]],
    [{ name: "x".repeat(162), phone: "" }, ["name"]],
    [{}, ["name", "phone"]],
  ] satisfies [Record<string, string>, string[]][]) {
    const result = await attempt(updateProfile(services, asha, { intent: "person", form: form(fields) }));
    expect(result.ok ? [] : Object.keys(result.errors).toSorted()).toStrictEqual(wrong);
  }
  expect(await userRow(asha.id)).toStrictEqual(before);
});

test("an emergency contact has both name and phone, or neither", async () => {
  const asha = await createViewer();
  const save = (emergencyName: string, emergencyPhone: string) =>
    attempt(
      updateProfile(services, asha, {
        intent: "emergency-contact",
        form: form({ emergencyName, emergencyPhone }),
      }),
    );
  expect(await save("Arjun", "")).toMatchObject({ errors: { emergencyPhone: [expect.any(String)] } });
  expect(await save("", "98450 12345")).toMatchObject({ errors: { emergencyName: [expect.any(String)] } });
  expect(await getProfile(services, asha)).toMatchObject({ emergencyName: null, emergencyPhone: null });
  expect(await save("Arjun Rao", "98450 12345")).toStrictEqual({ ok: true });
  expect(await getProfile(services, asha)).toMatchObject({
    emergencyName: "Arjun Rao",
    emergencyPhone: "+919845012345",
  });
  expect(await save("", "")).toStrictEqual({ ok: true });
  expect(await getProfile(services, asha)).toMatchObject({ emergencyName: null, emergencyPhone: null });
});

test("consent adds the address to the newsletter once, and its withdrawal removes it", async () => {
  const asha = await createViewer();
  const ravi = await createViewer();
  const consent = (fields: Record<string, string>) =>
    attempt(updateProfile(services, asha, { intent: "consent", form: form(fields) }));
  await db.insert(newsletterSubscribers).values({ email: ravi.email, createdAt: 1 });
  expect(await getProfile(services, asha)).toMatchObject({ marketingConsent: false });

  await consent({ marketingConsent: "on" });
  await consent({ marketingConsent: "on", email: ravi.email });
  expect(await getProfile(services, asha)).toMatchObject({ marketingConsent: true });
  expect(
    await db.select().from(newsletterSubscribers).orderBy(newsletterSubscribers.createdAt),
  ).toStrictEqual([
    { email: ravi.email, createdAt: 1, confirmedAt: null },
    { email: asha.email, createdAt: now, confirmedAt: now },
  ]);

  await consent({});
  expect(await getProfile(services, asha)).toMatchObject({ marketingConsent: false });
  expect(await db.select().from(newsletterSubscribers)).toMatchObject([{ email: ravi.email }]);
  expect(await consent({ marketingConsent: "yes" })).toMatchObject({ ok: false });
});

test("an earlier guest subscription shows in the profile once the address is verified and its link was followed", async () => {
  const shown = await createViewer();
  const unverified = await createViewer({ emailVerified: false });
  const typedByAnybody = await createViewer();
  for (const [{ email }, confirmedAt] of [
    [shown, 1],
    [unverified, 1],
    [typedByAnybody, null],
  ] as const)
    await db.insert(newsletterSubscribers).values({ email, createdAt: 1, confirmedAt });
  expect(await getProfile(services, shown)).toMatchObject({ marketingConsent: true });
  for (const viewer of [unverified, typedByAnybody])
    expect(await getProfile(services, viewer)).toMatchObject({ marketingConsent: false });
});

async function subscribed(): Promise<string[]> {
  return (await db.select().from(newsletterSubscribers)).map(({ email }) => email).toSorted();
}

function moved(email: string): string {
  return `new-${email}`;
}

test("the newsletter follows an account to another address, once, and moves no other subscription", async () => {
  const [asha, ravi] = [await createViewer(), await createViewer({ emailVerified: false })];
  await db
    .insert(newsletterSubscribers)
    .values([asha.email, moved(asha.email), ravi.email].map((email) => ({ email, createdAt: 1 })));
  for (const { id, email } of [asha, ravi])
    expect(await changeEmailAddress(db, { userId: id, from: email, to: moved(email) })).toBe("Asha Traveler");
  expect(await subscribed()).toStrictEqual([moved(asha.email), ravi.email].toSorted());
  await changeEmailAddress(db, { userId: asha.id, from: asha.email, to: "elsewhere@example.com" });
  expect(await subscribed()).toContain(moved(asha.email));
});

test("a form changes only its own fields, whatever is posted", async () => {
  const asha = await createViewer();
  const ravi = await createViewer();
  const [before, other] = [await userRow(asha.id), await userRow(ravi.id)];
  const posted = form({
    id: ravi.id,
    userId: ravi.id,
    email: "admin@example.com",
    emailVerified: "false",
    email_verified: "0",
    role: "admin",
    status: "verified",
    image: "https://evil.example/x.png",
    requestCode: "ABC",
    twoFactorEnabled: "true",
    createdAt: "0",
    __proto__: "x",
    name: "Asha",
    phone: "98450 12345",
    emergencyName: "Arjun",
    emergencyPhone: "98450 54321",
    marketingConsent: "on",
  });
  const changes = {
    person: { name: "Asha", foldedName: "asha", phone: "+919845012345" },
    "emergency-contact": { emergencyName: "Arjun", emergencyPhone: "+919845054321" },
    consent: { marketingConsent: true },
  };
  let expected = { ...before, updatedAt: new Date(now) };
  for (const intent of ["person", "emergency-contact", "consent"] as const) {
    expect(await attempt(updateProfile(services, asha, { intent, form: posted }))).toStrictEqual({
      ok: true,
    });
    expected = { ...expected, ...changes[intent] };
    expect(await userRow(asha.id)).toStrictEqual(expected);
  }
  expect(await userRow(ravi.id)).toStrictEqual(other);
});
