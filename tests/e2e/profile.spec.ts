import { sample } from "../support/pictures";
import { signUpAndIn } from "./support/account";
import { expectAccessibleAtAnyWidth } from "./support/axe";
import { expect, test, visit } from "./support/test";

const png = { name: "me.png", mimeType: "image/png", buffer: Buffer.from(sample("png")) };

test("a profile and its forms require a login", async ({ request }) => {
  for (const path of ["/profile", "/profile/avatar", "/profile/data", "/profile/data.json"]) {
    const page = await request.get(path, { maxRedirects: 0 });
    expect([page.status(), page.headers().location]).toEqual([
      302,
      `/login?next=${encodeURIComponent(path)}`,
    ]);
  }
  const upload = await request.post("/profile/avatar", { multipart: { picture: png }, maxRedirects: 0 });
  expect(upload.status()).toBe(302);
});

// One account, whose profile each test restores.
test.describe("signed in", () => {
  test.describe.configure({ mode: "serial" });
  test.use({ signedInAs: "operator", expectedComplaints: [/422/] });

  test("each form saves on its own, confirms it, and focuses its first error", async ({ page }) => {
    await visit(page, "/profile");
    const form = page.getByRole("form", { name: "Name and phone" });
    const contact = page.getByRole("form", { name: "Emergency contact" });
    await contact.getByLabel("Emergency contact name").fill("not saved yet");

    await form.getByLabel("Phone").fill("12");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByLabel("Phone")).toHaveAccessibleDescription(/country code: \+91/);
    await expect(form.getByLabel("Phone")).toBeFocused();
    await expect(form.getByLabel("Phone")).toHaveValue("12");
    await expectAccessibleAtAnyWidth(page, "the profile, with a mistake");
    await form.getByLabel("Phone").fill("98450 12345");
    await form.getByLabel("Phone").press("Enter");
    await expect(form.getByRole("status")).toHaveText("Saved");
    await expect(form.getByLabel("Phone")).toHaveValue("+919845012345");
    await expect(contact.getByLabel("Emergency contact name")).toHaveValue("not saved yet");
    await expect(contact.getByRole("status")).toBeEmpty();

    await page.reload();
    await expect(form.getByLabel("Phone")).toHaveValue("+919845012345");
    await form.getByLabel("Phone").fill("");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByRole("status")).toHaveText("Saved");
  });

  test("a picture is cropped to a square in the browser, shown and removed", async ({ page }) => {
    await visit(page, "/profile");
    const card = page.getByRole("region", { name: "Picture" });
    const file = card.getByLabel(/^Choose/);
    await file.setInputFiles({ ...png, buffer: Buffer.from("<!doctype html>") });
    await expect(file).toHaveAccessibleDescription(/can't read this file/);

    await file.setInputFiles(png);
    await expect(card.getByRole("slider", { name: "Zoom" })).toBeFocused();
    await page.keyboard.press("End");
    await expectAccessibleAtAnyWidth(page, "the square of a picture");
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

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false, expectedComplaints: [/413|422/] });

    test("a form saves, a picture is uploaded, and one that is too large shows an error beside its field @prove", async ({
      page,
    }) => {
      await page.goto("/profile");
      const contact = page.getByRole("form", { name: "Emergency contact" });
      await contact.getByLabel("Emergency contact name").fill("Arjun");
      await contact.getByRole("button", { name: "Save" }).click();
      await expect(contact.getByLabel("Emergency contact phone")).toHaveAccessibleDescription(/phone number/);
      await expect(contact.getByLabel("Emergency contact name")).toHaveValue("Arjun");
      await contact.getByLabel("Emergency contact name").fill("");
      await contact.getByRole("button", { name: "Save" }).click();
      await expect(contact.getByRole("status")).toHaveText("Saved");

      const card = page.getByRole("region", { name: "Picture" });
      const file = card.getByLabel(/^Choose/);
      for (const [buffer, message] of [
        [Buffer.alloc(13_000_000), /at most 12 MB/],
        [Buffer.from(sample("gif")), /JPEG, PNG, WebP or AVIF picture/],
        [png.buffer.subarray(0, 60), /couldn't read/],
      ] as const) {
        await file.setInputFiles({ ...png, buffer });
        await card.getByRole("button", { name: "Save picture" }).click();
        await expect(file).toHaveAccessibleDescription(message);
      }
      await file.setInputFiles(png);
      await card.getByRole("button", { name: "Save picture" }).click();
      await expect(card.getByRole("status")).toHaveText("Saved");
      await expect(card.locator("img")).toHaveAttribute("src", /\.webp$/);
      await card.getByRole("button", { name: "Remove picture" }).click();
      await expect(card.getByRole("status")).toHaveText("Removed");
    });
  });

  test("the data can be exported, and an operator sees why the account cannot be deleted", async ({
    page,
  }) => {
    await visit(page, "/profile/data");
    const waiting = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download your data" }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toMatch(/^tour-bharat-data-\d{4}-\d{2}-\d{2}\.json$/);
    const answer = await page.request.get("/profile/data.json");
    expect(answer.headers()["cache-control"]).toBe("private, no-store");
    expect(await answer.json()).toMatchObject({ account: { email: "operator@tourbharat.example" } });
    await expect(page.getByText("You own a company on Tour Bharat.")).toBeVisible();
    await expect(page.getByRole("button", { name: /Delete my account/ })).toHaveCount(0);
  });
});

test.describe("deletion", () => {
  test.use({ expectedComplaints: [/422/] });

  test("an account is deleted with its password and a confirmation word, which ends the session", async ({
    page,
    baseURL,
  }) => {
    const { email, password } = await signUpAndIn(page.request, baseURL);
    await visit(page, "/profile/data");
    await page.getByRole("button", { name: "Delete my account permanently" }).click();
    await expect(page.getByLabel("Your password")).toBeFocused();
    await expect(page.getByLabel("Your password")).toHaveAccessibleDescription("Please enter your password.");
    await expect(page.getByLabel("Type DELETE to confirm")).toHaveAccessibleDescription(/in capital letters/);
    await expectAccessibleAtAnyWidth(page);

    await page.getByLabel("Your password").fill(password);
    await page.getByLabel("Type DELETE to confirm").fill("DELETE");
    await page.getByRole("button", { name: "Delete my account permanently" }).click();
    await expect(page).toHaveURL("/goodbye");
    await expect(page.getByRole("heading", { name: "Goodbye, and safe travels" })).toBeInViewport();
    await expect(page.getByRole("banner").getByRole("button", { name: "Login" })).toBeVisible();
    expect((await page.request.get("/profile", { maxRedirects: 0 })).status()).toBe(302);
    const again = await page.request.post("/api/auth/sign-in/email", {
      data: { email, password },
      headers: { Origin: baseURL ?? "" },
    });
    expect(again.status()).toBe(401);
  });
});
