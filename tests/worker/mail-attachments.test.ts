import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import type { DocumentKind } from "~/domain/documents/documents";
import { bookingKey } from "../../worker/platform/keys/booking-link";
import { mailOutbox } from "../../worker/platform/db/schema";
import { drawMailAttachments } from "../../worker/documents/draw-mail-attachments";
import { deliverDueMail } from "../../worker/notifications/mail/deliver-mail";
import { getMail } from "../../worker/notifications/mail/get-mail";
import { insertMail } from "../../worker/notifications/mail/mail-outbox.repo";
import { book, get, post } from "../support/api";
import { backgroundWorkDone } from "../support/background";
import { db, setBooking } from "../support/database";
import { bookingRow } from "../support/rows";
import { mail, recordingTransport } from "../support/mail";
import { receive } from "../support/paid-booking";
import { readPdf } from "../support/read-pdf";
import { readFont } from "../support/fonts";
import { keys } from "../support/keys";
import { silenced } from "../support/silenced";

const now = Date.UTC(2026, 10, 21);
const clock = () => now;
const drawAttachments = (attachments: Parameters<typeof drawMailAttachments>[1]) =>
  drawMailAttachments({ db, clock, keys, origin: null, readFont }, attachments);

beforeEach(async () => {
  await db.delete(mailOutbox);
});

/** A booking, and a message with these documents of it attached. */
async function mailWith(kinds: DocumentKind[], { isPaid = false } = {}) {
  const { bookingId } = await book();
  if (isPaid) await receive(bookingId);
  // Otherwise the delivery of the booking's own mails would take this one too.
  await backgroundWorkDone();
  await db.delete(mailOutbox);
  const row = await bookingRow(bookingId);
  const id = row.id;
  await insertMail(db, mail({ attachments: { booking: id, kinds } }), now);
  return { bookingId, id };
}

async function onlyMail() {
  const [row, ...others] = await db.select().from(mailOutbox);
  expect(others).toStrictEqual([]);
  return row;
}

test("voucher, invoice and calendar file are attached as they are when the message is sent", async () => {
  const { bookingId } = await mailWith(["voucher", "invoice", "calendar"], { isPaid: true });
  await setBooking(bookingId, { customerName: "Lakshmi Iyer", customerFolded: " lakshmi iyer" });
  const transport = recordingTransport();
  await deliverDueMail({ db, clock, transport, drawAttachments });
  const files = transport.taken[0]?.attachments ?? [];
  expect(files.map(({ filename, contentType }) => [filename, contentType])).toStrictEqual([
    [`Voucher-${bookingId}.pdf`, "application/pdf"],
    [`Invoice-${bookingId}.pdf`, "application/pdf"],
    [`Trip-${bookingId}.ics`, "text/calendar; charset=utf-8"],
  ]);
  const [voucher, invoice, calendar] = files;
  expect((await readPdf(voucher?.content ?? new Uint8Array())).text).toContain("Lakshmi Iyer");
  expect((await readPdf(invoice?.content ?? new Uint8Array())).text).toContain("₹24,998");
  expect(new TextDecoder().decode(calendar?.content)).toContain(`Booking ${bookingId}`);
  expect(await onlyMail()).toMatchObject({ status: "sent" });
});

test("the documents that a change issues are attached to its mail", async () => {
  const { bookingId, customerEmail } = await book({ travelDate: addDays(todayInIndia(Date.now()), 60) });
  const sent = async (change: () => Promise<unknown>) => {
    await db.delete(mailOutbox);
    await change();
    const [row] = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, customerEmail));
    const files = row?.attachments ? await drawAttachments(row.attachments) : [];
    return files.map(({ filename }) => filename);
  };
  expect(await sent(() => receive(bookingId, 5000))).toStrictEqual([
    expect.stringMatching(/^Payment-receipt-TBR-/),
  ]);
  expect(await sent(() => receive(bookingId))).toStrictEqual([
    `Invoice-${bookingId}.pdf`,
    expect.stringMatching(/^Payment-receipt-TBR-/),
  ]);
  expect(await sent(() => post(`/api/bookings/${bookingId}/cancel`, { email: customerEmail }))).toStrictEqual(
    [`Trip-${bookingId}.ics`, expect.stringMatching(/^Credit-note-TBC-/)],
  );
});

test("a missing document is left out, and a message without any has no attachments", async () => {
  await mailWith(["invoice"]);
  const transport = recordingTransport();
  await deliverDueMail({ db, clock, transport, drawAttachments });
  expect(transport.taken).toHaveLength(1);
  expect(transport.taken[0]).not.toHaveProperty("attachments");
});

test("a document that cannot be rendered blocks neither the others nor the message", async () => {
  const log = silenced();
  const { id } = await mailWith(["voucher", "calendar"]);
  const broken = { ...keys, voucherKeys: [] };
  const transport = recordingTransport();
  await deliverDueMail({
    db,
    clock,
    transport,
    drawAttachments: (attachments) =>
      drawMailAttachments({ db, clock, keys: broken, origin: null, readFont }, attachments),
  });
  expect(transport.taken[0]?.attachments?.map(({ contentType }) => contentType)).toStrictEqual([
    "text/calendar; charset=utf-8",
  ]);
  expect(await onlyMail()).toMatchObject({ status: "sent", attachments: { booking: id } });
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("attachment not drawn kind=voucher"));
});

test("while the booking cannot be read the message waits, and is retried", async () => {
  silenced();
  await mailWith(["voucher"]);
  const transport = recordingTransport();
  await deliverDueMail({
    db,
    clock,
    transport,
    drawAttachments: () => Promise.reject(new Error("the database is out of reach")),
  });
  expect(transport.taken).toStrictEqual([]);
  expect(await onlyMail()).toMatchObject({ status: "queued", attempts: 1 });
});

test("for a transport without delivery, no document is rendered", async () => {
  await mailWith(["voucher"]);
  const draw = vi.fn(drawAttachments);
  const transport = { ...recordingTransport(), takesAttachments: false };
  await deliverDueMail({ db, clock, transport, drawAttachments: draw });
  expect(draw).not.toHaveBeenCalled();
  expect(await onlyMail()).toMatchObject({ status: "sent" });
});

test("in the mailbox a message links to its documents, as far as they exist", async () => {
  const { bookingId, id } = await mailWith(["voucher", "invoice", "calendar"], { isPaid: true });
  const folder = `/trip/${bookingId}/${bookingKey(keys, { id, linkVersion: 0 })}`;
  const message = (await onlyMail())?.id ?? "";
  const { documents } = await getMail({ db, clock, keys }, message);
  expect(documents).toStrictEqual([
    { label: "Voucher", path: `${folder}/voucher.pdf` },
    { label: "Invoice", path: `${folder}/invoice.pdf` },
    { label: "Calendar file", path: `${folder}/trip.ics` },
  ]);
  for (const { path } of documents) expect((await get(path)).status).toBe(200);
  await mailWith(["voucher", "invoice", "calendar"]);
  const unpaid = (await onlyMail())?.id ?? "";
  expect((await getMail({ db, clock, keys }, unpaid)).documents.map(({ label }) => label)).toStrictEqual([
    "Voucher",
    "Calendar file",
  ]);
});
