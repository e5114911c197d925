import type { Viewer } from "~/domain/accounts/account";
import { AppError } from "~/domain/errors";
import { readWishlistChange } from "~/domain/wishlist/wishlist";
import type { Services } from "../../../worker/services";

export type WishlistAnswer =
  /** `merged`: slugs that a guest's browser can now delete. */
  | { ok: true; merged: string[] }
  /** `status`: HTTP status. `problem`: message to show. */
  | { ok: false; status: number; problem: string };

/** Applies a form to the sender's wishlist. Returns rejections as results. */
export async function changeWishlist(
  services: Pick<Services, "addToWishlist" | "removeFromWishlist" | "mergeWishlist">,
  viewer: Viewer | null,
  form: FormData,
): Promise<WishlistAnswer> {
  const change = readWishlistChange(form);
  if (!change.success) return { ok: false, status: 400, problem: "Unknown wishlist action." };
  try {
    switch (change.data.intent) {
      case "save":
        await services.addToWishlist(viewer, change.data);
        return { ok: true, merged: [] };
      case "remove":
        await services.removeFromWishlist(viewer, change.data.slug);
        return { ok: true, merged: [] };
      case "merge":
        return { ok: true, merged: await services.mergeWishlist(viewer, change.data.slugs) };
    }
  } catch (error) {
    if (error instanceof AppError) return { ok: false, status: error.status, problem: error.message };
    throw error;
  }
}
