import { expect, test, visit } from "./support/test";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("the featured tours stop at their ends and count their pages; the testimonials loop, pause by button or focus, and stand still with reduced motion", async ({
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

  await page.clock.install();
  await visit(page, "/");
  const section = page.getByRole("region", { name: "What Our Travelers Say" });
  const meera = section.getByText("Meera Krishnan");
  const following = section.getByRole("button", { name: "Next testimonial" });
  await section.scrollIntoViewIfNeeded();
  await expect(following).toBeVisible();
  await following.focus();
  await meera.hover();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(8000);
  await expect(meera).toBeInViewport();
  await following.blur();
  await page.clock.fastForward(8000);
  await expect(meera).not.toBeInViewport();

  await page.reload();
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
});
