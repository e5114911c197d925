import { sendMessage } from "../messages/send-message";
import { subscribe } from "../messages/subscribe";
import { addToWishlist } from "../wishlist/add-to-wishlist";
import { listToursBySlug } from "../wishlist/list-tours-by-slug";
import { listWishedSlugs } from "../wishlist/list-wished-slugs";
import { deleteWishlistItem, listWishlist } from "../wishlist/wishlist.repo";
import { mergeWishlist } from "../wishlist/merge-wishlist";
import { getDashboard } from "./get-dashboard";
import { ownQuery, traveler } from "../authz/guards";
import { anyone } from "../use-case";

export const travelerUseCases = {
  getDashboard: traveler(getDashboard),
  addToWishlist: traveler(addToWishlist),
  removeFromWishlist: traveler(ownQuery(deleteWishlistItem)),
  mergeWishlist: traveler(mergeWishlist),
  listWishlist: traveler(ownQuery(listWishlist)),
  listWishedSlugs: anyone(listWishedSlugs),
  listToursBySlug: anyone(listToursBySlug),
  subscribe: anyone(subscribe),
  sendMessage: anyone(sendMessage),
};
