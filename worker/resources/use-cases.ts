import { staff } from "../platform/authz/guards";
import { reading } from "../platform/authz/use-case";
import {
  addResource,
  changeAbsence,
  changeResource,
  renewOwnPage,
  retireResource,
  setNeeds,
} from "./keep-resources";
import { getResource, listResources } from "./list-resources";

export const resourceUseCases = {
  listResources: staff("departures", reading(listResources)),
  getResource: staff("departures", reading(getResource)),
  addResource: staff("departures", addResource),
  changeResource: staff("departures", changeResource),
  changeAbsence: staff("departures", changeAbsence),
  retireResource: staff("departures", retireResource),
  setNeeds: staff("departures", setNeeds),
  renewOwnPage: staff("departures", renewOwnPage),
};
