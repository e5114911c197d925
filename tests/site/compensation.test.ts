import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { z } from "zod";
import { bookingRequest } from "../support/booking-request";
import { startSite, type Asker } from "./support/site";

let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  site = await startSite("compensation");
});

afterAll(() => site.stop());

/** Texts of a page without its tags. */
async function textOf(asker: Asker, path: string): Promise<string> {
  const answer = await asker.get(path);
  expect(answer.status, path).toBe(200);
  return (await answer.text())
    .replaceAll(/<script[^]*?<\/script>/g, "")
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll(/\s+/g, " ");
}

/** Sells a departure to a guest who pays the operator. @returns the reference and the rupees */
async function sell(operator: Asker, booking: { tour: string; travelDate: string; email: string }) {
  const answer = await fetch(`${site.address}/api/bookings`, {
    method: "POST",
    headers: {
      Connection: "close",
      "Content-Type": "application/json",
      "Idempotency-Key": crypto.randomUUID(),
      Origin: site.address,
    },
    body: JSON.stringify(bookingRequest(booking)),
  });
  const text = await answer.text();
  expect(answer.status, text).toBe(201);
  const { bookingId, totalAmount } = z
    .object({ booking: z.object({ bookingId: z.string(), totalAmount: z.int() }) })
    .parse(JSON.parse(text)).booking;
  const payment = { amount: String(totalAmount), method: "upi", receiptId: crypto.randomUUID() };
  await operator.post(`/operator/bookings/${bookingId}`, {
    intent: "payment",
    expectedVersion: "1",
    ...payment,
  });
  return { bookingId, totalAmount };
}

const rupees = (amount: number) => `₹${amount.toLocaleString("en-IN")}`;

test("an operator closes a departure for its own reasons: each party is named before, and the traveler gets it and sees it", async () => {
  const [operator, admin] = [await site.signIn("operator"), await site.signIn("admin")];
  const tour = "mahabalipuram";
  const travelDate = addDays(todayInIndia(Date.now()), 20);
  const email = "compensated@example.com";
  const { bookingId, totalAmount } = await sell(operator, { tour, travelDate, email });
  const half = rupees(totalAmount / 2);

  const path = `/operator/departures/${tour}/${travelDate}/change`;
  const before = await textOf(operator, path);
  expect(before).toContain("If all travelers take the refund today, without a ground below");
  expect(before).toContain(`Contains the traveler's compensation: ${half}`);
  expect(before).toContain(`Operator gets`);
  const refused = await operator.post(path, {
    intent: "close",
    reason: "Our guide has left us.",
    ground: "weather",
  });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("Please name the source");
  await operator.post(path, { intent: "close", reason: "Our guide has left us.", ground: "", evidence: "" });

  const outbox = await (await site.guest.get("/dev/outbox?channel=mail")).text();
  const subject = `please choose \\(${bookingId}\\)`;
  const [, mail = ""] = new RegExp(`/dev/mail/([\\w-]+)"[^>]*>[^<]*${subject}`).exec(outbox) ?? [];
  expect(mail, "the mail about the closing").not.toBe("");
  const text = await textOf(site.guest, `/dev/outbox/${mail}`);
  expect(text).toContain(`compensation of ${half}`);
  const link = /\/trip\/TB\d+\/[\w-]+/.exec(text)?.[0] ?? "";
  expect(await textOf(site.guest, link)).toContain(`Beyond the refund you get a compensation: ${half}`);
  await site.guest.post(link, { intent: "cancel", expectedRefund: String(totalAmount), reason: "" });
  expect(await textOf(site.guest, link)).toContain(`Compensation beyond the refund: ${half}`);
  expect(await textOf(operator, `/operator/bookings/${bookingId}`)).toContain(
    "Compensation of the traveler, to be transferred",
  );

  expect(await textOf(admin, "/admin")).toContain("Compensations to transfer");
  const page = `/admin/bookings/${bookingId}`;
  expect(await textOf(admin, page)).toContain("Record Compensation as Paid");
  await admin.post(page, { intent: "pay-compensation", reference: "UTR 4711" });
  expect(await textOf(admin, page)).toContain("transferred, UTR 4711");
  expect(await textOf(site.guest, link)).toContain("Reference: UTR 4711");
});
