import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { foldTail } from "../../worker/analytics/sums.repo";
import { operatorDocuments, ledgerEntries, tours } from "../../worker/platform/db/schema";
import { book, get } from "../support/api";
import { operatorDocumentRefusals } from "~/domain/operators/operator-document";
import { pictureRefusals } from "~/domain/tour-pictures/messages";
import { privateFile } from "~/platform/pages/file-response";
import { actionsOn } from "../support/audit";
import { ownerWithOperator } from "../support/operator";
import { db } from "../support/database";
import { operatorRow, setOperator } from "../support/rows";
import { completeOperator, createOperator, createPerson, giveTourTo } from "../support/people";
import { sample } from "../support/pictures";
import { refusal } from "../support/refusal";
import { attempt, browser, form as textForm, services } from "../support/services";
import { form } from "../support/form";
import { signedIn } from "../support/signed-in";
import { coupon } from "../support/coupon";

const details = {
  companyName: "Malabar Walks",
  registrationNumber: "U63040KL2019PTC123456",
  address: "4 Beach Road, Kochi",
  baseCity: "Kochi",
  gstin: "27aapfu0939f1zv",
};

const pdf = new TextEncoder().encode("%PDF-1.7\nsome paper\n%%EOF");

function document(bytes: Uint8Array<ArrayBuffer>, name = "registration.pdf", kind = "registration") {
  return { form: form({ kind, document: new File([bytes], name) }), headers: browser() };
}

function logo(bytes: Uint8Array<ArrayBuffer>) {
  return { form: form({ picture: new File([bytes], "logo") }), headers: browser() };
}

test("the profile is saved with a matching GST number, and changes are logged, verified or not", async () => {
  const { owner, operator } = await ownerWithOperator();
  expect(
    await attempt(services.updateOperatorProfile(owner.viewer, { slug: operator, form: textForm(details) })),
  ).toStrictEqual({ ok: true });
  expect(await services.getOperatorProfile(owner.viewer, null)).toMatchObject({
    operator: { ...details, gstin: "27AAPFU0939F1ZV", status: "verified" },
    operators: [{ slug: operator }],
  });
  // Unchanged fields are not listed.
  await attempt(services.updateOperatorProfile(owner.viewer, { slug: operator, form: textForm(details) }));
  await attempt(
    services.updateOperatorProfile(owner.viewer, {
      slug: operator,
      form: textForm({ ...details, gstin: "" }),
    }),
  );
  const admin = await createPerson("admin", "active");
  const { history } = await services.getOperatorRecord(admin, operator);
  expect(
    history.actions.map(({ action, details: changes }) => [action, changes?.before, changes?.after]),
  ).toStrictEqual([
    ["operator.update", { gstin: "27AAPFU0939F1ZV", pan: "AAPFU0939F" }, { gstin: null, pan: null }],
    [
      "operator.update",
      { registrationNumber: null, address: null, gstin: null, pan: null },
      {
        registrationNumber: details.registrationNumber,
        address: details.address,
        gstin: "27AAPFU0939F1ZV",
        pan: "AAPFU0939F",
      },
    ],
  ]);
});

test("a wrong GST number shows an error beside its field", async () => {
  const { owner, operator } = await ownerWithOperator();
  for (const gstin of ["27AAPFU0939F1ZW", "27AAPFU0939F1Z", "AAAPFU0939F1ZVA"]) {
    const result = await attempt(
      services.updateOperatorProfile(owner.viewer, {
        slug: operator,
        form: textForm({ ...details, gstin }),
      }),
    );
    expect(result).toMatchObject({ ok: false, errors: { gstin: [expect.any(String)] } });
  }
  expect((await services.getOperatorProfile(owner.viewer, operator)).operator.gstin).toBeNull();
});

test("the year of founding is optional, a year, and not in the future", async () => {
  const { owner, operator } = await ownerWithOperator();
  const save = (foundedYear: string) =>
    attempt(
      services.updateOperatorProfile(owner.viewer, {
        slug: operator,
        form: textForm({ ...details, foundedYear }),
      }),
    );
  for (const year of ["98", "1799", "2999", "soon"])
    expect(await save(year)).toMatchObject({ ok: false, errors: { foundedYear: [expect.any(String)] } });
  expect(await save(" 1998 ")).toStrictEqual({ ok: true });
  expect(await services.getOperatorPage(operator)).toMatchObject({ foundedYear: 1998 });
  expect(await save("")).toStrictEqual({ ok: true });
  expect(await services.getOperatorPage(operator)).toMatchObject({ foundedYear: null });
});

test("the phone for travelers is optional and possible, and stands on vouchers", async () => {
  const { owner, operator } = await ownerWithOperator();
  const save = (phone: string) =>
    attempt(
      services.updateOperatorProfile(owner.viewer, {
        slug: operator,
        form: textForm({ ...details, phone }),
      }),
    );
  for (const wrong of ["12345", "+91 98450", "+9912345678901"])
    expect(await save(wrong)).toMatchObject({ ok: false, errors: { phone: [expect.any(String)] } });
  expect(await save("98450 12345")).toStrictEqual({ ok: true });
  await giveTourTo("ooty", operator);
  const { bookingId } = await book({ tour: "ooty" });
  const [, , , key = ""] = (await services.tripPathOf(bookingId)).split("/");
  expect(await services.getVoucher({ key }, bookingId)).toMatchObject({
    contacts: [{ phone: "+919845012345" }],
  });
  expect(await save("")).toStrictEqual({ ok: true });
  expect((await services.getOperatorProfile(owner.viewer, operator)).operator.phone).toBeNull();
});

test("the verification steps show which are done and which are left", async () => {
  const owner = await signedIn("tour_operator", "pending", "Ravi");
  const operator = await createOperator(owner.id, { status: "pending" });
  const done = async () =>
    (await services.getOperatorProfile(owner.viewer, operator)).steps.map(({ isDone }) => isDone);
  expect(await done()).toStrictEqual([false, false, false, false, false, false]);
  await attempt(services.updateOperatorProfile(owner.viewer, { slug: operator, form: textForm(details) }));
  await services.addDocument(owner.viewer, { slug: operator, ...document(pdf) });
  expect(await done()).toStrictEqual([false, false, true, false, false, false]);
  await completeOperator(operator);
  expect(await done()).toStrictEqual([false, true, true, true, false, false]);
  const admin = await createPerson("admin", "active");
  await services.changeAccountStatus(admin, { userId: owner.id, action: "verify" });
  expect(await done()).toStrictEqual([false, true, true, true, false, true]);
});

test("a logo is checked by its content, shown with the tour, and replaces the old one", async () => {
  const { owner, operator } = await ownerWithOperator();
  await giveTourTo("ooty", operator);
  expect(await attempt(services.changeLogo(owner.viewer, { slug: operator, ...logo(pdf) }))).toStrictEqual({
    ok: false,
    errors: { picture: [pictureRefusals().unknown] },
  });
  await services.changeLogo(owner.viewer, { slug: operator, ...logo(sample("png")) });
  const first = (await services.getOperatorProfile(owner.viewer, operator)).operator.logo ?? "";
  expect(first).toMatch(/^\/media\/logos\/[0-9a-f]{32}\.webp$/);
  expect((await get(first)).status).toBe(200);
  expect((await services.getTourPage("ooty")).operator.logo).toBe(first);
  await services.changeLogo(owner.viewer, { slug: operator, ...logo(sample("jpeg")) });
  await expect.poll(async () => (await get(first)).status).toBe(404);
  await services.removeLogo(owner.viewer, { slug: operator });
  expect((await services.getOperatorProfile(owner.viewer, operator)).operator.logo).toBeNull();
});

test("documents are checked by content, listed, downloaded by their owner, and removed", async () => {
  const { owner, operator } = await ownerWithOperator();
  const add = (upload: ReturnType<typeof document>) =>
    services.addDocument(owner.viewer, { slug: operator, ...upload });
  for (const [upload, code, reason] of [
    [document(sample("gif"), "paper.pdf"), "invalid", "unknown"],
    [document(new Uint8Array(5 * 1024 * 1024 + 1)), "too_large", "too_large"],
    [document(new Uint8Array()), "invalid", "missing"],
  ] as const)
    expect((await refusal(add(upload), code)).errors).toStrictEqual({
      document: [operatorDocumentRefusals[reason]],
    });
  const passport = await refusal(add(document(pdf, "x.pdf", "passport")), "invalid");
  expect(passport.errors).toStrictEqual({ kind: ["Please choose a document type."] });
  await add(document(pdf, '../../"Certificat é".html'));
  const { documents } = await services.listOperatorDocuments(owner.viewer, operator);
  expect(documents).toMatchObject([
    {
      kind: "registration",
      fileName: "Certificat é.pdf",
      contentType: "application/pdf",
      size: pdf.byteLength,
    },
  ]);
  const id = documents[0]?.id ?? "";
  const file = privateFile(await services.readOperatorDocument(owner.viewer, { id }));
  expect(Object.fromEntries(file.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-length": String(pdf.byteLength),
    "content-disposition": `attachment; filename="Certificat _.pdf"; filename*=UTF-8''Certificat%20%C3%A9.pdf`,
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
  });
  expect(await file.text()).toBe(new TextDecoder().decode(pdf));
  expect(await env.MEDIA.head(`documents/${id}`)).not.toBeNull();
  // No public URL leads to it.
  expect(await (await get(`/media/documents/${id}`)).text()).not.toContain("some paper");
  await services.removeDocument(owner.viewer, { id });
  expect((await services.listOperatorDocuments(owner.viewer, operator)).documents).toStrictEqual([]);
  await expect.poll(() => env.MEDIA.head(`documents/${id}`)).toBeNull();
  await refusal(services.readOperatorDocument(owner.viewer, { id }), "not_found");
});

test("a company has at most twenty documents, also with concurrent uploads", async () => {
  const { owner, operator } = await ownerWithOperator();
  for (let index = 0; index < 18; index += 1)
    await db.insert(operatorDocuments).values({
      id: `${operator}-${index}`,
      operator,
      kind: "other",
      fileName: "paper.pdf",
      contentType: "application/pdf",
      size: 1,
      createdAt: index,
    });
  const results = await Promise.all(
    Array.from({ length: 5 }, () =>
      attempt(services.addDocument(owner.viewer, { slug: operator, ...document(pdf) })),
    ),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(2);
  expect(await db.$count(operatorDocuments, eq(operatorDocuments.operator, operator))).toBe(20);
});

test("an administrator's view of a document is logged; another company's URL does not find it", async () => {
  const { owner, operator } = await ownerWithOperator();
  await services.addDocument(owner.viewer, { slug: operator, ...document(pdf) });
  const { documents } = await services.listOperatorDocuments(owner.viewer, operator);
  const id = documents[0]?.id ?? "";
  const admin = await signedIn("admin", "active", "Leela Admin");
  expect((await services.getOperatorRecord(admin.viewer, operator)).documents).toStrictEqual(documents);
  const file = await services.readDocument(admin.viewer, { slug: operator, id });
  expect(await new Response(file.body).text()).toBe(new TextDecoder().decode(pdf));
  expect((await actionsOn(operator)).at(-1)).toMatchObject({
    log: { action: "operator.read-document", actorId: admin.id },
    details: { after: { document: id } },
  });
  await refusal(services.readDocument(admin.viewer, { slug: "nilgiri-trails", id }), "not_found");
  for (const [viewer, code] of [
    [null, "unauthenticated"],
    [owner.viewer, "forbidden"],
  ] as const)
    await refusal(services.readDocument(viewer, { slug: operator, id }), code);
});

/** Lists "table.column" wherever the address of an operator stands, alone or in a list. */
async function placesOf(slug: string): Promise<string[]> {
  const columns = await db.all<{ place: string; name: string }>(
    sql.raw(String.raw`SELECT t.name AS place, c.name FROM pragma_table_list AS t, pragma_table_xinfo(t.name) AS c
      WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite\_%' ESCAPE '\' AND t.name NOT LIKE '\_cf\_%' ESCAPE '\'`),
  );
  const found = await env.DB.batch<{ n: number }>(
    columns.map(({ place, name }) =>
      env.DB.prepare(`SELECT count(*) AS n FROM "${place}" WHERE "${name}" IN (?1, '["' || ?1 || '"]')`).bind(
        slug,
      ),
    ),
  );
  return columns
    .filter((_, index) => (found[index]?.results[0]?.n ?? 0) > 0)
    .map(({ place, name }) => `${place}.${name}`)
    .toSorted();
}

test("an operator's address changes, and everything that names it follows", async () => {
  const owner = await createPerson("tour_operator", "verified");
  const before = await createOperator(owner.id);
  await giveTourTo("ooty", before);
  await coupon({ operators: [before] });
  const { bookingId } = await book({ tour: "ooty" });
  await foldTail(db);
  const { id } = await operatorRow(before);
  const places = await placesOf(before);
  expect(places).toEqual(
    expect.arrayContaining([
      "booking_deltas.operator",
      "bookings.operator_slug",
      "coupons.operators",
      "ledger_entries.operator_slug",
      "ledger_totals.operator",
      "operators.slug",
      "tours.operator_slug",
      "trip_balances.operator",
    ]),
  );

  const after = `${before}-treks`;
  await setOperator(before, { slug: after });

  expect(await placesOf(before)).toStrictEqual([]);
  expect(await placesOf(after)).toStrictEqual(places);
  expect(await db.all(sql`PRAGMA foreign_key_check`)).toStrictEqual([]);
  expect(await operatorRow(after)).toMatchObject({ id });
  expect((await get("/api/tours/ooty")).status).toBe(200);
  expect((await book({ tour: "ooty" })).bookingId).not.toBe(bookingId);
  expect(
    await db.select({ slug: tours.operatorSlug }).from(tours).where(eq(tours.slug, "ooty")),
  ).toStrictEqual([{ slug: after }]);
});

test("no entry of the ledger moves to another operator", async () => {
  await book({ tour: "munnar" });
  const other = await createOperator((await createPerson("tour_operator", "verified")).id);
  await expect(db.update(ledgerEntries).set({ operatorSlug: other })).rejects.toMatchObject({
    cause: expect.objectContaining({ message: expect.stringContaining("rule:ledger_kept") }),
  });
});
