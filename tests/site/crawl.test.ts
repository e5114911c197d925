import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../../scripts/lib/process.mjs";
import { testBuild } from "../../scripts/lib/set-up";
import { startWorkerd } from "../../scripts/lib/workerd.mjs";
import { freePort } from "../e2e/server.mjs";
import { testSeed } from "../e2e/set-up.mjs";
import { logChanges, openChangeLog } from "./support/change-log";
import { crawl, type Crawl } from "./support/crawl";
import { createPerson } from "./support/person";
import {
  closedForms,
  createHint,
  createMailbox,
  isSent,
  rankOf,
  starts,
  unlinkedRoutes,
} from "./support/plan";
import { isDone } from "./support/send-forms";
import { routePatterns } from "./support/site-routes";

/** The crawl's copy of the seeded database. */
const state = ".wrangler/test-states/crawl";

let found: Crawl;
let end = async () => {};
const serverErrors: string[] = [];

beforeAll(async () => {
  const folder = path.join(root, state);
  rmSync(folder, { recursive: true, force: true });
  cpSync(path.join(root, testSeed), folder, { recursive: true });
  logChanges(state);
  const { server, address } = await startWorkerd(state, await freePort(), {
    build: testBuild.BUILD_DIRECTORY,
    // Changes are made at once, so that their effect shows.
    bindings: { UNDO_SECONDS: "0" },
    onLog: ({ level, message }) => {
      if (level === "error") serverErrors.push(message);
    },
  });
  const changes = openChangeLog(state);
  end = async () => {
    changes.close();
    await server.dispose();
    rmSync(folder, { recursive: true, force: true });
  };
  const visitors = Object.entries(starts).map(([role, pages]) => ({
    role,
    person: createPerson(address, role === "guest" ? null : `${role}@tourbharat.example`),
    starts: pages,
  }));
  await Promise.all(visitors.map(({ person }) => person.begin()));
  found = await crawl(visitors, {
    origin: address,
    changes,
    hint: createHint(changes.database),
    mailOf: createMailbox(changes.database),
    rankOf,
    isSent,
    settle: async () => {
      await fetch(`${address}/cdn-cgi/local/scheduled`);
    },
  });
});

afterAll(() => end());

test("every link of every page opens, for each role", () => {
  for (const [role, { reached, faults }] of found.sites) {
    expect.soft(reached.size, role).toBeGreaterThan(role === "pending.admin" ? 20 : 60);
    expect.soft(faults, role).toEqual([]);
  }
});

test("each route is reached by somebody, but for those that no page links to", () => {
  const reached = new Set([...found.sites.values()].flatMap((site) => [...site.reached.keys()]));
  const missed = routePatterns.filter((pattern) => !reached.has(pattern));
  expect(missed.filter((pattern) => !(pattern in unlinkedRoutes))).toEqual([]);
});

test("an empty form names each field that it requires, and changes nothing", () => {
  expect(found.sentEmpty).toBeGreaterThan(60);
  expect(found.emptyFaults).toEqual([]);
});

test("each form is accepted with values derived from its HTML, and stores what it promises", () => {
  const failed = [...found.forms].filter(([, tried]) => !isDone(tried));
  const reasons = failed.map(([form, { refusals }]) => [form, ...refusals].join("\n  "));
  expect(found.forms.size).toBeGreaterThan(250);
  expect(reasons.filter((reason) => !closedForms.some(({ form }) => form.test(reason)))).toEqual([]);
});

test("the server logs no error", () => {
  expect(serverErrors).toEqual([]);
});
