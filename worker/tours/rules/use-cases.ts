import { adminOrStaff } from "../../authz/guards";
import { getTourRules } from "./get-tour-rules";
import { setTourPrices, setTourDepartures } from "./set-tour-rules";

export const tourRuleUseCases = {
  getTourRules: adminOrStaff("tours", "tours", getTourRules),
  setTourPrices: adminOrStaff("tours", "tours", setTourPrices),
  setTourDepartures: adminOrStaff("tours", "tours", setTourDepartures),
};
