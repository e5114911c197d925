import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import type { FormAnswer } from "~/platform/forms/form-answer";
import { clearGuestWishlist } from "./stored-guest-wishlist";
import { useGuestWishlist } from "./use-guest-wishlist";

/**
 * Merges a guest's wishlist items into the account after login and deletes those that were saved. Merging is
 * idempotent, so several tabs may do it at once. Failures are retried with the next page or change.
 * @param ownerId id of the account that has a wishlist
 */
export default function WishlistMerge({ ownerId }: { ownerId: string }): null {
  const items = useGuestWishlist();
  const { data, state, submit } = useFetcher<FormAnswer<string[]>>();
  const lastTry = useRef<string | null>(null);

  useEffect(() => {
    if (!data?.result?.length) return;
    lastTry.current = null;
    clearGuestWishlist(data.result);
  }, [data]);

  useEffect(() => {
    if (items.length === 0 || state !== "idle") return;
    const slugs = items.map(({ slug }) => slug);
    const thisTry = [ownerId, ...slugs].join(" ");
    if (thisTry === lastTry.current) return;
    lastTry.current = thisTry;
    const form = new FormData();
    form.set("intent", "merge");
    for (const slug of slugs) form.append("slug", slug);
    void submit(form, { method: "post", action: "/wishlist" });
  }, [ownerId, items, state, submit]);
  return null;
}
