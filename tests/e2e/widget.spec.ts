import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { FrameLocator, Page } from "@playwright/test";
import { expectAccessible } from "./support/axe";
import { traveler } from "./support/booking-dialog";
import { expect, test, visit } from "./support/test";

/** A strange site's page, which sends what the widget's loader must ignore. */
const stranger = `<script>
  for (const message of [{ tourBharat: "height", height: 7 }, { tourBharat: "booked" }]) parent.postMessage(message, "*");
</script>`;

/** An operator's website, at two names of this machine. */
const websiteTest = test.extend<{ website: { port: number; show: (body: string) => void } }>({
  // Playwright wants the pattern of its fixtures.
  // oxlint-disable-next-line no-empty-pattern
  website: async ({}, provide) => {
    let body = "";
    const server = createServer(({ url }, answer) => {
      answer.setHeader("Content-Type", "text/html; charset=utf-8");
      answer.end(
        url === "/stranger"
          ? stranger
          : `<!doctype html><html lang="en"><title>Malabar Walks</title><h1>Malabar Walks</h1>${body}<button>After</button></html>`,
      );
    });
    await new Promise<void>((resolve) => void server.listen(0, resolve));
    const { port } = server.address() as AddressInfo;
    await provide({ port, show: (html) => void (body = html) });
    server.close();
  },
});

/** Makes a widget of all tours, on or off the list of sites. @returns its code */
async function makeWidget(page: Page, site: string): Promise<string> {
  await visit(page, "/operator/connect");
  const panel = page.getByRole("region", { name: /^Widgets/ });
  const form = panel.locator("form").filter({ hasText: "Make a widget" });
  await form.getByLabel("Your websites").fill(site);
  await form.getByLabel("Color of buttons and links").fill("#7a3b9e");
  await form.getByRole("button", { name: "Make a widget" }).click();
  await expect(panel.getByText("Saved. Copy the code")).toBeVisible();
  return panel.getByRole("textbox", { name: "Code of All tours" }).last().inputValue();
}

async function fillSteps(page: Page, frame: FrameLocator) {
  const next = frame.getByRole("button", { name: "Next", exact: true });
  await frame.getByLabel("First name").fill(traveler.firstName);
  await frame.getByLabel("Last name").fill(traveler.lastName);
  await frame.getByLabel("E-mail").fill(traveler.email);
  await frame.getByLabel("Phone", { exact: true }).fill(traveler.phone);
  await next.click();
  await frame.getByRole("button", { name: /^Travel date/ }).click();
  await frame.getByRole("grid").waitFor();
  await page.keyboard.press("Enter");
  await frame.getByRole("grid").waitFor({ state: "hidden" });
  await next.click();
  await frame.getByLabel("Emergency contact name").fill(traveler.emergencyName);
  await frame.getByLabel("Emergency contact phone").fill(traveler.emergencyPhone);
  await next.click();
}

websiteTest.use({
  signedInAs: "operator",
  expectedComplaints: [/^request to http:\/\/(?:localhost|127\.0\.0\.1):\d+\/|frame-ancestors|Framing/],
});

websiteTest(
  "an operator's website books and pays a tour in its own page, and no other site shows it",
  async ({ page, context, website }) => {
    const site = `http://localhost:${website.port}`;
    website.show(await makeWidget(page, site));

    // A site that is not listed keeps the link.
    await page.goto(`http://127.0.0.1:${website.port}/`);
    const link = page.getByRole("link", { name: /^Book / });
    await page.locator("iframe").waitFor({ state: "attached" });
    await expect(link).toBeVisible();
    await expect(page.locator("iframe")).toBeHidden();

    await page.goto(site);
    const box = page.locator("iframe");
    const frame = page.frameLocator("iframe");
    await expect(box).toHaveAttribute("title", /^Book /);
    await expect(link).toHaveCount(0);
    const height = async () => (await box.boundingBox())?.height ?? 0;
    await expect.poll(height).toBeGreaterThan(200);
    // The browser is signed in to this site.
    await expect(frame.getByRole("heading", { level: 1 })).toHaveText(/^Book with /);
    await expect(frame.getByText("Logout")).toHaveCount(0);
    const listed = await height();

    // Neither the page itself nor a stranger's frame speaks for the widget.
    await page.evaluate(async (port) => {
      Object.assign(window, { booked: 0 });
      addEventListener("tour-booked", () =>
        Object.assign(window, { booked: Reflect.get(window, "booked") + 1 }),
      );
      postMessage({ tourBharat: "height", height: 5 }, "*");
      const other = document.createElement("iframe");
      other.src = `http://127.0.0.1:${port}/stranger`;
      await new Promise<void>((resolve) => {
        let messages = 0;
        addEventListener("message", () => ++messages === 3 && resolve());
        document.body.insertAdjacentElement("beforeend", other);
      });
      other.remove();
    }, website.port);
    expect(await height()).toBe(listed);
    expect(await page.evaluate(() => Reflect.get(window, "booked"))).toBe(0);

    // By keyboard: into the frame, the dialog in place of the list, and back to its button.
    const book = frame.getByRole("button", { name: /^Book Now/ }).first();
    await book.focus();
    await page.keyboard.press("Enter");
    await expect(frame.getByRole("dialog", { name: "Book Your Tour Package" })).toBeVisible();
    await expect(frame.getByLabel("First name")).toBeFocused();
    await expect(book).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(book).toBeFocused();
    await page.keyboard.press("Enter");
    await fillSteps(page, frame);
    await expect(frame.getByRole("heading", { name: "Review & Confirm" })).toBeVisible();
    // The frame is as long as its page.
    const inner = () => frame.locator("html").evaluate((html) => html.scrollHeight - html.clientHeight);
    await expect.poll(inner).toBeLessThanOrEqual(1);
    await frame.getByRole("radio", { name: "Pay now" }).check();
    await frame.getByRole("button", { name: "Confirm Booking" }).click();

    const outcome = frame.getByRole("heading", { level: 2 });
    await expect(outcome).toHaveText("Pay to confirm your seats");
    await expect(outcome).toBeFocused();
    const bookingId = await frame.getByText(/^TB\d+$/).innerText();
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      frame.getByRole("link", { name: /^Pay ₹/ }).click(),
    ]);
    await expect(tab.getByRole("heading", { level: 1, name: "Pay for your trip" })).toBeVisible();
    expect(await tab.evaluate(() => window.opener === null && window.parent === window)).toBe(true);
    await tab.getByLabel("State").selectOption("29");
    await tab.getByRole("button", { name: "Pay by UPI" }).click();
    await tab.getByText("Waiting for your payment").waitFor();
    await tab.goto(tab.url());
    await tab.getByRole("link", { name: "Simulate the UPI app" }).click();
    await tab.getByRole("button", { name: "Paid by UPI" }).click();
    await expect(tab.getByRole("heading", { level: 1, name: "Your seats are booked" })).toBeVisible();
    await tab.close();

    await expect(outcome).toHaveText("Your seats are booked");
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "booked"))).toBe(1);

    await visit(page, `/operator/bookings?source=widget`);
    await expect(page.getByText(bookingId).first()).toBeVisible();
  },
);

websiteTest("without scripts the website has a link", async ({ browser, page, website, baseURL }) => {
  website.show(await makeWidget(page, `http://localhost:${website.port}`));
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await plain.newPage();
  await visitor.goto(`http://localhost:${website.port}/`);
  const link = visitor.getByRole("link", { name: /^Book / });
  await expect(link).toHaveAttribute("href", new RegExp(`^${baseURL}/operators/`));
  await link.click();
  await expect(visitor.getByRole("heading", { name: "Their tours" })).toBeVisible();
  await plain.close();
});

test("a widget and its dialog are accessible", async ({ page }) => {
  const { demoWidget } = await import("../../scripts/seed/demo-partners");
  await visit(page, `/widget/${demoWidget}`);
  await expectAccessible(page, "the widget", "light");
  await expectAccessible(page, "the widget", "dark");
  await page
    .getByRole("button", { name: /^Book Now/ })
    .first()
    .click();
  await page.getByRole("dialog").waitFor();
  await expectAccessible(page, "its dialog", "dark");
});
