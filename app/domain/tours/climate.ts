import { z } from "zod";

/** Climate normals of weather stations, shown with the months of a tour. */

const months = (min: number, max: number) =>
  z.array(z.number().min(min).max(max)).length(12).meta({ description: "January to December" });

export const climateStationSchema = z
  .strictObject({
    station: z.string().min(2).max(60),
    latitude: z.number().min(6).max(37.5),
    altitudeMetres: z.int().min(-5).max(5000),
    source: z.string().min(10).max(300).meta({ description: "Publisher and title, or address" }),
    years: z
      .string()
      .regex(/^\d{4}–\d{4}$/)
      .meta({ description: "Years of the normals, 1991–2020" }),
    high: months(-20, 50).meta({ description: "Mean daily maximum, °C" }),
    low: months(-40, 40).meta({ description: "Mean daily minimum, °C" }),
    rainDays: months(0, 31).meta({ description: "Mean days with rain" }),
  })
  .refine(({ high, low }) => high.every((value, month) => value > (low[month] ?? value)), {
    path: ["low"],
    error: "Each mean low is below the mean high of its month.",
  })
  .meta({ id: "Climate", description: "Monthly climate normals of a weather station" });
export type ClimateStation = z.output<typeof climateStationSchema>;

/** worker/catalogue/climate.yaml: stations by the key that tours name. */
export const climateSchema = z.record(z.string().regex(/^[a-z-]+$/), climateStationSchema);
