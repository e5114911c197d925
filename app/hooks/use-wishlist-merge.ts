import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { dropGuestHearts } from "~/lib/guest-hearts";
import type { clientAction } from "~/routes/account/wishlist";
import { useGuestHearts } from "./use-guest-hearts";

/**
 * Brings the hearts this browser keeps to the account that signed in, and forgets those that arrived. Several tabs may do
 * it at once: the account's list is the same however often. What failed is tried again with the next page or change.
 * @param ownerId of the account that keeps hearts, or null
 */
export function useWishlistMerge(ownerId: string | null): void {
  const hearts = useGuestHearts();
  const { data, state, submit } = useFetcher<typeof clientAction>();
  const lastTry = useRef<string | null>(null);

  useEffect(() => {
    if (!data?.ok || data.merged.length === 0) return;
    lastTry.current = null;
    dropGuestHearts(data.merged);
  }, [data]);

  useEffect(() => {
    if (ownerId === null || hearts.length === 0 || state !== "idle") return;
    const slugs = hearts.map(({ slug }) => slug);
    const thisTry = [ownerId, ...slugs].join(" ");
    if (thisTry === lastTry.current) return;
    lastTry.current = thisTry;
    const form = new FormData();
    form.set("intent", "merge");
    for (const slug of slugs) form.append("slug", slug);
    void submit(form, { method: "post", action: "/wishlist" });
  }, [ownerId, hearts, state, submit]);
}
