import { todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import { sendMessage } from "../messages/send-message";
import { confirmSubscription, endSubscription, getSubscription, subscribe } from "../messages/subscription";
import { addToWishlist, mergeWishlist, listWishedSlugs, listToursBySlug } from "../wishlist/change-wishlist";
import { changeWishlistLists, listWishlists } from "../wishlist/change-lists";
import { copySharedWishlist, getSharedWishlist } from "../wishlist/shared-list";
import { deleteWishlistItem } from "../wishlist/wishlist.repo";
import { actorQuery, traveler } from "../platform/authz/guards";
import { anyone, publicRead, reading, visitor } from "../platform/authz/use-case";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import type { Traveler } from "../platform/authz/actors";
import * as repo from "./dashboard.repo";

export const travelerUseCases = {
  getDashboard: traveler(reading(getDashboard)),
  addToWishlist: traveler(addToWishlist),
  removeFromWishlist: traveler(actorQuery(deleteWishlistItem)),
  mergeWishlist: traveler(mergeWishlist),
  listWishlists: traveler(reading(listWishlists)),
  changeWishlistLists: traveler(changeWishlistLists),
  getSharedWishlist: anyone(reading(getSharedWishlist)),
  copySharedWishlist: traveler(copySharedWishlist),
  listWishedSlugs: anyone(reading(listWishedSlugs)),
  listToursBySlug: publicRead(listToursBySlug),
  subscribe: anyone(subscribe),
  getSubscription: visitor(reading(getSubscription)),
  confirmSubscription: visitor(confirmSubscription),
  endSubscription: visitor(endSubscription),
  sendMessage: anyone(sendMessage),
};

interface Dashboard extends repo.DashboardTrips {
  /** In India. */
  today: TravelDate;
}

/**
 * Returns a traveler's dashboard.
 */
async function getDashboard(
  { db, clock }: { db: Database; clock: Clock },
  traveler: Traveler,
): Promise<Dashboard> {
  const today = todayInIndia(clock());
  return { today, ...(await repo.getDashboard(db, traveler, today)) };
}
