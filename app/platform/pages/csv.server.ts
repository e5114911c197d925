import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import Papa from "papaparse";
import { streamResponse } from "./stream-response.server";

/** Cell of an export. Money is whole rupees, instants are ISO 8601 in IST, with the offset. */
export type CsvValue = string | number | null;

/** Column of an export: its header and cell. */
export type CsvColumn<Row> = readonly [head: string, cell: (row: Row) => CsvValue];

export interface CsvPage<Row> {
  rows: readonly Row[];
  nextCursor: string | null;
}

/**
 * Streams a list as a CSV file, reading page by page. Cells that a spreadsheet would run as formulas are prefixed with
 * an apostrophe; the byte order mark (`hasMark`) declares UTF-8.
 * @param name of the file, without its extension
 * @see streamResponse for `readPage`
 */
export async function csvResponse<Row>(
  name: string,
  columns: readonly CsvColumn<Row>[],
  readPage: (cursor: string | undefined) => Promise<CsvPage<Row>>,
  { hasMark = true }: { hasMark?: boolean } = {},
): Promise<Response> {
  const encoder = new TextEncoder();
  const file = { name: `${name}.csv`, type: "text/csv; charset=utf-8" };
  return streamResponse(file, readPage, ({ rows }, { isFirst }) => {
    const heads = isFirst ? [columns.map(([head]) => head)] : [];
    const lines = csvLines([...heads, ...rows.map((row) => columns.map(([, cell]) => cell(row)))]);
    return [encoder.encode((isFirst && hasMark ? "\uFEFF" : "") + lines)];
  });
}

// Not papaparse's own check, which misses formulas with a line break. Phone numbers in groups pass: no spreadsheet calculates with them.
const formula = /^(?!\+\d{1,3} \d[\d ]*$)[=+\-@\t\r\n]/;

/** Writes an E.164 number in groups, so that spreadsheets keep it as text with its plus sign. */
function withGroupedPhone(cell: CsvValue): CsvValue {
  if (typeof cell !== "string" || !/^\+\d{7,15}$/.test(cell)) return cell;
  return parsePhoneNumberFromString(cell)?.formatInternational() ?? cell;
}

function csvLines(lines: readonly (readonly CsvValue[])[]): string {
  if (lines.length === 0) return "";
  return `${Papa.unparse(
    lines.map((line) => line.map(withGroupedPhone)),
    { escapeFormulae: formula },
  )}\r\n`;
}
