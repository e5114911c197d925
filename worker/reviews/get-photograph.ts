import { isActiveAdmin, type Viewer } from "~/domain/accounts/account";
import { hasAdminRight } from "~/domain/accounts/admin-rights";
import { AppError } from "~/domain/errors";
import type { Database } from "../platform/db/client";
import type { SizedPictureStore } from "../media/sized-picture-store";
import { findPhotographAccess, findPhotographPage, type PhotographPage } from "./photographs.repo";
import { reviewErrors } from "./messages";

interface ServedPhotograph {
  /** True if everyone may see it. */
  isPublic: boolean;
  file: R2Object | R2ObjectBody;
}

/**
 * Returns one width of a photograph: to everyone once it is approved, before only to its author and to administrators who moderate reviews.
 * @param name file name
 * @param known the ETag that the browser has, or null: if it matches, the result has no body
 * @param ask returns the viewer; called only if needed
 * @throws AppError `not_found`
 */
export async function getPhotographFile(
  { db, photographStore }: { db: Database; photographStore: SizedPictureStore },
  { name, known }: { name: string; known: string | null },
  ask: () => Promise<Viewer | null>,
): Promise<ServedPhotograph> {
  const access = await findPhotographAccess(db, name.slice(0, 32));
  const isSeen = access && (access.isPublic || maySee(await ask(), access.authorId));
  const file = isSeen ? await photographStore.find(name, known) : null;
  if (!access || !file) throw notFound();
  return { isPublic: access.isPublic, file };
}

function maySee(viewer: Viewer | null, authorId: string | null): boolean {
  if (viewer === null) return false;
  return viewer.id === authorId || (isActiveAdmin(viewer) && hasAdminRight(viewer, "reviews"));
}

/** Returns an approved photograph with its tour. @throws AppError `not_found` */
export async function getPhotographPage({ db }: { db: Database }, id: string): Promise<PhotographPage> {
  const page = await findPhotographPage(db, id);
  if (!page) throw notFound();
  return page;
}

function notFound(): AppError {
  return new AppError("not_found", reviewErrors().noPhotograph);
}
