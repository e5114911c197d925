import { admin, staff } from "../authz/guards";
import { getPremiumOffer, listPremiumListings, buyPremiumListing } from "./premium-listings";

export const premiumUseCases = {
  getPremiumOffer: staff("earnings", getPremiumOffer),
  buyPremiumListing: staff("earnings", buyPremiumListing),
  listPremiumListings: admin("money", listPremiumListings),
};
