import { countVisit } from "./count-visit";
import { getAnalytics } from "./get-analytics";
import { anyone } from "../use-case";

export const analyticsUseCases = {
  getAnalytics: anyone(getAnalytics),
  countVisit: anyone(countVisit),
};
