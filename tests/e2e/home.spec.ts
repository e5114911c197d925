import { seasonInIndia } from "../../app/domain/calendar/calendar";
import { expect, test, visit } from "./support/test";

test("the featured tours stop at their ends and count their pages; a phone shows one at a time", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/");
  const tours = page.getByRole("region", { name: "Featured Tours" });
  const previous = tours.getByRole("button", { name: "Previous tours" });
  const next = tours.getByRole("button", { name: "Next tours" });
  // Eight are featured; operators may have bought places for others.
  const count = await tours.getByRole("listitem").count();
  expect(count).toBeGreaterThanOrEqual(8);
  const pages = Math.ceil(count / 4);
  await expect(tours.getByRole("status")).toHaveText(`Page 1 / ${pages}`);
  await expect(previous).toBeDisabled();
  for (let shown = 2; shown <= pages; shown += 1) {
    await next.click();
    await expect(tours.getByRole("status")).toHaveText(`Page ${shown} / ${pages}`);
  }
  await expect(next).toBeDisabled();
  for (let shown = pages - 1; shown >= 1; shown -= 1) await previous.press("ArrowLeft");
  await expect(tours.getByRole("status")).toHaveText(`Page 1 / ${pages}`);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(tours.getByRole("status")).toHaveText(`Page 1 / ${count}`);
});

test("the testimonials loop by arrow keys and can be paused; with reduced motion there is no pause button, and a carousel jumps @prove", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, "/");
  const section = page.getByRole("region", { name: "What Our Travelers Say" });
  const meera = section.getByText("Meera Krishnan");
  await section.scrollIntoViewIfNeeded();
  await section.getByRole("button", { name: "Pause the testimonials" }).click();
  await expect(section.getByRole("button", { name: "Play the testimonials" })).toBeVisible();
  await expect(meera).toBeInViewport();
  await page.keyboard.press("ArrowLeft");
  await expect(section.getByText("Arvind Deshmukh")).toBeInViewport();
  await page.keyboard.press("ArrowRight");
  await expect(meera).toBeInViewport();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(section.getByRole("button", { name: "Next testimonial" })).toBeVisible();
  await expect(section.getByRole("button", { name: /the testimonials/ })).toHaveCount(0);

  await page.goto("/");
  const tours = page.getByRole("region", { name: "Featured Tours" });
  await tours.scrollIntoViewIfNeeded();
  await expect(tours.getByRole("status")).toHaveText(/^Page 1 \/ \d+$/);
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

test("the testimonials stay paused while they have the focus, even after the pointer leaves @prove", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.clock.install();
  await page.goto("/");
  const section = page.getByRole("region", { name: "What Our Travelers Say" });
  const meera = section.getByText("Meera Krishnan");
  const next = section.getByRole("button", { name: "Next testimonial" });
  await section.scrollIntoViewIfNeeded();
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

test("region and season are in the URL; the search leads to the list of tours", async ({ page, request }) => {
  await visit(page, "/");
  await expect(page.getByRole("link", { name: "Begin Your Journey" })).toHaveAttribute("href", "#search");
  const search = page.getByRole("search");
  await expect(search).toHaveAttribute("action", "/tours");
  await expect(search.getByLabel("Tour type").getByRole("option")).toHaveCount(9);
  expect((await request.get("/?region=nowhere&season=spring")).status()).toBe(200);

  const browser = page.getByRole("region", { name: "Best Places to Visit in India" });
  // Opens on today's season.
  const months = { summer: "March to June", monsoon: "July to September", winter: "October to February" };
  await expect(browser.getByText(months[seasonInIndia(Date.now())], { exact: true })).toBeVisible();
  await browser.getByRole("link", { name: "East India" }).click();
  await expect(page).toHaveURL(/region=east/);
  await browser.getByRole("link", { name: "Winter" }).click();
  await expect(page).toHaveURL("/?region=east&season=winter");
  await expect(browser.getByText("October to February", { exact: true })).toBeVisible();
  await page.reload();
  await expect(browser.getByRole("link", { name: "East India" })).toHaveAttribute("aria-current", "true");
  await browser
    .getByRole("link", { name: /^View Tour Packages/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/destinations\/east-india\//);
});

test.describe("forms", () => {
  test.use({ expectedComplaints: [/400|422/] });

  test("the newsletter shows an error beside its field, thanks, and gives the same answer on a repeat", async ({
    page,
  }) => {
    await visit(page, "/");
    const section = page.getByRole("region", { name: "A newsletter for each season" });
    await section.getByLabel("E-mail address").fill("nobody");
    await section.getByRole("button", { name: "Subscribe" }).click();
    await expect(section.getByText("Please enter an e-mail address like name@example.com.")).toBeVisible();
    await expect(section.getByLabel("E-mail address")).toBeFocused();
    await expect(section.getByLabel("E-mail address")).toHaveValue("nobody");
    for (const repeat of [1, 2]) {
      await section.getByLabel("E-mail address").fill("Home.Spec@example.com");
      await section.getByRole("button", { name: "Subscribe" }).click();
      await expect(section.getByRole("status"), `time ${repeat}`).toHaveText(
        "Thank you. Please follow the link that we have mailed to home.spec@example.com.",
      );
    }
  });

  test("the contact form shows its errors, keeps what was written and thanks", async ({ page }) => {
    await visit(page, "/contact");
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
