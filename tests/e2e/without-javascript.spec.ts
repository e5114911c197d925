import { menus } from "../../app/content/navigation";
import { expect, test } from "./support/test";
import { tourCount } from "./support/tour-count";

test.use({ javaScriptEnabled: false, expectedComplaints: [/status of (400|422)/] });

test("each menu's heading is a link, and the menu shows on hover and focus", async ({ page }) => {
  await page.goto("/licences");
  for (const { id, label, to } of menus) {
    const heading = page.getByRole("banner").getByRole("link", { name: label, exact: true });
    await expect(heading).toHaveAttribute("href", to);
    await heading.hover();
    await expect(page.locator(`#menu-${id}`)).toBeVisible();
  }
  await page.mouse.move(640, 700);
  const tours = page.getByRole("banner").getByRole("link", { name: "Tours", exact: true });
  await tours.focus();
  await expect(page.locator("#menu-tours")).toBeVisible();
  await tours.click();
  await expect(page).toHaveURL("/tours");

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByLabel("Menu", { exact: true }).click();
  await page.locator("summary", { hasText: "Destinations" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Munnar" }).click();
  await expect(page).toHaveURL("/destinations/from-bangalore/munnar");
  await expect(page.getByRole("heading", { name: "From Bangalore to Munnar" })).toBeVisible();
});

test("the home page's search leads to the list; filters narrow it, removing chips widens it @core", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("search").getByRole("combobox", { name: "Where to" }).fill("houseboat");
  await page.getByRole("search").getByRole("button").first().click();
  await expect(page).toHaveURL("/tours?q=houseboat");
  const search = page.getByRole("search", { name: "Tours" });
  await expect(search.getByRole("combobox", { name: "Search" })).toHaveValue("houseboat");
  await expect(page.getByRole("article").first()).toBeVisible();

  await page.getByRole("checkbox", { name: /^South India/ }).check();
  await page.getByLabel("Sort by").selectOption("price");
  await page.getByRole("button", { name: "Show tours" }).click();
  await expect(page).toHaveURL(/region=south/);
  await expect(page.getByRole("checkbox", { name: /^South India/ })).toBeChecked();
  const chips = page.getByRole("list", { name: "Active filters" });
  await chips.getByRole("link", { name: /houseboat/ }).click();
  await expect(page).not.toHaveURL(/q=houseboat/);
  await expect(page).toHaveURL(/region=south/);
  await chips.getByRole("link", { name: "Clear all" }).click();
  await expect(page.getByRole("heading", { name: `${tourCount} tours` })).toBeVisible();

  await page.goto("/tours?q=munar");
  await expect(page.getByRole("article").first()).toContainText("Munnar");
});

test("ticked tours are compared, and a marker of the map leads to its tour in the list", async ({ page }) => {
  await page.goto("/tours?q=kerala");
  const boxes = page.getByRole("checkbox", { name: /^Compare/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole("button", { name: "Compare the ticked tours" }).click();
  await expect(page).toHaveURL(/\/compare\?tours=[a-z-]+,[a-z-]+$/);
  await expect(page.getByRole("rowheader", { name: /^Price per person/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Book Now/ })).toHaveCount(2);

  await page.goto("/tours?region=south");
  await page.getByRole("link", { name: "Map", exact: true }).click();
  await expect(page).toHaveURL("/tours?region=south&view=map");
  await page.getByRole("figure", { name: "Map of the tours" }).getByRole("link").first().click();
  await expect(page.locator("li:target")).toBeInViewport();
});

test("paging through the list shows every tour once @prove", async ({ page }) => {
  await page.goto("/tours?sort=price");
  const seen: string[] = [];
  for (;;) {
    seen.push(...(await page.getByRole("article").getByRole("heading").allTextContents()));
    const more = page.getByRole("link", { name: "More tours" });
    if ((await more.count()) === 0) break;
    const address = new URL((await more.getAttribute("href")) ?? "", page.url()).href;
    await more.click();
    await expect(page).toHaveURL(address);
    // The URL changes before the page has finished loading.
    await page.waitForLoadState();
  }
  expect(seen).toHaveLength(tourCount);
  expect(new Set(seen).size).toBe(tourCount);
});

test("season, newsletter and contact form work @prove", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Monsoon" }).click();
  await expect(page).toHaveURL("/?region=south&season=monsoon#best-places");
  await expect(page.getByText("July to September").first()).toBeVisible();
  await page.getByLabel("E-mail address").fill("plain@example.com");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page).toHaveURL("/newsletter");
  await expect(page.getByRole("main").getByRole("status")).toHaveText(
    "Thank you. Please follow the link that we have mailed to plain@example.com.",
  );

  await page.goto("/contact");
  await page.getByLabel("Message", { exact: true }).fill("Kept.");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Please enter your name.")).toBeVisible();
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("Kept.");
  await page.getByLabel("Full Name").fill("Meera Iyer");
  await page.getByLabel("Email Address").fill("meera@example.com");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("heading", { name: "Thank you, Meera Iyer" })).toBeVisible();
});
