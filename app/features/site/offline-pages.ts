import { forgetTours, ownerOfRecentTours } from "~/features/tours/recent/stored-recent-tours";

/** Pages that the service worker (public/sw.js) caches for a signed-in user. */

/** Header set by public/sw.js: id of the account that a page is cached for. Guests' trips are cached for no account. */
const accountHeader = "X-Kept-For";

/**
 * Deletes pages cached for other accounts, the tours that they saw on this device, and their check-ins that the server has accepted. Unsent check-ins and
 * unread rejections stay for the user who made them.
 * @param userId signed-in user according to the page; null for none, which is confirmed with the server first: a page
 *   may have been cached without its user
 * @throws if storage is not available
 */
export async function forgetPagesOfOthers(userId: string | null): Promise<void> {
  const names = await listPagesOfOthers(userId);
  const owner = ownerOfRecentTours();
  const areToursOfOther = owner !== null && owner !== userId;
  if ((names.length === 0 && !areToursOfOther) || (userId === null && !(await isSignedOut()))) return;
  if (areToursOfOther) forgetTours();
  await Promise.all(names.map((name) => caches.delete(name)));
  if (names.length === 0) return;
  const { dropTakenCheckIns } = await import("~/features/check-in/queued-check-ins");
  dropTakenCheckIns(localStorage, userId);
}

/** Returns the names of their caches: a word for the service worker, and the page's path. */
async function listPagesOfOthers(userId: string | null): Promise<string[]> {
  const all = await Promise.all(
    (await caches.keys()).map(async (name) => ({ name, of: await ownerOf(name) })),
  );
  return all.flatMap(({ name, of }) => (of === "nobody" || of === userId ? [] : [name]));
}

/** Kinds of pages that are cached for guests too. */
const guestKinds = ["trip", "wishlist"];

/** Returns the id of the account a page is cached for. Other kinds always belong to someone, even without the header. */
async function ownerOf(name: string): Promise<string> {
  const [kind = "", path = ""] = name.split(" ");
  if (!["booking", "check-in", ...guestKinds].includes(kind)) return "nobody";
  const page = await caches.match(path, { cacheName: name, ignoreVary: true });
  // The page is being cached right now.
  if (!page) return "nobody";
  return page.headers.get(accountHeader) ?? (guestKinds.includes(kind) ? "nobody" : "somebody");
}

async function isSignedOut(): Promise<boolean> {
  const answer = await fetch("/api/auth/get-session", { cache: "no-store" });
  return answer.ok && (await answer.json()) === null;
}
