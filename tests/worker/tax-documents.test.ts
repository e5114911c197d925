import { eq, inArray, sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { addMonths, monthOf } from "~/domain/calendar/months";
import { matchesFilter } from "~/domain/desk/booking-list";
import { gstr1Of } from "~/domain/money/tax/gstr-1";
import { taxDocument, type TaxDocument } from "~/domain/money/tax/tax-documents";
import { answerInvoiceDetails } from "~/features/money/invoices/answer-invoice-details";
import { bookingKey } from "../../worker/platform/keys/booking-link";
import { bookings, ledgerEntries, taxDocuments, tours } from "../../worker/platform/db/schema";
import { insertTaxDocument } from "../../worker/money/invoices/tax-documents.repo";
import { as, book, get, origin, post } from "../support/api";
import { bookingRequest } from "../support/booking-request";
import { db, registerForGst, setBooking } from "../support/database";
import { setOperator } from "../support/rows";
import { form } from "../support/form";
import { keys } from "../support/keys";
import { receive } from "../support/paid-booking";
import { bookToPay, moneyOf, orderOf, pay } from "../support/payments";
import { createMember, createPerson } from "../support/people";
import { readPdf } from "../support/read-pdf";
import { refusal } from "../support/refusal";
import { browser, services } from "../support/services";
import { signedIn } from "../support/signed-in";
import { gstins, taxSource } from "../support/tax";

const operatorSlug = "nilgiri-trails";

async function linkOf(bookingId: string) {
  const { booking } = await moneyOf(bookingId);
  return { path: `/trip/${bookingId}/${bookingKey(keys, booking)}`, key: bookingKey(keys, booking) };
}

const kindsOf = (documents: readonly TaxDocument[]) => documents.map(({ kind, total }) => [kind, total]);

test("the payment that completes the price issues its invoice, in the operator's name, with the buyer's State", async () => {
  await registerForGst(operatorSlug);
  const { bookingId, totalAmount } = await book({ state: "Tamil Nadu", postalCode: "643001" });
  expect((await moneyOf(bookingId)).taxDocuments).toStrictEqual([]);
  await receive(bookingId, 5_000);
  const { path } = await linkOf(bookingId);
  const early = await get(`${path}/invoice.pdf`);
  expect(early.status).toBe(404);
  expect(await early.text()).toContain("₹19,998 is left to pay");
  await receive(bookingId);
  const { taxDocuments: issued } = await moneyOf(bookingId);
  expect(kindsOf(issued)).toStrictEqual([
    ["receipt-voucher", 5_000],
    ["receipt-voucher", totalAmount - 5_000],
    ["invoice", totalAmount],
  ]);
  const invoice = issued.at(-1);
  expect(invoice?.number).toMatch(/^TBI\/\d\d-\d\d\/\d{6}$/);
  // Later edits of the operator and the booking don't change it.
  await setOperator(operatorSlug, { companyName: "Nilgiri Renamed" });
  onTestFinished(async () => {
    await setOperator(operatorSlug, { companyName: "Nilgiri Trails" });
  });
  await setBooking(bookingId, { tourTitle: "Elsewhere" });
  const { text } = await readPdf(new Uint8Array(await (await get(`${path}/invoice.pdf`)).arrayBuffer()));
  for (const part of [
    "Tax invoice",
    "Nilgiri Trails",
    `GSTIN: ${gstins.karnataka}`,
    invoice?.number ?? "",
    "Tamil Nadu (33)",
    "998555",
    "₹24,998",
    "Rupees twenty-four thousand nine hundred and ninety-eight only",
    "Taxable value ₹23,807.62",
    "IGST 5 % ₹1,190.38",
    "through Tour Bharat",
  ])
    expect(text).toContain(part);
  expect(text).not.toMatch(/Elsewhere|Renamed/);
});

test("accommodation is invoiced in the State of the place, with its own code", async () => {
  await registerForGst(operatorSlug);
  await setOperator(operatorSlug, { supply: "stay" });
  onTestFinished(() => setOperator(operatorSlug, { supply: "tour" }));
  const { bookingId, totalAmount } = await book({ state: "29" });
  await setOperator(operatorSlug, { supply: "tour-with-credit" });
  await receive(bookingId);
  for (const document of (await moneyOf(bookingId)).taxDocuments)
    expect(document).toMatchObject({
      total: totalAmount,
      placeOfSupply: { code: "33" },
      tax: { parts: [{ name: "IGST", percent: 5 }] },
      service: { code: "996311" },
    });
  const { path } = await linkOf(bookingId);
  const { text } = await readPdf(new Uint8Array(await (await get(`${path}/invoice.pdf`)).arrayBuffer()));
  for (const part of ["Tamil Nadu (33)", "996311, room or unit accommodation services", "Karnataka"])
    expect(text).toContain(part);
});

test("a payment is started with the State only, which a PIN code gives, and a guest's page keeps", async () => {
  await registerForGst(operatorSlug);
  const { booking, link } = await bookToPay({ paymentMethod: "upi" });
  const { bookingId } = booking;
  // No UPI code before the State is known.
  expect(await services.openPayPage(link)).toMatchObject({
    upi: null,
    canPay: true,
    askedState: { state: "", postalCode: "" },
  });
  const refused = await refusal(services.startPayment(link, "card"), "invalid");
  expect(refused.errors).toStrictEqual({ state: [expect.stringContaining("choose the State")] });
  const visitor = { viewer: null, key: link.key };
  const give = (postalCode: string) =>
    services.saveInvoiceDetails(bookingId, visitor, browser(), { state: null, postalCode });
  // A district of two States.
  await refusal(give("605001"), "invalid");
  expect((await moneyOf(bookingId)).booking).toMatchObject({ buyerState: null, postalCode: null });
  await give("643001");
  expect((await services.openPayPage(link)).askedState).toBeNull();
  await pay(await orderOf(link));
  expect((await moneyOf(bookingId)).taxDocuments).toMatchObject([
    { kind: "receipt-voucher", placeOfSupply: { code: "33" } },
    { kind: "invoice", placeOfSupply: { code: "33" }, buyer: { postalCode: "643001", state: "Tamil Nadu" } },
  ]);
});

test("money that comes without the State gets its voucher, and the invoice comes with the State, from the traveler's page or the office", async () => {
  await registerForGst(operatorSlug);
  const owner = await signedIn();
  const [first, second] = [await book({}, as(owner.cookie)), await book({}, as(owner.cookie))];
  for (const { bookingId } of [first, second]) await receive(bookingId);
  const { viewer: admin } = await signedIn("admin");
  const member = await createMember(operatorSlug, ["bookings"]);
  const waitingOnes = async () => ({
    admin: (await services.listBookings(admin, { paid: "state", limit: 100 })).bookings
      .filter((each) => matchesFilter(each, { paid: "state" }))
      .map(({ bookingId }) => bookingId)
      .toReversed(),
    operator: (await services.getOperatorOverview(member)).tasks.lackingState,
    counted: (await services.countAdminWork(admin)).invoicesWaiting,
  });
  const both = [first.bookingId, second.bookingId];
  expect(await waitingOnes()).toStrictEqual({ admin: both, operator: both, counted: 2 });
  const waiting = await moneyOf(first.bookingId);
  expect(waiting.taxDocuments).toMatchObject([
    { kind: "receipt-voucher", placeOfSupply: null, tax: { parts: [{ name: "IGST", percent: 5 }] } },
  ]);
  expect(waiting.booking.paidAmount).toBe(first.totalAmount);
  const { key } = await linkOf(first.bookingId);
  const link = { bookingId: first.bookingId, key };
  expect((await services.getTrip(link)).askedState).toStrictEqual({ state: "", postalCode: "" });
  const request = (fields: Record<string, string>) =>
    answerInvoiceDetails(services, {
      bookingId: first.bookingId,
      by: { viewer: null, key },
      request: new Request(origin, { method: "POST", body: new URLSearchParams(fields) }),
    });
  expect(await request({ state: "", postalCode: "" })).toMatchObject({
    data: { isDone: false, errors: { state: expect.stringContaining("choose the State") } },
    init: { status: 422 },
  });
  expect(await request({ state: "29", postalCode: "" })).toMatchObject({ data: { isDone: true } });
  const [, invoice] = (await moneyOf(first.bookingId)).taxDocuments;
  expect(invoice).toMatchObject({ kind: "invoice", placeOfSupply: { code: "29" }, total: first.totalAmount });
  const [central, state] = invoice?.tax?.parts ?? [];
  expect([central?.name, state?.name]).toStrictEqual(["CGST", "SGST"]);
  expect({ ...central, name: "" }).toStrictEqual({ ...state, name: "" });
  expect(await services.getTrip(link)).toMatchObject({ askedState: null, documents: { invoice: true } });

  // The account's last State is the default of the next one.
  expect((await services.getAdminBooking(admin, first.bookingId)).mails.at(-1)?.subject).toContain(
    `Your invoice for booking ${first.bookingId}`,
  );
  expect(await waitingOnes()).toStrictEqual({
    admin: [second.bookingId],
    operator: [second.bookingId],
    counted: 1,
  });
  expect((await services.getAdminBooking(admin, second.bookingId)).askedState?.state).toBe("29");
  const stranger = await createMember(operatorSlug, ["tours"]);
  const given = { state: "27", postalCode: null } as const;
  await refusal(services.saveBuyerState(stranger, second.bookingId, given), "forbidden");
  await refusal(services.saveBuyerState(member, second.bookingId, { ...given, state: null }), "invalid");
  await services.saveBuyerState(member, second.bookingId, given);
  expect((await moneyOf(second.bookingId)).taxDocuments.at(-1)).toMatchObject({
    kind: "invoice",
    placeOfSupply: { code: "27" },
  });
  expect((await services.getOperatorBooking(member, second.bookingId)).askedState).toBeNull();
  await refusal(
    services.saveBuyerState(admin, second.bookingId, { ...given, state: "30" }),
    "illegal_transition",
  );
});

test("what is kept of a canceled booking is invoiced once the State is known", async () => {
  await registerForGst(operatorSlug);
  const travelDate = addDays(todayInIndia(Date.now()), 20);
  const { bookingId, customerEmail } = await book({ travelDate });
  await receive(bookingId);
  await post(`/api/bookings/${bookingId}/cancel`, { email: customerEmail });
  const { key } = await linkOf(bookingId);
  const { booking } = await moneyOf(bookingId);
  const kept = booking.paidAmount - booking.refundedAmount;
  expect(kept).toBeGreaterThan(0);
  await services.saveInvoiceDetails(bookingId, { viewer: null, key }, browser(), { state: "29" });
  expect((await moneyOf(bookingId)).taxDocuments.at(-1)).toMatchObject({ kind: "invoice", total: kept });
});

test("without a GSTIN the receipt shows no tax", async () => {
  const { booking, link } = await bookToPay();
  await pay(await orderOf(link));
  const { taxDocuments: issued } = await moneyOf(booking.bookingId);
  expect(issued.map(({ title, tax }) => [title, tax])).toStrictEqual([
    ["Payment receipt", null],
    ["Receipt", null],
  ]);
});

test("a cancellation after the invoice issues a credit note for what comes back", async () => {
  await registerForGst(operatorSlug);
  const travelDate = addDays(todayInIndia(Date.now()), 60);
  const { bookingId, customerEmail, totalAmount } = await book({ travelDate, state: "29" });
  await receive(bookingId);
  expect((await post(`/api/bookings/${bookingId}/cancel`, { email: customerEmail })).status).toBe(200);
  const { booking, taxDocuments: issued } = await moneyOf(bookingId);
  const [invoice, note] = issued.slice(-2);
  expect(note).toMatchObject({
    kind: "credit-note",
    total: booking.refundedAmount,
    refersTo: [{ number: invoice?.number }],
  });
  expect(booking.refundedAmount).toBe(totalAmount);
  expect(await services.getVerifiedDocument(invoice?.key ?? "")).toMatchObject({
    total: totalAmount,
    notes: [{ number: note?.number }],
  });
});

test("the invoices and notes of the tax return add up to the sales in the ledger", async () => {
  await registerForGst(operatorSlug);
  const today = todayInIndia(Date.now());
  const sold = [];
  for (const [days, isCancelled] of [
    [60, false],
    [60, true],
    [20, true],
  ] as const) {
    // One after another, as they are numbered.
    // oxlint-disable-next-line no-await-in-loop
    const { bookingId, customerEmail } = await book({ travelDate: addDays(today, days), state: "29" });
    // oxlint-disable-next-line no-await-in-loop
    await receive(bookingId);
    // oxlint-disable-next-line no-await-in-loop
    if (isCancelled) await post(`/api/bookings/${bookingId}/cancel`, { email: customerEmail });
    sold.push(bookingId);
  }
  const admin = await createPerson("admin", "active");
  // The month may change during the test.
  const months = [-1, 0, 1].map((distance) => addMonths(monthOf(today), distance));
  const supplies = (
    await Promise.all(months.map((month) => services.listOutwardSupplies(admin, month)))
  ).flat();
  expect(supplies.length).toBeGreaterThan(0);
  for (const { total, taxable, taxOf, rounding } of supplies)
    expect(taxable + taxOf("IGST", "CGST", "SGST", "UTGST") + rounding).toBe(total);
  const sales = await db
    .select({
      bookingId: bookings.bookingId,
      amount: sql<number>`sum(CASE 'receivable' WHEN ${ledgerEntries.debit} THEN ${ledgerEntries.amount} ELSE -${ledgerEntries.amount} END)`,
    })
    .from(ledgerEntries)
    .innerJoin(bookings, eq(bookings.id, ledgerEntries.booking))
    .where(inArray(ledgerEntries.kind, ["sale", "sale-change"]))
    .groupBy(bookings.bookingId);
  const [full = 0, none, half] = sold.map((bookingId) => {
    const total = supplies
      .filter(({ document }) => document.bookingId === bookingId)
      .reduce((sum, each) => sum + each.total / 100, 0);
    expect(total).toBe(sales.find((sale) => sale.bookingId === bookingId)?.amount);
    return total;
  });
  expect([none, half]).toStrictEqual([0, full / 2]);
  const returns = await Promise.all(
    months.map(async (month) => {
      const { sellers } = await services.listTaxSellers(admin, month);
      if (!sellers.includes(operatorSlug)) return [];
      const asked = { seller: operatorSlug, month };
      const documents = await services.listTaxDocumentsOfMonth(admin, asked);
      const gstin = documents[0]?.seller.gstin ?? "";
      const { b2cl, b2cs, cdnur } = gstr1Of(documents, { gstin, month, etin: null });
      const large = [...b2cl.flatMap(({ inv }) => inv), ...cdnur].map(({ itms: [item], ...row }) =>
        "ntty" in row && row.ntty === "C" ? -(item?.itm_det.txval ?? 0) : (item?.itm_det.txval ?? 0),
      );
      return [...large, ...b2cs.map(({ txval }) => txval)];
    }),
  );
  const own = supplies.filter(({ document }) => document.seller.gstin !== null);
  const inPaise = returns.flat().reduce((sum, rupees) => sum + Math.round(rupees * 100), 0);
  expect(inPaise).toBe(own.reduce((sum, { taxable }) => sum + taxable, 0));
});

test("two invoices issued at the same time get consecutive numbers", async () => {
  const ids = await Promise.all(["a", "b", "c"].map(async () => (await book()).bookingId));
  await Promise.all(ids.map((id) => receive(id)));
  const numbers = await Promise.all(
    ids.map(async (id) => Number((await moneyOf(id)).taxDocuments.at(-1)?.number.slice(-6))),
  );
  const sorted = numbers.toSorted((a, b) => a - b);
  expect(sorted).toStrictEqual(sorted.map((_, index) => (sorted[0] ?? 0) + index));
});

test("numbers read before they are written collide, and the database refuses the second", async () => {
  const { bookingId } = await book();
  const { booking } = await moneyOf(bookingId);
  const document = taxDocument({ kind: "receipt-voucher", from: 0, to: 1 }, taxSource(), {
    key: "unused",
    issuedAt: Date.now(),
  });
  const seller = crypto.randomUUID();
  await insertTaxDocument(
    db,
    { ...document, key: crypto.randomUUID() },
    { booking: booking.id, operatorSlug: seller },
  );
  const row = await db.select().from(taxDocuments).where(eq(taxDocuments.seller, seller)).get();
  if (!row) throw new Error("no document");
  // The negative control: the same table without the constraints takes both.
  await db.run(sql`CREATE TABLE unguarded AS SELECT * FROM tax_documents WHERE seller = ${seller}`);
  onTestFinished(async () => void (await db.run(sql`DROP TABLE unguarded`)));
  const issue = async (table: "tax_documents" | "unguarded", bothRead: Promise<unknown>) => {
    const name = sql.identifier(table);
    const next = await db.get<{ n: number }>(
      sql`SELECT max(number) + 1 AS n FROM ${name} WHERE seller = ${seller}`,
    );
    await bothRead;
    await db.run(
      sql`INSERT INTO ${name} SELECT ${crypto.randomUUID()}, kind, booking, seller, financial_year, ${next.n}, total, issued_at, document
        FROM tax_documents WHERE key = ${row.key}`,
    );
  };
  const together = async (table: "tax_documents" | "unguarded") => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const both = [issue(table, promise), issue(table, promise)];
    resolve();
    return (await Promise.allSettled(both)).map(({ status }) => status).toSorted();
  };
  expect(await together("unguarded")).toStrictEqual(["fulfilled", "fulfilled"]);
  expect(await db.all(sql`SELECT number FROM unguarded GROUP BY number HAVING count(*) > 1`)).toHaveLength(1);
  expect(await together("tax_documents")).toStrictEqual(["fulfilled", "rejected"]);
});

test("invoice details are asked until the invoice is issued, and checked", async () => {
  const { bookingId } = await book();
  const { key } = await linkOf(bookingId);
  const visitor = { viewer: null, key };
  const details = {
    state: "27",
    postalCode: null,
    billingAddress: "Acme Ltd\nPune",
    gstin: gstins.maharashtra,
  } as const;
  const save = (change: Partial<Parameters<typeof services.saveInvoiceDetails>[3]> = {}) =>
    services.saveInvoiceDetails(bookingId, visitor, browser(), { ...details, ...change });
  await save();
  await save();
  expect(await services.getInvoicePage(bookingId, visitor, browser())).toMatchObject({
    isOpen: true,
    documents: [],
    details,
  });
  expect((await moneyOf(bookingId)).events).toHaveLength(2);
  await receive(bookingId);
  await expect(save({ state: null, gstin: null })).rejects.toMatchObject({ code: "illegal_transition" });
  const page = await services.getInvoicePage(bookingId, visitor, browser());
  expect(page).toMatchObject({ isOpen: false, missing: null, details });
  expect((await moneyOf(bookingId)).taxDocuments.at(-1)?.buyer).toMatchObject({
    name: expect.any(String),
    address: "Acme Ltd\nPune",
    state: "Maharashtra",
    gstin: gstins.maharashtra,
  });
  const wrong = await post("/api/bookings", bookingRequest({ gstin: gstins.maharashtra, state: "29" }));
  expect([wrong.status, await wrong.text()]).toStrictEqual([422, expect.stringContaining("another State")]);
});

test("documents open for the owner, the link, the administrator and the operator, and for nobody else", async () => {
  const owner = await signedIn();
  const { bookingId } = await book({}, as(owner.cookie));
  await receive(bookingId);
  const document = (await moneyOf(bookingId)).taxDocuments.at(-1)?.key ?? "";
  const { key } = await linkOf(bookingId);
  const { viewer: admin } = await signedIn("admin");
  const { viewer: stranger } = await signedIn();
  const operator = (
    await db.select({ slug: tours.operatorSlug }).from(tours).where(eq(tours.slug, "ooty")).get()
  )?.slug;
  const member = await createMember(operator ?? "", ["bookings"]);
  const other = await createMember(operator ?? "", ["tours"]);
  const open = (visitor: Parameters<typeof services.getTaxDocument>[0]) =>
    services.getTaxDocument(visitor, { bookingId, document });
  for (const visitor of [{ viewer: owner.viewer }, { key }, { administrator: admin }, { operator: member }])
    expect((await open(visitor)).contentType).toBe("application/pdf");
  await expect(open({ viewer: stranger })).rejects.toMatchObject({ code: "not_found" });
  await expect(open({ key: key.replace(/./, "_") })).rejects.toMatchObject({ code: "not_found" });
  await expect(open({ administrator: stranger })).rejects.toMatchObject({ code: "forbidden" });
  await expect(open({ operator: other })).rejects.toMatchObject({ code: "forbidden" });
  await expect(
    services.getTaxDocument({ key }, { bookingId, document: "0".repeat(32) }),
  ).rejects.toMatchObject({
    code: "not_found",
  });
  const path = `/bookings/${bookingId}/documents/${document}.pdf`;
  expect((await get(path, { Cookie: owner.cookie })).status).toBe(200);
  expect((await get(path)).headers.get("Location")).toBe(`/login?next=${encodeURIComponent(path)}`);
});

test("the address in the QR code verifies a document without personal data", async () => {
  const { bookingId, customerName, customerEmail } = await book();
  await receive(bookingId);
  const invoice = (await moneyOf(bookingId)).taxDocuments.at(-1);
  const verified = await services.getVerifiedDocument(invoice?.key ?? "");
  expect(verified).toMatchObject({
    title: "Receipt",
    number: invoice?.number,
    seller: "Nilgiri Trails",
    total: 24_998,
    notes: [],
  });
  for (const personal of [customerName, customerEmail, bookingId])
    expect(JSON.stringify(verified)).not.toContain(personal);
  await expect(services.getVerifiedDocument("0".repeat(32))).rejects.toMatchObject({ code: "not_found" });
});

test("a deleted account's contact details go from former invoices, which stay otherwise", async () => {
  const owner = await signedIn();
  const { bookingId } = await book({}, as(owner.cookie));
  const { booking } = await moneyOf(bookingId);
  const document = taxDocument({ kind: "invoice", from: 0, to: 10 }, taxSource(), {
    key: crypto.randomUUID(),
    issuedAt: 1,
  });
  const buyer = { ...document.buyer, contact: [owner.email, "+919845012345"] };
  await insertTaxDocument(db, { ...document, buyer, rules: "former" }, { booking: booking.id, operatorSlug });
  await db.update(bookings).set({ status: "cancelled" }).where(eq(bookings.id, booking.id));
  await services.deleteAccount(owner.viewer, {
    form: form({ password: owner.password, confirmation: "DELETE" }),
    headers: browser(owner.cookie),
  });
  const [stored] = (await moneyOf(bookingId)).taxDocuments;
  expect(stored).toMatchObject({ total: 10, rules: "former", buyer: { name: "Meera Iyer", contact: null } });
});
