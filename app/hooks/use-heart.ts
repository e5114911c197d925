import { useEffect } from "react";
import { useFetcher, useRouteLoaderData } from "react-router";
import { useToast } from "~/components/ui/toast";
import { mostHearts, wishlistOwner } from "~/domain/hearts";
import { dropGuestHearts, guestHearts, keepGuestHeart } from "~/lib/guest-hearts";
import type { loader } from "~/root";
import type { clientAction } from "~/routes/account/wishlist";
import { useGuestHearts } from "./use-guest-hearts";

/**
 * Whether a tour is on the wishlist, and the ways to put it there and take it off: the account's of a signed-in person,
 * whose answer is not waited for, and the browser's of a guest. What could not be done is told by a toast and goes back.
 */
export function useHeart(slug: string) {
  const root = useRouteLoaderData<typeof loader>("root");
  const isAccounts = wishlistOwner(root?.viewer ?? null) !== null;
  // After the login, until they are merged, those of the browser count too.
  const isInBrowser = useGuestHearts().some((heart) => heart.slug === slug);
  const { data, formData, submit } = useFetcher<typeof clientAction>();
  const showToast = useToast();

  const asked = formData?.get("intent");
  const isKept = isInBrowser || (root?.wishlist.includes(slug) ?? false);

  useEffect(() => {
    if (data && !data.ok)
      showToast({ tone: "bad", title: "Your wishlist stays as it was", description: data.problem });
  }, [data, showToast]);

  function change(fields: Record<string, string>) {
    void submit(fields, { method: "post", action: "/wishlist" });
  }

  /** @param savedAt UTC instant at which it stood there before; left out for now */
  function save(savedAt?: number) {
    if (isAccounts) {
      change({ intent: "save", slug, ...(savedAt !== undefined && { savedAt: String(savedAt) }) });
      return;
    }
    const isFirst = guestHearts().length === 0;
    const outcome = keepGuestHeart({ slug, savedAt: savedAt ?? Date.now() });
    if (outcome !== "stored") showToast(guestProblems[outcome]);
    else if (isFirst && savedAt === undefined) showToast(firstHeart);
  }

  function remove() {
    if (isInBrowser) dropGuestHearts([slug]);
    if (isAccounts) change({ intent: "remove", slug });
  }

  return { isSaved: asked ? asked === "save" : isKept, save, remove };
}

export type HeartState = ReturnType<typeof useHeart>;

const firstHeart = {
  tone: "good",
  title: "Saved to your wishlist",
  description: "This browser keeps it. Log in, and it comes with you.",
  link: { to: "/wishlist", label: "See your wishlist" },
} as const;

const guestProblems = {
  unstored: {
    tone: "bad",
    title: "Kept for this visit only",
    description: "Your browser lets this site store nothing. Log in to keep your wishlist.",
  },
  full: {
    tone: "bad",
    title: "Your wishlist is full",
    description: `This browser keeps ${mostHearts} tours. Log in to keep more.`,
  },
} as const;
