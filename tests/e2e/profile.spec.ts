import { sample } from "../support/pictures";
import { expectAccessibleOn } from "./support/axe";
import { expect, test, untilAlive, visit } from "./support/test";

test.use({ signedInAs: "operator", expectedComplaints: [/422/] });

const png = { name: "me.png", mimeType: "image/png", buffer: Buffer.from(sample("png")) };

test("each form saves on its own and focuses its first error; a picture is cropped to a square in the browser, shown and removed", async ({
  page,
}) => {
  await visit(page, "/profile");
  const form = page.getByRole("form", { name: "Name and phone" });
  const contact = page.getByRole("form", { name: "Emergency contact" });
  await contact.getByLabel("Emergency contact name").fill("not saved yet");

  await form.getByLabel("Phone").fill("12");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByLabel("Phone")).toHaveAccessibleDescription(/10-digit mobile number/);
  await expect(form.getByLabel("Phone")).toBeFocused();
  await expect(form.getByLabel("Phone")).toHaveValue("12");
  await form.getByLabel("Phone").fill("98450 12345");
  await form.getByLabel("Phone").press("Enter");
  await expect(form.getByRole("status")).toHaveText("Saved");
  await expect(form.getByLabel("Phone")).toHaveValue("+919845012345");
  await expect(contact.getByLabel("Emergency contact name")).toHaveValue("not saved yet");
  await expect(contact.getByRole("status")).toBeEmpty();

  await page.reload();
  await untilAlive(page);
  await expect(form.getByLabel("Phone")).toHaveValue("+919845012345");
  await form.getByLabel("Phone").fill("");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByRole("status")).toHaveText("Saved");

  // The picture.
  const card = page.getByRole("region", { name: "Picture" });
  const file = card.getByLabel(/^Choose/);
  await file.setInputFiles({ ...png, buffer: Buffer.from("<!doctype html>") });
  await expect(file).toHaveAccessibleDescription(/can't read this file/);

  await file.setInputFiles(png);
  await expect(card.getByRole("slider", { name: "Zoom" })).toBeFocused();
  await page.keyboard.press("End");
  await expectAccessibleOn(page, "phone", "the square of a picture");
  await card.getByRole("button", { name: "Cancel" }).click();
  await expect(card.getByRole("slider")).toHaveCount(0);
  await expect(file).toBeFocused();

  await file.setInputFiles(png);
  await card.getByRole("button", { name: "Save picture" }).click();
  await expect(card.getByRole("status")).toHaveText("Saved");
  const shown = card.locator("img");
  await expect(shown).toHaveAttribute("src", /^\/media\/avatars\/[0-9a-f]{32}\.webp$/);
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
  await expect(file).toHaveValue("");

  await card.getByRole("button", { name: "Remove picture" }).click();
  await expect(card.getByRole("status")).toHaveText("Removed");
  await expect(card.locator("img")).toHaveCount(0);
});
