import { eq, sql } from "drizzle-orm";
import type { EmergencyContact, Person, Profile } from "~/domain/accounts/profile";
import { foldText } from "~/domain/folded-text";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { newsletterSubscribers, users } from "../platform/db/schema";
import { verifiedIfStill } from "./phone/phone-codes.repo";

/** Returns a person's profile, or null if the account is gone. */
export async function findProfile(db: Database, userId: string): Promise<Profile | null> {
  const row = await db
    .select({
      name: users.name,
      email: users.email,
      emailVerified: users.emailVerified,
      phone: users.phone,
      phoneVerified: sql<boolean>`${users.verifiedPhone} IS NOT NULL`.mapWith(Boolean),
      image: users.image,
      emergencyName: users.emergencyName,
      emergencyPhone: users.emergencyPhone,
      consent: users.marketingConsent,
      subscribedAt: newsletterSubscribers.confirmedAt,
    })
    .from(users)
    .leftJoin(newsletterSubscribers, eq(newsletterSubscribers.email, users.email))
    .where(eq(users.id, userId))
    .get();
  if (!row) return null;
  const { consent, subscribedAt, ...profile } = row;
  // Only the verified owner may see whether an address is subscribed; until its link is followed, anybody may have typed it.
  return { ...profile, marketingConsent: consent || (profile.emailVerified && subscribedAt !== null) };
}

/**
 * Updates name and phone.
 * @param now UTC instant in milliseconds
 * @returns the verified phone until then, or null
 */
export async function updatePerson(
  db: Database,
  userId: string,
  { name, phone }: Person,
  now: number,
): Promise<string | null> {
  const { before } = await batchNamed(db, {
    before: db.select({ verifiedPhone: users.verifiedPhone }).from(users).where(eq(users.id, userId)),
    user: db
      .update(users)
      .set({
        name,
        foldedName: foldText(name),
        phone,
        verifiedPhone: verifiedIfStill(phone),
        updatedAt: new Date(now),
      })
      .where(eq(users.id, userId)),
  });
  return before[0]?.verifiedPhone ?? null;
}

/**
 * Updates the emergency contact.
 * @param now UTC instant in milliseconds
 */
export async function updateEmergencyContact(
  db: Database,
  userId: string,
  { emergencyName, emergencyPhone }: EmergencyContact,
  now: number,
): Promise<void> {
  await db
    .update(users)
    .set({ emergencyName, emergencyPhone, updatedAt: new Date(now) })
    .where(eq(users.id, userId));
}

/**
 * Saves the marketing consent and keeps the newsletter list in sync.
 * @param now UTC instant in milliseconds
 */
export async function updateMarketingConsent(
  db: Database,
  userId: string,
  marketingConsent: boolean,
  now: number,
): Promise<void> {
  const address = db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  await db.batch([
    db
      .update(users)
      .set({ marketingConsent, updatedAt: new Date(now) })
      .where(eq(users.id, userId)),
    marketingConsent
      ? db
          .insert(newsletterSubscribers)
          .select(
            db
              .select({
                email: users.email,
                createdAt: sql<number>`${now}`.as("created_at"),
                // An unverified address waits: the account's verification confirms it.
                confirmedAt: sql<number | null>`CASE WHEN ${users.emailVerified} THEN ${now} END`.as(
                  "confirmed_at",
                ),
              })
              .from(users)
              .where(eq(users.id, userId)),
          )
          .onConflictDoNothing()
      : db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, address)),
  ]);
}

/**
 * Replaces or removes a person's picture.
 * @param now UTC instant in milliseconds
 * @returns the previous picture's address, and whether the person exists
 */
export async function replaceImage(
  db: Database,
  userId: string,
  image: string | null,
  now: number,
): Promise<{ replaced: string | null; isDone: boolean }> {
  const { before, written } = await batchNamed(db, {
    before: db.select({ image: users.image }).from(users).where(eq(users.id, userId)),
    written: db
      .update(users)
      .set({ image, updatedAt: new Date(now) })
      .where(eq(users.id, userId)),
  });
  return { replaced: before[0]?.image ?? null, isDone: written.meta.changes > 0 };
}
