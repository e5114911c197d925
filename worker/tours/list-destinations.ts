import { todayInIndia } from "~/domain/calendar";
import type { MappedPlace } from "~/domain/tour";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { listMappedPlaces } from "./tours.repo";

/** Every destination on sale, with its state and coordinates, by name. */
export function listDestinations({ db, clock }: { db: Database; clock: Clock }): Promise<MappedPlace[]> {
  return listMappedPlaces(db, todayInIndia(clock()));
}
