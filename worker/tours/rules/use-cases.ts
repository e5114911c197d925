import { getTourRules } from "./get-tour-rules";
import { setTourDepartures } from "./set-tour-departures";
import { setTourPrices } from "./set-tour-prices";
import { adminOrStaff } from "../../authz/guards";

export const tourRuleUseCases = {
  getTourRules: adminOrStaff("tours", getTourRules),
  setTourPrices: adminOrStaff("tours", setTourPrices),
  setTourDepartures: adminOrStaff("tours", setTourDepartures),
};
