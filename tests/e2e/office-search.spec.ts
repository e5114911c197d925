import { expect, test, visit } from "./support/test";

test.use({
  signedInAs: "admin",
  actionTimeout: 20_000,
  // Logged by the browser for the requests that are cut off.
  expectedComplaints: [/ERR_FAILED|status of 503/],
});

test("a search that cannot be loaded keeps the list and the text, and can be tried again; text taken back stops it", async ({
  page,
}) => {
  // Bookings of other tests would load the list again.
  await page.routeWebSocket(/\/live/, () => undefined);
  await visit(page, "/admin/bookings");
  const search = page.getByLabel("Search");
  const rows = page.locator("main [data-booking]");
  const shown = () => rows.evaluateAll((all) => all.map((row) => row.getAttribute("data-booking")));
  const before = await shown();
  const [reference = ""] = before;
  const problem = page.getByRole("alert").filter({ hasText: "Could not load." });

  await page.route("**/admin/bookings.data*", (route) => route.abort());
  await search.pressSequentially(reference ?? "");
  await expect(problem).toBeVisible();
  await expect(search).toHaveValue(reference ?? "");
  await expect(search).toBeFocused();
  expect(await shown()).toEqual(before);

  await page.unroute("**/admin/bookings.data*");
  await problem.getByRole("button", { name: "Try again" }).click();
  await expect(problem).toHaveCount(0);
  await expect(rows).toHaveCount(1);
  await expect(search).toHaveValue(reference ?? "");
  await expect(search).toBeFocused();

  // A cleared search keeps the focus, so that the next word can be typed.
  await search.press("ControlOrMeta+a");
  await search.press("Delete");
  await expect(rows).toHaveCount(before.length);
  await expect(page).toHaveURL("/admin/bookings");
  await expect(search).toBeFocused();

  // The next key is an attempt too.
  await page.route("**/admin/bookings.data*", (route) => route.fulfill({ status: 503, body: "busy" }));
  await page.keyboard.type("T");
  await expect(problem).toBeVisible();
  await page.unroute("**/admin/bookings.data*");
  await page.keyboard.type("B");
  await expect(problem).toHaveCount(0);
  await expect(search).toHaveValue("TB");

  // Text taken back to the shown one stops the search on its way.
  await visit(page, "/admin/bookings");
  const released = Promise.withResolvers<void>();
  await page.route("**/admin/bookings.data?*q=T*", async (route) => {
    await released.promise;
    await route.continue().catch(() => {});
  });
  const sent = page.waitForRequest(/bookings\.data\?.*q=T/);
  await search.press("T");
  await sent;
  const back = page.waitForResponse((response) => /bookings\.data(?!.*q=)/.test(response.url()));
  await search.press("Backspace");
  await back;
  released.resolve();
  await expect(page).toHaveURL("/admin/bookings");
  await expect(search).toHaveValue("");
});

test("the palette reports the failure and retries; a late response to an earlier query is dropped", async ({
  page,
}) => {
  await visit(page, "/admin");
  const palette = page.getByRole("dialog", { name: "Find anything" });
  await page.route(/\/admin\/find/, (route) => route.abort());
  await page.keyboard.press("Control+k");
  const input = page.getByRole("combobox");
  await input.fill("agra");
  const status = palette.getByRole("status");
  await expect(status).toHaveText("The search failed. Please try again.");
  await page.unroute(/\/admin\/find/);
  await palette.getByRole("button", { name: "Try again" }).click();
  await expect(palette.getByRole("option").first()).toContainText("Agra");

  const released = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route(/\/admin\/find\?q=go$/, async (route) => {
    asked.resolve();
    await released.promise;
    // It must make no difference if the page aborted the request.
    await route.continue().catch(() => undefined);
  });
  await input.fill("go");
  await expect(status).toHaveText("Searching…");
  await asked.promise;
  await input.fill("munnar");
  await expect(palette.getByRole("option").first()).toContainText("Munnar");
  released.resolve();
  await input.press("ArrowDown");
  await expect(palette.getByRole("option").first()).toContainText("Munnar");
});
