import { chooseFirstDay, next, openBooking } from "./support/booking-dialog";
import { expect, test } from "./support/test";

const email = "traveler@tourbharat.example";

test("a guest's dialog does not request account details", async ({ page, request }) => {
  const asked: string[] = [];
  page.on("request", (sent) => asked.push(new URL(sent.url()).pathname));
  await openBooking(page, "/destinations/north-india/manali");
  await expect(page.getByLabel("First name")).toHaveValue("");
  expect(asked).not.toContain("/bookings/contact");
  const answer = await request.get("/bookings/contact");
  expect(answer.status()).toBe(204);
  expect(answer.headers()["cache-control"]).toBe("private, no-store");
});

test.describe("the traveler", () => {
  test.use({ signedInAs: "traveler" });

  test("finds name and e-mail address in the dialog", async ({ page }) => {
    const answered = page.waitForResponse("**/bookings/contact");
    await openBooking(page, "/destinations/north-india/manali");
    expect((await answered).headers()["cache-control"]).toBe("private, no-store");
    await expect(page.getByLabel("First name")).toHaveValue("Asha");
    await expect(page.getByLabel("Last name")).toHaveValue("Traveler");
    await expect(page.getByLabel("E-mail")).toHaveValue(email);
  });

  test("keeps typed values when the account's details load late, and finds the contact on its step @prove", async ({
    page,
  }) => {
    const typed = Promise.withResolvers<void>();
    await page.route("**/bookings/contact", async (route) => {
      await typed.promise;
      await route.fulfill({
        json: {
          firstName: "Asha",
          lastName: "Traveler",
          email,
          phone: "+919845012345",
          emergencyName: "Leela Rao",
          emergencyPhone: "+919845011111",
        },
      });
    });
    await openBooking(page, "/destinations/north-india/manali");
    await page.getByLabel("First name").fill("Meera");
    typed.resolve();
    await expect(page.getByLabel("Last name")).toHaveValue("Traveler");
    await expect(page.getByLabel("Phone", { exact: true })).toHaveValue("+919845012345");
    await expect(page.getByLabel("First name")).toHaveValue("Meera");
    await next(page);
    await chooseFirstDay(page);
    await next(page);
    await expect(page.getByLabel("Emergency contact name")).toHaveValue("Leela Rao");
    await expect(page.getByLabel("Emergency contact phone")).toHaveValue("+919845011111");
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test("finds them in the form, and can replace them", async ({ page }) => {
      const response = await page.goto("/book/manali");
      expect(response?.headers()["cache-control"]).toBe("private, no-store");
      await expect(page.getByLabel("First name")).toHaveValue("Asha");
      await expect(page.getByLabel("E-mail")).toHaveValue(email);
      await page.getByLabel("First name").fill("Meera");
      await page.getByLabel("Phone", { exact: true }).fill("98450 12345");
      await next(page);
      await page.getByRole("button", { name: "Previous" }).click();
      await expect(page.getByLabel("First name")).toHaveValue("Meera");
    });
  });
});
