import { expect, test, visit } from "./support/test";

/** The clock tower of Mysuru, more exact than anything that may leave the browser. */
const position = { latitude: 12.30519, longitude: 76.65518 };

test("near me finds the tours around the device, whose position is stored nowhere @prove", async ({
  page,
  context,
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
});

test("without the permission, near me says what to do instead @prove", async ({ page, context }) => {
  await context.grantPermissions([]);
  await visit(page, "/tours");
  const filters = page.getByRole("form", { name: "Filters" });
  await filters.getByText("Leaves from").click();
  await filters.getByRole("button", { name: "Near me" }).click();
  await expect(filters.getByText("Your position is not available. Choose a city instead.")).toBeVisible();
  await expect(page).toHaveURL("/tours");
  await expect(filters.getByRole("button", { name: "Near me" })).toBeEnabled();
});

test("a city is found among the departure cities, and ticked ones stay @prove", async ({ page }) => {
  await visit(page, "/tours?city=Delhi");
  const filters = page.getByRole("form", { name: "Filters" });
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
