import { admin, staff } from "../../platform/authz/guards";
import { getHomeTours } from "./get-home-tours";
import { getPremiumOffer, listPremiumListings, buyPremiumListing } from "./premium-listings";
import { publicRead, reading } from "../../platform/authz/use-case";

export const premiumUseCases = {
  getHomeTours: publicRead(getHomeTours),
  getPremiumOffer: staff("earnings", reading(getPremiumOffer)),
  buyPremiumListing: staff("earnings", buyPremiumListing),
  listPremiumListings: admin("money", reading(listPremiumListings)),
};
