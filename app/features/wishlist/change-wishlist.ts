import type { Viewer } from "~/domain/accounts/account";
import { AppError } from "~/domain/errors";
import { wishlistFormMessages } from "~/domain/wishlist/messages";
import { readWishlistChange } from "~/domain/wishlist/wishlist";
import { answerAction } from "~/platform/forms/answer-form";
import type { PageServices } from "../../../worker/platform/http/page-services";

/** Applies a form to the sender's wishlist. The result is the slugs that a guest's browser can now delete. */
export function changeWishlist(
  services: Pick<
    PageServices,
    "addToWishlist" | "removeFromWishlist" | "mergeWishlist" | "copySharedWishlist"
  >,
  viewer: Viewer | null,
  form: FormData,
) {
  return answerAction<string[]>(form, async () => {
    const { data: change } = readWishlistChange(form);
    if (!change) throw new AppError("unparsable", wishlistFormMessages().unknownAction);
    if (change.intent === "merge") return { result: await services.mergeWishlist(viewer, change.slugs) };
    if (change.intent === "copy") await services.copySharedWishlist(viewer, change.key);
    else if (change.intent === "save") await services.addToWishlist(viewer, change);
    else await services.removeFromWishlist(viewer, change.slug);
  });
}
