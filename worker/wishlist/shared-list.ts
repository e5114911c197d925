import type { Viewer } from "~/domain/accounts/account";
import { AppError } from "~/domain/errors";
import { listNameOf, type SharedWishlist } from "~/domain/wishlist/wishlist-lists";
import type { Traveler } from "../platform/authz/actors";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import type { Keys } from "../platform/keys/keys";
import { wishlistAnswerMessages } from "./messages";
import { mergeWishlist } from "./change-wishlist";
import { findSharedList, listToursOfList } from "./wishlist-lists.repo";

/** Returns the path that shares a list: its random part, signed, so that the database alone opens nothing. */
export function sharedListPath(keys: Keys, share: string): string {
  return `/wishlist/shared/${share}-${keys.sign("wishlist-link", share)}`;
}

async function requireSharedList({ db, keys }: { db: Database; keys: Keys }, key: string) {
  const [, share = "", signature = ""] = /^([\da-f]{32})-([\w-]{1,60})$/.exec(key) ?? [];
  const isSigned = share !== "" && keys.verify("wishlist-link", share, signature);
  const list = isSigned ? await findSharedList(db, share) : null;
  if (!list) throw new AppError("not_found", wishlistAnswerMessages().notShared);
  return { list, tours: await listToursOfList(db, list) };
}

/** Returns a shared list. @throws AppError `not_found` */
export async function getSharedWishlist(
  dependencies: { db: Database; keys: Keys },
  viewer: Viewer | null,
  key: string,
): Promise<SharedWishlist> {
  const { list, tours } = await requireSharedList(dependencies, key);
  const { showsName, ownerName, userId } = list;
  const owner = showsName ? (ownerName.trim().split(/\s+/, 1)[0] ?? null) : null;
  return { name: listNameOf(list), owner, isOwn: viewer?.id === userId, tours };
}

/** Adds the tours of a shared list to the user's own wishlist. @throws AppError `not_found` */
export async function copySharedWishlist(
  dependencies: { db: Database; clock: Clock; keys: Keys },
  traveler: Traveler,
  key: string,
): Promise<void> {
  const { tours } = await requireSharedList(dependencies, key);
  await mergeWishlist(
    dependencies,
    traveler,
    tours.map(({ slug }) => slug),
  );
}
