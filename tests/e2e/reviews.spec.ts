import type { APIRequestContext } from "@playwright/test";
import { z } from "zod";
import { todayInIndia } from "../../app/domain/calendar/calendar";
import { expectAccessibleAtAnyWidth } from "./support/axe";
import { expect, test, visit } from "./support/test";

const listSchema = z.object({
  bookings: z.array(z.object({ bookingId: z.string(), travelDate: z.string(), status: z.string() })),
});

/** The demo traveler's completed trips by travel date, as an administrator sees them. */
async function ashasBookings(admin: APIRequestContext) {
  const answer = await admin.get(
    "/api/admin/bookings?q=traveler@tourbharat.example&status=completed&limit=100",
  );
  const { bookings } = listSchema.parse(await answer.json());
  const today = todayInIndia(Date.now());
  // Trips that other tests book for her are in the future.
  const past = bookings
    .filter(({ travelDate }) => travelDate < today)
    .toSorted((a, b) => (a.travelDate < b.travelDate ? -1 : 1));
  const [old, unreviewed, fresh, another] = past.map(({ bookingId }) => `/bookings/${bookingId}/review`);
  if (!old || !unreviewed || !fresh || !another) throw new Error("the demo traveler has too few past trips");
  return { old, unreviewed, fresh, another };
}

test.describe("the demo traveler", () => {
  test.use({ signedInAs: "traveler", expectedComplaints: [/status of 422/] });

  test("reviews a trip by keyboard, finds it on the tour's page as a verified booking, and changes it", async ({
    page,
    requestsOf,
  }) => {
    const { unreviewed } = await ashasBookings(await requestsOf("admin"));
    await visit(page, unreviewed);
    await page.getByRole("button", { name: "Publish review" }).click();
    const stars = page.getByRole("radiogroup", { name: "Your rating" });
    await expect(stars.getByRole("radio").first()).toBeFocused();
    await expect(stars).toHaveAccessibleDescription("Please choose from one to five stars.");
    await expect(page.getByLabel("Title")).toHaveAccessibleDescription(/Please give your review a title\.$/);

    await page.keyboard.press("Space");
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "4 stars: Good" })).toBeChecked();
    await page.keyboard.press("Tab");
    await page.keyboard.type("Steady pace, good company");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Too short");
    await expect(page.getByText("9 of 3,000")).toBeVisible();
    await page.getByRole("button", { name: "Publish review" }).click();
    const text = page.getByLabel("Your review", { exact: true });
    await expect(text).toBeFocused();
    await expect(text).toHaveAccessibleDescription(/Please write at least 20 characters\.$/);
    await expect(page.getByLabel("Title")).toHaveValue("Steady pace, good company");
    await text.fill("We were never rushed.\nद्वारा लिखा गया: आशा।");
    await page.getByRole("button", { name: "Publish review" }).click();

    await expect(
      page.getByRole("status").filter({ hasText: "Thank you, your review is saved" }),
    ).toBeFocused();
    await expect(page.getByRole("heading", { name: "Change your review" })).toBeVisible();
    await page.getByRole("link", { name: "See it on the tour's page" }).click();
    const review = page.getByRole("article", { name: "Steady pace, good company" });
    await expect(review).toContainText("Verified booking");
    await expect(review).toContainText(/Asha T\., traveled in \w+ \d{4}/);
    await expect(review).toContainText("4 out of 5 stars");

    await visit(page, unreviewed);
    await page.getByRole("radio", { name: "5 stars: Excellent" }).check();
    await page.getByLabel("Title").fill("Better the longer I think of it");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(
      page.getByRole("status").filter({ hasText: "Thank you, your review is saved" }),
    ).toBeFocused();
    await page.getByRole("link", { name: "See it on the tour's page" }).click();
    await expect(page.getByRole("article", { name: "Better the longer I think of it" })).toContainText(
      "5 out of 5 stars",
    );
    await expect(page.getByRole("article", { name: "Steady pace, good company" })).toHaveCount(0);
  });

  test("sees why a review can no longer be changed, and which trips have none; axe finds no issues @prove", async ({
    page,
    requestsOf,
  }) => {
    const { old, fresh, another } = await ashasBookings(await requestsOf("admin"));
    await visit(page, old);
    await expect(page.getByText(/A review can be changed for 14 days.* That ended on /)).toBeVisible();
    await expect(page.getByRole("button", { name: "Save changes" })).toHaveCount(0);
    await expectAccessibleAtAnyWidth(page, "a review that is final");

    await visit(page, fresh);
    await expect(page.getByText(/You can change it until .* IST\./)).toBeVisible();

    await visit(page, another);
    await page.getByRole("button", { name: "Publish review" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expectAccessibleAtAnyWidth(page, "a review with mistakes");
  });

  test.describe("another account's booking", () => {
    test("cannot be reviewed by her", async ({ requestsOf, baseURL }) => {
      const [admin, traveler] = [await requestsOf("admin"), await requestsOf("traveler")];
      const { bookings } = listSchema.parse(await (await admin.get("/api/admin/bookings?limit=100")).json());
      const own = listSchema.parse(
        await (await admin.get("/api/admin/bookings?q=traveler@tourbharat.example&limit=100")).json(),
      );
      const ids = new Set(own.bookings.map(({ bookingId }) => bookingId));
      // The oldest of the list: bookings of other tests for her under other addresses are newer.
      const other = bookings.findLast(({ bookingId }) => !ids.has(bookingId))?.bookingId ?? "";
      for (const id of [other, "TB-none"]) {
        const shown = await traveler.get(`/bookings/${id}/review`);
        expect(shown.status()).toBe(404);
        expect(await shown.text()).toMatch(/<h1[^>]*>Page Not Found/);
        const form = {
          intent: "write",
          rating: "1",
          title: "Not my trip",
          text: "I was never on this trip at all.",
        };
        const answer = await traveler.post(`/bookings/${id}/review`, {
          form,
          headers: { Origin: baseURL ?? "" },
        });
        expect(answer.status()).toBe(404);
      }
    });
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("gets errors for missing answers, and keeps what she chose and wrote", async ({
      page,
      requestsOf,
    }) => {
      const { another } = await ashasBookings(await requestsOf("admin"));
      await page.goto(another);
      await page.getByRole("radio", { name: "3 stars: All right" }).check();
      await expect(page.getByText("All right", { exact: true })).toBeVisible();
      await page.getByLabel("Title").fill("ok");
      await page.getByRole("button", { name: "Publish review" }).click();
      const problem = page.getByRole("alert");
      await expect(problem).toContainText("Everything you typed is still here.");
      await problem.getByRole("link", { name: "Please write at least 3 characters." }).click();
      await expect(page.getByLabel("Title")).toBeFocused();
      await expect(page.getByLabel("Title")).toHaveValue("ok");
      await expect(page.getByRole("radio", { name: "3 stars: All right" })).toBeChecked();
    });
  });
});

test("a review requires a login", async ({ request }) => {
  const path = "/bookings/TB000001/review";
  const answer = await request.get(path, { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe(`/login?next=${encodeURIComponent(path)}`);
});

test("a card shows stars, the mean and the number of ratings; a tour without reviews shows none", async ({
  page,
}) => {
  await visit(page, "/tours?q=ladakh+high+passes");
  const card = page.getByRole("article").filter({ hasText: "eight days to Nubra and Pangong" });
  await expect(card.getByRole("img", { name: "4.9 out of 5 stars, 12 reviews" })).toHaveText("4.9(12)");

  await visit(page, "/destinations/west-india/kite-festival");
  const reviews = page.getByRole("region", { name: "What travelers say" });
  await expect(reviews).toContainText("No reviews yet.");
  await expect(reviews.getByText(/out of 5/)).toHaveCount(0);
  await expect(page.getByRole("link", { name: /out of 5 stars/ })).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a tour's reviews are paged without repeats @prove", async ({ page }) => {
    await page.goto("/tours/rajasthan-royal-cities");
    const reviews = page.getByRole("region", { name: "What travelers say" });
    await expect(reviews).toContainText("4.8");
    await expect(reviews).toContainText("12 reviews");
    const titles = new Set(await reviews.getByRole("heading", { level: 3 }).allTextContents());
    expect(titles.size).toBe(3);
    await reviews.getByRole("link", { name: "All 12 reviews" }).click();
    const shown = page.locator("#main").getByRole("heading", { level: 3 });
    await expect(shown).toHaveCount(10);
    for (const title of await shown.allTextContents()) titles.add(title);
    await page.getByRole("link", { name: "More reviews" }).click();
    await expect(shown).toHaveCount(2);
    for (const title of await shown.allTextContents()) titles.add(title);
    expect(titles.size).toBe(12);
    await expect(page.getByRole("link", { name: "More reviews" })).toHaveCount(0);
    await page.getByRole("link", { name: /^4 stars/ }).click();
    await expect(page).toHaveURL("/reviews/rajasthan-royal-cities?stars=4");
    await page.getByLabel("Order").selectOption("Lowest rating");
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await expect(page).toHaveURL("/reviews/rajasthan-royal-cities?q=&sort=lowest&stars=4");
    await expect(page.getByRole("article").filter({ hasText: "4 out of 5 stars" })).not.toHaveCount(0);
    await expect(
      page.getByRole("article").filter({ hasText: "5 out of 5 stars" }).filter({ hasNotText: "4 out" }),
    ).toHaveCount(0);
  });
});
