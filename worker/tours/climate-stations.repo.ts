import { asc, sql } from "drizzle-orm";
import type { Database } from "../platform/db/client";
import { climateStations } from "../platform/db/schema";

/** A weather station to choose for a tour. */
export interface ClimateChoice {
  key: string;
  station: string;
}

/** Lists the stations by name. */
export async function listClimateStations(db: Database): Promise<ClimateChoice[]> {
  const station = sql<string>`json_extract(${climateStations.normals}, '$.station')`;
  return db
    .select({ key: climateStations.key, station: station.as("station") })
    .from(climateStations)
    .orderBy(asc(station), asc(climateStations.key));
}
