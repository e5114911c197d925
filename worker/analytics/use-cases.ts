import { countVisit } from "./count-visit";
import { getAnalytics } from "./get-analytics";
import { admin } from "../authz/guards";
import { anyone } from "../use-case";

export const analyticsUseCases = {
  getAnalytics: admin(getAnalytics),
  countVisit: anyone(countVisit),
};
