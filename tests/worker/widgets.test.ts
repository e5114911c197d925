import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import { bookingSchema } from "~/domain/bookings/booking-schema";
import { allTours, maxWidgets } from "~/domain/partners/widget";
import { bookings } from "../../worker/platform/db/schema";
import { as, book, post, read } from "../support/api";
import { bookingRequest } from "../support/booking-request";
import { db } from "../support/database";
import { form } from "../support/form";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { problemOf } from "../support/problem";
import { refusal } from "../support/refusal";
import { attempt, services } from "../support/services";
import { signedIn } from "../support/signed-in";

const site = "https://www.malabar-walks.in";
const shop = "https://shop.malabar-walks.in";

let owner: Viewer;
let slug = "";

beforeAll(async () => {
  owner = await createPerson("tour_operator", "verified");
  slug = await createOperator(owner.id);
  await giveTourTo("ooty", slug);
  await giveTourTo("agra", slug);
  await giveTourTo("jaipur", await createOperator((await createPerson("tour_operator", "verified")).id));
});

function save(fields: Record<string, string> = {}, id = "") {
  const filled = { tour: allTours, origins: `${site}/\n${shop}/tours/all`, color: "#0C5F66", ...fields };
  return services.changeWidget(owner, { slug, id, verb: "save", form: form(filled) });
}

/** Makes a widget, and returns its id. */
async function make(fields: Record<string, string> = {}) {
  const before = (await services.getWidgets(owner, slug)).widgets.map(({ id }) => id);
  await save(fields);
  const { widgets } = await services.getWidgets(owner, slug);
  return widgets.find(({ id }) => !before.includes(id))?.id ?? "";
}

const switched = (id: string, verb: "on" | "off" | "remove") =>
  services.changeWidget(owner, { slug, id, verb, form: form({}) });

test("a widget shows the operator's tours, or the chosen one, to the named sites", async () => {
  const id = await make();
  const page = await services.getWidget(id);
  expect(page).toMatchObject({ operatorName: "Malabar Walks", origins: [site, shop], color: "#0c5f66" });
  expect(page.tours.map((tour) => tour.slug)).toEqual(expect.arrayContaining(["ooty", "agra"]));
  await save({ origins: shop, tour: "agra" }, id);
  const changed = await services.getWidget(id);
  expect(changed.origins).toStrictEqual([shop]);
  expect(changed.tours.map((tour) => tour.slug)).toStrictEqual(["agra"]);
});

test("an unknown widget, and one that is off or removed, is not found", async () => {
  const id = await make();
  await refusal(services.getWidget(crypto.randomUUID()), "not_found");
  await switched(id, "off");
  await refusal(services.getWidget(id), "not_found");
  await switched(id, "on");
  expect(await services.getWidget(id)).toMatchObject({ id });
  await switched(id, "remove");
  await refusal(services.getWidget(id), "not_found");
  await refusal(switched(id, "on"), "not_found");
});

test.for<[string, string]>([
  ["http://www.malabar-walks.in", "starts with https"],
  ["https://*.malabar-walks.in", "public host name"],
  ["https://a,https://evil.example.com", "public host name"],
  ["https://www.malabar-walks.in;script-src", "public host name"],
  ["https://127.0.0.1", "public host name"],
  ["https://user@www.malabar-walks.in", "leave out user names"],
  ["javascript:alert(1)", "starts with https"],
  ["'self'", "starts with https"],
  ["", "enter the address"],
])("a website %s is refused", async ([origins, message]) => {
  const saved = await attempt(save({ origins }));
  expect(saved).toMatchObject({ ok: false, errors: { origins: [expect.stringContaining(message)] } });
});

test("a website on this computer is taken outside production", async () => {
  const id = await make({ origins: "http://localhost:9000/" });
  expect((await services.getWidget(id)).origins).toStrictEqual(["http://localhost:9000"]);
});

test("a tour of another operator, and a color that is none, are refused", async () => {
  for (const tour of ["jaipur", ""])
    expect(await attempt(save({ tour }))).toMatchObject({ errors: { tour: [expect.any(String)] } });
  expect(await attempt(save({ color: "red;}" }))).toMatchObject({ errors: { color: [expect.any(String)] } });
});

test("an operator has so many widgets", async () => {
  const { widgets } = await services.getWidgets(owner, slug);
  for (let count = widgets.length; count < maxWidgets; count++) await save();
  expect(await attempt(save())).toMatchObject({ ok: false, errors: { origins: [expect.any(String)] } });
  for (const { id } of (await services.getWidgets(owner, slug)).widgets) await switched(id, "remove");
});

const madeSchema = z.strictObject({
  booking: bookingSchema,
  manageUrl: z.url(),
  payUrl: z.url().optional(),
  statusUrl: z.url(),
});

test("a booking of a widget is a guest's, marked with its source", async () => {
  const { cookie } = await signedIn("user", "active");
  const widget = await make();
  const request = bookingRequest({ tour: "ooty", widget });
  const { booking } = await read(await post("/api/bookings", request, as(cookie)), madeSchema, 201);
  const [row] = await db.select().from(bookings).where(eq(bookings.bookingId, booking.bookingId));
  expect(row).toMatchObject({ channel: "widget", userId: null });
  const admin = await createPerson("admin", "active");
  const listed = await services.listBookings(admin, { source: "widget", limit: 10 });
  expect(listed.bookings.map(({ bookingId }) => bookingId)).toContain(booking.bookingId);
});

test("a widget books no tour that it does not offer, and none while it is off", async () => {
  const widget = await make({ tour: "agra" });
  const refused = async (tour: string) =>
    (await problemOf(await post("/api/bookings", bookingRequest({ tour, widget })), "invalid")).errors;
  expect(await refused("ooty")).toHaveProperty("widget");
  expect(await refused("jaipur")).toHaveProperty("widget");
  await switched(widget, "off");
  expect(await refused("agra")).toHaveProperty("widget");
});

test("the key of a status opens the status, and nothing else", async () => {
  const widget = await make();
  const request = bookingRequest({ tour: "ooty", widget, payOnline: true });
  const made = await read(await post("/api/bookings", request), madeSchema, 201);
  const { bookingId } = made.booking;
  const [, , id = "", reference = "", key = ""] = new URL(made.statusUrl).pathname.split("/");
  expect([id, reference]).toStrictEqual([widget, bookingId]);
  expect(key).toMatch(/^\d-[\w-]{22}$/);
  expect(await services.getWidgetBookingStatus({ bookingId, key })).toStrictEqual({ status: "pending" });
  await refusal(services.getTrip({ bookingId, key }), "not_found");
  await refusal(services.openPayPage({ bookingId, key }), "not_found");
  const tripKey = made.manageUrl.split("/").at(-1) ?? "";
  await refusal(services.getWidgetBookingStatus({ bookingId, key: tripKey }), "not_found");
  // A booking that no widget made has no such key.
  const other = await book({ tour: "ooty" });
  await refusal(services.getWidgetBookingStatus({ bookingId: other.bookingId, key }), "not_found");
});
