import { expect, test, visit } from "./support/test";

test("the URL holds the search: filters and prices narrow it, chips widen it; tours are compared from a tray", async ({
  page,
}) => {
  await visit(page, "/tours");
  const filters = page.getByRole("form", { name: "Filters" });
  await filters.getByText("More filters").click();
  await filters.getByText("Region").click();
  await filters.getByRole("checkbox", { name: /^East India/ }).check();
  await expect(page).toHaveURL("/tours?region=east");
  await filters.getByRole("checkbox", { name: /^West India/ }).check();
  await expect(page).toHaveURL("/tours?region=east,west");
  await filters.getByText("Best month").click();
  await filters.getByLabel("Best in").selectOption("7");
  await expect(page).toHaveURL("/tours?region=east,west&month=7");
  const chips = page.getByRole("list", { name: "Active filters" });
  await chips.getByRole("link", { name: /^East India/ }).click();
  await expect(page).toHaveURL("/tours?region=west&month=7");
  await chips.getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL("/tours");
  // The address changes before the form does.
  await expect(chips).toHaveCount(0);
  const highest = filters.getByLabel("Up to (₹)");
  await highest.fill("9000");
  await highest.press("Enter");
  await expect(page).toHaveURL("/tours?maxPrice=9000");
  await chips.getByRole("link", { name: /^Up to ₹9,000/ }).click();
  await expect(highest).toHaveValue("");
  await visit(page, "/tours?minDays=4&maxDays=5");
  await filters.getByRole("checkbox", { name: /^Leaves within a week/ }).check();
  await expect(page).toHaveURL("/tours?minDays=4&maxDays=5&soon=1");

  // Two words with one label: both leave with their search.
  await visit(page, "/tours");
  const search = page.getByRole("combobox", { name: "Search" });
  for (const [q, label] of [
    ["kasol tosh", "Near Kasol"],
    ["goa", "Goa"],
  ] as const) {
    await search.fill(q);
    await search.press("Enter");
    await expect(chips.getByRole("link", { name: label })).toBeVisible();
    await expect(chips.getByRole("link", { name: /remove this filter/ })).toHaveCount(1);
  }

  await visit(page, "/tours");
  const boxes = page.getByRole("checkbox", { name: /^Compare/ });
  for (const index of [0, 1, 2]) await boxes.nth(index).check();
  await expect(boxes.nth(3)).toBeDisabled();
  const tray = page.getByRole("region", { name: "Tours to compare" });
  await tray.getByRole("button").first().click();
  await tray.getByRole("link", { name: "Compare 2 tours" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Compare tours" })).toBeVisible();
  await page
    .getByRole("link", { name: /^Remove/ })
    .first()
    .click();
  await expect(page.getByRole("link", { name: /^Remove/ })).toHaveCount(0);
});

test("names are suggested while typing and chosen by key, press or assistive click; list and map show each other", async ({
  page,
}) => {
  await visit(page, "/tours");
  const box = page.getByRole("combobox", { name: "Search" });
  await box.fill("dar");
  const options = page.getByRole("listbox", { name: "Suggestions for Search" }).getByRole("option");
  await expect(options.first()).toBeVisible();
  expect(await options.count()).toBeLessThanOrEqual(5);
  await box.press("ArrowDown");
  await box.press("Enter");
  await expect(box).toHaveValue("Darjeeling");
  await box.press("Enter");
  await expect(page).toHaveURL(/q=Darjeeling/);
  await expect(page.getByRole("article").first()).toContainText("Darjeeling");

  await box.fill("dar");
  await expect(options.first()).toBeVisible();
  await box.press("Escape");
  await expect(box).toHaveAttribute("aria-expanded", "false");
  await box.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await options.filter({ hasText: /^Darjeeling$/ }).click();
  await expect(box).toHaveValue("Darjeeling");
  await expect(box).toBeFocused();

  await page.getByRole("button", { name: "Search Darjeeling" }).click();
  await expect(page).toHaveURL(/q=Darjeeling/);

  await box.fill("toy train climbs");
  await options.first().click();
  await expect(page).toHaveURL(/\/destinations\/from-bangalore\/ooty$/);
  await page.goBack();

  await box.fill("goa");
  await expect(options.first()).toBeVisible();
  // Without a pointer, as assistive technology clicks.
  const name = await options.first().innerText();
  await options.first().dispatchEvent("click");
  await expect(box).toHaveValue(name);

  await visit(page, "/tours?region=south&view=map");
  const map = page.getByRole("figure", { name: "Map of the tours" });
  const markers = map.locator(".is-active rect");
  await expect(markers).toHaveCount(0);
  const rows = page.locator("#results-map li:visible");
  await expect(rows).toHaveCount(24);
  await rows.first().getByRole("link").focus();
  await expect(markers).toHaveCount(1);
  await page.getByText("More tours").first().click();
  expect(await rows.count()).toBeGreaterThan(24);
});

/** The clock tower of Mysuru, more exact than anything that may leave the browser. */
const position = { latitude: 12.30519, longitude: 76.65518 };

test("near me finds the tours around the device, whose position is stored nowhere, or says what to do instead", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation(position);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await visit(page, "/tours");
  const filters = page.getByRole("form", { name: "Filters" });
  await filters.getByText("Leaves from").click();
  await filters.getByRole("button", { name: "Near me" }).click();
  await expect(page).toHaveURL("/tours?near=12.3,76.7");
  const chip = page.getByRole("link", { name: /^Near you/ });
  await expect(chip).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText("Mysore");

  for (const exact of ["12.305", "76.655"]) expect(sent.filter((text) => text.includes(exact))).toEqual([]);
  const stored = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    caches: await caches.keys(),
  }));
  for (const kept of [stored, await context.cookies()])
    expect(JSON.stringify(kept)).not.toMatch(/12\.3|76\.[67]/);

  await chip.click();
  await expect(page).toHaveURL("/tours");

  const refusing = await browser.newContext({ baseURL, serviceWorkers: "block" });
  await refusing.grantPermissions([]);
  const refused = await refusing.newPage();
  await visit(refused, "/tours");
  await refused.getByText("Leaves from").click();
  const nearMe = refused.getByRole("button", { name: "Near me" });
  await nearMe.click();
  await expect(refused.getByText("Your position is not available. Choose a city instead.")).toBeVisible();
  await expect(refused).toHaveURL("/tours");
  await expect(nearMe).toBeEnabled();
  await refusing.close();

  await visit(page, "/tours?city=Delhi");
  const find = filters.getByRole("searchbox", { name: "Find a city" });
  await find.fill("kol");
  await expect(filters.getByRole("checkbox", { name: /^Kolkata/ })).toBeVisible();
  await expect(filters.getByRole("checkbox", { name: /^Delhi/ })).toBeVisible();
  await expect(filters.getByRole("checkbox", { name: /^Mumbai/ })).toBeHidden();
  await find.press("Enter");
  await expect(page).toHaveURL("/tours?city=Delhi");
  await filters.getByRole("checkbox", { name: /^Kolkata/ }).check();
  await expect(page).toHaveURL("/tours?city=Delhi,Kolkata");
  await find.fill("xyz");
  await expect(filters.getByText("No tour leaves from there.")).toBeVisible();
});
