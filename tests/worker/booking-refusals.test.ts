import { afterEach, beforeEach, expect, test } from "vitest";
import { addDays, lastBookableDate, todayInIndia } from "~/domain/calendar/calendar";
import { get, patch, post, as, book, read } from "../support/api";
import { bookingRequest, freshTravelDate } from "../support/booking-request";
import { rowCounts, db } from "../support/database";
import { problemOf } from "../support/problem";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { foldedName } from "~/domain/desk/booking-search";
import { foldText } from "~/domain/folded-text";
import { bookings, users } from "../../worker/platform/db/schema";
import { createUser, signIn } from "../support/accounts";

const today = todayInIndia(Date.now());

// Every refusal writes nothing.
let before: Awaited<ReturnType<typeof rowCounts>>;
beforeEach(async () => {
  before = await rowCounts();
});
afterEach(async () => {
  expect(await rowCounts()).toStrictEqual(before);
});

test.for(["", "{", "{tour: 1}", "tour=ooty", '{"tour":"ooty"', "\u0000"])(
  "a body %j is unparsable",
  async (body) => {
    await problemOf(await post("/api/bookings", body), "unparsable");
  },
);

test.for(["null", "[]", '"ooty"', "7"])("a body %s is not a booking", async (body) => {
  const { errors } = await problemOf(await post("/api/bookings", body), "invalid");
  expect(errors).toHaveProperty("body");
});

test.for([
  ["firstName", ""],
  ["firstName", "a\u0000b"],
  ["lastName", undefined],
  ["lastName", 5],
  ["email", "meera"],
  ["email", undefined],
  ["phone", "+91 12345"],
  ["phone", "call me"],
  ["travelDate", ""],
  ["travelDate", "2026-02-30"],
  ["travelDate", "12/12/2027"],
  ["travelDate", "2020-01-01"],
  ["travelDate", addDays(today, -1)],
  ["travelDate", addDays(lastBookableDate(today), 2)],
  ["travelDate", "9999-12-31"],
  ["numberOfTravelers", 0],
  ["numberOfTravelers", 21],
  ["numberOfTravelers", 1.5],
  ["numberOfTravelers", "2"],
  ["roomType", "penthouse"],
  ["specialRequests", "x".repeat(1001)],
  ["emergencyName", "   "],
  ["emergencyPhone", undefined],
  ["paymentMethod", "cash"],
  ["tour", ""],
  ["tour", null],
  ["couponCode", "MONSOON20"],
  ["couponCode", ""],
  ["expectedTotal", "24998"],
] as const)("%s as %j is refused beside that field and no other", async ([field, value]) => {
  const response = await post("/api/bookings", bookingRequest({ [field]: value }));
  const { errors = {} } = await problemOf(response, "invalid");
  expect(Object.keys(errors)).toStrictEqual([field]);
});

test("all missing fields are reported at once", async () => {
  const { errors = {} } = await problemOf(await post("/api/bookings", {}), "invalid");
  const { specialRequests: _, ...required } = bookingRequest();
  expect(Object.keys(errors).toSorted()).toStrictEqual(Object.keys(required).toSorted());
});

test.for([
  "tourPrice",
  "totalAmount",
  "discount",
  "status",
  "userId",
  "bookingId",
  "createdAt",
  "role",
  "id",
])("a request cannot set %s", async (key) => {
  const { errors } = await problemOf(await post("/api/bookings", bookingRequest({ [key]: 1 })), "invalid");
  expect(errors).toStrictEqual({ [key]: ["Unknown field."] });
});

test.for(["constructor", "toString", "hasOwnProperty", "__proto__"])(
  "a key named like a property of every object, %s, is unknown like any other",
  async (key) => {
    const body = JSON.stringify(bookingRequest()).replace("{", `{"${key}":1,`);
    const response = await post("/api/bookings", body);
    expect(await response.clone().text()).toContain(`"errors":{"${key}":["Unknown field."]}`);
    await problemOf(response, "invalid");
  },
);

test.for(["no-such-tour", "oo\u0000ty", "oo\ud800ty", "' OR 1=1 --"])(
  "the tour %j is not found",
  async (tour) => {
    await problemOf(await post("/api/bookings", bookingRequest({ tour })), "not_found");
  },
);

test.for(["/api/bookings/", "/api/booking", "/api/bookings/TB123456", "/api"])(
  "%s is not found",
  async (path) => {
    await problemOf(await post(path, bookingRequest()), "not_found");
  },
);

test("bookings cannot be read, changed or deleted at the URL that creates them", async () => {
  await problemOf(await get("/api/bookings"), "not_found");
  await problemOf(await patch("/api/bookings", {}), "not_found");
});

test("any price change is refused with the new quote", async () => {
  const request = bookingRequest({ roomType: "deluxe", numberOfTravelers: 2, expectedTotal: 1 });
  const { quote } = await problemOf(await post("/api/bookings", request), "price_changed");
  const total = quote?.total ?? 0;
  expect(quote?.lines.map(({ code }) => code)).toStrictEqual(["fare", "room"]);
  expect(quote?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  for (const expectedTotal of [total - 1, total + 1, 0]) {
    const refused = await problemOf(
      await post("/api/bookings", { ...request, expectedTotal }),
      "price_changed",
    );
    expect(refused.quote).toStrictEqual(quote);
  }
});

test.for(["a b", "x".repeat(256), "sch\u00fcssel"])("%s is an invalid idempotency key", async (key) => {
  const response = await post("/api/bookings", bookingRequest(), { "Idempotency-Key": key });
  const { errors } = await problemOf(response, "invalid");
  expect(errors).toHaveProperty("idempotency-key");
});

/** Bookings as people type and paste their details, and how staff finds them. */

test.for([
  ["phone", "09845012345", { customerPhone: "+919845012345" }],
  ["phone", "\u202A+91 098450 12345\u202C", { customerPhone: "+919845012345" }],
  ["phone", "tel:0091-98450-12345", { customerPhone: "+919845012345" }],
  ["phone", "９८４५०१२३４५".normalize("NFKC"), { customerPhone: "+919845012345" }],
  ["phone", "022 2202 0564", { customerPhone: "+912222020564" }],
  ["phone", "+44 (0)20 7946 0958", { customerPhone: "+442079460958" }],
  ["email", "\u2060user@bücher.example, ", { customerEmail: "user@xn--bcher-kva.example" }],
  ["firstName", "Md.Rafiq", { customerName: "Md.Rafiq Iyer" }],
  ["firstName", "A\u200Bsha\u202C", { customerName: "Asha Iyer" }],
  ["lastName", "एस.एस.राजमौली", { customerName: "Meera एस.एस.राजमौली" }],
  ["lastName", "meera", { customerName: "Meera" }],
  ["travelDate", null, {}],
] as const)("%s %j is booked", async ([field, typed, stored]) => {
  const travelDate = freshTravelDate();
  const digits = travelDate.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x0966 + Number(digit)));
  expect(await book({ travelDate, [field]: typed ?? digits })).toMatchObject({ travelDate, ...stored });
});

test.for([
  ["lastName", "", "Only one name? Enter it in both fields."],
  ["lastName", "-", "Only one name? Enter it in both fields."],
  ["firstName", "evil.com", "web or e-mail address"],
  ["phone", "98765", "Enter a 10-digit mobile number"],
  ["phone", "+44 020 7946 0958", "leave out a 0"],
  ["email", "राम@डाटा.भारत", "before the @"],
] as const)(
  "%s %j is refused with a message that helps, and nothing is written",
  async ([field, typed, message]) => {
    const before = await rowCounts();
    const response = await post("/api/bookings", bookingRequest({ [field]: typed }));
    expect(response.status).toBe(422);
    expect((await problemOf(response, "invalid")).errors?.[field]?.join(" ")).toContain(message);
    expect(await rowCounts()).toStrictEqual(before);
  },
);

const listSchema = z.object({
  bookings: z.array(z.object({ bookingId: z.string(), customerName: z.string() })),
});

async function found(q: string): Promise<string[]> {
  const { cookie } = await signIn("admin");
  const list = await read(
    await get(`/api/admin/bookings?q=${encodeURIComponent(q)}`, as(cookie)),
    listSchema,
  );
  return list.bookings.map(({ customerName }) => customerName);
}

test("staff finds a person without accents, in any case, decomposed, and by two letters of a word", async () => {
  const élodie = "Élodie Lefèvre";
  const nguyễn = "Nguyễn Trần";
  await book({ firstName: "Élodie", lastName: "Lefèvre" });
  await book({ firstName: "Nguyễn", lastName: "Trần" });
  await book({ firstName: "Øystein", lastName: "Łuczak" });
  await book({ firstName: "क़मर", lastName: "राम" });
  for (const q of ["élodie", "ELODIE", "lefevre", "E\u0301lodie", "Lefe\u0300vre", "Él", "el", "le"])
    expect([q, await found(q)]).toStrictEqual([q, expect.arrayContaining([élodie])]);
  for (const q of ["nguyen", "NGUYỄN", "Nguyễn".normalize("NFD"), "tr", "trần"])
    expect([q, await found(q)]).toStrictEqual([q, expect.arrayContaining([nguyễn])]);
  expect(await found("oystein luczak")).toContain("Øystein Łuczak");
  expect(await found("कमर")).toContain("क़मर राम");
  expect(await found("रा")).toContain("क़मर राम");
  // Two letters are not found inside a word.
  expect(await found("vr")).not.toContain(élodie);
});

test("a reference and a phone are found as people type them, and two digits are the beginning of a number", async () => {
  const { bookingId, customerName } = await book({
    firstName: "Only",
    lastName: "Digits",
    phone: "9761234567",
  });
  const spelled = bookingId
    .toLowerCase()
    .replaceAll(/\d/g, (digit) => String.fromCodePoint(0x0660 + Number(digit)));
  for (const q of [`\u200E${spelled}.`, "097612 34567", "+91 (0)97612-34567", "९७६१२३४५६७", "97"])
    expect([q, await found(q)]).toStrictEqual([q, expect.arrayContaining([customerName])]);
});

test("names are sorted by their letters, not by their accents", async () => {
  const { cookie } = await signIn("admin");
  const list = await read(await get("/api/admin/bookings?sort=customer&limit=100", as(cookie)), listSchema);
  const names = list.bookings.map(({ customerName }) => foldedName(customerName));
  expect(names).toStrictEqual(names.toSorted((one, other) => (one < other ? -1 : Number(one > other))));
});

test("staff finds accounts, companies and tours without accents", async () => {
  const { cookie } = await signIn("admin");
  const person = await createUser("user", "active", "Zoë Ångström");
  await db
    .update(users)
    .set({ foldedName: foldText("Zoë Ångström") })
    .where(eq(users.id, person.id));
  const schema = z.object({ users: z.array(z.object({ name: z.string() })) });
  for (const q of ["zoe angstrom", "ANGSTRÖM", "Zoë".normalize("NFD"), "Ångström"]) {
    const list = await read(await get(`/api/admin/users?q=${encodeURIComponent(q)}`, as(cookie)), schema);
    expect([q, list.users]).toStrictEqual([q, [expect.objectContaining({ name: "Zoë Ångström" })]]);
  }
  await expect(db.update(users).set({ name: "Zoe Else" }).where(eq(users.id, person.id))).rejects.toThrow();
});

test("a name can't be written without its folded form", async () => {
  const { bookingId } = await book();
  const rename = (set: Partial<typeof bookings.$inferInsert>) =>
    db.update(bookings).set(set).where(eq(bookings.bookingId, bookingId));
  await expect(rename({ customerName: "Ravi Rao" })).rejects.toThrow();
  await expect(rename({ customerFolded: " ravi rao" })).rejects.toThrow();
  await rename({ customerName: "Ravi Rao", customerFolded: foldedName("Ravi Rao") });
  expect(await found("ravi rao")).toContain("Ravi Rao");
});
