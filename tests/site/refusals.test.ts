import { afterAll, beforeAll, expect, test } from "vitest";
import { pageAccess } from "../support/route-access";
import { inParallel, startSite, type Asker } from "./support/site";

// tests/worker/route-access.test.ts asks for every route as every role; this asks the built site as the demo accounts.

let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  site = await startSite("refusals");
});

afterAll(() => site.stop());

const parameters: Record<string, string> = { slug: "mysore", date: "2099-01-01", code: "WELCOME15", id: "1" };

/** Paths of pages and files, by who may open them. */
const pathsBy = new Map(
  Object.entries(pageAccess).map(([access, paths]) => [
    access,
    paths
      .trim()
      .split(/\s+/)
      .map((path) =>
        path
          .replaceAll(/:(\w+)\??/g, (_, name: string) => parameters[name] ?? "none")
          .replace("*", "no-such-page"),
      ),
  ]),
);

const pathsOf = (isMeant: (access: string) => boolean) =>
  [...pathsBy].flatMap(([access, paths]) => (isMeant(access) ? paths : []));

const ofAdmin = pathsOf((access) => access.startsWith("admin"));
const ofOperator = pathsOf((access) => access.startsWith("operator"));
// The demo's staff has these two rights.
const notForStaff = pathsOf(
  (access) => access.startsWith("operator:") && !/:(?:departures|bookings)$/.test(access),
);

const isFile = (path: string) =>
  /\.(?:csv|pdf|json)$|\/(?:find|work|bookings-ahead|bookings-totals)$/.test(path);

/** Names of the platform's own addresses, which anyone may see. */
const ofPlatform = new Set(["hello", "grievance"]);

/** Answers that are no refusal, or that show what only others may see. A page and its data run the same loaders: the data cost less. */
async function notRefused(
  asker: Asker,
  paths: readonly string[],
  isRefusal: (answer: Response) => boolean,
  account = "nobody",
) {
  const wrong: string[] = [];
  await inParallel(paths, async (path) => {
    for (const answer of [
      // oxlint-disable-next-line no-await-in-loop
      await asker.get(isFile(path) ? path : `${path}.data`),
      // oxlint-disable-next-line no-await-in-loop
      await asker.post(path, { intent: "delete", id: "1", reason: "Mine" }),
    ]) {
      // oxlint-disable-next-line no-await-in-loop
      const text = await answer.text();
      const leak = Array.from(text.matchAll(/TB\d{6}|([\w.]+)@tourbharat/g)).find(
        ([, name = ""]) => name !== account && !ofPlatform.has(name),
      )?.[0];
      // It has no such method, or nothing with such an id is there for anyone.
      const isNothing = [404, 405].includes(answer.status);
      if ((!isRefusal(answer) && !isNothing && !text.includes('"redirect"')) || leak !== undefined)
        wrong.push(`${path}: ${answer.status}, shows ${leak ?? "nothing"}`);
    }
  });
  return wrong;
}

const isForbidden = ({ status }: Response) => status === 403;
const leadsTo = (target: string) => (answer: Response) =>
  [202, 302].includes(answer.status) && (answer.headers.get("Location") ?? target).startsWith(target);

test("offices, their data, files and actions lead a guest to the login, and a waiting administrator to the notice", async () => {
  expect(ofAdmin.length + ofOperator.length).toBeGreaterThan(130);
  expect(await notRefused(site.guest, [...ofAdmin, ...ofOperator], leadsTo("/login"))).toEqual([]);
  const account = pathsOf((access) => access === "account" || access === "waiting");
  expect(await notRefused(site.guest, account, leadsTo("/login"))).toEqual([]);
  const answer = await site.guest.get("/admin/bookings?status=cancelled");
  expect(answer.headers.get("Location")).toBe("/login?next=%2Fadmin%2Fbookings%3Fstatus%3Dcancelled");
  const waiting = await site.signIn("pending.admin");
  expect(await notRefused(waiting, ofAdmin, leadsTo("/pending"), "pending.admin")).toEqual([]);
});

test("no account reaches the offices of another role, nor staff what they have no right to", async () => {
  for (const [account, paths] of [
    ["traveler", [...ofAdmin, ...ofOperator]],
    ["operator", ofAdmin],
    ["admin", ofOperator],
    ["staff", notForStaff],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop
    const asker = await site.signIn(account);
    // oxlint-disable-next-line no-await-in-loop
    expect(await notRefused(asker, paths, isForbidden, account), account).toEqual([]);
  }
  const page = await (await site.signIn("traveler")).get("/admin");
  expect(await page.text()).toContain("Not available for this account");
});

test("a refused file is a page that says why", async () => {
  const staff = await site.signIn("staff");
  for (const [path, reason] of [
    ["/operator/earnings/ledger.csv", "You don't have this right: Earnings."],
    ["/admin/bookings.csv", "Your account may not open this file."],
    ["/operator/earnings/invoices/none.pdf", "This file doesn't exist."],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop
    const answer = await staff.get(path);
    expect(answer.headers.get("Content-Type"), path).toMatch(/^text\/html/);
    // oxlint-disable-next-line no-await-in-loop
    expect((await answer.text()).replaceAll("&#39;", "'"), path).toContain(reason);
  }
});

test("a missing page of an office is found by nobody, and keeps its frame for those who may be there", async () => {
  for (const [account, office] of [
    ["admin", "/admin"],
    ["operator", "/operator"],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop
    const asker = await site.signIn(account);
    // oxlint-disable-next-line no-await-in-loop
    for (const answer of [
      await asker.get(`${office}/no-such-page`),
      await asker.post(`${office}/no-such-page`, {}),
    ]) {
      expect(answer.status).toBe(404);
      // oxlint-disable-next-line no-await-in-loop
      expect(await answer.text()).toMatch(
        /<h1[^>]*>Page not found[\s\S]*data-office|data-office[\s\S]*<h1[^>]*>Page not found/,
      );
    }
  }
});
