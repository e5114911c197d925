import { randomUUID } from "node:crypto";
import type { APIRequestContext, Browser, Page } from "@playwright/test";
import Papa from "papaparse";
import { adminBooking } from "../support/booking";
import { expectAccessible, expectAccessibleAtAnyWidth } from "./support/axe";
import { travelDateIn, traveler } from "./support/booking-dialog";
import { expect, test, visit } from "./support/test";
import { bookTrip } from "./support/trip-page";

test.use({ signedInAs: "admin", expectedComplaints: [/status of 4(09|22)/] });

/** Resets cookies: contexts created within a test would inherit them. */
const nobody = { cookies: [], origins: [] };

/** A last name that no other booking has. */
function word(): string {
  return `Q${randomUUID().replaceAll("-", "").replaceAll(/\d/g, "x")}`.slice(0, 14);
}

/** Opens another window for a signed-in user. */
async function windowOf(browser: Browser, baseURL: string | undefined, requests: APIRequestContext) {
  const context = await browser.newContext({
    baseURL: baseURL ?? "",
    storageState: await requests.storageState(),
  });
  return { context, page: await context.newPage() };
}

/** Opens the menu of a row and chooses an action. */
async function choose(page: Page, bookingId: string | undefined, action: string) {
  await page.getByRole("button", { name: `Actions for booking ${bookingId}` }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

function rowOf(page: Page, bookingId: string) {
  return page.locator(`[data-booking="${bookingId}"]`);
}

test("totals follow their rows, which never move under a pointer that rests", async ({
  page,
  playwright,
  requestsOf,
  baseURL,
}) => {
  const guest = await playwright.request.newContext({ baseURL: baseURL ?? "", storageState: nobody });
  const lastName = word();
  const trip = { tour: "mysore", lastName, travelDate: travelDateIn(230) };
  const first = await bookTrip(guest, baseURL, trip);
  await page.clock.install();
  await visit(page, `/admin/bookings?q=${lastName}`);
  await expect(page.getByText("Live: connected")).toBeVisible();
  const totals = page.locator("[data-slot=totals]");
  await expect(totals).toContainText(/Sold₹[\d,]+ \(1\)/);
  await rowOf(page, first.bookingId).getByRole("link").first().hover();
  const second = await bookTrip(guest, baseURL, trip);
  await expect(page.getByText("1 new booking:")).toBeVisible();
  await expect(totals).toContainText(/Sold₹[\d,]+ \(2\)/);
  await expect(page.getByText("2 bookings", { exact: true })).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(page.getByText("1 new booking:")).toBeVisible();
  await expect(rowOf(page, second.bookingId)).toHaveCount(0);
  await page.mouse.move(0, 0);
  await expect(rowOf(page, second.bookingId)).toBeVisible();

  // A colleague cancels one: it leaves what is sold, and is not added to it.
  const admin = await requestsOf("admin");
  const answer = await admin.patch(`/api/admin/bookings/${first.bookingId}`, {
    data: { status: "cancelled" },
    headers: { Origin: baseURL ?? "" },
  });
  expect(answer.status()).toBe(200);
  await expect(totals).toContainText(/Sold₹[\d,]+ \(1\)/);
  await expect(totals).toContainText(/Canceled₹[\d,]+ \(1\)/);
});

test("the list is filtered, sorted, exported and acted on, one row at a time and in bulk", async ({
  page,
  browser,
  playwright,
  requestsOf,
  baseURL,
}) => {
  // A long journey.
  test.slow();
  const guest = await playwright.request.newContext({ baseURL: baseURL ?? "", storageState: nobody });
  const lastName = word();
  const names = ['=HYPERLINK("evil","x")', 'Zoë "Zed", 🪔', "मीरा", "+Asha", "Bina"];
  const trips: Awaited<ReturnType<typeof bookTrip>>[] = [];
  for (const [index, firstName] of names.entries()) {
    trips.push(
      await bookTrip(guest, baseURL, {
        tour: "mysore",
        firstName,
        lastName,
        email: `${lastName}.${index}@example.com`,
        travelDate: travelDateIn(210 + index),
        numberOfTravelers: index + 1,
        payOnline: index < 3,
      }),
    );
  }
  const [first, second, third, fourth, fifth] = trips.map(({ bookingId }) => bookingId);
  const shown = () =>
    page.locator("[data-booking]").evaluateAll((rows) => rows.map((row) => row.getAttribute("data-booking")));

  await visit(page, "/admin/bookings");
  // The search answers while it is typed, and keeps the focus.
  await page.getByLabel("Search").pressSequentially(lastName);
  await expect(page.getByLabel("Search")).toBeFocused();
  await expect(page.getByLabel("Search")).toHaveValue(lastName);
  await expect.poll(shown).toEqual([fifth, fourth, third, second, first]);
  await expect(page.getByText("Live: connected")).toBeVisible();
  await expectAccessibleAtAnyWidth(page, "the list");

  await page.getByRole("link", { name: "Total" }).click();
  await expect(page.getByRole("columnheader", { name: "Total" })).toHaveAttribute("aria-sort", "descending");
  await expect.poll(shown).toEqual([fifth, fourth, third, second, first]);
  await page.getByRole("link", { name: "Total" }).click();
  await expect.poll(shown).toEqual([first, second, third, fourth, fifth]);
  // When the list is not sorted by date, a new booking is announced instead of inserted.
  // After a pause the server may have closed the connection that is about to be reused, so this may be requested twice.
  await guest.get("/api/health");
  const late = await bookTrip(guest, baseURL, { tour: "mysore", lastName, travelDate: travelDateIn(220) });
  await expect(page.getByText("1 new booking:")).toBeVisible();
  await expect(rowOf(page, late.bookingId)).toHaveCount(0);
  await page.locator("p", { hasText: "1 new booking:" }).getByRole("link", { name: "Show" }).click();
  await expect(rowOf(page, late.bookingId)).toBeVisible();
  await expect(page.getByText("1 new booking:")).toHaveCount(0);

  await page.getByText("More filters").click();
  await page.getByLabel("Travels from").fill(travelDateIn(211));
  await page.getByLabel("Travels until").fill(travelDateIn(213));
  await page.getByLabel("Booked from").fill(travelDateIn(-1));
  await page.getByLabel("Booked until").fill(travelDateIn(1));
  await page.getByLabel("Status").selectOption("pending");
  await page.getByLabel("Operator").selectOption({ index: 0 });
  await page.getByRole("combobox", { name: "Tour", exact: true }).selectOption("mysore");
  await page.getByRole("combobox", { name: "Payment", exact: true }).selectOption("unpaid");
  await page.getByLabel("Minimum total (₹)").fill("1");
  await expect.poll(shown).toEqual([third, second]);
  await expect(page).toHaveURL(/paid=unpaid/);

  // The file holds the rows of the list, and none of its cells is a formula.
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV" }).click();
  expect((await download).suggestedFilename()).toBe("bookings.csv");
  const admin = await requestsOf("admin");
  const csv = await (await admin.get(`/admin/bookings.csv?q=${lastName}&sort=travel`)).text();
  const { data } = Papa.parse<Record<string, string>>(csv.replace(/^\uFEFF/, ""), {
    header: true,
    skipEmptyLines: true,
  });
  expect(data.map(({ Booking }) => Booking)).toEqual([first, second, third, fourth, fifth, late.bookingId]);
  expect(data.map(({ Customer }) => Customer).slice(0, 5)).toEqual(
    names.map((name) => `${/^[=+]/.test(name) ? "'" : ""}${name} ${lastName}`),
  );
  expect(data[0]?.["Phone"]).toBe("+91 98450 12345");
  const narrowed = await (await admin.get(`/admin/bookings.csv?q=${lastName}&status=pending`)).text();
  expect(narrowed.trim().split("\r\n")).toHaveLength(4);
  expect((await guest.get("/admin/bookings.csv", { maxRedirects: 0 })).status()).toBe(302);

  await page.goto(`/admin/bookings?q=${lastName}`);
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox", { name: "Phone" }).check();
  await page.getByRole("checkbox", { name: "Room" }).check();
  await page.getByRole("checkbox", { name: "Tour" }).uncheck();
  await page.getByRole("dialog", { name: "Columns" }).getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("columnheader", { name: "Phone" })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Tour" })).toHaveCount(0);
  await expect(rowOf(page, first ?? "")).toContainText("+919845012345");

  // Two administrators: each sees the other's changes.
  const other = await windowOf(browser, baseURL, admin);
  await visit(other.page, `/admin/bookings?q=${lastName}`);
  await expect(other.page.getByText("Live: connected")).toBeVisible();

  for (const bookingId of [first, second, fifth]) {
    await page.getByRole("checkbox", { name: `Select booking ${bookingId}` }).check();
  }
  const chosen = page.getByRole("region", { name: "Selected rows" });
  await chosen.getByRole("button", { name: "Clear" }).click();
  await expect(chosen).toHaveCount(0);
  for (const bookingId of [first, second, fifth]) {
    await page.getByRole("checkbox", { name: `Select booking ${bookingId}` }).check();
  }
  // The fifth is confirmed.
  await chosen.getByRole("button", { name: "Confirm 2 of 3" }).click();
  await expect(page.getByText("Done for all 2 rows.")).toBeVisible();
  await expect(rowOf(other.page, first ?? "").getByText("Confirmed", { exact: true })).toBeVisible();

  await page.getByRole("checkbox", { name: `Select booking ${first}` }).check();
  await page.getByRole("checkbox", { name: `Select booking ${third}` }).check();
  await chosen.getByRole("button", { name: "Cancel" }).click();
  const asked = page.getByRole("alertdialog", { name: "Cancel 2 bookings?" });
  const refunds = asked.getByRole("table", { name: "Refund to each customer" });
  await expect(refunds.getByRole("row").filter({ hasText: third ?? "" })).toContainText("nothing paid");
  await expect(refunds.getByRole("row", { name: /^Total/ })).toContainText("₹0");
  await expectAccessible(page, "the question before many are cancelled");
  await asked.getByRole("button", { name: "Keep bookings" }).click();
  await chosen.getByRole("button", { name: "Cancel" }).click();
  await asked.getByLabel("Reason").fill("The road is under water.");
  await asked.getByRole("button", { name: "Cancel bookings" }).click();
  await expect(page.getByText("Done for all 2 rows.")).toBeVisible();
  await expect(rowOf(other.page, third ?? "").getByText("Canceled", { exact: true })).toBeVisible();
  for (const trip of [trips[0], trips[2]]) {
    expect(await (await guest.get(trip?.path ?? "")).text()).toContain("The road is under water.");
  }

  // The dialogs of a row.
  await choose(page, second, `Contact Parties of booking ${second}`);
  const contact = page.getByRole("dialog", { name: "Contact Parties" });
  await contact.getByRole("button", { name: "Send message" }).click();
  await expect(contact.getByLabel("Message")).toHaveAccessibleDescription(/Please write your message/);
  await expectAccessible(page, "Contact Parties");
  await contact.getByLabel("To").selectOption("both");
  await contact.getByLabel("Message").fill(`Bring a torch, ${lastName}.`);
  await contact.getByRole("button", { name: "Send message" }).click();
  await expect(contact.getByText("The message was sent.")).toBeVisible();
  await contact.getByRole("button", { name: "Close" }).click();
  expect(await (await guest.get(trips[1]?.path ?? "")).text()).toContain(`Bring a torch, ${lastName}.`);

  await choose(page, second, `Details… of booking ${second}`);
  const details = page.getByRole("complementary", { name: "Booking Details" });
  await expect(details).toContainText("GST included");
  await expectAccessible(page, "Booking Details");
  await details.getByRole("link", { name: "Open page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Booking ${second}`);
  await other.context.close();
  await guest.dispose();
});

test("a booking's page shows everything, sends messages, and never overwrites another administrator's change @prove", async ({
  page,
  browser,
  playwright,
  requestsOf,
  baseURL,
}) => {
  // A long journey.
  test.slow();
  const guest = await playwright.request.newContext({ baseURL: baseURL ?? "", storageState: nobody });
  const operator = await requestsOf("operator");
  const lastName = word();
  const email = `${lastName}@example.com`.toLowerCase();
  const { bookingId, path, total } = await bookTrip(guest, baseURL, {
    tour: "mysore",
    lastName,
    email,
    payOnline: true,
    travelDate: travelDateIn(230),
  });
  await visit(page, `/admin/bookings?q=${bookingId}`);
  await page.getByRole("link", { name: bookingId }).click();
  await page.getByRole("link", { name: "Open page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Booking ${bookingId}`);
  await expect(page.getByText("Live: connected")).toBeVisible();

  // The other administrator's page gets no live events, so it still shows the old state.
  const other = await windowOf(browser, baseURL, await requestsOf("admin"));
  await other.page.routeWebSocket(/\/live/, () => undefined);
  await visit(other.page, `/admin/bookings/${bookingId}`);

  const summary = page.getByRole("region", { name: "Summary" });
  await expect(summary).toContainText("Confirm it, or wait for");
  await expect(summary.getByRole("link", { name: /^Call/ })).toHaveAttribute("href", /^tel:\+91/);
  await page.getByRole("button", { name: "Confirm Booking" }).click();
  await expect(page.getByRole("region", { name: "Timeline" })).toContainText("Platform Admin, as our team");
  await expect(page.getByRole("region", { name: "Change history" })).toContainText(
    "Platform Admin confirmed the booking",
  );
  await expect(page.getByRole("region", { name: "Ledger" })).toContainText("Sale: ");
  await expect(page.getByRole("region", { name: "Mails" })).toContainText(`${bookingId} is confirmed`);

  await other.page.getByRole("button", { name: "Confirm Booking" }).click();
  await expect(other.page.getByRole("alert")).toContainText("Platform Admin confirmed it at");
  await expect(other.page.getByText("Confirmed", { exact: true }).first()).toBeVisible();
  await expect(other.page.getByRole("button", { name: "Confirm Booking" })).toHaveCount(0);

  for (const document of ["Voucher (PDF)"]) {
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: document }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  }

  const thread = page.getByRole("region", { name: "Messages" });
  await thread.getByText("Write a message…").click();
  await thread.getByRole("button", { name: "Send message" }).click();
  await expect(thread.getByLabel("Message")).toHaveAccessibleDescription(/Please write your message/);
  await expectAccessibleAtAnyWidth(page, "a booking's page");
  for (const [to, text] of [
    ["traveler", `Only for you, ${lastName}: bring a torch.`],
    ["operator", "Only for the company: two vegetarians."],
    ["both", "We all meet at six."],
  ] as const) {
    await thread.getByLabel("To").selectOption(to);
    await thread.getByLabel("Message").fill(text);
    await thread.getByRole("button", { name: "Send message" }).click();
    await expect(thread.getByRole("listitem").filter({ hasText: text })).toBeVisible();
    await expect(thread.getByLabel("Message")).toHaveValue("");
  }
  await expect(thread.getByRole("listitem")).toHaveCount(3);

  const trip = await browser.newContext({ baseURL: baseURL ?? "", storageState: nobody });
  const tripPage = await trip.newPage();
  await visit(tripPage, path);
  const messages = tripPage.getByRole("region", { name: "Messages from us" });
  await expect(messages.getByRole("listitem")).toHaveCount(2);
  await expect(messages).not.toContainText("vegetarians");
  await trip.close();

  const owner = await windowOf(browser, baseURL, operator);
  await visit(owner.page, `/operator/bookings/${bookingId}`);
  await expect(
    owner.page.getByRole("region", { name: "Messages to your company" }).getByRole("listitem"),
  ).toHaveCount(2);
  await expect(owner.page.getByRole("main")).toContainText("two vegetarians");
  await expect(owner.page.getByRole("main")).not.toContainText("torch");
  await expect(owner.page.getByRole("main")).not.toContainText(email);
  await owner.context.close();

  await visit(page, `/dev/mail?to=${email}`);
  await expect(page.getByRole("link", { name: "a message from Tour Bharat" })).toHaveCount(2);

  await visit(page, `/admin/bookings/${bookingId}`);
  await page.getByLabel("Amount received (₹)").fill("100");
  await page.getByRole("button", { name: "Record" }).click();
  await expect(page.getByRole("region", { name: "Money" })).toContainText("₹100 received");
  await expect(page.getByRole("region", { name: "Change history" })).toContainText(
    "recorded a payment of ₹100",
  );
  expect(total).toBeGreaterThan(100);

  const detailsOf = (title: string) => page.locator(`details:has(> summary:text-is("${title}"))`);
  const [cancellation, goodwill] = [detailsOf("Cancel Booking…"), detailsOf("Refund as Goodwill…")];
  await page.getByText("Cancel Booking…").click();
  await expect(page.getByText("At the traveler's request, ₹100 is refunded")).toBeVisible();
  await page.getByLabel("Why").selectOption("Operator's fault");
  await page.getByLabel("Reason (optional)").fill("The palace is closed.");
  await page.getByText("Another refund…").click();
  await expect(cancellation.getByLabel("Borne by")).toHaveValue("");
  await page.getByLabel("Refund (₹)").fill("101");
  await page.getByRole("button", { name: "Cancel booking" }).click();
  await expect(page.getByLabel("Refund (₹)")).toHaveAccessibleDescription(
    /at most ₹100, the amount received/,
  );
  await expect(page.getByLabel("Reason (optional)")).toHaveValue("The palace is closed.");
  await expectAccessibleAtAnyWidth(page, "a cancellation with a wrong refund");
  await page.getByLabel("Refund (₹)").fill("60");
  await cancellation.getByLabel("Borne by").selectOption("Half each");
  await page.getByRole("button", { name: "Cancel booking" }).click();
  await expect(page.getByRole("region", { name: "Timeline" })).toContainText("The palace is closed.");
  await expect(page.getByText("Canceled", { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: "Mark ₹60 as refunded" }).click();
  await expect(page.getByRole("region", { name: "Money" })).toContainText("Refund of ₹60, completed");
  await page.getByText("Refund as Goodwill…").click();
  await page.getByLabel("Refund (₹)").fill("40");
  await goodwill.getByLabel("Reason").fill("It opened late all week.");
  await page.getByRole("button", { name: "Refund", exact: true }).click();
  await expect(page.getByText("₹40 will be refunded.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Money" })).toContainText("Refund of ₹40, pending");
  await page.reload();
  await expect(page.getByRole("region", { name: "Change history" })).toContainText(
    "recorded a refund of ₹60",
  );
  expect(await (await guest.get(path)).text()).toContain("The palace is closed.");
  await page.getByRole("link", { name: "All bookings" }).click();
  await expect(page).toHaveURL("/admin/bookings");
  await other.context.close();
  await guest.dispose();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts @prove", () => {
    test.use({ javaScriptEnabled });

    test("an administrator books for a caller, with the price shown first", async ({ page, requestsOf }) => {
      const lastName = word();
      const email = `${lastName}@example.com`.toLowerCase();
      await page.goto("/admin/bookings");
      await page.locator("summary").filter({ hasText: "Create" }).click();
      await page.getByRole("link", { name: "Booking", exact: true }).click();
      // The list has a search field too.
      await expect(page.getByRole("heading", { level: 1, name: "New booking" })).toBeVisible();
      await page.getByLabel("Search").fill("mysore");
      await page.getByRole("button", { name: "Show" }).click();
      await page
        .getByRole("link", { name: /Mys(ore|uru)/ })
        .first()
        .click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("New booking: ");
      await page.getByLabel("From", { exact: true }).fill(travelDateIn(240));
      await page.getByRole("button", { name: "Show days" }).click();
      await expect(page.getByRole("region", { name: "Free seats" })).toContainText(/\d+ seats/);

      await page.getByRole("button", { name: "Show price" }).click();
      await expect(page.getByLabel("Travel date")).toHaveAccessibleDescription(/choose/i);
      await page.getByLabel("Travel date").fill(travelDateIn(javaScriptEnabled ? 241 : 242));
      await page.getByLabel("Coupon").fill("NOTACODE");
      await page.getByRole("button", { name: "Show price" }).click();
      await expect(page.getByLabel("Coupon")).toHaveAccessibleDescription(/\w/);
      await page.getByLabel("Coupon").fill("");
      await page.getByRole("button", { name: "Show price" }).click();
      const price = page.getByRole("region", { name: "Price" });
      await price.getByRole("button", { name: /^Book for/ }).click();
      await expect(page.getByLabel("First name")).toHaveAccessibleDescription(/first name/);
      if (javaScriptEnabled) await expectAccessibleAtAnyWidth(page, "New booking");

      await page.getByLabel("First name").fill(traveler.firstName);
      await page.getByLabel("Last name").fill(lastName);
      await page.getByLabel("E-mail").fill(email);
      await page.getByLabel("Phone", { exact: true }).fill(traveler.phone);
      await page.getByLabel("Emergency contact name").fill(traveler.emergencyName);
      await page.getByLabel("Emergency contact phone").fill(traveler.emergencyPhone);
      await page.getByLabel("Payment timing").selectOption(javaScriptEnabled ? "received" : "link");
      await price.getByRole("button", { name: /^Book for/ }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Booking TB\d{6}$/);
      await expect(page.getByRole("region", { name: "Timeline" })).toContainText(
        "Platform Admin, as our team",
      );
      await expect(page.getByRole("region", { name: "Change history" })).toContainText(
        "booked for a customer",
      );

      const { bookings } = await (
        await (await requestsOf("admin")).get(`/api/admin/bookings?q=${email}`)
      ).json();
      expect(bookings).toHaveLength(1);
      expect(bookings[0]).toMatchObject(
        javaScriptEnabled
          ? { status: "confirmed", paidAmount: bookings[0].totalAmount }
          : { status: "pending" },
      );
      await page.goto(`/dev/mail?to=${email}`);
      await expect(
        page.getByRole("link", { name: javaScriptEnabled ? "is confirmed" : "is waiting for payment" }),
      ).toBeVisible();
      await page.goto("/admin/bookings/new");
      await page.getByLabel("Search").fill("qwertyuiop zxcvb");
      await page.getByRole("button", { name: "Show" }).click();
      await expect(page.getByText("No tours found")).toBeVisible();
      await page.goto("/admin/bookings/new?tour=mysore");
      await page.getByRole("link", { name: "Another tour" }).click();
      await expect(page).toHaveURL("/admin/bookings/new");
    });
  });
}

test("a burst of five hundred bookings renders in a few steps, shows a summary, and leaves fifty rows @prove", async ({
  page,
}) => {
  let send: ((message: string) => void) | undefined;
  await page.routeWebSocket(/\/live/, (socket) => {
    send = (message) => socket.send(message);
    send(JSON.stringify({ type: "hello", seq: 0 }));
  });
  await visit(page, "/admin/bookings");
  await expect(page.getByText("Live: connected")).toBeVisible();
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const status = document.querySelector("[data-slot=announcement]") ?? document.body;
    new MutationObserver(() => said.push(status.textContent ?? "")).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  for (let index = 0; index < 500; index += 1) {
    const booking = adminBooking({ bookingId: `TX${String(index).padStart(6, "0")}` });
    send?.(JSON.stringify({ type: "booking.created", seq: 1_000_000 + index, booking }));
  }
  await expect(rowOf(page, "TX000499")).toBeVisible();
  await expect(page.locator("[data-booking]")).toHaveCount(50);
  const said: string[] = await page.evaluate(() => Object.assign({ said: [] }, window).said);
  // Two summaries of the same size have the same text: their total cannot be added up, only that they were few.
  expect(said.join(" ")).toMatch(/\d+ new bookings\./);
  expect(said.length).toBeLessThan(60);
});

test("an open cancellation dialog does not cancel a booking that another administrator changed", async ({
  page,
  playwright,
  requestsOf,
  baseURL,
}) => {
  const guest = await playwright.request.newContext({ baseURL: baseURL ?? "", storageState: nobody });
  const admin = await requestsOf("admin");
  const lastName = word();
  const { bookingId } = await bookTrip(guest, baseURL, {
    tour: "coorg",
    lastName,
    email: `${lastName}@example.com`,
    payOnline: true,
    travelDate: travelDateIn(205),
  });
  await visit(page, `/admin/bookings?status=pending&q=${bookingId}`);
  await expect(page.getByText("Live: connected")).toBeVisible();
  await choose(page, bookingId, `Cancel Booking ${bookingId}`);
  const question = page.getByRole("alertdialog", { name: `Cancel booking ${bookingId}?` });
  await question.getByLabel("Reason").fill("The road is closed.");
  await expect(question).toContainText("pending");
  await expectAccessibleAtAnyWidth(page, "the question before one is cancelled");

  const path = `/api/admin/bookings/${bookingId}`;
  const confirmed = await admin.patch(path, {
    data: { status: "confirmed" },
    headers: { Origin: baseURL ?? "" },
  });
  expect(confirmed.status()).toBe(200);
  // The live event has reached the list behind the dialog.
  await expect(page.locator("[data-slot=announcement]")).toContainText("is now confirmed");
  // The question follows, says so, and keeps what was typed.
  await expect(question).toContainText("confirmed.");
  await expect(question).toContainText("This booking has changed since you opened it.");
  await expect(question.getByLabel("Reason")).toHaveValue("The road is closed.");
  await question.getByRole("button", { name: "Cancel booking" }).click();
  await expect(question).toHaveCount(0);
  await visit(page, `/admin/bookings/${bookingId}`);
  await expect(page.getByRole("region", { name: "Timeline" })).toContainText("The road is closed.");
});

test("a booking's page keeps typed text and results when the booking changes elsewhere", async ({
  page,
  playwright,
  requestsOf,
  baseURL,
}) => {
  const guest = await playwright.request.newContext({ baseURL: baseURL ?? "", storageState: nobody });
  const admin = await requestsOf("admin");
  const lastName = word();
  const { bookingId } = await bookTrip(guest, baseURL, {
    tour: "coorg",
    lastName,
    email: `${lastName}@example.com`,
    payOnline: true,
    travelDate: travelDateIn(206),
  });
  const change = (data: Record<string, unknown>) =>
    admin.patch(`/api/admin/bookings/${bookingId}`, { data, headers: { Origin: baseURL ?? "" } });
  await visit(page, `/admin/bookings/${bookingId}`);
  await expect(page.getByText("Live: connected")).toBeVisible();
  const thread = page.getByRole("region", { name: "Messages" });
  await thread.getByText("Write a message…").click();
  await thread.getByRole("button", { name: "Send message" }).click();
  await expect(thread.getByLabel("Message")).toHaveAccessibleDescription(/Please write your message/);
  await thread.getByLabel("Message").fill("We meet at the gate.");
  await page.getByText("Cancel Booking…").click();
  await page.getByLabel("Reason (optional)").fill("Too early");

  expect((await change({ status: "confirmed" })).status()).toBe(200);
  await expect(page.getByText("Confirmed", { exact: true }).first()).toBeVisible();
  await expect(thread.getByLabel("Message")).toHaveValue("We meet at the gate.");
  await expect(thread.getByLabel("Message")).toHaveAccessibleDescription(/Please write your message/);
  await expect(page.getByText("has changed since you opened the form")).toBeVisible();
  await expect(page.getByLabel("Reason (optional)")).toHaveValue("Too early");
  await page.getByRole("button", { name: "Cancel booking" }).click();
  await expect(page.getByText("Canceled", { exact: true }).first()).toBeVisible();
});
