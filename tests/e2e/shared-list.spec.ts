import { expectAccessibleAtAnyWidth } from "./support/axe";
import { expect, test, visit } from "./support/test";

test.use({ signedInAs: "traveler", expectedComplaints: [/status of 404/] });

test("a list is made, filled and shared; who has its link copies it, until the sharing ends", async ({
  page,
  browser,
  baseURL,
}) => {
  const headers = { Origin: baseURL ?? "" };
  for (const slug of ["kalimpong-kurseong", "chilika-lake"])
    await page.request.post("/wishlist", { form: { intent: "save", slug }, headers });
  await visit(page, "/wishlist");
  await page.getByText("New list").click();
  await page.getByLabel("Name of the list").fill("Rivers in the east");
  await page.getByRole("button", { name: "Create list" }).press("Enter");
  await expect(page.getByText("“Rivers in the east” was created.")).toBeVisible();
  const list = page.getByRole("region", { name: "Rivers in the east" });
  await expect(list).toContainText("No tours here");
  await page.getByText(/^Move Chilika/).click();
  await page.getByRole("button", { name: "Rivers in the east" }).click();
  await expect(list.getByRole("article")).toHaveCount(1);

  await list.getByText("Share the list").click();
  await list.getByLabel("Show my first name (Asha)").check();
  await list.getByRole("button", { name: "Create link" }).click();
  const link = list.getByRole("link", { name: "the link" });
  await expectAccessibleAtAnyWidth(page, "a wishlist with lists and an open panel");
  const path = (await link.getAttribute("href")) ?? "";

  const guests = await browser.newContext({
    baseURL: baseURL ?? "",
    storageState: { cookies: [], origins: [] },
  });
  const guest = await guests.newPage();
  const answer = await visit(guest, path);
  expect(answer?.headers()).toMatchObject({
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex",
  });
  await expect(guest.getByText("A list by Asha")).toBeVisible();
  await expectAccessibleAtAnyWidth(guest, "a shared list");
  await guest.getByRole("button", { name: "Save all to my wishlist" }).click();
  await visit(guest, "/wishlist");
  await expect(guest.getByRole("article").filter({ hasText: "Chilika" })).toHaveCount(1);

  await list.getByRole("button", { name: "Stop sharing" }).click();
  await expect(page.getByText("The link no longer works.")).toBeVisible();
  expect((await guest.request.get(path)).status()).toBe(404);
  await guests.close();

  await page.keyboard.press("Escape");
  const menu = list.locator("summary").filter({ hasText: "Rename or delete the list" });
  await menu.click();
  await list.getByRole("button", { name: "Delete list" }).click();
  await expect(list).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(list.getByRole("article")).toHaveCount(1);
  await menu.click();
  await list.getByRole("button", { name: "Delete list" }).click();
  await expect(list).toHaveCount(0);
});
