import { addDays, instantInIndia, todayInIndia } from "../../app/domain/calendar/calendar";
import { formatTravelDate } from "../../app/domain/calendar/travel-date";
import { expect, test, visit } from "./support/test";

test.use({
  signedInAs: "operator",
  // The clock is a script, which the frame of a mail refuses.
  expectedComplaints: [/Blocked script execution in '.*\/html'/],
});

test("in the evening the next day's manifest is mailed to the operator, with names and phones, once", async ({
  page,
}) => {
  const today = todayInIndia(Date.now());
  const travelDate = addDays(today, 2);
  const evening = instantInIndia(addDays(today, 1), "18:00");
  // The browser's clock is the time of the jobs.
  const runJobsAt = async (time: number) => {
    await page.clock.setFixedTime(time);
    const now = await page.evaluate(() => Date.now());
    expect((await page.request.get(`/cdn-cgi/local/scheduled?time=${now}`)).ok()).toBe(true);
  };
  await visit(page, `/operator/bookings/new?tour=goa&date=${travelDate}`);
  const name = `Tara ${crypto.randomUUID().replaceAll(/[^a-z]/g, "")}`;
  await page.getByLabel("Tour", { exact: true }).selectOption("goa");
  await page.getByLabel("Travel date").fill(travelDate);
  await page.getByLabel("Name").fill(name);
  await page.getByRole("textbox", { name: "Phone" }).fill("9845012345");
  await page.getByRole("button", { name: "Show price" }).click();
  await expect(page.getByRole("region", { name: "Price" })).toBeVisible();
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Booking TB/);

  const manifests = page.getByRole("link", { name: `Tomorrow, ${formatTravelDate(travelDate)}` });
  await runJobsAt(evening - 60_000);
  await page.goto("/dev/mail?to=operator%40tourbharat.example");
  await expect(manifests).toHaveCount(0);
  await runJobsAt(evening);
  await runJobsAt(evening + 60_000);
  await expect(async () => {
    await page.reload();
    await expect(manifests).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  await manifests.click();
  const message = page.frameLocator("iframe[title='The message as HTML']");
  await expect(message.getByText(name)).toBeVisible();
  await expect(message.getByText(/98450 ?12345/)).toBeVisible();
});
