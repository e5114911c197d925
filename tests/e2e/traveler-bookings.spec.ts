import type { APIRequestContext } from "@playwright/test";
import { expectAccessibleAtAnyWidth } from "./support/axe";
import { travelDateIn } from "./support/booking-dialog";
import { bookAs } from "./support/traveler-bookings";
import { expect, test, visit } from "./support/test";

test.describe("the traveler", () => {
  test.use({ signedInAs: "traveler", expectedComplaints: [/status of 422/] });

  test("finds a booking in the list, opens it, changes it, and sends a question", async ({
    page,
    requestsOf,
    baseURL,
  }) => {
    const bookingId = await bookAs(await requestsOf("traveler"), baseURL, {
      tour: "hampi",
      travelDate: travelDateIn(201),
      roomType: "suite",
    });
    await visit(page, "/bookings");
    await page.getByLabel("Tour or booking ID").fill(bookingId.toLowerCase());
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(`/bookings?q=${bookingId.toLowerCase()}`);
    const kinds = page.getByRole("navigation", { name: "Filter bookings" });
    await expect(kinds.getByRole("link")).toHaveText(["All 1", "Upcoming 1", "Past 0", "Canceled 0"]);
    await expect(page.getByRole("article")).toHaveCount(1);
    await expectAccessibleAtAnyWidth(page, "the list");
    await kinds.getByRole("link", { name: "Past" }).click();
    await expect(page.getByRole("heading", { name: "No results" })).toBeVisible();
    await page.goBack();
    await page.getByRole("article").getByRole("link").click();

    await expect(page).toHaveURL(`/bookings/${bookingId}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Hampi");
    await expect(page.getByText("In 201 days")).toBeVisible();
    await expect(page.getByText("Booked and confirmed")).toBeVisible();
    await page.getByText("Change special requests or emergency contact").click();
    await page.getByLabel("Special requests").fill("Vegetarian meals\nA cot");
    await page.getByLabel("Emergency contact name").fill("");
    await page.getByLabel("Emergency contact phone").fill("12");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByLabel("Emergency contact name")).toBeFocused();
    await expect(page.getByLabel("Emergency contact phone")).toHaveAccessibleDescription(
      /10-digit mobile number/,
    );
    await expect(page.getByLabel("Emergency contact phone")).toHaveValue("12");
    await expectAccessibleAtAnyWidth(page, "the page, with mistakes");
    await page.getByLabel("Emergency contact name").fill("Leela Rao");
    await page.getByLabel("Emergency contact phone").fill("98450 11111");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Saved.")).toBeFocused();
    await expect(page.getByText("Leela Rao, +91 98450 11111")).toBeVisible();
    await expect(page.getByRole("definition").filter({ hasText: "Vegetarian meals" })).toHaveText(
      "Vegetarian meals\nA cot",
    );
    await expect(page.getByText("Contact or requests changed")).toBeVisible();

    await page.getByRole("link", { name: `write to us about booking ${bookingId}` }).click();
    await expect(page.getByLabel("Subject")).toHaveValue("Booking Question");
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(`Booking ${bookingId}: `);
  });

  test("pages through many bookings of one tour @prove", async ({ page, requestsOf, baseURL }) => {
    const request = await requestsOf("traveler");
    const made: string[] = [];
    for (let day = 0; day < 11; day += 1) {
      made.push(await bookAs(request, baseURL, { tour: "saputara", travelDate: travelDateIn(210 + day) }));
    }
    await visit(page, "/bookings?q=saputara&filter=upcoming");
    const shown = async () =>
      (await page.getByRole("article").allTextContents()).join(" ").match(/TB\d{6}/g) ?? [];
    const first = await shown();
    expect(first).toHaveLength(10);
    await page.getByRole("link", { name: "More bookings" }).click();
    await expect(page.getByRole("link", { name: "First page" })).toBeVisible();
    expect([...first, ...(await shown())]).toEqual(expect.arrayContaining(made));
    await page.getByRole("link", { name: "First page" }).click();
    await expect(page.getByRole("article")).toHaveCount(10);
    expect(await shown()).toEqual(first);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test("changes a booking", async ({ page, requestsOf, baseURL }) => {
      const bookingId = await bookAs(await requestsOf("traveler"), baseURL, {
        tour: "hampi",
        travelDate: travelDateIn(202),
      });
      await page.goto(`/bookings?q=${bookingId}`);
      await page.getByRole("article").getByRole("link").click();
      await page.getByText("Change special requests or emergency contact").click();
      await page.getByLabel("Emergency contact name").fill("<b>");
      await page.getByRole("button", { name: "Save changes" }).click();
      await expect(page.getByLabel("Emergency contact name")).toHaveAccessibleDescription(/leave out/);
      await page.getByLabel("Emergency contact name").fill("Leela Rao");
      await page.getByRole("button", { name: "Save changes" }).click();
      await expect(page.getByText("Saved.")).toBeVisible();
      await expect(page.getByRole("definition").filter({ hasText: "Leela Rao" })).toBeVisible();
    });
  });
});

const change = { specialRequests: "", emergencyName: "Mallory", emergencyPhone: "+919845022222" };

/** Returns the responses of a page, its data and its form, without the reference. */
async function answersOf(request: APIRequestContext, bookingId: string, origin: string | undefined) {
  const path = `/bookings/${bookingId}`;
  const options = { maxRedirects: 0, headers: { Origin: origin ?? "" } };
  const answers = [
    await request.get(path, options),
    await request.get(`${path}.data`, options),
    await request.post(path, { ...options, form: change }),
    await request.post(path, { ...options, form: {} }),
    await request.post(`${path}.data`, { ...options, form: change }),
  ];
  return Promise.all(
    answers.map(async (answer) => ({
      status: answer.status(),
      location: answer.headers().location?.replaceAll(bookingId, "TB"),
      cache: answer.headers()["cache-control"],
      text: (await answer.text()).replaceAll(bookingId, "TB"),
    })),
  );
}

test("another account's booking gets the same response, byte for byte, as a missing one", async ({
  request,
  requestsOf,
  baseURL,
}) => {
  const owner = await requestsOf("traveler");
  const bookingId = await bookAs(owner, baseURL, { tour: "hampi", travelDate: travelDateIn(203) });
  for (const role of ["operator", "admin"] as const) {
    const other = await requestsOf(role);
    const answers = await answersOf(other, bookingId, baseURL);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(answers).toEqual(await answersOf(other, "TB000000", baseURL));
    expect(await (await other.get(`/bookings?q=${bookingId}`)).text()).not.toContain(
      `/bookings/${bookingId}`,
    );
  }
  const [page, , posted] = await answersOf(request, bookingId, baseURL);
  for (const answer of [page, posted]) {
    expect(answer).toMatchObject({ status: 302, location: "/login?next=%2Fbookings%2FTB" });
  }
  expect(await answersOf(request, bookingId, baseURL)).toEqual(await answersOf(request, "TB000000", baseURL));

  const own = await owner.get(`/bookings/${bookingId}`);
  expect(own.status()).toBe(200);
  expect(own.headers()["cache-control"]).toBe("private, no-store");
  expect(await own.text()).not.toContain("Mallory");
  const foreign = await owner.post(`/bookings/${bookingId}`, {
    form: change,
    headers: { Origin: "https://evil.example" },
  });
  expect(foreign.status()).toBe(403);
});
