import { z } from "zod";
import type { TourCard } from "~/domain/tours/tour-schema";
import type { WishedTour } from "./wishlist";
import { readsAsContact } from "~/domain/accounts/person-fields";
import { wishlistFormMessages } from "./messages";
import { isSlug } from "~/domain/tours/slug";

/** Maximum named lists of an account. */
export const maxWishlistLists = 20;

export const maxListNameLength = 60;

/** Id of the default list, which holds every saved tour that is in no other list. */
export const defaultListId = "";

/** Name of the default list, as it is stored. */
export const defaultListName = "Wishlist";

/** Returns the name of a list in the current language: the default list has no name of its own. */
export function listNameOf({ name, isDefault }: { name: string; isDefault: boolean }): string {
  return isDefault && name === defaultListName ? wishlistFormMessages().defaultList : name;
}

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
      .min(1, { error: () => wishlistFormMessages().nameList })
      .max(maxListNameLength, { error: () => wishlistFormMessages().nameTooLong(maxListNameLength) })
      // It stands on a page of our domain that anyone can open.
      .refine((name) => !readsAsContact(name), { error: () => wishlistFormMessages().nameIsContact }),
  );

const idSchema = z.uuid({ error: () => wishlistFormMessages().listNotFound });
const anyIdSchema = z.union([z.literal(defaultListId), idSchema]);
const slugSchema = z.custom<string>(isSlug, { error: () => wishlistFormMessages().tourNotFound });

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
