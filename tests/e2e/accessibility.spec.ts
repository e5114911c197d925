import type { APIRequestContext, Page } from "@playwright/test";
import { officeSamples } from "../support/page-types";
import { expectAccessibleOn, wholePage } from "./support/axe";
import { expect, test, visit } from "./support/test";

/** A page for each layout and kind of part that no journey checks; tests/site/pages.test.ts validates the HTML of all. */
const pages = {
  guest: [
    "/",
    "/destinations/from-bangalore/ooty",
    "/tours?q=munar",
    "/tours?region=south&view=map",
    "/destinations",
    "/compare?tours=munnar,ooty,goa",
    "/book/manali",
    "/blog/travelling-in-the-monsoon",
    "/api/docs",
    "/no/such/page",
  ],
  admin: [
    "/admin",
    "/admin/bookings?open={booking}",
    "/admin/bookings/{booking}",
    "/admin/bookings/new?tour=mysore",
    "/admin/users/{user}",
    "/admin/revenue",
    "/admin/analytics",
    "/admin/settings",
  ],
  operator: [
    "/operator",
    "/operator/departures/{tour}/{date}",
    "/operator/tours/mysore/prices",
    "/operator/earnings",
    "/operator/profile/members",
  ],
} as const;

/** Replaces the names in braces by parts of links that lists have. */
async function addressOf(
  path: string,
  requestsOf: (role: "admin" | "operator") => Promise<APIRequestContext>,
): Promise<string> {
  let address = path;
  for (const [name, [role, list, link]] of Object.entries(officeSamples)) {
    if (!path.includes(`{${name}}`)) continue;
    const [, found] = link.exec(await (await (await requestsOf(role)).get(list)).text()) ?? [];
    expect(found, `${name} in ${list}`).toBeDefined();
    address = address.replace(`{${name}}`, found ?? "");
  }
  return address;
}

/** Checks one arrangement of a page, the next one's of the next page, and that none is wider than its screen. */
async function expectPage(page: Page, address: string, index: number) {
  const response = await visit(page, address);
  expect.soft(response?.status(), address).toBe(address === "/no/such/page" ? 404 : 200);
  const part = index < 2 ? wholePage : undefined;
  await expectAccessibleOn(page, index % 2 === 1 ? "phone" : "desk", address, part);
}

for (const role of ["guest", "admin", "operator"] as const)
  test.describe(`pages for the ${role}`, () => {
    test.use({ signedInAs: role === "guest" ? null : role, expectedComplaints: [/404/] });

    test("pass axe in light and dark, and fit a phone, a tablet and a desk", async ({ page, requestsOf }) => {
      test.slow();
      for (const [index, path] of pages[role].entries())
        await expectPage(page, await addressOf(path, requestsOf), index);
    });
  });
