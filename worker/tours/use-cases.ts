import { queryErrors } from "~/domain/errors/query-messages/messages";
import { getAvailability, watchSeats } from "./get-availability";
import { getTour } from "./get-tour";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { getTourPage, type TourPageDependencies } from "./get-tour-page";
import { listDetails } from "./list-details";
import { listRelaxations } from "./list-relaxations";
import { listTours } from "./list-tours";
import { listCards, listMappedPlaces, listTourLinks } from "./tours.repo";
import { suggestSearches } from "./suggest-searches";
import { anyone, limit, orUnavailable, publicRead, read, reading } from "../platform/authz/use-case";

export const tourUseCases = {
  limitSearches: limit("search", () => queryErrors().tooMany),
  listTours: publicRead(listTours),
  listRelaxations: publicRead(listRelaxations),
  listDetails: publicRead(listDetails),
  /** In recommended order, for pages without search. */
  listAllTours: publicRead(read(listCards)),
  listDestinations: publicRead(({ db, clock }: { db: Database; clock: Clock }) =>
    listMappedPlaces(db, clock()),
  ),
  listTourLinks: publicRead(read(listTourLinks)),
  suggestSearches: publicRead(suggestSearches),
  getTour: anyone(reading((dependencies: { db: Database }, slug: string) => getTour(dependencies, slug))),
  getAvailability: anyone(reading(getAvailability)),
  watchSeats: orUnavailable(anyone(watchSeats)),
  getTourPage: publicRead((dependencies: TourPageDependencies, slug: string) =>
    getTourPage(dependencies, slug),
  ),
};
