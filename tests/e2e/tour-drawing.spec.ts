import { expect, test } from "./support/test";
import { fillNewTour } from "./support/tour-form";

test.use({ signedInAs: "admin", javaScriptEnabled: false, expectedComplaints: [/status of 4\d\d/] });

test("an administrator publishes a new tour with an illustration, which stays while it is the only image @prove", async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  const headers = { Origin: baseURL ?? "" };
  await page.goto("/admin/tours/new");
  await fillNewTour(page, `Malvan, drawn for nobody ${Date.now() % 10_000}`);
  await page.getByLabel("Day 2: what happens").fill("Where the Karli meets the sea, by kayak.");
  await page.getByRole("button", { name: "Add Tour" }).click();
  await expect(page).toHaveURL(/edit\?added=active/);
  const slug = new URL(page.url()).pathname.split("/")[3] ?? "";
  const editor = `/admin/tours/${slug}/pictures`;
  const guest = await playwright.request.newContext({
    baseURL,
    storageState: { cookies: [], origins: [] },
  });
  const card = `/illustrations/cards/${slug}.svg`;

  await page.goto(editor);
  await page.getByRole("button", { name: "Add Illustration" }).click();
  await expect(page.getByText("Choose one of the illustrations.")).toBeVisible();
  await page.getByText("All 30 illustrations").click();
  await page.getByLabel("Lighthouse").check();
  await page.getByRole("button", { name: "Add Illustration" }).click();
  await expect(page).toHaveURL(`${editor}#illustration`);
  await expect(page.getByLabel("Lighthouse")).toBeChecked();
  expect((await request.get(card)).status()).toBe(200);
  expect((await guest.get(card)).status()).toBe(404);
  await page.goto(`/admin/tours/${slug}`);
  await page.getByRole("button", { name: "Publish Tour" }).click();
  await expect.poll(async () => (await guest.get(`/tours/${slug}`)).status()).toBe(200);

  // As a traveler sees it: every picture that a page names exists.
  for (const path of [`/tours/${slug}`, "/tours?q=malvan"]) {
    const html = await (await guest.get(path)).text();
    const named = new Set(
      Array.from(html.matchAll(/(?:src|content|image)"?[=:]"([^"]*\/illustrations\/[^"]+)"/g), ([, each]) =>
        String(each),
      ),
    );
    expect([...named].some((address) => address.endsWith(`${slug}.svg`))).toBe(true);
    for (const address of named) {
      const answer = await guest.get(new URL(address, baseURL).pathname);
      expect([address, answer.status()]).toEqual([address, 200]);
      expect(answer.headers()["content-type"]).toMatch(/^image\/(svg\+xml|png)$/);
    }
  }
  await page.goto(`/tours/${slug}`);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute("content", /regions\/west\.png$/);
  const hero = page.getByRole("img", { name: /a banded lighthouse on a headland above the sea$/ }).first();
  await expect(hero).toHaveAttribute("src", `/illustrations/heroes/${slug}.svg`);
  expect(await hero.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600);
  await guest.dispose();

  // Until there is a picture it is the tour's only image, and stays.
  await page.goto(editor);
  await page.getByRole("button", { name: "Remove Illustration" }).click();
  await expect(page.getByText("A published tour needs at least one image.")).toBeVisible();

  // Off sale again: other tests count the tours.
  const removed = await request.post("/admin/tours", { form: { intent: "unpublish", id: slug }, headers });
  expect(removed.ok()).toBe(true);
  expect((await request.get(`/api/tours/${slug}`)).status()).toBe(404);
});
