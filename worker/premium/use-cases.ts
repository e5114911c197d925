import { buyPremiumListing } from "./buy-premium-listing";
import { getPremiumOffer } from "./get-premium-offer";
import { listPremiumListings } from "./list-premium-listings";
import { admin, staff } from "../authz/guards";

export const premiumUseCases = {
  getPremiumOffer: staff("earnings", getPremiumOffer),
  buyPremiumListing: staff("earnings", buyPremiumListing),
  listPremiumListings: admin(listPremiumListings),
};
