import ICAL from "ical.js";
import Papa from "papaparse";
import { afterAll, beforeAll, expect, test } from "vitest";
import { officePageTypes, officeSamples, pageTypes } from "../support/page-types";
import { inParallel, startSite, type Asker } from "./support/site";
import { readMails, storePayloads } from "./support/stored-payloads";

/** A site of its own, whose database holds the payload in every free text. */
let site: Awaited<ReturnType<typeof startSite>>;
let columns: { table: string; name: string }[] = [];
const askers = new Map<string, Asker>();

beforeAll(async () => {
  site = await startSite("payloads");
  columns = storePayloads(site.databaseFolder);
  askers.set("guest", site.guest);
  // oxlint-disable-next-line no-await-in-loop
  for (const role of ["traveler", "operator", "admin"]) askers.set(role, await site.signIn(role));
});

afterAll(() => site.stop());

const as = (role: string): Asker => askers.get(role) ?? site.guest;

/** Replaces the names in braces by parts of links that lists have. */
async function fill(path: string): Promise<string> {
  let filled = path;
  for (const [name, [role, list, link]] of Object.entries(officeSamples)) {
    if (!path.includes(`{${name}}`)) continue;
    // oxlint-disable-next-line no-await-in-loop
    filled = filled.replace(`{${name}}`, link.exec(await (await as(role).get(list)).text())?.[1] ?? "none");
  }
  return filled;
}

test("the payload is in the free text of many tables", () => {
  const tables = new Set(columns.map(({ table }) => table));
  for (const table of ["users", "bookings", "tours", "operators", "reviews", "booking_messages"])
    expect(tables).toContain(table);
  expect(columns.length).toBeGreaterThan(30);
});

/** Finds stored payloads that became markup or ended a script. */
function markupOf(html: string): string[] {
  const wrong = ["<b data-payload>", "<img src=x", "<script>window.ranPayload"].filter((markup) =>
    html.includes(markup),
  );
  for (const [, json = ""] of html.matchAll(
    /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g,
  ))
    try {
      JSON.parse(json);
    } catch {
      wrong.push("broken JSON-LD");
    }
  return wrong;
}

test.for([
  ["guest", Object.values(pageTypes).flat(), 10],
  ["traveler", ["/dashboard", "/bookings", "/profile", "/profile/security", "/profile/data", "/wishlist"], 2],
  ["operator", Object.values(officePageTypes.operator).flat(), 10],
  ["admin", Object.values(officePageTypes.admin).flat(), 10],
] as const)("no stored payload becomes markup on a page for the %s", async ([role, paths, minShowing]) => {
  const wrong: string[] = [];
  let showing = 0;
  const booking = /\/bookings\/TB\d+/.exec(await (await as(role).get("/bookings")).text())?.[0];
  const own =
    role === "traveler" ? ["", "/messages", "/party", "/voucher"].map((end) => `${booking}${end}`) : [];
  await inParallel([...paths, ...own], async (path) => {
    const answer = await as(role).get(await fill(path));
    const html = await answer.text();
    if (html.includes("data-payload")) showing += 1;
    if (answer.status >= 500) wrong.push(`${path}: ${answer.status}`);
    wrong.push(...markupOf(html).map((markup) => `${path}: ${markup}`));
  });
  expect(wrong).toEqual([]);
  expect(showing).toBeGreaterThan(minShowing);
});

test("no stored payload breaks a CSV file, calendar, PDF or mail", async () => {
  const admin = as("admin");
  for (const list of ["bookings", "users", "operators", "reviews", "tours"]) {
    // oxlint-disable-next-line no-await-in-loop
    const text = await (await admin.get(`/admin/${list}.csv`)).text();
    const { data, errors } = Papa.parse<string[]>(text.trim());
    expect(errors, list).toEqual([]);
    expect(new Set(data.map((row) => row.length)).size, `${list}: columns`).toBe(1);
    expect(
      data.flat().filter((cell) => /^[=+\-@\t\r]\D/.test(cell)),
      `${list}: formulas`,
    ).toEqual([]);
    expect(text, list).toContain("data-payload");
  }
  const booking = await fill("{booking}");
  const calendar = await (await admin.get(`/admin/bookings/${booking}/trip.ics`)).text();
  const events = new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents("vevent");
  expect(events.length).toBeGreaterThan(0);
  for (const event of events) expect(event.getFirstProperty("x-payload")).toBeNull();
  const voucher = await admin.get(`/admin/bookings/${booking}/voucher.pdf`);
  if (voucher.ok) expect(new TextDecoder().decode((await voucher.arrayBuffer()).slice(0, 5))).toBe("%PDF-");

  // Mails are written with what is stored now.
  const changed = await admin.patch(`/api/admin/bookings/${booking}`, {
    status: "cancelled",
    fault: "traveler",
    bearer: "operator",
  });
  expect(changed.status, await changed.text()).toBe(200);
  await expect
    .poll(() => readMails(site.databaseFolder).join(), { timeout: 20_000 })
    .toContain("data-payload");
  for (const mail of readMails(site.databaseFolder)) expect(markupOf(mail)).toEqual([]);
});
