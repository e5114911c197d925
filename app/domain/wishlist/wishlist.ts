import { z } from "zod";
import { wishlistFormMessages } from "./messages";
import { isSlug } from "~/domain/tours/slug";
import { readSlugs } from "./wishlist-items";
import type { TourCard } from "~/domain/tours/tour-schema";

/** A saved tour, with the UTC instant in milliseconds when it was saved. */
export interface WishedTour {
  tour: TourCard;
  savedAt: number;
}

const slugSchema = z.custom<string>(isSlug, { error: () => wishlistFormMessages().tourNotFound });

/**
 * A wishlist change. `savedAt` and `list` restore a removed tour at its old place; `merge` adds the items stored in a guest's
 * browser, `copy` those of a shared list.
 */
const wishlistChangeSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("save"),
    slug: slugSchema,
    savedAt: z.coerce.number().int().min(0).optional(),
    list: z.string().max(60).optional(),
  }),
  z.object({ intent: z.literal("remove"), slug: slugSchema }),
  z.object({ intent: z.literal("copy"), key: z.string().max(200) }),
  z.object({ intent: z.literal("merge"), slugs: z.array(z.unknown()).transform(readSlugs) }),
]);

/** Parses a wishlist change from a form. A merge has one `slug` field per tour, newest first; invalid slugs are dropped. */
export function readWishlistChange(form: FormData) {
  return wishlistChangeSchema.safeParse({ ...Object.fromEntries(form), slugs: form.getAll("slug") });
}
