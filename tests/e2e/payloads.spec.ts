import {
  chromium,
  expect,
  request as requests,
  test,
  type APIRequestContext,
  type Browser,
} from "@playwright/test";
import ICAL from "ical.js";
import Papa from "papaparse";
import { officePageTypes, officeSamples, pageTypes } from "../support/page-types";
import { startServer, type TestServer } from "./server.mjs";
import { demoPassword, signInWith } from "./support/sign-in";
import { readMails, storePayloads } from "./support/stored-payloads";

/** A server of its own, whose database holds the payload in every free text. */
let server: TestServer;
let browser: Browser;
let columns: { table: string; name: string }[] = [];

test.describe.configure({ mode: "serial", timeout: 900_000 });

test.beforeAll(async () => {
  server = await startServer("payloads");
  columns = storePayloads(server.databaseFolder);
  const { BROWSER_PATH } = process.env;
  browser = await chromium.launch(BROWSER_PATH ? { executablePath: BROWSER_PATH } : {});
});

test.afterAll(async () => {
  await browser.close();
  await server.stop();
});

async function signedIn(role: string | null): Promise<APIRequestContext> {
  const request = await requests.newContext({ baseURL: server.address });
  if (role !== null)
    await signInWith(
      request,
      { email: `${role}@tourbharat.example`, password: demoPassword },
      server.address,
    );
  return request;
}

/** Replaces the names in braces by parts of links that lists have. */
async function fill(paths: readonly string[]): Promise<string[]> {
  const found = new Map<string, string>();
  for (const [name, [role, list, link]] of Object.entries(officeSamples)) {
    if (!paths.some((path) => path.includes(`{${name}}`))) continue;
    const request = await signedIn(role);
    const [, part = "none"] = link.exec(await (await request.get(list)).text()) ?? [];
    found.set(name, part);
    await request.dispose();
  }
  return paths.map((path) => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => found.get(name) ?? "none"));
}

const ofTraveler = ["/dashboard", "/bookings", "/profile", "/profile/security", "/profile/data", "/wishlist"];
const pages = {
  guest: Object.values(pageTypes).flat(),
  traveler: ofTraveler,
  operator: Object.values(officePageTypes.operator).flat(),
  admin: Object.values(officePageTypes.admin).flat(),
} as const;

test("the payload is in the free text of many tables @prove", () => {
  const tables = new Set(columns.map(({ table }) => table));
  for (const table of ["users", "bookings", "tours", "operators", "reviews", "booking_messages"])
    expect(tables).toContain(table);
  expect(columns.length).toBeGreaterThan(30);
});

for (const [role, paths] of Object.entries(pages)) {
  test(`no stored payload becomes markup or runs on a page for the ${role} @prove`, async () => {
    const request = await signedIn(role === "guest" ? null : role);
    const context = await browser.newContext({
      baseURL: server.address,
      storageState: await request.storageState(),
      serviceWorkers: "block",
    });
    const page = await context.newPage();
    const links = role === "traveler" ? await bookingPages(request) : [];
    let showing = 0;
    const wrong: string[] = [];
    for (const path of [...(await fill(paths)), ...links]) {
      const response = await page.goto(path);
      await page.evaluate(() => window.dispatchEvent(new Event("wheel")));
      await page.waitForLoadState("networkidle");
      const { elements, ran, isShown, isBroken } = await page.evaluate(() => ({
        elements: document.querySelectorAll("[data-payload], img[src=x]").length,
        ran: "ranPayload" in window,
        isShown: document.body.innerText.includes("data-payload"),
        isBroken: [...document.querySelectorAll('script[type="application/ld+json"]')].some((script) => {
          try {
            JSON.parse(script.textContent ?? "");
            return false;
          } catch {
            return true;
          }
        }),
      }));
      if (isShown) showing += 1;
      const status = response?.status() ?? 0;
      if (elements > 0 || ran || isBroken || status >= 500)
        wrong.push(
          `${path}: ${status}, ${elements} elements, ${ran ? "ran" : ""} ${isBroken ? "JSON-LD" : ""}`,
        );
    }
    expect(wrong).toEqual([]);
    expect(showing).toBeGreaterThan(role === "traveler" ? 2 : 10);
    await context.close();
    await request.dispose();
  });
}

async function bookingPages(request: APIRequestContext): Promise<string[]> {
  const html = await (await request.get("/bookings")).text();
  const [booking] = /\/bookings\/TB\d+/.exec(html) ?? [];
  expect(booking).toBeDefined();
  return [`${booking}`, `${booking}/messages`, `${booking}/party`, `${booking}/voucher`];
}

test("no stored payload breaks a CSV file, calendar, PDF or mail @prove", async () => {
  const request = await signedIn("admin");
  for (const list of ["bookings", "users", "operators", "reviews", "tours"]) {
    const text = await (await request.get(`/admin/${list}.csv`)).text();
    const { data, errors } = Papa.parse<string[]>(text.trim());
    expect(errors, list).toEqual([]);
    expect(new Set(data.map((row) => row.length)).size, `${list}: columns`).toBe(1);
    expect(
      data.flat().filter((cell) => /^[=+\-@\t\r]\D/.test(cell)),
      `${list}: formulas`,
    ).toEqual([]);
    expect(text, list).toContain("data-payload");
  }
  const [, booking = ""] =
    /\/admin\/bookings\/(TB\w+)/.exec(await (await request.get("/admin/bookings")).text()) ?? [];
  const calendar = await request.get(`/admin/bookings/${booking}/trip.ics`);
  const component = new ICAL.Component(ICAL.parse(await calendar.text()));
  const events = component.getAllSubcomponents("vevent");
  expect(events.length).toBeGreaterThan(0);
  for (const event of events) expect(event.getFirstProperty("x-payload")).toBeNull();
  const voucher = await request.get(`/admin/bookings/${booking}/voucher.pdf`);
  if (voucher.ok()) expect((await voucher.body()).subarray(0, 5).toString()).toBe("%PDF-");

  // Mails are written with what is stored now.
  const changed = await request.patch(`/api/admin/bookings/${booking}`, {
    data: { status: "cancelled", fault: "traveler", bearer: "operator" },
    headers: { Origin: server.address },
  });
  expect(changed.status(), await changed.text()).toBe(200);
  let mails: string[] = [];
  await expect
    .poll(() => (mails = readMails(server.databaseFolder)).length, { timeout: 20_000 })
    .toBeGreaterThan(0);
  const page = await browser.newPage();
  for (const mail of mails) {
    await page.setContent(mail);
    expect(await page.locator("[data-payload], img[src=x]").count()).toBe(0);
    expect(await page.locator("body").innerText()).toContain("data-payload");
  }
  await page.close();
  await request.dispose();
});
