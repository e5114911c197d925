import { admin, staff } from "../authz/guards";
import { getHomeTours } from "./get-home-tours";
import { getPremiumOffer, listPremiumListings, buyPremiumListing } from "./premium-listings";
import { publicRead } from "../use-case";

export const premiumUseCases = {
  getHomeTours: publicRead(getHomeTours),
  getPremiumOffer: staff("earnings", getPremiumOffer),
  buyPremiumListing: staff("earnings", buyPremiumListing),
  listPremiumListings: admin("money", listPremiumListings),
};
