/** The pages that the service workers of public/keep-pages.js keep for somebody who is signed in. */

/** As public/keep-pages.js has it: the id of the account a page is kept for; guests keep trips for nobody. */
const keptFor = "X-Kept-For";

/**
 * Forgets the pages that were kept for another account than the one that is signed in, and of its check-ins those that the
 * server has taken. What was not sent yet, or went otherwise and was not seen, stays for whoever did it.
 * @param userId who is signed in, as the page says; null for nobody, which the server is asked about before anything goes: a
 *   page may have been kept without saying who is signed in
 * @throws where this browser keeps nothing
 */
export async function forgetPagesOfOthers(userId: string | null): Promise<void> {
  const names = await listPagesOfOthers(userId);
  if (names.length === 0 || (userId === null && !(await isSignedOut()))) return;
  await Promise.all(names.map((name) => caches.delete(name)));
  const { dropTakenCheckIns } = await import("./kept-check-ins");
  dropTakenCheckIns(localStorage, userId);
}

/** The names of their caches: a word for the service worker, and the page's path. */
async function listPagesOfOthers(userId: string | null): Promise<string[]> {
  const all = await Promise.all(
    (await caches.keys()).map(async (name) => ({ name, of: await ownerOf(name) })),
  );
  return all.flatMap(({ name, of }) => (of === "nobody" || of === userId ? [] : [name]));
}

/** The id of the account it is kept for; check-in pages are always somebody's, those included that do not say whose. */
async function ownerOf(name: string): Promise<string> {
  const [keeper, path = ""] = name.split(" ");
  if (keeper !== "check-in" && keeper !== "trip") return "nobody";
  const page = await caches.match(path, { cacheName: name, ignoreVary: true });
  // It is being kept just now.
  if (!page) return "nobody";
  return page.headers.get(keptFor) ?? (keeper === "check-in" ? "somebody" : "nobody");
}

async function isSignedOut(): Promise<boolean> {
  const answer = await fetch("/api/auth/get-session", { cache: "no-store" });
  return answer.ok && (await answer.json()) === null;
}
