import { AppError } from "~/domain/errors";
import type { Profile } from "~/domain/accounts/profile";
import type { Database } from "../platform/db/client";
import { findProfile } from "./profile.repo";
import type { Traveler } from "../platform/authz/actors";

export async function getProfile({ db }: { db: Database }, traveler: Traveler): Promise<Profile> {
  const profile = await findProfile(db, traveler.id);
  if (!profile) throw new AppError("unauthenticated", "This account no longer exists.");
  return profile;
}
