import type { MappedPlace } from "~/domain/tour";
import type { Database } from "../db/client";
import { listMappedPlaces } from "./tours.repo";

/** Every destination on sale, with its state and coordinates, by name. */
export function listDestinations({ db }: { db: Database }): Promise<MappedPlace[]> {
  return listMappedPlaces(db);
}
