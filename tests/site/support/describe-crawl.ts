import { afterAll, beforeAll, expect, test } from "vitest";
import type { Crawl } from "./crawl";
import { closedForms, unlinkedRoutes, type Role } from "./plan";
import { serveForCrawl } from "./role-crawl";
import { isDone } from "./send-forms";
import { routePatterns } from "./site-routes";

/** Minimum numbers of a crawl, and the routes that it must reach. */
interface Reach {
  area: RegExp;
  forms: number;
  sentEmpty: number;
}

/** Tests the crawl of a role on a site of its own. */
export function describeCrawl(role: Role, { area, forms, sentEmpty }: Reach): void {
  let site: Awaited<ReturnType<typeof serveForCrawl>>;
  let found: Crawl;

  beforeAll(async () => {
    site = await serveForCrawl(role);
    found = await site.crawl(role);
    // On a busy machine.
  }, 900_000);

  afterAll(() => site.stop());

  test("every link of every page opens", () => {
    expect(found.site.faults).toEqual([]);
  });

  test("each route of the role is reached, but for those that no page links to", () => {
    const missed = routePatterns.filter(
      (pattern) => area.test(pattern) && !(pattern in unlinkedRoutes) && !found.site.reached.has(pattern),
    );
    expect(missed).toEqual([]);
  });

  test("an empty form names each field that it requires, and changes nothing", () => {
    expect(found.sentEmpty).toBeGreaterThanOrEqual(sentEmpty);
    expect(found.emptyFaults).toEqual([]);
  });

  test("each form is accepted with values derived from its HTML, and stores what it promises", () => {
    const failed = [...found.forms].filter(
      ([form, tried]) => !isDone(tried) && !closedForms.some((closed) => closed.form.test(form)),
    );
    expect(failed.map(([form, { refusals }]) => [form, ...refusals].join("\n  "))).toEqual([]);
    expect(found.forms.size).toBeGreaterThanOrEqual(forms);
  });

  test("the server logs no error", () => {
    expect(site.serverErrors).toEqual([]);
  });
}
