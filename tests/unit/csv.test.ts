import { strFromU8, unzipSync } from "fflate";
import Papa from "papaparse";
import { expect, test, vi } from "vitest";
import { AppError } from "~/domain/errors";
import { csvResponse } from "~/platform/pages/csv.server";
import { tableResponse } from "~/platform/pages/table-file.server";

/** Returns the texts of a file of one column, one to a page. */
function fileOf(texts: readonly (string | number | null)[]) {
  return csvResponse("things", [["Text", (text: (typeof texts)[number]) => text]], async (cursor = "0") => ({
    rows: [texts[Number(cursor)] ?? null],
    nextCursor: Number(cursor) + 1 < texts.length ? String(Number(cursor) + 1) : null,
  }));
}

/** Parses a file as a spreadsheet does. */
async function readBack(response: Response): Promise<string[][]> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
  const text = new TextDecoder().decode(bytes);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: ",", skipEmptyLines: true });
  expect(errors).toEqual([]);
  return data;
}

test.for([
  "plain",
  "",
  'She said "fine", twice',
  "one, two; three",
  "first line\nsecond line",
  "first line\r\nsecond line",
  "भारत की यात्रा, धन्यवाद",
  "👩‍👩‍👧 🇮🇳 ₹1,25,999",
  "  blanks around  ",
  "it's 5 - 3 = 2",
])("%j survives the round trip", async (text) => {
  // A column before it, since a line with only an empty text is skipped.
  const number: [string, () => number] = ["Number", () => 1];
  const readPage = async () => ({ rows: [text], nextCursor: null });
  const response = await csvResponse("things", [number, ["Text", (row: string) => row]], readPage);
  expect((await readBack(response))[1]).toEqual(["1", text]);
});

test.for([
  ["+919845012345", "+91 98450 12345"],
  ["+442079460958", "+44 20 7946 0958"],
  ["+15412754567", "+1 541 275 4567"],
  // No phone number.
  ["+999999999", "'+999999999"],
])("the phone number %s stays readable in a spreadsheet", async ([phone = "", shown]) => {
  expect(await readBack(await fileOf([phone]))).toEqual([["Text"], [shown]]);
});

test.for([
  "=1+1",
  "+1",
  "-1",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  "\n=1",
  "=1\nand more",
  '=HYPERLINK("https://evil.example","x")',
])("%j is not a formula in a spreadsheet", async (text) => {
  const [, [cell] = []] = await readBack(await fileOf([text]));
  expect(cell).toBe(`'${text}`);
});

test("numbers are unchanged, and missing values are empty", async () => {
  const rows = await readBack(await fileOf([125_999, -5, 0, null, "end"]));
  expect(rows).toEqual([["Text"], ["125999"], ["-5"], ["0"], ["end"]]);
});

test("there is one file with one header for any number of pages, each read on demand", async () => {
  const readPage = vi.fn(async (cursor = "0") => ({
    rows: [`a${cursor}`, `b${cursor}`],
    nextCursor: cursor === "4" ? null : String(Number(cursor) + 1),
  }));
  const response = await csvResponse("things", [["Text", (text: string) => text]], readPage);
  // The first page, and those that the stream reads ahead.
  expect(readPage.mock.calls.length).toBeLessThanOrEqual(2);
  const rows = await readBack(response);
  expect(rows).toHaveLength(11);
  expect(rows.filter(([cell]) => cell === "Text")).toHaveLength(1);
  expect(readPage).toHaveBeenCalledTimes(5);
  expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="things.csv"');
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
});

test("an empty list has only its header", async () => {
  const none = Promise.resolve({ rows: [], nextCursor: null });
  expect(await readBack(await csvResponse("things", [["Text", () => 1]], () => none))).toEqual([["Text"]]);
});

test("a refused list creates no file", async () => {
  const refused = csvResponse("things", [["Text", () => 1]], async () => {
    throw new AppError("forbidden", "Only administrators may do this.");
  });
  await expect(refused).rejects.toMatchObject({ code: "forbidden" });
});

test("a file that fails while being read is not mistaken for a complete one", async () => {
  const response = await csvResponse("things", [["Text", () => 1]], async (cursor) => {
    if (cursor !== undefined) throw new Error("the database is gone");
    return { rows: [1], nextCursor: "1" };
  });
  await expect(response.text()).rejects.toThrow("the database is gone");
});

const text = (value: string) => `<c t="inlineStr" s="3"><is><t xml:space="preserve">${value}</t></is></c>`;

test("an XLSX file has the same cells: numbers, dates in Indian time, and everything else as text that runs nothing", async () => {
  const cells = [
    1250,
    -3.5,
    "2026-11-30",
    "2026-11-30T00:15:00+05:30",
    "+919845012345",
    "560001",
    "29AADCD4217P1ZA",
    "TB123456",
    "=HYPERLINK(1)",
    'a <b> & "c"\u0007_x000D_',
    null,
    "\uD800भारत",
  ];
  const url = new URL("https://tours.example/list.csv?format=xlsx");
  const pages = [cells.slice(0, 5), cells.slice(5)];
  const response = await tableResponse(
    url,
    "things",
    [["Cell", (cell: (typeof cells)[number]) => cell]],
    async (at = "0") => ({
      rows: pages[Number(at)] ?? [],
      nextCursor: at === "0" ? "1" : null,
    }),
  );
  expect(response.headers.get("Content-Disposition")).toContain('"things.xlsx"');
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  expect(Object.keys(files)).toStrictEqual([
    "[Content_Types].xml",
    "_rels/.rels",
    "xl/workbook.xml",
    "xl/_rels/workbook.xml.rels",
    "xl/styles.xml",
    "xl/worksheets/sheet1.xml",
  ]);
  const sheet = strFromU8(files["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
  expect(sheet).not.toContain("<f>");
  expect(Array.from(sheet.matchAll(/<row>(.*?)<\/row>/g), ([, row]) => row).slice(1)).toStrictEqual([
    "<c><v>1250</v></c>",
    "<c><v>-3.5</v></c>",
    '<c s="1"><v>46356</v></c>',
    `<c s="2"><v>${46_356 + 15 / 1440}</v></c>`,
    text("+919845012345"),
    text("560001"),
    text("29AADCD4217P1ZA"),
    text("TB123456"),
    text("=HYPERLINK(1)"),
    text("a &lt;b&gt; &amp; &quot;c&quot;_x005F_x000D_"),
    "<c/>",
    text("\uFFFDभारत"),
  ]);
});
