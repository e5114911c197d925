import { startServer } from "../../e2e/server.mjs";

const password = "Bharat-Tours-2026";

/** The server closes idle connections. A request on one that is just closing would be reset. */
const own = { Connection: "close" };

/** Sends requests to the built site with the cookies of a demo account. */
export interface Asker {
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  post: (path: string, form: Record<string, string>) => Promise<Response>;
  patch: (path: string, json: unknown) => Promise<Response>;
}

/** Serves the built site on a database of its own. @param name of the copy's folder */
export async function startSite(name: string) {
  const server = await startServer(name);
  const origin = server.address;
  const asker = (cookie: string): Asker => ({
    get: (path, headers) =>
      fetch(`${origin}${path}`, { headers: { ...own, Cookie: cookie, ...headers }, redirect: "manual" }),
    post: (path, form) =>
      fetch(`${origin}${path}`, {
        method: "POST",
        headers: { ...own, Cookie: cookie, Origin: origin },
        body: new URLSearchParams(form),
        redirect: "manual",
      }),
    patch: (path, json) =>
      fetch(`${origin}${path}`, {
        method: "PATCH",
        headers: { ...own, Cookie: cookie, Origin: origin, "Content-Type": "application/json" },
        body: JSON.stringify(json),
      }),
  });
  return {
    ...server,
    guest: asker(""),
    /** Signs in a demo account by its name before the @. */
    async signIn(name: string): Promise<Asker> {
      const answer = await fetch(`${origin}/api/auth/sign-in/email`, {
        method: "POST",
        headers: { ...own, "Content-Type": "application/json", Origin: origin },
        body: JSON.stringify({ email: `${name}@tourbharat.example`, password }),
      });
      if (!answer.ok) throw new Error(`${name} is not signed in: ${await answer.text()}`);
      return asker(
        answer.headers
          .getSetCookie()
          .map((cookie) => cookie.split(";", 1)[0])
          .join("; "),
      );
    },
  };
}

/** Runs an action for every item, a few concurrently. */
export async function inParallel<Item>(
  items: Iterable<Item>,
  action: (item: Item) => Promise<void>,
  lanes = 6,
): Promise<void> {
  const rest = [...items][Symbol.iterator]();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      // oxlint-disable-next-line no-await-in-loop
      for (const item of rest) await action(item);
    }),
  );
}
