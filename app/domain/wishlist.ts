import { z } from "zod";
import { isSlug, readSlugs } from "./hearts";
import type { TourCard } from "./tour";

/** A tour on a wishlist, and the UTC instant in milliseconds when it was put there. */
export interface WishedTour {
  tour: TourCard;
  savedAt: number;
}

const slugSchema = z.custom<string>(isSlug, "This is no tour of ours.");

/** What can be done to a wishlist. `savedAt` puts a tour back where it was; `merge` brings what a guest's browser kept. */
const wishlistChangeSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("save"),
    slug: slugSchema,
    savedAt: z.coerce.number().int().min(0).optional(),
  }),
  z.object({ intent: z.literal("remove"), slug: slugSchema }),
  z.object({ intent: z.literal("merge"), slugs: z.array(z.unknown()).transform(readSlugs) }),
]);

/** The change a form asks for. A merge names its slugs in as many fields `slug`, newest first; what is none is left out. */
export function readWishlistChange(form: FormData) {
  return wishlistChangeSchema.safeParse({ ...Object.fromEntries(form), slugs: form.getAll("slug") });
}
