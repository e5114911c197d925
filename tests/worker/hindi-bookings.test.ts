import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { linesInWords } from "~/domain/prices/sold-lines";
import { inLanguage } from "../../worker/platform/language";
import { bookings } from "../../worker/platform/db/schema";
import { book, post, read } from "../support/api";
import { bookingRequest } from "../support/booking-request";
import { db } from "../support/database";
import { bookToPay } from "../support/payments";
import { problemOf } from "../support/problem";
import { services } from "../support/services";
import { quoteSchema } from "~/domain/prices/quote";
import { z } from "zod";

const inHindi = { "Accept-Language": "hi" };
const devanagari = /[\u0900-\u097F]/;

const refused = bookingRequest({
  travelDate: "",
  numberOfTravelers: 0,
  children: -1,
  emergencyName: "",
  emergencyPhone: "",
  roomType: "tent",
  paymentMethod: "cash",
  couponCode: "X".repeat(50),
  postalCode: "12",
});

test("the errors of a booking are in the language that its page asks for", async () => {
  const { errors: hindi = {} } = await problemOf(await post("/api/bookings", refused, inHindi), "invalid");
  const { errors: english = {} } = await problemOf(await post("/api/bookings", refused), "invalid");
  expect(Object.keys(hindi)).toStrictEqual(Object.keys(english));
  expect(Object.keys(hindi)).toContain("travelDate");
  for (const [field, messages] of Object.entries(hindi))
    for (const message of messages) expect(message, field).toMatch(devanagari);
  expect(JSON.stringify(english)).not.toMatch(devanagari);
});

test("a quote's lines are in the language of the page", async () => {
  const { tour, travelDate, numberOfTravelers } = bookingRequest();
  const request = { tour, travelDate, numberOfTravelers, roomType: "suite" };
  const answer = await post("/api/quotes", request, inHindi);
  const { quote } = await read(answer, z.object({ quote: quoteSchema }));
  expect(quote.lines.map(({ label }) => label)).toStrictEqual([
    expect.stringMatching(/^2 यात्री × ₹/),
    "सुइट, हर बुकिंग पर एक बार",
  ]);
});

test("a booking in Hindi is stored in English, which offices read, and shown in the language of the page", async () => {
  const { bookingId } = await book({ roomType: "suite" }, inHindi);
  const row = await db.select().from(bookings).where(eq(bookings.bookingId, bookingId)).get();
  if (!row) throw new Error("no booking");
  const stored = row.priceLines?.map(({ label }) => label);
  expect(stored).toStrictEqual([expect.stringMatching(/^2 travelers × ₹/), "Suite, once per booking"]);
  expect(linesInWords(row)?.map(({ label }) => label)).toStrictEqual(stored);
  const hindi = inLanguage("hi", () => linesInWords(row));
  expect(hindi?.map(({ label }) => label)).toStrictEqual([
    expect.stringMatching(/^2 यात्री × ₹/),
    "सुइट, हर बुकिंग पर एक बार",
  ]);
  expect(hindi?.map(({ amount }) => amount)).toStrictEqual(row.priceLines?.map(({ amount }) => amount));
});

test("after a payment, a gateway sends the traveler back to the page in their language", async () => {
  const { link } = await bookToPay();
  const start = await inLanguage("hi", () => services.startPayment(link, "card"));
  if (start.way !== "gateway") throw new Error("the gateway's page was asked for");
  const { callback_url: callback = "", cancel_url: cancel = "" } = start.checkout.fields;
  const page = `/hi/trip/${link.bookingId}/${link.key}/pay`;
  expect(new URL(cancel).pathname).toBe(page);
  expect(start.checkout.action).toMatch(/\?language=hi$/);
  const { pathname, search } = new URL(callback);
  const form = { "Content-Type": "application/x-www-form-urlencoded" };
  const answer = await post(`${pathname}${search}`, "a=b", form);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toBe(page);
});
