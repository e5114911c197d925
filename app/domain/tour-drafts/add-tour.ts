import { z } from "zod";
import { text } from "~/domain/form-fields";
import { states, type State } from "~/domain/tours/state-centers";
import { newTourSchema } from "./tour-form";

/** The fields with which administrators add a tour, beside its image. Source: specification 2, section 3 ("Add Tour form fields"). */
export const addTourSchema = newTourSchema
  .pick({ title: true, priceInr: true, days: true, operator: true, capacity: true, status: true })
  .extend({
    location: text("the location", 2, 90),
    description: z.string().trim().max(12_000, "Please keep it to 12,000 characters."),
  })
  .strip();

/** Splits a location into its place and State, if it ends with one: "Munnar, Kerala". A State alone is also the place. */
export function placeAndState(location: string): { place: string; state: State | null } {
  const parts = location.split(",").map((part) => part.trim());
  const last = parts.at(-1)?.toLowerCase();
  const state = states.find((name) => name.toLowerCase() === last) ?? null;
  const place = state !== null && parts.length > 1 ? parts.slice(0, -1) : parts;
  return { place: place.join(", "), state };
}
