import { expect, test } from "vitest";
import { z } from "zod";
import { foldedName } from "~/domain/desk/booking-search";
import { foldText } from "~/domain/folded-text";
import { type bookings } from "../../worker/platform/db/schema";
import { createUser, signIn } from "../support/accounts";
import { as, book, get, post, read } from "../support/api";
import { bookingRequest, freshTravelDate } from "../support/booking-request";
import { rowCounts, setBooking } from "../support/database";
import { setUser } from "../support/rows";
import { problemOf } from "../support/problem";

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
  await setUser(person.id, { foldedName: foldText("Zoë Ångström") });
  const schema = z.object({ users: z.array(z.object({ name: z.string() })) });
  for (const q of ["zoe angstrom", "ANGSTRÖM", "Zoë".normalize("NFD"), "Ångström"]) {
    const list = await read(await get(`/api/admin/users?q=${encodeURIComponent(q)}`, as(cookie)), schema);
    expect([q, list.users]).toStrictEqual([q, [expect.objectContaining({ name: "Zoë Ångström" })]]);
  }
  await expect(setUser(person.id, { name: "Zoe Else" })).rejects.toMatchObject({
    cause: { message: expect.stringContaining("users_name_folded") },
  });
});

test("a name can't be written without its folded form", async () => {
  const { bookingId } = await book();
  const rename = (set: Partial<typeof bookings.$inferInsert>) => setBooking(bookingId, set);
  for (const part of [{ customerName: "Ravi Rao" }, { customerFolded: " ravi rao" }])
    await expect(rename(part)).rejects.toMatchObject({
      cause: { message: expect.stringContaining("bookings_name_folded") },
    });
  await rename({ customerName: "Ravi Rao", customerFolded: foldedName("Ravi Rao") });
  expect(await found("ravi rao")).toContain("Ravi Rao");
});
