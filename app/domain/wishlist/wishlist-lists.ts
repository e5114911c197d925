import { z } from "zod";
import type { TourCard } from "~/domain/tours/tour-schema";
import type { WishedTour } from "./wishlist";
import { readsAsContact } from "~/domain/accounts/person-fields";
import { isSlug } from "./wishlist-items";

/** Maximum named lists of an account. */
export const maxWishlistLists = 20;

export const maxListNameLength = 60;

/** Id of the default list, which holds every saved tour that is in no other list. */
export const defaultListId = "";

export const defaultListName = "Wishlist";

/** A list of saved tours, for its owner. */
export interface WishlistList {
  /** `defaultListId` for the default list. */
  id: string;
  name: string;
  /** Path of the page that shares it; null if it is not shared. */
  sharePath: string | null;
  /** True if that page shows the owner's first name. */
  showsName: boolean;
  /** Newest first. */
  items: WishedTour[];
}

/** A list of saved tours, for anyone who has its link. */
export interface SharedWishlist {
  name: string;
  /** First name of the owner, if they show it. */
  owner: string | null;
  isOwn: boolean;
  tours: TourCard[];
}

const nameSchema = z
  .string()
  .transform((name) => name.trim().replaceAll(/\s+/g, " "))
  .pipe(
    z
      .string()
      .min(1, "Please name the list.")
      .max(maxListNameLength, `The name must not exceed ${maxListNameLength} characters.`)
      // It stands on a page of our domain that anyone can open.
      .refine((name) => !readsAsContact(name), "Please name the list without a web address or phone number."),
  );

const idSchema = z.uuid("List not found.");
const anyIdSchema = z.union([z.literal(defaultListId), idSchema]);
const slugSchema = z.custom<string>(isSlug, "Tour not found.");

/** A change of an account's lists, by a form. */
export const listChangeSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("create-list"), name: nameSchema }),
  z.object({ intent: z.literal("rename-list"), list: idSchema, name: nameSchema }),
  z.object({ intent: z.literal("delete-list"), list: idSchema }),
  z.object({ intent: z.literal("restore-list"), list: idSchema }),
  z.object({ intent: z.literal("move"), slug: slugSchema, list: anyIdSchema }),
  z.object({
    intent: z.literal("share-list"),
    list: anyIdSchema,
    showsName: z
      .literal("yes")
      .optional()
      .transform((value) => value === "yes"),
  }),
  z.object({ intent: z.literal("unshare-list"), list: anyIdSchema }),
]);

export type ListChange = z.output<typeof listChangeSchema>;

/** True for a form that changes lists, as opposed to single items. */
export function isListIntent(intent: unknown): boolean {
  return listChangeSchema.options.some(({ shape }) => shape.intent.value === intent);
}
