import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { openStorage, writeLocalDatabase } from "../../../scripts/lib/local-database";
import { root } from "../../../scripts/lib/process.mjs";
import { testBuild } from "../../../scripts/lib/set-up";
import { startWorkerd } from "../../../scripts/lib/workerd.mjs";
import { freePort } from "../../e2e/server.mjs";
import { testSeed } from "../../e2e/set-up.mjs";
import { logChanges, openChangeLog } from "./change-log";
import { crawl, type Crawl } from "./crawl";
import { createPerson, type Person } from "./person";
import { createHint, createMailbox, isSent, needs, rankOf, startsOf, type Role } from "./plan";
import { preparations, uploadedDocuments, type LimitedRole } from "./preparations";

/** Only administrators open the documents of operators. */
async function storeDocuments(state: string): Promise<void> {
  const storage = openStorage(state);
  const bucket = await storage.getR2Bucket("MEDIA", "data");
  await Promise.all(uploadedDocuments.map((id) => bucket.put(`documents/${id}`, "PAN")));
  await storage.dispose();
}

/**
 * Serves the built site on a database that logs its changes.
 * @param name of the copy's folder
 * @param more statements that prepare the database
 */
export async function serveForCrawl(name: string, more: readonly string[] = []) {
  const state = `.wrangler/test-states/crawl-${name}`;
  const folder = path.join(root, state);
  rmSync(folder, { recursive: true, force: true });
  cpSync(path.join(root, testSeed), folder, { recursive: true });
  writeLocalDatabase(state, (database) => [...preparations, ...more].forEach((sql) => database.exec(sql)));
  if (/^(?:admin|rights)$/.test(name)) await storeDocuments(state);
  logChanges(state);
  const serverErrors: string[] = [];
  const { server, address } = await startWorkerd(state, await freePort(), {
    build: testBuild.BUILD_DIRECTORY,
    // Changes are made at once, so that their effect shows.
    bindings: { UNDO_SECONDS: "0" },
    onLog: ({ level, message }) => {
      // Addresses in forms are filled with this host, which nothing answers at.
      if (level === "error" && !/host ?= ?example\.com/.test(message)) serverErrors.push(message);
    },
  });
  const changes = openChangeLog(state);
  return {
    serverErrors,
    /** @param alter makes another person of the one who crawls, for controls */
    async crawl(
      role: Role | LimitedRole,
      pages: string[] = startsOf(role, changes.database),
      alter = (person: Person) => person,
    ): Promise<Crawl> {
      const person = createPerson(address, role === "guest" ? null : `${role}@tourbharat.example`);
      await person.begin();
      return crawl(alter(person), {
        origin: address,
        starts: pages,
        changes,
        hint: createHint(changes.database),
        newMail: createMailbox(changes.database, role),
        rankOf,
        needs,
        isSent: (place) => isSent(role, place),
        settle: async () => {
          await fetch(`${address}/cdn-cgi/local/scheduled`, { headers: { Connection: "close" } });
        },
      });
    },
    async stop() {
      changes.close();
      await server.dispose();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
