import { expect, test } from "vitest";
import { drawPayoutStatement } from "../../worker/documents/draw-payout-statement";
import { drawServiceInvoice } from "../../worker/documents/draw-service-invoice";
import { drawStatement } from "../../worker/documents/draw-statement";
import { drawTaxDocument } from "../../worker/documents/draw-tax-document";
import { drawVoucher } from "../../worker/documents/draw-voucher";
import { createSheet } from "../../worker/documents/pdf-sheet";
import type { ReadFont } from "../../worker/documents/read-font";
import { chooseFaces } from "../../worker/documents/text/choose-faces";
import { isolated } from "../../worker/documents/text/isolated";
import { directionOf, typeset } from "../../worker/documents/text/typesetter";
import { wrap } from "../../worker/documents/text/wrap";
import { writeFont } from "../../worker/documents/text/write-font";
import { bookingOnPaper } from "../support/documents";
import { readFont } from "../support/fonts";
import { readPdf } from "../support/read-pdf";
import { namesByScript } from "../support/scripts";
import { issueAll, taxSource } from "../support/tax";

const reference = "TB123456";

/** Draws a text as a document and reads it back. */
async function printed(text: string, style = {}) {
  const sheet = await createSheet({ title: "Names", texts: text, reference, readFont });
  sheet.write(text, style);
  return (await readPdf(await sheet.save())).text;
}

/** Returns the clusters of a text from left to right. */
async function clustersOf(text: string, weight: "regular" | "bold" = "regular") {
  const faces = await chooseFaces(readFont, text);
  const stretches = typeset({ text, direction: directionOf(text) }, faces[weight]);
  return stretches.flatMap(({ clusters }) => clusters);
}

/** Returns the characters of a text as they stand from left to right. */
async function visual(text: string): Promise<string> {
  return (await clustersOf(text)).map((cluster) => cluster.text).join("");
}

test.for(Object.entries(namesByScript))(
  "%s is copied as typed, and no letter is missing",
  async ([, name]) => {
    expect(await printed(name)).toBe(name);
    expect(await printed(name, { bold: true })).toBe(name);
    for (const weight of ["regular", "bold"] as const) {
      const glyphs = (await clustersOf(name, weight)).flatMap((cluster) => cluster.glyphs);
      expect(glyphs.filter(({ id }) => id === 0)).toStrictEqual([]);
    }
  },
);

test.for([false, true])("a paragraph in Hindi is copied as typed, bold %s", async (bold) => {
  const typed =
    "नमस्ते! आपकी बुकिंग पक्की हो गई है। कृपया पहले दिन यह वाउचर दिखाएँ। ₹12,500 का भुगतान 28 जनवरी 2027 तक करें: उत्कृष्ट विद्यार्थी, शृंगार, ट्रैक्टर, फ़्लाइट, रुपये, कॉफ़ी, पृथ्वी, ॐ।";
  const lines = (await printed(typed, { bold, width: 200 })).split("\n");
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.join(" ")).toBe(typed);
});

/** Glyphs with their offsets; tests/e2e/printed-words.spec.ts compares them with Chromium's drawing by image. */
test.for([
  ["हूँ", "62 0,0 | 68 433,-45 | 6 470,0"],
  ["राष्ट्र", "53 0,0 | 64 410,0 || 602 0,0 | 184 380,-30"],
  ["कृष्णमूर्ति", "26 0,0 | 69 495,0 || 604 0,0 || 51 0,0 | 68 554,0 || 753 0,0 | 41 223,0 | 183 795,0"],
  ["वर्षा", "58 0,0 || 60 0,0 | 792 521,0"],
  ["क्ष", "248 0,0"],
  ["श्री", "224 0,0 | 66 650,0"],
  ["र्ट", "36 0,0 | 183 493,0"],
  ["కృష్ణ", "23 0,0 | 65 522,0 || 56 0,0 | 484 646,-30"],
  ["ত্রী", "144 0,0 | 61 662,0"],
  ["പൊ", "71 0,0 | 44 715,0 | 64 1611,0"],
  ["ශ්‍රී", "350 0,0 | 167 917,0"],
  ["ปั้น", "70 0,0 | 44 604,0 | 47 417,-40 || 61 0,0"],
  ["لا", "10 0,0 || 71 0,0"],
])("%s is shaped", async ([word = "", shape]) => {
  const clusters = await clustersOf(word);
  const shapes = clusters.map(({ glyphs }) => glyphs.map(({ id, x, y }) => `${id} ${x},${y}`).join(" | "));
  expect(shapes.join(" || ")).toBe(shape);
});

test("the document's font draws the marks of a letter at their offsets", async () => {
  const [cluster] = await clustersOf("हूँ");
  const file = cluster ? writeFont([cluster]) : new Uint8Array();
  const { glyphs = [] } = cluster ?? {};
  // A component has a flag for words and offsets, the number of its glyph, and two offsets.
  const [, ...marks] = glyphs.map(({ x, y }) => [x >> 8, x, y >> 8, y].map((byte) => byte & 0xff));
  const bytes = file.join();
  for (const mark of marks) expect(bytes).toContain(mark.join());
});

test("a document in Latin reads the faces of Latin alone", async () => {
  const files: string[] = [];
  const recorded: ReadFont = (file) => {
    files.push(file);
    return readFont(file);
  };
  await drawVoucher(
    bookingOnPaper({ booking: { customerName: "Zoë D’Souza, ₹ 500 – Łódź" } }),
    "x",
    recorded,
  );
  expect(files.filter((file) => !file.startsWith("mukta-latin"))).toStrictEqual([]);
  await chooseFaces(recorded, "Tsering བཀྲ་ཤིས");
  expect(files.filter((file) => /tamil|noto-sans-(sc|jp|kr)/.test(file))).toStrictEqual([]);
});

test("letters that no face has are spelled in Latin with the reference beside them, emoji are left out", async () => {
  expect(await printed("ᱥᱟᱱᱛᱟᱲᱤ Murmu")).toBe(`santari Murmu (${reference})`);
  expect(await printed("𑄌𑄋𑄴𑄟𑄳𑄦")).toMatch(/^[A-Za-z0-9+ ]+ \(TB123456\)$/);
  expect(await printed("\ue000 Asha")).toBe(`U+E000 Asha (${reference})`);
  expect(await printed("Meera 😀👨‍👩‍👧 Nair ✈️")).toBe("Meera Nair");
  expect(await printed("a → b")).toBe("a → b");
});

test("lines from right to left keep the order of what is typed", async () => {
  expect(await visual("Khan علی 12")).toBe("Khan 12 یلع");
  expect(await visual(`Contact: ${isolated("علی")}, +91 98`)).toBe("Contact: یلع, +91 98");
  // HarfBuzz mirrors the brackets.
  expect(await visual("علی (Ali) خان")).toBe("ناخ )Ali( یلع");
  const typed = ["Khan علی خان", "علی (Ali) خان", "مکان 12، لاہور", "محمّد عَلِی"];
  for (const text of typed) expect(await printed(text)).toBe(text);
});

test("lines end between words of scripts without spaces, and no letter loses its marks", async () => {
  for (const text of ["北京市朝阳区建国门外大街甲六号、中国。", "กรุงเทพมหานครอมรรัตนโกสินทร์", "திருவனந்தபுரம்"]) {
    const { regular } = await chooseFaces(readFont, text);
    const lines = wrap(text, regular, 10, 60).map((line) => line.text);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join("")).toBe(text);
    expect(lines.filter((line) => /^[\p{M}\p{P}]/u.test(line))).toStrictEqual([]);
  }
});

const name = "மீனாட்சி சுந்தரம்";
const address = "१२ राष्ट्रपति मार्ग";
const [receipt] = issueAll(taxSource(), [{ totalAmount: 29_700, paidAmount: 29_700 }]);
const party = { name, address, gstin: null, pan: null };
const documents = {
  voucher: () =>
    drawVoucher(
      bookingOnPaper({ booking: { customerName: name, specialRequests: address } }),
      null,
      readFont,
    ),
  "tax document": () =>
    receipt
      ? drawTaxDocument({ ...receipt, buyer: { ...receipt.buyer, name, address } }, null, readFont)
      : Promise.reject(new Error("no receipt")),
  statement: () =>
    drawStatement(
      {
        operator: "tamil-tours",
        companyName: name,
        address,
        gstin: null,
        period: { from: "2026-11-01", to: "2026-11-30" },
        opening: 0,
        lines: [],
        kinds: [],
        closing: 0,
        gross: 0,
        borne: 0,
        commission: 0,
        madeAt: 0,
      },
      readFont,
    ),
  "payout statement": () =>
    drawPayoutStatement(
      {
        id: "p1",
        operator: "tamil-tours",
        companyName: name,
        amount: 0,
        withheld: { gst: 0, tcs: 0, tds: 0 },
        status: "paid",
        reference: null,
        note: null,
        createdAt: "2026-11-28T00:00:00Z",
        paidOn: null,
        preparedBy: null,
        approvedBy: null,
        returnReason: null,
        gstin: null,
        pan: null,
        address,
        lines: [],
      },
      readFont,
    ),
  "service invoice": () =>
    drawServiceInvoice(
      {
        operator: "tamil-tours",
        month: "2026-11",
        kind: "invoice",
        financialYear: "26-27",
        number: 1,
        commission: 100,
        premium: 0,
        gst: 0,
        issuedAt: 0,
        snapshot: { seller: party, buyer: party, placeOfSupply: "33", gstPercent: 18, tax: [], refersTo: [] },
      },
      readFont,
    ),
};

test.for(Object.entries(documents))("a %s prints names and addresses in their script", async ([, draw]) => {
  const { text } = await readPdf(await draw());
  expect(text).toContain(name);
  expect(text).toContain(address);
  expect(text).not.toContain("?");
});
