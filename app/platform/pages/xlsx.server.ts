import { strToU8, Zip, ZipDeflate } from "fflate";
import { isTravelDate } from "~/domain/calendar/calendar";
import { streamResponse } from "./stream-response.server";
import type { CsvColumn, CsvPage, CsvValue } from "./csv.server";

/**
 * Streams a list as an XLSX file of one sheet, reading page by page. Numbers are numbers; days and instants of exports are dates, in
 * Indian time; everything else is text, so that phone numbers, GSTINs and references stay as they are, and no text runs as a formula.
 * @see csvResponse for the parameters. Source of the format: ECMA-376, part 1.
 */
export async function xlsxResponse<Row>(
  name: string,
  columns: readonly CsvColumn<Row>[],
  readPage: (cursor: string | undefined) => Promise<CsvPage<Row>>,
): Promise<Response> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const open = (path: string) => {
    const file = new ZipDeflate(path);
    zip.add(file);
    return (text: string, isLast = false) => file.push(strToU8(text), isLast);
  };
  for (const [path, text] of Object.entries(parts)) open(path)(declared(text), true);
  const write = open("xl/worksheets/sheet1.xml");
  const heads = columns.map(([head]) => head);
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  return streamResponse({ name: `${name}.xlsx`, type }, readPage, ({ rows }, { isFirst, isLast }) => {
    if (isFirst) write(declared(sheetStart(columns.length)) + lineOf(heads, headStyle));
    write(rows.map((row) => lineOf(columns.map(([, cell]) => cell(row)))).join(""));
    if (isLast) {
      write("</sheetData></worksheet>", true);
      zip.end();
    }
    return chunks.splice(0);
  });
}

// Places in `cellXfs` of the styles.
const [dayStyle, instantStyle, textStyle, headStyle] = [1, 2, 3, 4];
/** Max characters of a cell. */
const maxText = 32_767;

function lineOf(cells: readonly CsvValue[], style?: number): string {
  return `<row>${cells.map((cell) => cellOf(cell, style)).join("")}</row>`;
}

function cellOf(value: CsvValue, style?: number): string {
  if (value === null || value === "") return `<c/>`;
  if (typeof value === "number") return `<c><v>${value}</v></c>`;
  if (style === undefined && isTravelDate(value)) return `<c s="${dayStyle}"><v>${serialOf(value)}</v></c>`;
  if (style === undefined && /^\d{4}-\d\d-\d\dT[\d:.]+\+05:30$/.test(value))
    return `<c s="${instantStyle}"><v>${serialOf(value.slice(0, 19))}</v></c>`;
  return `<c t="inlineStr" s="${style ?? textStyle}"><is><t xml:space="preserve">${xmlText(value.slice(0, maxText))}</t></is></c>`;
}

/** Returns the days since the beginning of spreadsheets' calendar. */
function serialOf(local: string): number {
  return (Date.parse(local.length === 10 ? local : `${local}Z`) - Date.UTC(1899, 11, 30)) / 86_400_000;
}

/** Escapes text for XML, without characters that it can't have, and with what spreadsheets read as an escape of their own. */
export function xmlText(text: string): string {
  return (
    text
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex
      .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "")
      .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, "_x005F_")
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;")
  );
}

function declared(xml: string): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`;
}

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006";
const types = "application/vnd.openxmlformats-officedocument.spreadsheetml";

function sheetStart(columns: number): string {
  return `<worksheet ${main}><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${columns}" width="18" customWidth="1"/></cols><sheetData>`;
}

/** Files of the package beside the sheet. */
const parts = {
  "[Content_Types].xml": `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  "_rels/.rels": `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `<workbook ${main} xmlns:r="${relationships}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`,
  "xl/styles.xml": `<styleSheet ${main}><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf numFmtId="49" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
};
