import { expectAccessible } from "./support/axe";
import { expect, test } from "./support/test";

test("the featured tours stop at their ends and count their pages", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const tours = page.getByRole("region", { name: "Featured Tours" });
  const previous = tours.getByRole("button", { name: "Previous tours" });
  const next = tours.getByRole("button", { name: "Next tours" });
  await expect(tours.getByRole("status")).toHaveText("Page 1 / 2");
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(tours.getByRole("status")).toHaveText("Page 2 / 2");
  await expect(next).toBeDisabled();
  await previous.press("ArrowLeft");
  await expect(tours.getByRole("status")).toHaveText("Page 1 / 2");
});

test("a phone shows one featured tour at a time", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Featured Tours" }).getByRole("status")).toHaveText(
    "Page 1 / 8",
  );
});

test("the testimonials turn in a loop by arrow keys, and can be paused", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/");
  const section = page.getByRole("region", { name: "What Our Travelers Say" });
  const meera = section.getByText("Meera Krishnan");
  await section.getByRole("button", { name: "Pause the testimonials" }).click();
  await expect(section.getByRole("button", { name: "Play the testimonials" })).toBeVisible();
  await expect(meera).toBeInViewport();
  await page.keyboard.press("ArrowLeft");
  await expect(section.getByText("Arvind Deshmukh")).toBeInViewport();
  await page.keyboard.press("ArrowRight");
  await expect(meera).toBeInViewport();
});

test("under reduced motion the testimonials have nothing to pause", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const section = page.getByRole("region", { name: "What Our Travelers Say" });
  await expect(section.getByRole("button", { name: "Next testimonial" })).toBeVisible();
  await expect(section.getByRole("button", { name: /the testimonials/ })).toHaveCount(0);
});

test("under reduced motion a carousel jumps", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const tours = page.getByRole("region", { name: "Featured Tours" });
  await expect(tours.getByRole("status")).toHaveText("Page 1 / 8");
  await tours.getByRole("button", { name: "Next tours" }).scrollIntoViewIfNeeded();
  const steps = await tours.evaluate(async (region) => {
    const row = region.querySelector("ul");
    const places = new Set([row?.style.transform]);
    region.querySelector<HTMLElement>("[aria-label='Next tours']")?.click();
    for (let frame = 0; frame < 30; frame++) {
      await new Promise(requestAnimationFrame);
      places.add(row?.style.transform);
    }
    return places.size;
  });
  expect(steps).toBe(2);
});

test("the testimonials stand still while the focus is in them, though the pointer has left", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.clock.install();
  await page.goto("/");
  const section = page.getByRole("region", { name: "What Our Travelers Say" });
  const meera = section.getByText("Meera Krishnan");
  const next = section.getByRole("button", { name: "Next testimonial" });
  await expect(next).toBeVisible();
  await next.focus();
  await meera.hover();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(8000);
  await expect(meera).toBeInViewport();
  await next.blur();
  await page.clock.fastForward(8000);
  await expect(meera).not.toBeInViewport();
});

test("region and season are in the address", async ({ page }) => {
  await page.goto("/");
  const browser = page.getByRole("region", { name: "Best Places to Visit in India" });
  await expect(browser.getByText("March to June")).toBeVisible();
  await browser.getByRole("link", { name: "East India" }).click();
  await expect(page).toHaveURL(/region=east/);
  await browser.getByRole("link", { name: "Winter" }).click();
  await expect(page).toHaveURL("/?region=east&season=winter");
  await expect(browser.getByText("October to February")).toBeVisible();
  await page.reload();
  await expect(browser.getByRole("link", { name: "East India" })).toHaveAttribute("aria-current", "true");
  await browser
    .getByRole("link", { name: /^View Tour Packages/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/destinations\/east-india\//);
});

test("the search goes to the list of tours", async ({ page, request }) => {
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Begin Your Journey" })).toHaveAttribute("href", "#search");
  const search = page.getByRole("search");
  await expect(search).toHaveAttribute("action", "/tours");
  await expect(search.getByLabel("Tour type").getByRole("option")).toHaveCount(9);
  expect((await request.get("/?region=nowhere&season=spring")).status()).toBe(200);
});

test("the newsletter answers in place, and the same on a repeat", async ({ page }) => {
  await page.goto("/");
  const section = page.getByRole("region", { name: "A letter when the season turns" });
  for (const repeat of [1, 2]) {
    await section.getByLabel("E-mail address").fill("Home.Spec@example.com");
    await section.getByRole("button", { name: "Subscribe" }).click();
    await expect(section.getByRole("status"), `time ${repeat}`).toHaveText(
      "Thank you. home.spec@example.com is on our list.",
    );
  }
});

test.describe("refusals", () => {
  test.use({ expectedComplaints: [/400/] });

  test("the newsletter names a mistake beside its field", async ({ page }) => {
    await page.goto("/");
    const section = page.getByRole("region", { name: "A letter when the season turns" });
    await section.getByLabel("E-mail address").fill("nobody");
    await section.getByRole("button", { name: "Subscribe" }).click();
    await expect(section.getByText("Please enter an e-mail address like name@example.com.")).toBeVisible();
    await expect(section.getByLabel("E-mail address")).toBeFocused();
    await expect(section.getByLabel("E-mail address")).toHaveValue("nobody");
  });

  test("the contact form names its mistakes, keeps what was written and thanks", async ({ page }) => {
    await page.goto("/contact");
    await page.getByLabel("Full Name").fill("Meera Iyer");
    await page.getByLabel("Subject").selectOption("Feedback");
    await page.getByLabel("Message", { exact: true }).fill("The road was open.");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText("Please enter your e-mail address.")).toBeVisible();
    await expect(page.getByLabel("Email Address")).toBeFocused();
    await expect(page.getByLabel("Subject")).toHaveValue("Feedback");
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue("The road was open.");
    await page.getByLabel("Email Address").fill("meera@example.com");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("heading", { name: "Thank you, Meera Iyer" })).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedComplaints: [/400/] });

  test("season, newsletter and contact form work", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Monsoon" }).click();
    await expect(page).toHaveURL("/?region=south&season=monsoon#best-places");
    await expect(page.getByText("July to September").first()).toBeVisible();
    await page.getByLabel("E-mail address").fill("plain@example.com");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page).toHaveURL("/newsletter");
    await expect(page.getByRole("status")).toHaveText("Thank you. plain@example.com is on our list.");

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
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [320, 1440]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });

      test("axe finds nothing on home, about and contact, and none is wider than the screen", async ({
        page,
      }) => {
        for (const path of ["/", "/about", "/contact", "/newsletter"]) {
          await page.goto(path);
          await expectAccessible(page);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        }
      });
    });
  }
}
