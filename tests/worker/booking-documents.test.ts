import ICAL from "ical.js";
import { expect, test } from "vitest";
import { qrPath } from "~/domain/documents/qr";
import { verifyVoucher, voucherKeysSchema } from "~/domain/documents/voucher";
import { bookingKey } from "../../worker/platform/keys/booking-link";
import { drawVoucher } from "../../worker/documents/draw-voucher";
import { as, book, get, origin, post, read } from "../support/api";
import { makePending } from "../support/database";
import { bookingRow } from "../support/rows";
import { bookingOnPaper } from "../support/documents";
import { receive } from "../support/paid-booking";
import { readPdf } from "../support/read-pdf";
import { services } from "../support/services";
import { signedIn } from "../support/signed-in";
import { keys } from "../support/keys";
import { readFont } from "../support/fonts";

const files = ["voucher.pdf", "invoice.pdf", "trip.ics"];

async function keyOf(bookingId: string) {
  return bookingKey(keys, await bookingRow(bookingId));
}

/** Requests a document at the booking's own URL. */
async function openDocument(bookingId: string, file: string) {
  return get(`/trip/${bookingId}/${await keyOf(bookingId)}/${file}`);
}

async function readPaper(bookingId: string, file: string) {
  const response = await openDocument(bookingId, file);
  expect(response.status).toBe(200);
  return readPdf(new Uint8Array(await response.arrayBuffer()));
}

test("the booking's own URL serves its documents, which are neither cached nor indexed", async () => {
  const { bookingId } = await book();
  await receive(bookingId);
  const names = [`Voucher-${bookingId}.pdf`, `Invoice-${bookingId}.pdf`, `Trip-${bookingId}.ics`];
  const types = ["application/pdf", "application/pdf", "text/calendar; charset=utf-8"];
  for (const [index, file] of files.entries()) {
    const { status, headers } = await openDocument(bookingId, file);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": types[index],
      "content-disposition": `attachment; filename="${names[index]}"`,
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
      "x-content-type-options": "nosniff",
    });
  }
});

test("a wrong key, another booking's key, another spelling and a missing booking get an identical 404", async () => {
  const [{ bookingId }, other] = [await book(), await book()];
  const [key, otherKey] = [await keyOf(bookingId), await keyOf(other.bookingId)];
  const addresses = [
    `${bookingId}/${otherKey}`,
    `${bookingId}/${key.slice(0, -1)}`,
    `${bookingId}/${key}x`,
    `${bookingId.toLowerCase()}/${key}`,
    `TB000000/${key}`,
    `nothing/${key}`,
  ];
  for (const file of files) {
    const bodies = new Set<string>();
    for (const address of addresses) {
      const response = await get(`/trip/${address}/${file}`);
      expect(response.status, address).toBe(404);
      expect(response.headers.get("Cache-Control")).toMatch(/no-store/);
      bodies.add(await response.text());
    }
    expect(bodies.size).toBe(1);
  }
  await expect(services.getVoucher({ key: otherKey }, bookingId)).rejects.toMatchObject({
    code: "not_found",
  });
});

test("the owner gets them below /bookings, other users a 404, and guests are redirected to the login", async () => {
  const owner = await signedIn();
  const { bookingId } = await book({}, as(owner.cookie));
  await receive(bookingId);
  const stranger = await signedIn();
  for (const file of files) {
    const path = `/bookings/${bookingId}/${file}`;
    expect((await get(path, { Cookie: owner.cookie })).status).toBe(200);
    expect((await get(path, { Cookie: stranger.cookie })).status).toBe(404);
    const response = await get(path);
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe(`/login?next=${encodeURIComponent(path)}`);
  }
  expect(await services.getVoucher({ viewer: owner.viewer }, bookingId)).toMatchObject({
    booking: { bookingId },
  });
  await expect(services.getVoucher({ viewer: stranger.viewer }, bookingId)).rejects.toMatchObject({
    code: "not_found",
  });
  await expect(services.getVoucher({ viewer: null }, bookingId)).rejects.toMatchObject({
    code: "unauthenticated",
  });
});

test("the voucher shows the trip, in the scripts of travelers' names", async () => {
  const { bookingId } = await book({
    firstName: "मीरा",
    lastName: "Łukaszewicz 😀",
    numberOfTravelers: 3,
    children: 1,
    roomType: "suite",
    specialRequests: "Vegetarian\nதமிழ்",
  });
  const { text, totalPages } = await readPaper(bookingId, "voucher.pdf");
  expect(totalPages).toBe(1);
  for (const part of [
    bookingId,
    "मीरा Łukaszewicz",
    "Vegetarian",
    "112",
    "Nilgiri Trails",
    "Where we meet",
    "On a map: ",
  ])
    expect(text).toContain(part);
});

test("the voucher has the same code as its page, and the public key alone verifies it", async () => {
  const { bookingId, tourSlug, travelDate, numberOfTravelers } = await book();
  const { code } = await services.getVoucher({ key: await keyOf(bookingId) }, bookingId);
  const published = await read(await get("/api/vouchers/key"), voucherKeysSchema.strict());
  expect(await verifyVoucher(code ?? "", published.keys)).toMatchObject({
    bookingId,
    tourSlug,
    travelDate,
    seats: numberOfTravelers,
  });
});

test("the code in the PDF matches its source, rectangle by rectangle", async () => {
  const code = `TBV1.TB123456.ooty.2026-12-12.2.1795240800.${"aB3_-x".repeat(14)}Ag`;
  const { drawings } = await readPdf(await drawVoucher(bookingOnPaper(), code, readFont));
  const { path } = qrPath(code, { border: 4 });
  expect(drawings).toContainEqual(Array.from(path.matchAll(/M(\d+ \d+)/g), ([, place]) => place));
});

test("a canceled booking's voucher is void and has no code; the calendar entry shows the cancellation", async () => {
  const { bookingId, customerEmail } = await book();
  const before = await readPaper(bookingId, "voucher.pdf");
  expect(before.text).not.toContain("VOID");
  const response = await post(`/api/bookings/${bookingId}/cancel`, { email: customerEmail });
  expect(response.status, await response.text()).toBe(200);
  const { text } = await readPaper(bookingId, "voucher.pdf");
  expect(text).toContain("VOID");
  expect(text).toContain("The booking was canceled.");
  expect(await services.getVoucher({ key: await keyOf(bookingId) }, bookingId)).toMatchObject({ code: null });
  const calendar = ICAL.parse(await (await openDocument(bookingId, "trip.ics")).text());
  const event = new ICAL.Component(calendar).getFirstSubcomponent("vevent");
  expect(event?.getFirstPropertyValue("status")).toBe("CANCELLED");
  expect(event?.getFirstPropertyValue("sequence")).toBeGreaterThan(0);
});

test("an unpaid booking has a calendar entry, and neither voucher nor invoice", async () => {
  const { bookingId } = await book();
  await makePending(bookingId);
  expect((await openDocument(bookingId, "voucher.pdf")).status).toBe(404);
  expect((await openDocument(bookingId, "invoice.pdf")).status).toBe(404);
  const calendar = await openDocument(bookingId, "trip.ics");
  expect((await calendar.text()).replaceAll("\r\n ", "")).toContain(
    `URL;VALUE=URI:${origin}/bookings/lookup?bookingId=${bookingId}`,
  );
  await expect(services.getVoucher({ key: await keyOf(bookingId) }, bookingId)).rejects.toMatchObject({
    code: "not_found",
  });
});

test("long texts continue on another page, and a word wider than the page is cut", async () => {
  const documents = bookingOnPaper({
    booking: { specialRequests: `${"a".repeat(500)}\n${"line\n".repeat(60)}end` },
  });
  const { text, totalPages } = await readPdf(await drawVoucher(documents, "TBV1.x", readFont));
  expect(totalPages).toBe(2);
  expect(text.match(/a{20,}/g)?.join("")).toBe("a".repeat(500));
  expect(text).toContain("end");
});
