import type { APIRequestContext } from "@playwright/test";
import { officePageTypes, officeSamples } from "../support/page-types";
import { expectAccessible, expectNoWiderThanScreen } from "./support/axe";
import { expect, test, visit } from "./support/test";

/** Replaces the names in braces by parts of links that lists have. */
async function addressOf(
  path: string,
  requestsOf: (role: "admin" | "operator") => Promise<APIRequestContext>,
): Promise<string> {
  let address = path;
  for (const [name, [role, list, link]] of Object.entries(officeSamples)) {
    if (!path.includes(`{${name}}`)) continue;
    const request = await requestsOf(role);
    const [, found] = link.exec(await (await request.get(list)).text()) ?? [];
    expect(found, `${name} in ${list}`).toBeDefined();
    address = address.replace(`{${name}}`, found ?? "");
  }
  return address;
}

for (const role of ["admin", "operator"] as const) {
  test.describe(`pages for the ${role} @prove`, () => {
    test.use({ signedInAs: role, expectedComplaints: [/404/] });
    test.describe.configure({ timeout: 600_000 });

    for (const [group, paths] of Object.entries(officePageTypes[role])) {
      test(`${group} pass axe in light and dark and fit a phone, a tablet and a desk`, async ({
        page,
        requestsOf,
      }) => {
        for (const path of paths) {
          const address = await addressOf(path, requestsOf);
          const response = await visit(page, address);
          expect.soft(response?.status(), address).toBe(address.endsWith("/no-such-page") ? 404 : 200);
          for (const [width, height] of [
            [360, 780],
            [768, 1024],
            [1440, 900],
          ] as const) {
            await page.setViewportSize({ width, height });
            await expectNoWiderThanScreen(page, address);
            await expectAccessible(page, `${address} on ${width} px`);
          }
        }
      });
    }
  });
}
