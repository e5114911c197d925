import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { startSite, type Asker } from "./support/site";

/** The demo's safari, which starts at 06:00 and at 15:00, sold and managed through the pages. */

const tour = "nagarhole-safari-at-dawn-and-at-dusk";
const travelDate = addDays(todayInIndia(Date.now()), 705);

let site: Awaited<ReturnType<typeof startSite>>;
let operator: Asker;

beforeAll(async () => {
  site = await startSite("several-starts");
  operator = await site.signIn("operator");
});

afterAll(() => site.stop());

const person = {
  firstName: "Meera",
  lastName: "Iyer",
  email: "meera.safari@example.com",
  phone: "+91 98450 12345",
  travelDate,
  numberOfTravelers: "2",
  children: "0",
  infants: "0",
  childAges: "",
  roomType: "standard",
  specialRequests: "",
  emergencyName: "Arjun Iyer",
  emergencyPhone: "+91 98450 54321",
  paymentMethod: "upi",
  couponCode: "",
};
const hiddenOf = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";

test("the price card offers the options with their prices, and the form opens with the chosen one", async () => {
  const card = await (await site.guest.get(`/tours/${tour}`)).text();
  expect(
    card.match(/type="radio"[^>]*name="option"[^>]*value="[^"]*"|name="option"[^>]*type="radio"/g),
  ).toHaveLength(2);
  expect(card).toContain("₹16,500 a booking, up to 6 travelers");
  const form = await (await site.guest.get(`/book/${tour}?option=private-jeep`)).text();
  expect(hiddenOf(form, "optionId")).toBe("private-jeep");
  const other = await (await site.guest.get("/destinations/ooty")).text();
  expect(other).not.toContain('name="option"');
});

test("the form without scripts asks for a start, books it, and its operator finds it at its time", async () => {
  const path = `/book/${tour}`;
  const step = (fields: Record<string, string>) => site.guest.post(path, { ...person, ...fields });
  const asked = await step({ intent: "next", step: "2" });
  const page = await asked.text();
  expect(asked.status).toBe(400);
  expect(page).toContain("Please choose a start time: 06:00 or 15:00 IST.");
  expect(page.match(/type="radio" name="startTime"/g)).toHaveLength(2);
  const review = await (await step({ intent: "next", step: "3", startTime: "15:00" })).text();
  expect(review).toContain("3:00 PM IST");
  const booked = await step({
    intent: "confirm",
    step: "4",
    startTime: "15:00",
    expectedTotal: hiddenOf(review, "expectedTotal"),
    idempotencyKey: hiddenOf(review, "idempotencyKey"),
  });
  expect(booked.status, await booked.text()).toBe(303);

  const departure = `/operator/departures/${tour}/${travelDate}`;
  const at = async (start: string, page_ = "") =>
    (await operator.get(`${departure}${page_}?start=${start}`)).text();
  expect(await at("15:00")).toContain("Meera Iyer");
  expect(await at("06:00")).not.toContain("Meera Iyer");
  expect(await at("15:00", "/change")).toContain("3:00 PM IST");
  const calendar = await (await operator.get(`/operator/departures?view=day&date=${travelDate}`)).text();
  for (const time of ["06:00", "15:00"])
    expect(calendar).toContain(`/operator/departures/${tour}/${travelDate}?start=${time}`);

  const closed = await operator.post(`${departure}/change?start=06:00`, {
    intent: "close",
    reason: "Elephants sleep on the morning track.",
  });
  expect(closed.headers.get("Location")).toBe(`${departure}/change?done=close&start=06%3A00`);
  const day = await site.guest.get(`/api/tours/${tour}/availability?from=${travelDate}&to=${travelDate}`);
  expect(await day.json()).toMatchObject({
    days: [
      {
        status: "open",
        starts: [
          { startTime: "06:00", status: "closed" },
          { startTime: "15:00", seatsLeft: 10 },
        ],
      },
    ],
  });
});

test("an operator who takes a call sells a private jeep with lunch", async () => {
  const path = "/operator/bookings/new";
  const first = await (
    await operator.get(`${path}?tour=${tour}&date=${addDays(travelDate, 2)}&start=06:00`)
  ).text();
  expect(first).toContain('name="optionId"');
  expect(first).not.toContain('name="roomType" id');
  const trip = {
    tour,
    travelDate: addDays(travelDate, 2),
    startTime: "06:00",
    numberOfTravelers: "3",
    children: "0",
    infants: "0",
    roomType: "standard",
    optionId: "private-jeep",
    "extras.lunch-at-the-camp": "3",
    name: "Kavya Nair",
    phone: "+91 98450 77777",
    email: "",
    total: "",
    sale: "paid",
    note: "",
    idempotencyKey: hiddenOf(first, "idempotencyKey"),
  };
  const quoted = await (await operator.post(path, { ...trip, intent: "quote" })).text();
  expect(quoted).toContain("Lunch at the camp: 3 × ₹450");
  const expectedTotal = hiddenOf(quoted, "expectedTotal");
  expect(expectedTotal).toBe(String(16_500 + 3 * 450));
  const booked = await operator.post(path, { ...trip, intent: "book", expectedTotal });
  expect(booked.status).toBe(303);
  const page = await (await operator.get(booked.headers.get("Location") ?? "")).text();
  expect(page).toContain("Private jeep");
  expect(page).toContain("Lunch at the camp");
});

test("the form of the rules lists the start times and saves one more", async () => {
  const path = `/operator/tours/${tour}/departures`;
  const page = await (await operator.get(path)).text();
  expect(page).toContain('name="rules.starts.1.time"');
  const saved = await operator.post(path, {
    version: hiddenOf(page, "version"),
    capacity: "12",
    "rules.pattern.kind": "daily",
    "rules.cutOff.kind": "days",
    "rules.cutOff.days": "1",
    "rules.cutOff.time": "18:00",
    "rules.starts.0.time": "06:00",
    "rules.starts.1.time": "11:00",
    "rules.starts.1.seats": "6",
    "rules.starts.2.time": "15:00",
  });
  expect(saved.status, await saved.text()).toBe(302);
  const day = await site.guest.get(
    `/api/tours/${tour}/availability?from=${addDays(travelDate, 1)}&to=${addDays(travelDate, 1)}`,
  );
  expect(await day.json()).toMatchObject({
    days: [{ seatsLeft: 30, starts: [{}, { startTime: "11:00", seatsLeft: 6 }, {}] }],
  });
});

test("a tour that starts once a day has no control for it", async () => {
  const step = await site.guest.post("/book/hampi", { ...person, intent: "next", step: "1" });
  expect(await step.text()).not.toContain('name="startTime"');
});
