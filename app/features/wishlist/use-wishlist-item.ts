import { useEffect } from "react";
import { useFetcher } from "react-router";
import { useToast } from "~/ui/toast";
import { maxWishlistItems } from "~/domain/wishlist/wishlist-items";
import { wishlistOwner } from "~/domain/wishlist/wishlist-owner";
import type { FormAnswer } from "~/platform/forms/form-answer";
import { clearGuestWishlist, guestWishlist, storeGuestWishlistItem } from "./stored-guest-wishlist";
import { deviceNow } from "~/platform/browser/use-device-clock";
import { heartMessages } from "./messages";
import { useGuestWishlist } from "./use-guest-wishlist";
import { useSite } from "~/platform/pages/use-site";

/**
 * Returns whether a tour is on the wishlist, and functions to save and remove it: on the account of a signed-in user,
 * updated optimistically, or in a guest's browser. Errors show a toast and are rolled back.
 */
export function useWishlistItem(slug: string) {
  const site = useSite();
  const isAccounts = wishlistOwner(site?.viewer ?? null) !== null;
  // After login, items in the browser count too until they are merged.
  const isInBrowser = useGuestWishlist().some((item) => item.slug === slug);
  const { data, formData, submit } = useFetcher<FormAnswer>();
  const showToast = useToast();

  const asked = formData?.get("intent");
  const isStored = isInBrowser || (site?.wishlist.includes(slug) ?? false);

  useEffect(() => {
    if (data && !data.isDone)
      showToast({ tone: "danger", title: heartMessages().notChanged, description: data.message ?? "" });
  }, [data, showToast]);

  function change(fields: Record<string, string>) {
    void submit(fields, { method: "post", action: "/wishlist" });
  }

  /**
   * @param savedAt UTC instant of the original save, to undo a removal; now by default
   * @param list id of the list that it was in; the default list by default
   */
  function save(savedAt?: number, list = "") {
    if (isAccounts) {
      change({ intent: "save", slug, list, ...(savedAt !== undefined && { savedAt: String(savedAt) }) });
      return;
    }
    const isFirst = guestWishlist().length === 0;
    const outcome = storeGuestWishlistItem({ slug, savedAt: savedAt ?? deviceNow() });
    if (outcome !== "stored") showToast(guestProblem(outcome));
    else if (isFirst && savedAt === undefined) showToast(firstSaved());
  }

  function remove() {
    if (isInBrowser) clearGuestWishlist([slug]);
    if (isAccounts) change({ intent: "remove", slug });
  }

  return { isSaved: asked ? asked === "save" : isStored, save, remove };
}

export type WishlistItemState = ReturnType<typeof useWishlistItem>;

function firstSaved() {
  const m = heartMessages();
  return {
    tone: "success",
    title: m.saved,
    description: m.savedHere,
    link: { to: "/wishlist", label: m.see },
  } as const;
}

function guestProblem(problem: "unstored" | "full") {
  const m = heartMessages();
  return problem === "full"
    ? ({ tone: "danger", title: m.full, description: m.fullHere(maxWishlistItems) } as const)
    : ({ tone: "danger", title: m.thisVisitOnly, description: m.storageBlocked } as const);
}
