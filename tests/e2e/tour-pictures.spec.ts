import type { Page } from "@playwright/test";
import { stripes } from "../support/pictures";
import { expectAccessible, expectAccessibleAtAnyWidth } from "./support/axe";
import { expect, test, visit } from "./support/test";

/** A single-color picture in a camera's format. */
function photograph(name: string, color: number[], width = 1700, height = 1100) {
  return { name, mimeType: "image/png", buffer: Buffer.from(stripes(width, height, color)) };
}
const lake = photograph("lake.png", [40, 110, 160]);
const fireflies = photograph("fireflies.png", [230, 180, 40], 1200, 900);

/** Returns the width of the file that the browser has chosen for a picture. */
async function widthShown(page: Page, name: string): Promise<number> {
  const shown = page.getByRole("img", { name }).first();
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  // With `sizes`, naturalWidth is in CSS pixels of the page, so the width is read from the file name.
  return shown.evaluate((image: HTMLImageElement) => Number(/-(\d+)\.webp$/.exec(image.currentSrc)?.[1]));
}

test.describe("an administrator", () => {
  test.use({ signedInAs: "admin", expectedComplaints: [/status of 4\d\d/] });

  test("uploads pictures of a tour, which travelers see, reorders and removes them @prove", async ({
    page,
    request,
  }) => {
    // A tour that no other test uses.
    const slug = "bhandardara";
    const path = `/destinations/west-india/${slug}`;
    const editor = `/admin/tours/${slug}/pictures`;
    const drawing = `main img[src*="/illustrations/heroes/${slug}.svg"]`;
    await visit(page, path);
    await expect(page.locator(drawing)).toHaveCount(1);

    await visit(page, editor);
    await expect(page.getByText("No pictures yet.")).toBeVisible();
    const form = page.getByRole("form", { name: "Add a picture" });
    const [file, words] = [
      form.getByLabel("Picture", { exact: true }),
      form.getByLabel("Alt text", { exact: true }),
    ];
    const send = form.getByRole("button", { name: "Add Picture" });

    // No file, then a page with a picture's type, then one without a description.
    await send.click();
    await expect(file).toHaveAccessibleDescription(/Please choose a picture\./);
    await expect(words).toHaveAccessibleDescription(/in a few words/);
    await expect(file).toBeFocused();
    await file.setInputFiles({ ...lake, buffer: Buffer.from("<!doctype html><script>alert(1)</script>") });
    await expect(file).toHaveAccessibleDescription(/can't read this file/);
    await file.setInputFiles(photograph("small.png", [0, 0, 0], 640, 480));
    await words.fill("A picture that is too small");
    await send.click();
    await expect(file).toHaveAccessibleDescription(/at least 800 by 500 pixels/);
    await expect(words).toHaveValue("A picture that is too small");

    await file.setInputFiles(lake);
    await expect(form.getByRole("img", { name: "Selected picture" })).toBeVisible();
    await words.fill("Arthur Lake in the morning");
    await send.click();
    await expect(form.getByRole("status")).toHaveText("The picture is added.");
    await expect(file).toBeFocused();
    await expect(words).toHaveValue("");
    await file.setInputFiles(fireflies);
    await words.fill("Fireflies over the fields");
    await words.press("Enter");
    const items = page.getByRole("region", { name: /^Pictures/ }).getByRole("listitem");
    await expect(items).toHaveCount(2);
    await expect(items.nth(0)).toContainText("1600 × 1035 px, shown first");

    // Descriptions, and reordering by keyboard.
    const second = items.nth(1);
    await second.getByLabel("Alt text of picture 2").fill("");
    await second.getByRole("button", { name: /^Save/ }).click();
    await expect(second.getByLabel("Alt text of picture 2")).toHaveAccessibleDescription(/in a few words/);
    await second.getByLabel("Alt text of picture 2").fill("Fireflies in June");
    await second.getByLabel("Alt text of picture 2").press("Enter");
    await expect(page.getByText("The description is saved.")).toBeVisible();
    await items.nth(1).getByRole("button", { name: "Up: Fireflies in June" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("The order is changed.")).toBeVisible();
    const up = items.nth(0).getByRole("button", { name: "Up: Fireflies in June" });
    await expect(up).toBeFocused();
    await expect(up).toHaveAttribute("aria-disabled", "true");
    await page.keyboard.press("Enter");
    await items.nth(0).getByRole("button", { name: "Down: Fireflies in June" }).press("Enter");
    await expect(items.nth(1).getByRole("button", { name: "Down: Fireflies in June" })).toBeFocused();
    await expectAccessibleAtAnyWidth(page);

    // The traveler's view: the card first, since a browser reuses a wider file that it already has.
    await visit(page, "/tours?region=west&q=bhandardara");
    expect(await widthShown(page, "Arthur Lake in the morning")).toBe(480);
    await visit(page, path);
    await expect(page.locator(drawing)).toHaveCount(0);
    expect(await widthShown(page, "Arthur Lake in the morning")).toBe(960);
    const gallery = page.getByRole("region", { name: "Pictures of Bhandardara" });
    // The first is in the head of the page; drawings of the days follow the others.
    await expect(gallery.getByRole("img", { name: "Arthur Lake in the morning" })).toHaveCount(0);
    await expect(gallery.getByRole("img").first()).toHaveAccessibleName("Fireflies in June");
    await expect(gallery.getByRole("img", { name: /^Drawing of / }).first()).toBeVisible();
    const day = gallery.getByRole("link", { name: /^Day 2/ }).first();
    await expect(page.locator((await day.getAttribute("href")) ?? "")).toHaveCount(1);
    await expectAccessible(page);
    const social = page.locator('meta[property="og:image"]');
    await expect(social).toHaveAttribute("content", /\/media\/tours\/[0-9a-f]{32}-1600\.webp$/);
    expect(await page.locator('script[type="application/ld+json"]').first().textContent()).toContain(
      "-1600.webp",
    );
    const { tour } = await (await request.get(`/api/tours/${slug}`)).json();
    expect(tour.pictures).toHaveLength(2);
    expect(tour.picture).toEqual(tour.pictures[0]);

    // Removed one by one, the second after two questions.
    await visit(page, editor);
    const remove = items.nth(0).getByRole("button", { name: "Remove: Arthur Lake in the morning" });
    await remove.click();
    const dialog = page.getByRole("alertdialog", { name: "Remove this picture?" });
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toBeHidden();
    await expect(remove).toBeFocused();
    await expect(items).toHaveCount(2);
    for (const left of [1, 0]) {
      await items
        .nth(0)
        .getByRole("button", { name: /^Remove: / })
        .click();
      await dialog.getByRole("button", { name: "Remove Picture" }).click();
      await expect(items).toHaveCount(left);
    }
    await expect(page.getByRole("heading", { name: /^Pictures 0 of 12/ })).toBeFocused();
    await visit(page, path);
    await expect(page.locator(drawing)).toHaveCount(1);
    expect(await gallery.getByRole("img").count()).toBeGreaterThanOrEqual(3);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("does the same by forms that return to the page @prove", async ({ page }) => {
      const editor = "/admin/tours/amboli-ghat/pictures";
      await page.goto(editor);
      await page.getByLabel("Picture", { exact: true }).setInputFiles(lake);
      await page.getByLabel("Alt text", { exact: true }).fill("ab");
      await page.getByRole("button", { name: "Add Picture" }).click();
      await expect(page.getByText("Please describe the picture in a few words.")).toBeVisible();
      await expect(page.getByLabel("Alt text", { exact: true })).toHaveValue("ab");
      for (const words of ["The ghat road", "A waterfall"]) {
        await page.getByLabel("Picture", { exact: true }).setInputFiles(lake);
        await page.getByLabel("Alt text", { exact: true }).fill(words);
        await page.getByRole("button", { name: "Add Picture" }).click();
        await expect(page).toHaveURL(`${editor}#pictures`);
      }
      const items = page.getByRole("region", { name: /^Pictures/ }).getByRole("listitem");
      await items.nth(1).getByRole("button", { name: "Up: A waterfall" }).click();
      await expect(items.nth(0).getByLabel("Alt text of picture 1")).toHaveValue("A waterfall");
      await items.nth(0).getByLabel("Alt text of picture 1").fill("The Amboli waterfall");
      await items.nth(0).getByRole("button", { name: /^Save/ }).click();
      await expect(items.nth(0).getByLabel("Alt text of picture 1")).toHaveValue("The Amboli waterfall");
      for (const left of [1, 0]) {
        await items
          .nth(0)
          .getByRole("button", { name: /^Remove: / })
          .click();
        await expect(items).toHaveCount(left);
      }
    });
  });

  test("only editors reach a tour's pictures, and large or unknown files are refused", async ({
    request,
    requestsOf,
    playwright,
    baseURL,
  }) => {
    const editor = "/admin/tours/hogenakkal-falls/pictures";
    const multipart = { intent: "add", alt: "The falls", picture: lake };
    const headers = { Origin: baseURL ?? "" };
    const storageState = { cookies: [], origins: [] };
    const nobody = await playwright.request.newContext({ baseURL, storageState });
    const operator = await requestsOf("operator");
    for (const [who, status] of [
      [nobody, 302],
      [operator, 403],
      [await requestsOf("traveler"), 403],
    ] as const) {
      expect((await who.get(editor, { maxRedirects: 0 })).status()).toBe(status);
      expect((await who.post(editor, { multipart, headers, maxRedirects: 0 })).status()).toBe(status);
    }
    await nobody.dispose();
    const foreign = { Origin: "https://evil.example" };
    expect((await request.post(editor, { multipart, headers: foreign })).status()).toBe(403);
    for (const [fields, status] of [
      [{ ...multipart, picture: { ...lake, buffer: Buffer.alloc(12 * 1024 * 1024 + 20_000) } }, 413],
      [{ ...multipart, picture: { ...lake, buffer: Buffer.alloc(20 * 1024 * 1024) } }, 413],
      [{ ...multipart, picture: { ...lake, buffer: Buffer.from("<svg xmlns='...'/>") } }, 422],
      [{ intent: "burn" }, 422],
      [{ intent: "draw", drawing: "unicorn" }, 422],
      // It has an illustration of its own.
      [{ intent: "draw", drawing: "waterfall" }, 409],
      [{ intent: "undraw" }, 409],
      [{ intent: "remove", id: "../secret" }, 422],
      [{ intent: "remove", id: "0".repeat(32) }, 404],
    ] as const)
      expect((await request.post(editor, { multipart: fields, headers })).status()).toBe(status);
    const unknown = await request.post("/admin/tours/no-such-tour/pictures", { multipart, headers });
    expect(unknown.status()).toBe(404);
    const back = await request.post(`${editor}?back=edit`, {
      multipart: { intent: "reorder", ids: "0".repeat(32) },
      headers,
      maxRedirects: 0,
    });
    expect(back.status()).toBe(409);
    const { tour } = await (await request.get("/api/tours/hogenakkal-falls")).json();
    expect(tour.pictures).toEqual([]);
  });
});
