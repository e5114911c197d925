import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, test, visit } from "./support/test";
import { bookTrip } from "./support/trip-page";

// As in production. All other tests have a server that changes at once.
test.use({ signedInAs: "admin", undoSeconds: 15, actionTimeout: 20_000 });

const noteOf = (page: Page) => page.locator("[data-held]");
const rowOf = (page: Page, reference: string) => page.locator(`[data-booking="${reference}"]`);
const secondsLeft = async (page: Page) =>
  parseInt(await noteOf(page).locator("[data-seconds-left]").innerText());

test("a confirmation is undone by key and button, in any window, without a mail; after its seconds it is final", async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  test.slow();
  const guest = await playwright.request.newContext({
    baseURL: baseURL ?? "",
    storageState: { cookies: [], origins: [] },
  });
  const lastName = `Undo${randomUUID().replaceAll(/[^a-z]/g, "")}`.slice(0, 14);
  const book = async (firstName: string) => {
    const email = `${firstName}.${lastName}@example.com`.toLowerCase();
    const { bookingId } = await bookTrip(guest, baseURL, {
      tour: "mysore",
      firstName,
      lastName,
      email,
      numberOfTravelers: 1,
      payOnline: true,
    });
    return { bookingId, email };
  };
  const asha = await book("Asha");
  const chitra = await book("Chitra");
  /** Subjects of the mails to a traveler. */
  const mailsTo = async ({ email }: { email: string }) => {
    const html = await (await guest.get(`/dev/outbox?channel=mail&to=${encodeURIComponent(email)}`)).text();
    return [...html.matchAll(/href="\/dev\/(?:mail|outbox)\/[^"]+"[^>]*>([^<]*)/g)].map(
      ([, subject = ""]) => subject,
    );
  };
  const list = `/admin/bookings?q=${lastName}`;
  await visit(page, list);
  const other = await context.newPage();
  await visit(other, list);
  await expect(other.getByText("Live: connected")).toBeVisible();

  // By key, in the other window, which shows the same time, also after a reload.
  await page.getByRole("button", { name: `Confirm Booking ${asha.bookingId}` }).click();
  for (const each of [page, other]) {
    await expect(noteOf(each)).toContainText("Confirming 1 booking…");
    await expect(rowOf(each, asha.bookingId)).toContainText("Pending");
  }
  const before = await secondsLeft(page);
  await page.reload();
  await expect(noteOf(page)).toContainText("Confirming 1 booking…");
  expect(await secondsLeft(page)).toBeLessThanOrEqual(before);
  await other.keyboard.press("z");
  for (const each of [page, other]) {
    await expect(noteOf(each)).toHaveCount(0);
    await expect(rowOf(each, asha.bookingId)).toContainText("Pending");
  }

  // In bulk, and one of the rows alone.
  for (const { bookingId } of [asha, chitra]) await page.getByLabel(`Select booking ${bookingId}`).check();
  const bar = page.getByRole("region", { name: "Selected rows" });
  await bar.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(noteOf(page)).toContainText("Confirming 2 bookings…");
  await rowOf(page, asha.bookingId).getByRole("button", { name: /^Undo/ }).click();
  await expect(noteOf(page)).toContainText("Confirming 1 booking…");

  // The rest is final after its time, without a hand.
  for (const each of [page, other]) {
    await expect(rowOf(each, chitra.bookingId)).toContainText("Confirmed");
    await expect(noteOf(each)).toHaveCount(0);
    await expect(rowOf(each, asha.bookingId)).toContainText("Pending");
  }
  await page.keyboard.press("z");
  await expect.poll(() => mailsTo(chitra)).toContainEqual(expect.stringMatching(/confirmed/i));
  expect(await mailsTo(asha)).not.toContainEqual(expect.stringMatching(/confirmed/i));
  await expect(rowOf(page, chitra.bookingId)).toContainText("Confirmed");
  await guest.dispose();
});
