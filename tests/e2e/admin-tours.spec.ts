import type { Page } from "@playwright/test";
import { stripes } from "../support/pictures";
import { expectAccessibleAtAnyWidth } from "./support/axe";
import { traveler } from "./support/booking-dialog";
import { quietDay } from "./support/seats";
import { expect, test, visit } from "./support/test";
import { chooseInRow } from "./support/row-menu";
import { fillNewTour } from "./support/tour-form";

// Belongs to the demo owner's operator; no other test uses it.
const slug = "dandeli-white-water";
const title = "Dandeli";

test.use({ signedInAs: "admin", expectedComplaints: [/status of (409|422)/] });

/** Chooses an entry of a tour's menu in the list. */
function choose(page: Page, row: string, entry: string): Promise<void> {
  return chooseInRow(page.locator(`[data-row="${row}"]`), entry);
}

test("a tour is added, edited by two administrators, given pictures, published, booked and deleted @prove", async ({
  page,
  requestsOf,
  baseURL,
}) => {
  const name = `Malvan, forts and coves ${Date.now() % 1000} times`;
  await visit(page, "/admin/tours");
  await page.getByRole("link", { name: "Add Tour" }).click();
  await expect(page.getByRole("heading", { name: "Add Tour" })).toBeVisible();
  await expectAccessibleAtAnyWidth(page);
  await fillNewTour(page, name);
  await page.getByRole("button", { name: "Add Tour" }).click();
  // The second day has no story yet: the form requires it, and keeps everything typed.
  const story = page.getByLabel("Day 2: what happens");
  await expect(story).toBeFocused();
  await expect(page.getByText("Please enter what happens on this day.")).toBeVisible();
  await expect(page.getByLabel("Tour Title")).toHaveValue(name);
  await expect(page.getByLabel("November")).toBeChecked();
  await story.fill("Where the Karli meets the sea, by kayak.");
  await page.getByRole("button", { name: "Add Tour" }).click();
  await expect(page.getByText("Draft created. Add a picture")).toBeVisible();
  await expect(page).toHaveURL(/edit\?added=active#pictures$/);
  const own = new URL(page.url()).pathname.split("/")[3] ?? "";

  // Another administrator saves first.
  const other = await page.context().newPage();
  await visit(other, `/admin/tours/${own}/edit`);
  await other.getByLabel("Max Capacity").fill("16");
  await other.getByRole("button", { name: "Save changes" }).click();
  await expect(other.getByText("Saved.", { exact: true })).toBeVisible();
  await other.close();
  await page.getByLabel("Subtitle").fill("A new line that must not be lost");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("alert")).toContainText("Someone else changed this tour");
  await expect(page.getByLabel("Subtitle")).toHaveValue("A new line that must not be lost");
  await page.reload();
  await expect(page.getByLabel("Max Capacity")).toHaveValue("16");
  await page.getByLabel("Price (INR)").fill("9,500");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  const history = page.getByRole("region", { name: "Change history" });
  await expect(history.locator("[data-action]").first()).toContainText("Price: ₹9,500 instead of ₹8,999");
  await expect(history.locator("[data-action]")).toHaveCount(3);

  await page.getByRole("button", { name: "Publish Tour" }).click();
  await expect(
    page.getByText("A published tour needs a picture or an illustration. Add one first."),
  ).toBeVisible();
  await expectAccessibleAtAnyWidth(page);

  await page.getByRole("link", { name: "Pictures", exact: true }).click();
  await expect(page).toHaveURL(/edit#pictures$/);
  const picture = page.getByRole("form", { name: "Add a picture" });
  const buffer = Buffer.from(stripes(1000, 700, [40, 110, 160]));
  await picture
    .getByLabel("Picture", { exact: true })
    .setInputFiles({ name: "fort.png", mimeType: "image/png", buffer });
  await picture.getByLabel("Alt text", { exact: true }).fill("Sindhudurg from a boat");
  await picture.getByRole("button", { name: "Add Picture" }).click();
  await expect(page.getByRole("heading", { name: "Pictures 1 of 12" })).toBeVisible();
  await expect(page.getByText("No picture or illustration yet")).toBeHidden();
  await page.getByRole("link", { name: "Cancel", exact: true }).click();
  await expect(history.getByRole("listitem").first()).toContainText("Platform Admin added a picture");

  await page.getByRole("link", { name: "Preview", exact: true }).click();
  await expect(page.getByText("This is a preview.")).toBeVisible();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Book This Package" })).toBeDisabled();
  await page.getByRole("link", { name: "Back to the tour" }).click();

  // On sale: with its picture, bookable, and on the home page for a while.
  const guest = await requestsOf("traveler");
  const isAtHome = async () => (await (await guest.get("/")).text()).includes(`/tours/${own}"`);
  await page.getByRole("button", { name: "Publish Tour" }).click();
  await expect(page.getByText("Published.", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Public page" }).click();
  await expect(page).toHaveURL(new RegExp(`/tours/${own}$`));
  const hero = page.getByRole("img", { name: "Sindhudurg from a boat" }).first();
  await expect
    .poll(() => hero.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
  const booked = await guest.post("/api/bookings", {
    data: {
      ...traveler,
      tour: own,
      travelDate: await quietDay(guest, own, 0),
      numberOfTravelers: 1,
      roomType: "standard",
      paymentMethod: "upi",
    },
    headers: { Origin: baseURL ?? "" },
  });
  expect(booked.status(), await booked.text()).toBe(201);
  await visit(page, `/admin/tours/${own}`);
  await page.getByRole("button", { name: "Feature on home" }).click();
  await expect(page.getByText("Featured on the home page.", { exact: true })).toBeVisible();
  expect(await isAtHome()).toBe(true);
  await page.getByRole("button", { name: "Remove from home" }).click();
  await expect(page.getByText("Removed from the home page.")).toBeVisible();
  expect(await isAtHome()).toBe(false);
  await page.getByRole("button", { name: "Unpublish Tour" }).click();
  await expect(page.getByText("Unpublished.")).toBeVisible();
  expect((await guest.get(`/tours/${own}`)).status()).toBe(404);

  await page.getByRole("button", { name: "Delete" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Are you sure?" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Deleted. It can be restored.")).toBeVisible();
  await visit(page, `/admin/tours?q=${own}`);
  await expect(page.getByText("No tours found")).toBeVisible();
  await page.getByLabel("Status").selectOption("deleted");
  await page.getByRole("button", { name: "Show" }).click();
  await choose(page, own, "Restore");
  await expect(page.getByText("No tours found")).toBeVisible();
  await visit(page, `/admin/tours?q=${own}&status=draft`);
  await choose(page, own, "Edit");
  await expect(page.getByRole("heading", { name: `Edit ${name}` })).toBeVisible();
  await page.goBack();
  await choose(page, own, "Delete");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No tours found")).toBeVisible();
});

test("the list is searched, filtered, sorted and exported @prove", async ({ page }) => {
  await visit(page, "/admin/tours?sort=-price");
  const rows = page.locator("[data-row]");
  await page.getByRole("columnheader", { name: "Price" }).getByRole("link").click();
  await expect(page).toHaveURL(/sort=price/);
  await page.getByLabel("Search").fill("DANDELI");
  const filters = page.getByRole("main").getByRole("search");
  await filters.getByLabel("Region").selectOption("south");
  await filters.getByLabel("Type").selectOption("adventure");
  await filters.getByLabel("Home page").selectOption("no");
  await filters.getByLabel("Operator").selectOption("deccan-and-coast");
  await filters.getByRole("button", { name: "Show" }).click();
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/sort=price/);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV" }).click();
  const file = await (await download).createReadStream();
  let text = "";
  for await (const part of file) text += String(part);
  expect(text.trim().split("\r\n")).toHaveLength(2);
  expect(text).toContain(`\r\n${slug},`);

  await visit(page, "/admin/tours");
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL(/cursor=/);
  await page.getByRole("link", { name: "First page" }).click();
  await expect(page).not.toHaveURL(/cursor=/);
  await page.getByRole("link", { name: /^Moderation queue \(\d+\)/ }).click();
  await expect(rows.filter({ hasText: "Bidar, blackware" })).toHaveCount(1);
  await choose(page, "bidar-blackware-and-persian-tiles", "Review");
  await expect(page.getByRole("heading", { name: /submitted this tour for publication/ })).toBeVisible();
});

test("a tour is taken off the site and put back by its menu, in bulk and by moderation @prove", async ({
  page,
  requestsOf,
}) => {
  // Each with its effect for travelers, whose pages are requested past the cache.
  const guest = await requestsOf("traveler");
  const isOnSite = async () => (await guest.get(`/tours/${slug}`)).status();
  const isFound = async () =>
    (await (await guest.get("/tours?q=dandeli")).text()).includes(`/tours/${slug}"`);

  await visit(page, `/admin/tours?q=${slug}`);
  const row = page.locator(`[data-row="${slug}"]`);
  await expect(row).toContainText("Active");
  await choose(page, slug, "Unpublish Tour");
  await expect(row).toContainText("Draft");
  expect([await isOnSite(), await isFound()]).toEqual([404, false]);
  await choose(page, slug, "Publish Tour");
  await expect(row).toContainText("Active");
  expect([await isOnSite(), await isFound()]).toEqual([200, true]);

  // In bulk, with what the chosen tours allow.
  await visit(page, "/admin/tours?q=dandeli");
  await page.getByLabel(`Select ${title}`).first().check();
  const bulk = page.getByRole("region", { name: "Selected rows" });
  await bulk.getByRole("button", { name: "Unpublish Tour" }).click();
  await expect(page.getByText("Done for 1 row.")).toBeVisible();
  await bulk.getByRole("button", { name: "Publish Tour", exact: true }).click();
  await expect(row).toContainText("Published.");
  await bulk.getByRole("button", { name: "Feature on home" }).click();
  await expect(row).toContainText("Featured on the home page.");
  await bulk.getByRole("button", { name: "Remove from home" }).click();
  await expect(row).toContainText("Removed from the home page.");
  await expectAccessibleAtAnyWidth(page, "the list with chosen rows");
  await bulk.getByRole("button", { name: "Delete" }).click();
  await page
    .getByRole("alertdialog", { name: "Are you sure?" })
    .getByRole("button", { name: "Delete" })
    .click();
  await expect(page.getByText("No tours found")).toBeVisible();
  expect(await isOnSite()).toBe(404);
  const operator = await requestsOf("operator");
  const operatorTours = async () => (await operator.get("/operator/tours")).text();
  expect(await operatorTours()).not.toContain(`data-tour="${slug}"`);
  await visit(page, "/admin/tours?q=dandeli&status=deleted");
  await page.getByLabel(`Select ${title}`).first().check();
  await bulk.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText("No tours found")).toBeVisible();

  // As its operator would submit it.
  await visit(page, `/admin/tours/${slug}/edit`);
  await page.getByLabel("Status").selectOption("pending");
  await page.getByRole("button", { name: "Save changes" }).click();
  const moderation = page.getByRole("region", { name: /submitted this tour for publication/ });
  await expectAccessibleAtAnyWidth(page, "a tour that waits");
  await moderation.getByText("Reject…").click();
  await moderation.getByRole("button", { name: "Reject" }).click();
  await expect(
    page.getByText("Please enter a reason for the operator, at least 5 characters."),
  ).toBeVisible();
  const reason = `Please say which rapids are run, ${Date.now()}.`;
  await moderation.getByLabel("Reason for rejecting").fill(reason);
  await moderation.getByRole("button", { name: "Reject" }).click();
  await expect(page.getByText("Rejected and returned to draft.")).toBeVisible();
  await expect(page.getByText(`Sent back: ${reason}`)).toBeVisible();
  expect(await operatorTours()).toContain(reason);
  const mail = await guest.get("/dev/mail?to=operator%40tourbharat.example");
  expect(await mail.text()).toMatch(/Dandeli[^<]*” needs changes/);
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await page.getByLabel("Status").selectOption("pending");
  await page.getByRole("button", { name: "Save changes" }).click();
  await moderation.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("Approved and published.")).toBeVisible();
  expect(await isOnSite()).toBe(200);
  expect(await operatorTours()).not.toContain(reason);
  await page.getByRole("link", { name: "Public page" }).click();
  await expect(page).toHaveURL(new RegExp(`/tours/${slug}$`));
});
