import type { Plugin } from "vite";

/** Large libraries that many pages do without, each in a chunk of its own. */
const libraries = {
  // With its setting, so that no page runs the one without the other.
  zod: /\/node_modules\/zod\/|\/app\/domain\/zod-without-eval\.ts$/,
  dates: /\/node_modules\/date-fns\//,
  // Before popovers, which use most of what it imports.
  dialogs: /\/node_modules\/(@radix-ui\/react-(alert-)?dialog|aria-hidden)|\/app\/ui\/scroll-lock\.ts$/,
  popovers: /\/node_modules\/(@floating-ui\/|@radix-ui\/react-pop)/,
  menus: /\/node_modules\/(@radix-ui\/|aria-hidden)/,
};
const libraryNames = ["zod", "dates", "dialogs", "popovers", "menus"] as const;

/** The module that exports all icons. Only the icons that a module names count as imported by it. */
const allIcons = /\/node_modules\/lucide\/dist\/esm\/lucide\.mjs$/;
const icon = /\/node_modules\/lucide\/dist\/esm\/icons\//;

/** The parts of the site that most visitors load. What only some of them use is in chunks of their own. */
const visitedParts = {
  home: /\/app\/routes\/site\/home\.tsx/,
  lists: /\/app\/routes\/site\/category\.tsx/,
  tour: /\/app\/routes\/site\/tour\.tsx/,
  article: /\/app\/routes\/site\/article\.tsx/,
  booking: /\/app\/features\/bookings\/dialog\/booking-dialog\.tsx$/,
};

/** Every set of parts, larger ones first: a chunk also takes what its modules import, which at least the same parts use. */
const partSets = Object.keys(visitedParts)
  .reduce<string[][]>((sets, part) => [...sets, ...sets.map((set) => [...set, part])], [[]])
  .slice(1)
  .toSorted((one, other) => other.length - one.length)
  .map((set) => set.join("-"));

/** In the order in which chunks take modules. Each also takes what its modules import, unless an earlier one did. */
const chunkNames = [
  "shared",
  ...libraryNames,
  ...["common", "public", "back-office"].map((name) => `${name}-icons`),
  "rare-icons",
  ...partSets.map((parts) => `for-${parts}`),
  "booking-forms",
  ...["common", "mostly-back-office", "public", "back-office"].flatMap((name) => [name, `${name}-forms`]),
];

/** Min pages that use a module of a common chunk: fewer add unused code to pages, more add small files. */
const minPages = 14;

/**
 * Groups the browser's code by the pages that use it, so that public pages load nothing of the back office. "shared" is
 * for all pages, "public" for those of travelers, "back-office" for those of operators and admins, "common" for both;
 * "-forms" has what needs zod, and "for-" what some of the most visited parts use. Rolldown splits everything else by the set of pages.
 * @returns the plugin that reads the module graph, and the groups for `codeSplitting`
 */
export function splitByAudience() {
  const chunkOf = new Map<string, string | null>();
  const plugin: Plugin = {
    name: "tour-bharat:split-by-audience",
    buildEnd(error) {
      if (error || this.environment.name !== "client") return;
      const ids = [...this.getModuleIds()];
      const iconsIn = findIcons(ids, (id) => this.getModuleInfo(id));
      const importsOf = (id: string) =>
        (this.getModuleInfo(id)?.importedIds ?? []).flatMap((imported) =>
          allIcons.test(imported) ? iconsIn(id) : imported,
        );
      const importersOf = (id: string) => this.getModuleInfo(id)?.importers ?? [];

      const usersOf = new Map<string, string[]>(ids.map((id) => [id, []]));
      for (const entry of ids.filter((id) => this.getModuleInfo(id)?.isEntry))
        for (const id of reachable([entry], importsOf)) usersOf.get(id)?.push(entry);
      const needing = libraryNames.map((name) => {
        const matching = ids.filter((id) => libraries[name].test(id));
        return { name, modules: reachable(matching, importersOf) };
      });

      const inPart = Object.entries(visitedParts).map(([part, page]) => {
        const modules = reachable(
          ids.filter((id) => page.test(id)),
          importsOf,
        );
        return { part, modules };
      });

      for (const [id, users] of usersOf) {
        const parts = inPart.filter(({ modules }) => modules.has(id)).map(({ part }) => part);
        const needed = needing.filter(({ modules }) => modules.has(id)).map(({ name }) => name);
        chunkOf.set(id, chunkFor(id, users, needed, parts));
      }
    },
  };
  return {
    plugin,
    groups: chunkNames.map((name) => ({ name, test: (id: string) => chunkOf.get(id) === name })),
  };
}

/**
 * Returns the name of a module's chunk; null to leave it to Rolldown.
 * @param parts the most visited parts of the site that use it
 */
function chunkFor(
  id: string,
  users: string[],
  needed: (keyof typeof libraries)[],
  parts: string[],
): string | null {
  // It hydrates the page when it runs: in a shared chunk, any page's module would start it before its time.
  if (id.endsWith("/app/entry.client.tsx")) return null;
  // The root, or the entry of the client.
  if (users.some((user) => !user.includes("/app/routes/"))) return "shared";
  const library = libraryNames.find((name) => libraries[name].test(id));
  if (library) return library;
  const inBackOffice = users.filter((user) => /\/app\/routes\/(operator|admin|office)\//.test(user)).length;
  const audience = inBackOffice === 0 ? "public" : inBackOffice === users.length ? "back-office" : "common";
  // Pages for reading have few icons; those of the component NamedIcon are on few pages.
  if (icon.test(id) && users.length >= minPages) return `${audience}-icons`;
  if (icon.test(id) && users.length > 1 && audience !== "public" && parts.length === 0) return "rare-icons";
  if (users.length < minPages || needed.some((name) => name !== "zod")) return null;
  if (needed.length > 0) return `${parts.includes("booking") ? "booking" : audience}-forms`;
  if (audience !== "common") return audience;
  if (parts.length > 0) return `for-${parts.join("-")}`;
  if (users.length - inBackOffice >= minPages) return audience;
  // No page of travelers loads all of that for one message.
  return /\/messages\.[^/]*$/.test(id) ? null : "mostly-back-office";
}

interface ModuleInfo {
  code: string | null;
  importedIds: string[];
}

/** Returns a function that returns the ids of the icons which a module imports by name. */
function findIcons(ids: string[], infoOf: (id: string) => ModuleInfo | null): (id: string) => string[] {
  const barrel = ids.find((id) => allIcons.test(id));
  const { code = null, importedIds = [] } = (barrel && infoOf(barrel)) || {};
  const fileOf = new Map<string, string>();
  for (const [, names = "", file = ""] of (code ?? "").matchAll(
    /export \{([^}]*)\} from ["']\.\/icons\/([^"']+)["']/g,
  ))
    for (const [, name = ""] of names.matchAll(/default as (\w+)/g)) fileOf.set(name, file);
  const idOf = new Map(importedIds.map((id) => [id.slice(id.lastIndexOf("/") + 1), id]));
  return (id) => {
    const named = /import\s*\{([^}]*)\}\s*from\s*["']lucide["']/.exec(infoOf(id)?.code ?? "")?.[1] ?? "";
    return named.split(",").flatMap((name) => {
      const file = fileOf.get(name.trim().split(/\s+as\s+/)[0] ?? "");
      return (file !== undefined && idOf.get(file)) || [];
    });
  };
}

function reachable(from: string[], nextOf: (id: string) => readonly string[]): Set<string> {
  const found = new Set<string>();
  const open = [...from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...nextOf(id));
  }
  return found;
}
