import { AppError } from "~/domain/errors";
import type { Profile } from "~/domain/accounts/profile";
import type { Database } from "../platform/db/client";
import { findProfile } from "./profile.repo";
import type { Traveler } from "../platform/authz/actors";
import { accountErrors } from "./messages";

export async function getProfile({ db }: { db: Database }, traveler: Traveler): Promise<Profile> {
  const profile = await findProfile(db, traveler.id);
  if (!profile) throw new AppError("unauthenticated", accountErrors().noAccount);
  return profile;
}
