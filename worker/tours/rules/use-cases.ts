import { adminOrStaff } from "../../platform/authz/guards";
import { orUnavailable, reading } from "../../platform/authz/use-case";
import { getTourRules } from "./get-tour-rules";
import { pauseSales, resumeSales } from "../pause-sales";
import { setTourDepartures, setTourPrices, setTourSeasons } from "./set-tour-rules";

export const tourRuleUseCases = {
  getTourRules: adminOrStaff("tours", "tours", reading(getTourRules)),
  pauseSales: adminOrStaff("tours", "tours", pauseSales),
  resumeSales: adminOrStaff("tours", "tours", resumeSales),
  setTourPrices: adminOrStaff("tours", "tours", setTourPrices),
  setTourSeasons: adminOrStaff("tours", "tours", setTourSeasons),
  setTourDepartures: orUnavailable(adminOrStaff("tours", "tours", setTourDepartures)),
};
