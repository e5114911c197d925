import { eq } from "drizzle-orm";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, onTestFinished, test, vi } from "vitest";
import { bookings, invoices } from "../../worker/db/schema";
import { get, book } from "../support/api";
import { db } from "../support/database";
import { bookingKey } from "../../worker/bookings/booking-link";
test("dump", async () => {
  const b = await book({ firstName: "मीरा", lastName: "अय्यर 😀", specialRequests: "க" });
  const row = await db.select().from(bookings).where(eq(bookings.bookingId, b.bookingId)).get();
  const key = await bookingKey("a secret for tests, long enough to be one", row?.id ?? "");
  for (const f of ["voucher.pdf", "invoice.pdf", "trip.ics"]) {
    const r = await get(`/trip/${b.bookingId}/${key}/${f}`);
    console.log(f, r.status, JSON.stringify([...r.headers]));
    const bytes = new Uint8Array(await r.arrayBuffer());
    console.log("DUMP", f, Buffer.from(bytes).toString("base64"));
    if (f.endsWith("pdf") && r.status === 200) console.log((await extractText(await getDocumentProxy(bytes), { mergePages: true })).text);
  }
});
