import type { OfficePreferences } from "~/domain/office/office-preferences";
import type { Traveler } from "../platform/authz/actors";
import { actorQuery, traveler } from "../platform/authz/guards";
import type { Database } from "../platform/db/client";
import { changeListChoice } from "./change-list-choice";
import { getListChoice, getOfficePreferences, setOfficePreferences } from "./list-choices.repo";

/** Choices of people for themselves in the back offices, read and written by the actor's own id. */
export const officeUseCases = {
  getListChoice: traveler(actorQuery(getListChoice)),
  changeListChoice: traveler(changeListChoice),
  getOfficePreferences: traveler(actorQuery(getOfficePreferences)),
  setOfficePreferences: traveler(
    ({ db }: { db: Database }, { id }: Traveler, preferences: OfficePreferences) =>
      setOfficePreferences(db, id, preferences),
  ),
};
