import { admin, query, staff } from "../../platform/authz/guards";
import { getHomeTours } from "./get-home-tours";
import { getPremiumOffer, buyPremiumListing } from "./premium-listings";
import { listListings } from "./premium.repo";
import { publicRead, reading } from "../../platform/authz/use-case";

export const premiumUseCases = {
  getHomeTours: publicRead(getHomeTours),
  getPremiumOffer: staff("earnings", reading(getPremiumOffer)),
  buyPremiumListing: staff("earnings", buyPremiumListing),
  listPremiumListings: admin("money", query(listListings)),
};
