import { buyPremiumListing } from "./buy-premium-listing";
import { getPremiumOffer } from "./get-premium-offer";
import { listPremiumListings } from "./list-premium-listings";
import { anyone } from "../use-case";

export const premiumUseCases = {
  getPremiumOffer: anyone(getPremiumOffer),
  buyPremiumListing: anyone(buyPremiumListing),
  listPremiumListings: anyone(listPremiumListings),
};
