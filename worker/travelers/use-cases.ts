import { sendMessage } from "../messages/send-message";
import { subscribe } from "../messages/subscribe";
import { addToWishlist } from "../wishlist/add-to-wishlist";
import { listToursBySlug } from "../wishlist/list-tours-by-slug";
import { listWishedSlugs } from "../wishlist/list-wished-slugs";
import { listWishlist } from "../wishlist/list-wishlist";
import { mergeWishlist } from "../wishlist/merge-wishlist";
import { removeFromWishlist } from "../wishlist/remove-from-wishlist";
import { getDashboard } from "./get-dashboard";
import { traveler } from "../authz/guards";
import { anyone } from "../use-case";

export const travelerUseCases = {
  getDashboard: traveler(getDashboard),
  addToWishlist: traveler(addToWishlist),
  removeFromWishlist: traveler(removeFromWishlist),
  mergeWishlist: traveler(mergeWishlist),
  listWishlist: traveler(listWishlist),
  listWishedSlugs: anyone(listWishedSlugs),
  listToursBySlug: anyone(listToursBySlug),
  subscribe: anyone(subscribe),
  sendMessage: anyone(sendMessage),
};
