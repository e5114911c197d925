import type { Viewer } from "~/domain/accounts/account";
import { AppError } from "~/domain/errors";
import type { Profile } from "~/domain/accounts/profile";
import type { Database } from "../db/client";
import { findProfile } from "./profile.repo";
import { requireViewer } from "../authz/require-viewer";

export async function getProfile({ db }: { db: Database }, viewer: Viewer | null): Promise<Profile> {
  requireViewer(viewer);
  const profile = await findProfile(db, viewer.id);
  if (!profile) throw new AppError("unauthenticated", "This account no longer exists.");
  return profile;
}
