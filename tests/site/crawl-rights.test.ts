import { afterAll, beforeAll, expect, test } from "vitest";
import { limitedAccounts, limitedRoles, type LimitedRole } from "./support/preparations";
import { serveForCrawl } from "./support/role-crawl";

let site: Awaited<ReturnType<typeof serveForCrawl>>;

beforeAll(async () => {
  site = await serveForCrawl("rights", limitedAccounts);
});

afterAll(() => site.stop());

const elsewhere = Buffer.from('<html lang="en"><title>Elsewhere</title><h1>Elsewhere</h1></html>');

test.for(Object.entries(limitedRoles) as [LimitedRole, string][])(
  "who has only the right of %s sees no link in the office that they may not open",
  async ([role, office]) => {
    const { site: found } = await site.crawl(role, undefined, (person) => ({
      ...person,
      // The rest of the site is the same for all.
      async open(url) {
        const isOffice = url.pathname.startsWith(`/${office}`);
        if (isOffice || url.pathname === "/" || /\.\w+$/.test(url.pathname)) return person.open(url);
        return {
          status: 200,
          url,
          type: "text/html",
          body: elsewhere,
          location: null,
          changesSession: false,
        };
      },
    }));
    expect(found.faults).toEqual([]);
    expect(found.reached.size).toBeGreaterThan(5);
  },
);
