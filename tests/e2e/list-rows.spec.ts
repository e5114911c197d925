import { expectNoWiderThanScreen } from "./support/axe";
import { expect, isTakenOver, test, visit } from "./support/test";

test.use({ signedInAs: "admin" });

const screens = [
  { width: 1440, height: 900, minRows: 16 },
  { width: 768, height: 1024, minRows: 10 },
  { width: 360, height: 780, minRows: 6 },
];

test("a screen shows enough bookings, each in a row that opens beside the list", async ({ page }) => {
  for (const { width, height, minRows } of screens) {
    await page.setViewportSize({ width, height });
    await page.goto("/admin/bookings");
    // Rows that are neither below the screen nor under the bar at its lower edge.
    const shown = await page.locator("[data-booking]").evaluateAll(
      (rows) =>
        rows.filter((row) => {
          const { left, width: wide, bottom } = row.getBoundingClientRect();
          return (
            bottom <= window.innerHeight &&
            row.contains(document.elementFromPoint(left + wide / 2, bottom - 3))
          );
        }).length,
    );
    expect(shown, `rows on ${width} x ${height}`).toBeGreaterThanOrEqual(minRows);
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/admin/bookings");
  const rows = page.locator("[data-booking]");
  const [first, second] = await rows.evaluateAll((all) => all.map((row) => row.getAttribute("data-booking")));
  const panel = page.getByRole("complementary", { name: "Booking Details" });
  await page.getByRole("link", { name: first ?? "" }).click();
  await expect(panel.getByRole("heading", { level: 2 })).toHaveText(first ?? "");
  await rows.first().focus();
  await page.keyboard.press("j");
  await expect(panel.getByRole("heading", { level: 2 })).toHaveText(second ?? "");
  await page.keyboard.press("ArrowUp");
  await expect(panel.getByRole("heading", { level: 2 })).toHaveText(first ?? "");
  await expect(page).toHaveURL(`/admin/bookings?open=${first}`);
  await page.reload();
  await page.locator(isTakenOver).waitFor({ state: "attached" });
  await expect(panel).toContainText("Emergency contact");
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await page.goBack();
  await expect(panel.getByRole("heading", { level: 2 })).toHaveText(first ?? "");
});

test("lists are no wider than a tablet's screen, and leave names room @prove", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const list of ["bookings", "users", "operators", "tours", "tours?status=pending", "revenue/payouts"]) {
    await page.goto(`/admin/${list}`);
    await expectNoWiderThanScreen(page);
    const name = await page.locator("main [data-row] th").first().boundingBox();
    expect.soft(name?.width, `name in ${list}`).toBeGreaterThanOrEqual(list === "bookings" ? 64 : 120);
  }
});
