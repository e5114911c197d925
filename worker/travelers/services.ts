import type { Viewer } from "~/domain/accounts/account";
import { sendMessage } from "../messages/send-message";
import { subscribe } from "../messages/subscribe";
import { addToWishlist } from "../wishlist/add-to-wishlist";
import { listToursBySlug } from "../wishlist/list-tours-by-slug";
import { listWishedSlugs } from "../wishlist/list-wished-slugs";
import { listWishlist } from "../wishlist/list-wishlist";
import { mergeWishlist } from "../wishlist/merge-wishlist";
import { removeFromWishlist } from "../wishlist/remove-from-wishlist";
import type { Dependencies } from "../services";
import { getDashboard } from "./get-dashboard";

export function travelerServices({ db, clock, limiters }: Dependencies) {
  return {
    getDashboard: (viewer: Viewer | null) => getDashboard({ db, clock }, viewer),
    addToWishlist: (viewer: Viewer | null, wish: Parameters<typeof addToWishlist>[2]) =>
      addToWishlist({ db, clock }, viewer, wish),
    removeFromWishlist: (viewer: Viewer | null, slug: string) => removeFromWishlist({ db }, viewer, slug),
    mergeWishlist: (viewer: Viewer | null, slugs: readonly unknown[]) =>
      mergeWishlist({ db, clock }, viewer, slugs),
    listWishlist: (viewer: Viewer | null) => listWishlist({ db }, viewer),
    listWishedSlugs: (viewer: Viewer | null) => listWishedSlugs({ db }, viewer),
    listToursBySlug: (slugs: readonly unknown[]) => listToursBySlug({ db }, slugs),
    subscribe: (form: FormData, headers: Headers) =>
      subscribe({ db, clock, limiter: limiters.form }, form, headers),
    sendMessage: (form: FormData, headers: Headers) =>
      sendMessage({ db, clock, limiter: limiters.form }, form, headers),
  };
}
