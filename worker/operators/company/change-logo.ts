import type { Viewer } from "~/domain/accounts/account";
import type { PictureRefusal } from "~/domain/tour-pictures/picture";
import type { Limiters } from "../../http/rate-limit";
import type { Database } from "../../db/client";
import type { PictureStore } from "../../media/picture-store";
import { readUploadedAvatar } from "../../media/uploaded-avatar";
import { noSuchCompany } from "../../authz/require-right";
import { requireOwnCompany } from "./own-company";
import { replaceLogo } from "./own-company.repo";

interface Dependencies {
  db: Database;
  logos: PictureStore;
}

export type ChangeLogoResult = { ok: true } | { ok: false; reason: PictureRefusal };

/**
 * Replaces a company's logo with an uploaded file.
 * @throws AppError as `requireOwnCompany`
 */
export async function changeLogo(
  { db, logos, limiters }: Dependencies & { limiters: Pick<Limiters, "form"> },
  viewer: Viewer | null,
  { slug, form, headers }: { slug: string; form: FormData; headers: Headers },
): Promise<ChangeLogoResult> {
  const own = await requireOwnCompany(db, viewer, slug);
  const picture = await readUploadedAvatar(limiters.form, { form, headers });
  if (typeof picture === "string") return { ok: false, reason: picture };

  const logo = await logos.keep(picture);
  const { replaced, hasContent } = await replaceLogo(db, { slug, userId: own.viewer.id }, logo);
  if (!hasContent) {
    logos.discard(logo);
    throw noSuchCompany();
  }
  if (replaced !== null) logos.discard(replaced);
  return { ok: true };
}

/**
 * Removes a company's logo; its initials take its place.
 * @throws AppError as `requireOwnCompany`
 */
export async function removeLogo(
  { db, logos }: Dependencies,
  viewer: Viewer | null,
  { slug }: { slug: string },
): Promise<void> {
  const own = await requireOwnCompany(db, viewer, slug);
  const { replaced } = await replaceLogo(db, { slug, userId: own.viewer.id }, null);
  if (replaced !== null) logos.discard(replaced);
}
