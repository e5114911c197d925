import type { Viewer } from "~/domain/accounts/account";
import type { Month } from "~/domain/calendar/months";
import type { PremiumPurchase } from "~/domain/premium/premium-listing";
import type { Dependencies } from "../services";
import { buyPremiumListing } from "./buy-premium-listing";
import { getPremiumOffer } from "./get-premium-offer";
import { listPremiumListings } from "./list-premium-listings";

export function premiumServices({ db, clock, audit }: Dependencies) {
  return {
    getPremiumOffer: (viewer: Viewer | null) => getPremiumOffer({ db, clock }, viewer),
    buyPremiumListing: (viewer: Viewer | null, purchase: PremiumPurchase) =>
      buyPremiumListing(audit, viewer, purchase),
    listPremiumListings: (viewer: Viewer | null, month: Month | undefined) =>
      listPremiumListings({ db, clock }, viewer, month),
  };
}
