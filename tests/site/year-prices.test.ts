import { afterAll, beforeAll, expect, test } from "vitest";
import { todayInIndia } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import { startSite, type Asker } from "./support/site";

/** An operator sets the prices of a year of the demo's safari, without scripts, and travelers pay them. */

const tour = "nagarhole-safari-at-dawn-and-at-dusk";
const year = Number(todayInIndia(Date.now()).slice(0, 4)) + 1;
const travelDate = `${year}-06-15`;
const page = (of: number) => `/operator/tours/${tour}/prices/${of}`;

let site: Awaited<ReturnType<typeof startSite>>;
let operator: Asker;

beforeAll(async () => {
  site = await startSite("year-prices");
  operator = await site.signIn("operator");
});

afterAll(() => site.stop());

const valueOf = (html: string, name: string) =>
  new RegExp(`name="${name.replaceAll(".", String.raw`\.`)}"[^>]*? value="([^"]*)"`).exec(html)?.[1];
const shownOn = (html: string, day: string) =>
  new RegExp(`data-date="${day}".*?</span>.*?>([^<]+)</span></td>`).exec(html)?.[1];

const season = (index: number, fields: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [`priceRules.seasons.${index}.${name}`, value]),
  );
const monsoon = {
  label: "Monsoon",
  from: `${year - 1}-06-01`,
  to: `${year - 1}-08-31`,
  priceInr: "3,000",
  childPercent: "40",
  "options.private-jeep": "14000",
  "extras.lunch-at-the-camp": "500",
};

async function total(request: Record<string, unknown>): Promise<number> {
  const body = {
    tour,
    travelDate,
    numberOfTravelers: 2,
    roomType: "standard",
    startTime: "15:00",
    ...request,
  };
  const answer = await fetch(`${site.address}/api/quotes`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const { quote } = (await answer.json()) as { quote: { total: number } };
  return quote.total;
}

async function book(email: string) {
  const answer = await fetch(`${site.address}/api/bookings`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      tour,
      travelDate,
      startTime: "15:00",
      numberOfTravelers: 2,
      roomType: "standard",
      firstName: "Meera",
      lastName: "Iyer",
      email,
      phone: "+91 98450 12345",
      specialRequests: null,
      emergencyName: "Arjun Iyer",
      emergencyPhone: "+91 98450 54321",
      paymentMethod: "upi",
    }),
  });
  const { booking } = (await answer.json()) as { booking: { bookingId: string; totalAmount: number } };
  return { ...booking, email };
}

async function lookUp({ bookingId, email }: { bookingId: string; email: string }) {
  const answer = await fetch(`${site.address}/api/bookings/lookup`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ bookingId, email }),
  });
  return ((await answer.json()) as { booking: { totalAmount: number } }).booking.totalAmount;
}

test("last year's prices are copied, one cell is changed, previewed and saved, and only new bookings pay them", async () => {
  const older = await book("older@example.com");
  const first = await (await operator.get(page(year - 1))).text();
  const stored = await operator.post(page(year - 1), {
    version: valueOf(first, "version") ?? "",
    ...season(0, monsoon),
  });
  expect(stored.status, await stored.text()).toBe(302);

  const empty = await (await operator.get(page(year))).text();
  expect(shownOn(empty, travelDate)).toBe("3,400");
  const version = valueOf(empty, "version") ?? "";
  const copied = await (await operator.post(page(year), { version, rows: "copy", percent: "10" })).text();
  expect(valueOf(copied, "priceRules.seasons.0.from")).toBe(`${year}-06-01`);
  expect(valueOf(copied, "priceRules.seasons.0.to")).toBe(`${year}-08-31`);
  expect(valueOf(copied, "priceRules.seasons.0.priceInr")).toBe("3300");
  expect(valueOf(copied, "priceRules.seasons.0.options.private-jeep")).toBe("15400");
  expect(valueOf(copied, "priceRules.seasons.0.extras.lunch-at-the-camp")).toBe("550");
  expect(shownOn(copied, travelDate)).toBe("3,300");

  const typed = {
    version,
    ...season(0, {
      ...monsoon,
      from: `${year}-06-01`,
      to: `${year}-08-31`,
      priceInr: "2,950",
      "options.private-jeep": "15400",
      "extras.lunch-at-the-camp": "550",
    }),
  };
  const preview = await (
    await operator.post(page(year), { ...typed, rows: "preview", shown: "private-jeep" })
  ).text();
  expect(shownOn(preview, travelDate)).toBe("15,400");
  expect(shownOn(preview, `${year}-09-01`)).toBe("16,500");
  expect(valueOf(preview, "priceRules.seasons.0.priceInr")).toBe("2,950");
  // Copies and previews store nothing.
  expect(await total({})).toBe(older.totalAmount);

  const overlapping = await operator.post(page(year), {
    ...typed,
    ...season(1, { label: "Rains", from: `${year}-08-31`, to: `${year}-09-05`, priceInr: "2000" }),
  });
  expect(overlapping.status).toBe(422);
  expect(await overlapping.text()).toContain("“Monsoon” and “Rains” overlap");
  const saved = await operator.post(page(year), typed);
  expect(saved.status, await saved.text()).toBe(302);

  expect(await total({})).toBe(2 * 2950);
  expect(await total({ optionId: "private-jeep", extras: [{ id: "lunch-at-the-camp", quantity: 2 }] })).toBe(
    15_400 + 2 * 550,
  );
  const newer = await book("newer@example.com");
  expect(newer.totalAmount).toBe(5900);
  expect(await lookUp(newer)).toBe(5900);
  expect(await lookUp(older)).toBe(older.totalAmount);
  const days = await site.guest.get(`/api/tours/${tour}/availability?from=${travelDate}&to=${travelDate}`);
  expect(await days.json()).toMatchObject({ days: [{ priceInr: 2950 }] });
  const publicPage = await (await site.guest.get(`/tours/${tour}`)).text();
  expect(publicPage).toContain(formatRupees(2950));
  expect(publicPage).toContain('"lowPrice":2950');
  expect(publicPage).toContain("Monsoon");
});

test("a second window's save is refused, with what is stored and what was typed, and can be saved over it", async () => {
  const opened = await (await operator.get(page(year))).text();
  const version = valueOf(opened, "version") ?? "";
  const autumn = { label: "Autumn", from: `${year}-10-01`, to: `${year}-10-31`, priceInr: "4100" };
  const first = await operator.post(page(year), { version, ...season(0, autumn) });
  expect(first.status).toBe(302);
  const second = { ...season(0, { ...autumn, label: "Dasara", priceInr: "5100" }) };
  const refused = await operator.post(page(year), { version, ...second });
  expect(refused.status).toBe(409);
  const html = await refused.text();
  expect(html).toContain(`Autumn, Oct 1, ${year} to Oct 31, ${year}, at ₹4,100`);
  expect(valueOf(html, "priceRules.seasons.0.label")).toBe("Dasara");
  expect(shownOn(html, `${year}-10-02`)).toBe("5,100");
  const again = await operator.post(page(year), { version: valueOf(html, "version") ?? "", ...second });
  expect(again.status).toBe(302);
  expect(shownOn(await (await operator.get(page(year))).text(), `${year}-10-02`)).toBe("5,100");
});

test("years that nobody can book have no page", async () => {
  for (const of of [year - 3, year + 2]) expect((await operator.get(page(of))).status).toBe(404);
});
