import type { MappedPlace } from "~/domain/tours/tour-schema";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { listMappedPlaces } from "./tours.repo";

/** Lists all destinations on sale, with state and coordinates, by name. */
export function listDestinations({ db, clock }: { db: Database; clock: Clock }): Promise<MappedPlace[]> {
  return listMappedPlaces(db, clock());
}
