import { useEffect } from "react";
import { useFetcher } from "react-router";
import { useToast } from "~/ui/toast";
import { maxWishlistItems, wishlistOwner } from "~/domain/wishlist/wishlist-items";
import type { FormAnswer } from "~/platform/forms/form-answer";
import { clearGuestWishlist, guestWishlist, storeGuestWishlistItem } from "./stored-guest-wishlist";
import { deviceNow } from "~/platform/browser/use-device-clock";
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
      showToast({ tone: "danger", title: "Your wishlist wasn't changed", description: data.message ?? "" });
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
    if (outcome !== "stored") showToast(guestProblems[outcome]);
    else if (isFirst && savedAt === undefined) showToast(firstSaved);
  }

  function remove() {
    if (isInBrowser) clearGuestWishlist([slug]);
    if (isAccounts) change({ intent: "remove", slug });
  }

  return { isSaved: asked ? asked === "save" : isStored, save, remove };
}

export type WishlistItemState = ReturnType<typeof useWishlistItem>;

const firstSaved = {
  tone: "success",
  title: "Saved to your wishlist",
  description: "It's stored in this browser. Log in to keep it in your account.",
  link: { to: "/wishlist", label: "See your wishlist" },
} as const;

const guestProblems = {
  unstored: {
    tone: "danger",
    title: "Saved for this visit only",
    description: "Your browser blocks storage for this site. Log in to keep your wishlist.",
  },
  full: {
    tone: "danger",
    title: "Your wishlist is full",
    description: `This browser can store ${maxWishlistItems} tours. Log in to save more.`,
  },
} as const;
