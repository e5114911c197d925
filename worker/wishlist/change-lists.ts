import { AppError } from "~/domain/errors";
import {
  defaultListId,
  defaultListName,
  listNameOf,
  maxWishlistLists,
  type ListChange,
  type WishlistList,
} from "~/domain/wishlist/wishlist-lists";
import type { Traveler } from "../platform/authz/actors";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import type { Keys } from "../platform/keys/keys";
import { sharedListPath } from "./shared-list";
import { wishlistAnswerMessages } from "./messages";
import { listWishlist } from "./wishlist.repo";
import * as repo from "./wishlist-lists.repo";
import { randomId } from "../platform/surroundings";

/** Lists the user's lists with their tours: the default list first, then by age. */
export async function listWishlists(
  { db, keys }: { db: Database; keys: Keys },
  traveler: Traveler,
): Promise<WishlistList[]> {
  const [rows, items] = await Promise.all([
    repo.listListRows(db, traveler.id),
    listWishlist(db, traveler.id),
  ]);
  const known = new Set(rows.map(({ id }) => id));
  const listOf = (id: string | null) => (id !== null && known.has(id) ? id : defaultListId);
  const shown = [
    ...rows.filter(({ isDefault }) => isDefault).map((row) => ({ ...row, id: defaultListId })),
    ...rows.filter(({ isDefault }) => !isDefault),
  ];
  if (!shown.some(({ id }) => id === defaultListId))
    shown.unshift({
      id: defaultListId,
      name: defaultListName,
      isDefault: true,
      share: null,
      showsName: false,
    });
  return shown.map(({ id, name, isDefault, share, showsName }) => ({
    id,
    name: listNameOf({ name, isDefault }),
    sharePath: share === null ? null : sharedListPath(keys, share),
    showsName,
    items: items.filter((item) => listOf(item.listId) === id).map(({ tour, savedAt }) => ({ tour, savedAt })),
  }));
}

/**
 * Changes the user's own lists.
 * @returns a message for people
 * @throws AppError `not_found` for someone else's list or an unknown tour, `conflict` for one list too many
 */
export async function changeWishlistLists(
  { db, clock }: { db: Database; clock: Clock },
  { id: userId }: Traveler,
  change: ListChange,
): Promise<string> {
  const m = wishlistAnswerMessages();
  switch (change.intent) {
    case "create-list": {
      const { name } = change;
      if (!(await repo.createList(db, { id: randomId(), userId, name, createdAt: clock() })))
        throw new AppError("invalid", m.tooManyLists(maxWishlistLists));
      return m.created(name);
    }
    case "rename-list":
      requireFound(await repo.renameList(db, { userId, id: change.list, name: change.name }));
      return m.renamed(change.name);
    case "delete-list": {
      const name = await repo.deleteList(db, { userId, id: change.list, deletedAt: clock() });
      if (name === null) throw notFound();
      return m.deleted(name);
    }
    case "restore-list":
      requireFound(await repo.restoreList(db, { userId, id: change.list }));
      return m.restored;
    case "move":
      requireFound(await repo.moveItem(db, { userId, slug: change.slug, list: change.list }));
      return m.moved;
    case "share-list": {
      const { list: id, showsName } = change;
      const share = randomId().replaceAll("-", "");
      const shared = { userId, id, newId: randomId(), share, showsName, createdAt: clock() };
      requireFound(await repo.shareList(db, shared));
      return m.shared;
    }
    case "unshare-list":
      requireFound(await repo.unshareList(db, { userId, id: change.list }));
      return m.unshared;
  }
}

function requireFound(isFound: boolean): void {
  if (!isFound) throw notFound();
}

function notFound(): AppError {
  return new AppError("not_found", wishlistAnswerMessages().notFound);
}
