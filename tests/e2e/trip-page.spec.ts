import { formatDay } from "../../app/domain/calendar/calendar";
import { formatRupees } from "../../app/domain/money/money";
import { formatTravelDate } from "../../app/domain/calendar/travel-date";
import { expectAccessibleAtAnyWidth } from "./support/axe";
import { travelDateIn } from "./support/booking-dialog";
import { dayIn } from "./support/calendar";
import { signIn, signOut } from "./support/sign-in";
import { bookTrip, openChange } from "./support/trip-page";
import { expect, test, visit } from "./support/test";

// Refusals, and the errors that the browser and the router log for an unreachable server.
test.use({
  serviceWorkers: "allow",
  expectedComplaints: [/status of 4\d\d|ERR_(INTERNET_DISCONNECTED|FAILED)|manifest patches/],
});

test("the lookup opens the booking's page, which shows the refund before canceling", async ({
  page,
  request,
  baseURL,
}) => {
  const email = "trip.cancel@example.com";
  const { bookingId, path } = await bookTrip(request, baseURL, {
    tour: "neil-island-escape",
    email,
    travelDate: travelDateIn(240),
  });
  await visit(page, "/bookings/lookup");
  await page.getByLabel("Booking ID").fill(bookingId);
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Find my booking" }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByText("Nothing paid yet.")).toBeVisible();
  await openChange(page, "Cancel this booking");
  await expect(page.getByText("You have paid nothing, so there is no refund")).toBeVisible();
  await expectAccessibleAtAnyWidth(page, "the page with its cancellation");
  await page.getByLabel("Reason for canceling").fill("A wedding");
  await page.getByRole("button", { name: "Cancel booking, no refund" }).click();
  const note = page.getByRole("status").filter({ hasText: "Your booking is canceled" });
  await expect(note).toBeFocused();
  await expect(page).toHaveURL(`${path}?done=cancel`);
  await expect(page.getByText("A wedding")).toBeVisible();
  await expect(page.getByRole("heading", { name: "If your plans change" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Voucher (PDF)" })).toHaveCount(0);
  await expectAccessibleAtAnyWidth(page, "the page, cancelled");
});

test("a free date is chosen by keyboard, and its price confirmed @prove", async ({
  page,
  request,
  baseURL,
}) => {
  const travelDate = travelDateIn(241);
  const { path, total } = await bookTrip(request, baseURL, { tour: "neil-island-escape", travelDate });
  const full = travelDateIn(242);
  await bookTrip(request, baseURL, { tour: "neil-island-escape", travelDate: full, numberOfTravelers: 11 });
  const free = travelDateIn(243);
  await visit(page, path);
  await page.locator("summary").filter({ hasText: "Travel on another date" }).press("Enter");
  await page.getByRole("button", { name: "Show new price" }).click();
  const picker = page.getByRole("button", { name: /^New travel date/ });
  await expect(picker).toBeFocused();
  await expect(picker).toHaveAccessibleDescription("Please choose your travel date.");
  await picker.press("Enter");
  await page.getByRole("grid").waitFor();
  await expect(await dayIn(page, full)).toHaveAccessibleName(/left on/);
  await (await dayIn(page, free)).press("Enter");
  await page.getByRole("button", { name: "Show new price" }).press("Enter");
  await expect(page.getByRole("heading", { name: `On ${formatTravelDate(free)}` })).toBeFocused();
  await expect(page.getByText("The price stays the same.")).toBeVisible();
  await expectAccessibleAtAnyWidth(page, "another date, quoted");
  await page.getByRole("button", { name: "Move the trip to this date" }).press("Enter");
  await expect(
    page.getByRole("status").filter({ hasText: `You now travel on ${formatTravelDate(free)}` }),
  ).toBeFocused();
  await expect(page.getByText(`${formatRupees(total)} due.`)).toBeVisible();
  await expect(page.getByText(`Moved from ${formatDay(travelDate)} to ${formatDay(free)}.`)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("fewer travelers, another date and a cancellation each show their price first", async ({
    page,
    request,
    baseURL,
  }) => {
    const { path } = await bookTrip(request, baseURL, {
      tour: "neil-island-escape",
      travelDate: travelDateIn(244),
      numberOfTravelers: 3,
    });
    await page.goto(path);
    await openChange(page, "Travel with fewer people");
    await page.getByLabel("Travelers").fill("3");
    await page.getByRole("button", { name: "Show new price" }).last().click();
    await expect(page.getByLabel("Travelers")).toHaveAccessibleDescription(/only reduce the number/);
    await page.getByLabel("Travelers").fill("2");
    await page.getByRole("button", { name: "Show new price" }).last().click();
    await expect(page.getByRole("heading", { name: "For 2, the booking would cost" })).toBeVisible();
    await page.getByRole("button", { name: "Confirm the smaller party" }).click();
    await expect(page.getByText("Your booking is now for 2")).toBeVisible();

    await openChange(page, "Travel on another date");
    await page.getByLabel("New travel date").fill(travelDateIn(245));
    await page.getByRole("button", { name: "Show new price" }).first().click();
    await page.getByRole("button", { name: "Move the trip to this date" }).click();
    await expect(page.getByText(`You now travel on ${formatTravelDate(travelDateIn(245))}`)).toBeVisible();

    await openChange(page, "Cancel this booking");
    await page.getByRole("button", { name: /^Cancel booking/ }).click();
    await expect(page.getByText("Your booking is canceled")).toBeVisible();
    await page.reload();
    await expect(page.getByText("Canceled", { exact: true }).first()).toBeVisible();
  });
});

test("a page opened once works offline, shows that it is offline, and changes nothing", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const { bookingId, path } = await bookTrip(request, baseURL, {
    tour: "neil-island-escape",
    email: "trip.offline@example.com",
    travelDate: travelDateIn(246),
  });
  // Reached from another page, which no service worker controls.
  await visit(page, "/bookings/lookup");
  await page.getByLabel("Booking ID").fill(bookingId);
  await page.getByLabel("E-mail").fill("trip.offline@example.com");
  await page.getByRole("button", { name: "Find my booking" }).click();
  await expect(page).toHaveURL(path);
  await page.evaluate(async (trip) => {
    const isCached = async () => (await caches.match(trip)) !== undefined;
    while (!(await isCached())) await new Promise(requestAnimationFrame);
  }, path);
  const scripts = await page.evaluate(async (trip) => {
    const kept = await (await caches.open(`trip ${trip}`)).keys();
    return kept.map(({ url }) => url).filter((url) => url.endsWith(".js"));
  }, path);
  expect(scripts).toEqual([]);
  await context.setOffline(true);
  await page.goto(path);
  await expect(page.getByText(/^You are offline\. Saved .* \d+:\d\d [AP]M IST$/)).toBeVisible();
  await expect(page.getByText(`Booking ${bookingId}`, { exact: true })).toBeVisible();
  const picture = page.locator("main img").first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.getByText("You're offline. You can change")).toBeVisible();
  await openChange(page, "Cancel this booking");
  await expect(page.getByRole("button", { name: /^Cancel booking/ })).toBeDisabled();
  await expectAccessibleAtAnyWidth(page, "the page, offline");
  await page.getByRole("link", { name: "Voucher", exact: true }).click();
  await expect(page).toHaveURL(`${path}/voucher`);
  await expect(page.getByText(bookingId).first()).toBeVisible();
  const types = await page.evaluate(
    (names) => Promise.all(names.map(async (name) => (await fetch(name)).headers.get("Content-Type"))),
    [`${path}/voucher.pdf`, `${path}/trip.ics`],
  );
  expect(types).toEqual(["application/pdf", expect.stringMatching(/^text\/calendar/)]);
  // No other page is cached.
  await page.goto("/about");
  await expect(page.getByRole("heading", { name: "You're offline" })).toBeVisible();
  await context.setOffline(false);
  await visit(page, path);
  await expect(page.getByText("You are offline.")).toBeHidden();
  await expect(page.getByText("Saved on this device")).toBeVisible();
});

test("a signed-in user's cached page is deleted at logout; a guest's stays @prove", async ({
  page,
  request,
  baseURL,
}) => {
  const [ofGuest, own] = await Promise.all(
    [247, 248].map((days) =>
      bookTrip(request, baseURL, { tour: "neil-island-escape", travelDate: travelDateIn(days) }),
    ),
  );
  // The page itself is cached last.
  const cachedPages = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith("trip ")).toSorted();
      const found = await Promise.all(
        names.map((cacheName) =>
          caches.match(cacheName.slice("trip ".length), { cacheName, ignoreVary: true }),
        ),
      );
      return names.filter((_, index) => found[index] !== undefined);
    });
  await visit(page, ofGuest?.path ?? "");
  await expect.poll(cachedPages).toEqual([`trip ${ofGuest?.path}`]);
  await signIn(page.request, "traveler", baseURL ?? "");
  await visit(page, own?.path ?? "");
  await expect.poll(cachedPages).toEqual([`trip ${ofGuest?.path}`, `trip ${own?.path}`].toSorted());
  await visit(page, "/bookings");
  await signOut(page);
  await expect.poll(cachedPages).toEqual([`trip ${ofGuest?.path}`]);
});

test("every wrong URL gets the same response, which is not cached and not leaked to other sites", async ({
  request,
  baseURL,
}) => {
  const trip = await bookTrip(request, baseURL, {
    tour: "neil-island-escape",
    travelDate: travelDateIn(247),
  });
  const other = await bookTrip(request, baseURL, {
    tour: "neil-island-escape",
    travelDate: travelDateIn(247),
  });
  const key = trip.path.split("/").at(-1) ?? "";
  const own = await request.get(trip.path);
  expect(own.headers()).toMatchObject({
    "cache-control": "private, no-store",
    "referrer-policy": "strict-origin",
  });
  expect(await own.text()).toContain('<meta name="robots" content="noindex"/>');
  const answers = [];
  for (const [bookingId, wrong] of [
    [other.bookingId, key],
    ["TB000000", key],
    [trip.bookingId, "x".repeat(22)],
  ]) {
    const path = `/trip/${bookingId}/${wrong}`;
    for (const answer of [
      await request.get(path),
      await request.get(`${path}.data`),
      await request.post(path, { form: { intent: "cancel" }, headers: { Origin: baseURL ?? "" } }),
    ]) {
      expect(answer.status()).toBe(404);
      const text = (await answer.text()).replaceAll(`${bookingId}`, "TB").replaceAll(`${wrong}`, "KEY");
      // The page contains the time of the request, to the minute.
      answers.push(text.replaceAll(/\b1\d{12}\b/g, "NOW"));
    }
  }
  expect(new Set(answers).size).toBe(3);
  expect(await (await request.get(trip.path)).text()).toContain("Booked and confirmed");
});

test("messages to the operator: an answer and typed text survive ten minutes of polling @prove", async ({
  page,
  request,
  baseURL,
}) => {
  const { path } = await bookTrip(request, baseURL, { tour: "coorg", travelDate: travelDateIn(207) });
  await page.clock.install();
  await visit(page, `${path}/messages`);
  const text = page.getByLabel("Your message");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(text).toHaveAccessibleDescription(/Please write your message/);
  // A demo tour without members can only be asked about through our team.
  await page.getByRole("combobox", { name: "To", exact: true }).selectOption("Tour Bharat");
  await text.fill("Is there a lift?");
  await page.clock.runFor(600_000);
  await expect(text).toHaveAccessibleDescription(/Please write your message/);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Your message was sent.")).toBeVisible();
  await expect(text).toHaveValue("");
  await text.fill("And a ramp?");
  await page.clock.runFor(600_000);
  await expect(page.getByText("Your message was sent.")).toBeVisible();
  await expect(text).toHaveValue("And a ramp?");
  await page.getByRole("combobox", { name: "To", exact: true }).selectOption("Tour Bharat");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("And a ramp?")).toBeVisible();
  await expect(page.getByText("Is there a lift?")).toBeVisible();
});
