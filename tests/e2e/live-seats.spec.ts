import { travelDateIn } from "./support/booking-dialog";
import { leaveSeats } from "./support/seats";
import { expect, test, visit, watch } from "./support/test";

test("the last seats disappear live on every open page of the tour @core", async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const [tour, date] = ["saputara", travelDateIn(4)];
  const path = `/destinations/west-india/${tour}`;
  await leaveSeats(request, { tour, date, left: 3 });
  const otherContext = await browser.newContext({ baseURL });
  const otherPage = await otherContext.newPage();
  const complaints = watch(otherPage, baseURL ?? "");
  const day = (of: typeof page) =>
    of.getByRole("region", { name: "Next departures" }).locator(`[data-date="${date}"]`);
  for (const each of [page, otherPage]) {
    const answered = each.waitForResponse(`**/api/tours/${tour}/availability?*`);
    await visit(each, path);
    await answered;
    await expect(day(each)).toContainText("3 left");
    await each.evaluate(() => Object.assign(window, { notReloaded: true }));
  }

  await leaveSeats(otherContext.request, { tour, date, left: 0 });
  for (const each of [page, otherPage]) {
    await expect(day(each)).toContainText("Sold out");
    await expect(each.getByRole("status").filter({ hasText: /: sold out\.$/ })).toHaveCount(1);
    expect(await each.evaluate(() => "notReloaded" in window)).toBe(true);
  }
  expect(complaints).toEqual([]);
  await otherContext.close();
});

test("without a socket the page polls every half minute", async ({ page, request }) => {
  const [tour, date] = ["udaipur-mount-abu", travelDateIn(4)];
  await leaveSeats(request, { tour, date, left: 2 });
  await page.clock.install();
  await page.routeWebSocket(/\/seats\/live$/, (socket) => void socket.close({ code: 1013 }));
  const answered = page.waitForResponse(`**/api/tours/${tour}/availability?*`);
  await visit(page, `/destinations/west-india/${tour}`);
  await answered;
  const day = page.locator(`[data-date="${date}"]`);
  await expect(day).toContainText("2 left");
  await leaveSeats(request, { tour, date, left: 0 });
  await page.clock.fastForward(30_000);
  await expect(day).toContainText("Sold out");
});

test("without scripts the next departures show with their fares", async ({ request }) => {
  const html = await (await request.get("/destinations/west-india/saputara")).text();
  const section = /id="departures".*?<\/section>/s.exec(html)?.[0] ?? "";
  expect(section.match(/data-date="/g)).toHaveLength(6);
  // A departure that is sold out offers its waiting list in place of a fare.
  expect(section.match(/₹[\d,]+|Waiting list/g)).toHaveLength(6);
});
