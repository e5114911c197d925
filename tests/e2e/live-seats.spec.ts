import { travelDateIn } from "./support/booking-dialog";
import { leaveSeats } from "./support/seats";
import { expect, test, visit, watch } from "./support/test";

test("the last seats disappear live on an open page of the tour, and within half a minute on one without a socket @core", async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const [tour, date] = ["saputara", travelDateIn(4)];
  const path = `/destinations/west-india/${tour}`;
  await leaveSeats(request, { tour, date, left: 3 });
  const polling = await (await browser.newContext({ baseURL })).newPage();
  const complaints = watch(polling, baseURL ?? "");
  await polling.clock.install();
  await polling.routeWebSocket(/\/seats\/live$/, (socket) => void socket.close({ code: 1013 }));
  const day = (of: typeof page) =>
    of.getByRole("region", { name: "Next departures" }).locator(`[data-date="${date}"]`);
  for (const each of [page, polling]) {
    const answered = each.waitForResponse(`**/api/tours/${tour}/availability?*`);
    await visit(each, path);
    await answered;
    await expect(day(each)).toContainText("3 left");
    await each.evaluate(() => Object.assign(window, { notReloaded: true }));
  }

  await leaveSeats(polling.context().request, { tour, date, left: 0 });
  await expect(day(page)).toContainText("Sold out");
  await expect(page.getByRole("status").filter({ hasText: /: sold out\.$/ })).toHaveCount(1);
  await polling.clock.fastForward(30_000);
  await expect(day(polling)).toContainText("Sold out");
  for (const each of [page, polling]) expect(await each.evaluate(() => "notReloaded" in window)).toBe(true);
  expect(complaints).toEqual([]);
  await polling.context().close();
});
