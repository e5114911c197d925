import { getTourRules } from "./get-tour-rules";
import { setTourDepartures } from "./set-tour-departures";
import { setTourPrices } from "./set-tour-prices";
import { anyone } from "../../use-case";

export const tourRuleUseCases = {
  getTourRules: anyone(getTourRules),
  setTourPrices: anyone(setTourPrices),
  setTourDepartures: anyone(setTourDepartures),
};
