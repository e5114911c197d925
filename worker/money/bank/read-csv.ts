import Papa from "papaparse";
import { isTravelDate, todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import { AppError } from "~/domain/errors";
import { plainText } from "~/domain/plain-text";
import { plainLine } from "~/domain/typed-input/characters";

/** Column of a file that a bank or the payment service makes. */
interface Column<Value> {
  /** Headings, in lower case and without signs. The first one found counts. */
  heads: readonly string[];
  /** Reads a cell, "" if the file has no such column. Returns undefined for text that is no such value. */
  read: (text: string) => Value | undefined;
  isOptional?: boolean;
}
export type Columns = Readonly<Record<string, Column<unknown>>>;
export type RowOf<Named extends Columns> = { line: number } & {
  [Name in keyof Named]: Named[Name] extends Column<infer Value> ? Value : never;
};

/** Lines in which a bank's headings may stand: statements begin with the account's data. */
const linesBeforeHeads = 40;
/** The line of headings, and the columns' places in it. */
export interface FoundHeads {
  line: number;
  heads: readonly string[];
  places: Readonly<Record<string, number>>;
}

/** Max errors that are named at once. */
const maxErrors = 10;

/** Splits a CSV file into its lines of cells. */
export function splitCsv(text: string): string[][] {
  return Papa.parse<string[]>(text, { delimitersToGuess: [",", ";", "\t"] }).data;
}

/** Returns the columns' places in the line of headings; null if no line has all that are required. */
export function findHeads(lines: readonly string[][], columns: Columns): FoundHeads | null {
  for (const [index, line] of lines.slice(0, linesBeforeHeads).entries()) {
    const heads = line.map(normalHead);
    const places = Object.fromEntries(
      Object.entries(columns).map(([name, column]) => [
        name,
        heads.indexOf(column.heads.find((head) => heads.includes(head)) ?? "\n"),
      ]),
    );
    if (Object.entries(columns).every(([name, { isOptional }]) => isOptional || places[name] !== -1))
      return { line: index, heads: line, places };
  }
  return null;
}

function normalHead(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
}

/**
 * Reads the rows below the headings; empty lines are left out.
 * @throws AppError `invalid` that names line and column of each wrong cell, or too many rows
 */
export function readRows<Named extends Columns>(
  lines: readonly string[][],
  { line: first, heads, places }: FoundHeads,
  columns: Named,
  maxRows: number,
): RowOf<Named>[] {
  const errors: string[] = [];
  const rows: RowOf<Named>[] = [];
  for (const [index, cells] of lines.entries()) {
    if (index <= first || cells.every((cell) => cell.trim() === "")) continue;
    const row: Record<string, unknown> = { line: index + 1 };
    for (const [name, { read }] of Object.entries(columns)) {
      const place = places[name] ?? -1;
      row[name] = read((cells[place] ?? "").trim());
      if (row[name] === undefined)
        errors.push(
          `Line ${index + 1}, ${heads[place] ?? name}: "${(cells[place] ?? "").slice(0, 40)}" can't be read.`,
        );
    }
    rows.push(row as RowOf<Named>);
  }
  if (rows.length === 0) throw fileError(["The file has no rows."]);
  if (rows.length > maxRows)
    throw fileError([`The file has ${rows.length} rows. Please split it: at most ${maxRows} at once.`]);
  if (errors.length > 0) throw fileError(errors);
  return rows;
}

/** Returns the error of a file, of which nothing was imported. @param messages the first ones are shown */
export function fileError(messages: readonly string[]): AppError {
  const shown = messages.slice(0, maxErrors);
  const more = messages.length - shown.length;
  const text = `${shown.join(" ")}${more > 0 ? ` And ${more} more.` : ""} Nothing was changed.`;
  return new AppError("invalid", text, { errors: { file: [text] } });
}

/** Reads one line of text. */
export function lineOf(max: number, min = 0) {
  return (text: string) => {
    const line = plainLine(text);
    return line.length >= min && line.length <= max && plainText.test(line) ? line : undefined;
  };
}

/** Reads the reference of a bank or the payment service: no text that a spreadsheet has changed to a number or runs as a formula. */
export function referenceOf(min = 1) {
  return (text: string) =>
    text === "" && min === 0 ? "" : /^[A-Za-z0-9][\w./-]{0,59}$/.test(text) ? text : undefined;
}

/** Reads an amount as paise; "" is 0. */
export function paiseOf(text: string): number | undefined {
  const typed = text.replaceAll(/[₹, ]/g, "");
  if (typed === "" || typed === "-") return 0;
  const [, rupees, paise = ""] = /^(\d{1,10})(?:\.(\d{1,2})0*)?$/.exec(typed) ?? [];
  return rupees === undefined ? undefined : Number(rupees) * 100 + Number(paise.padEnd(2, "0"));
}

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** Reads a day as banks in India write it, the day first: "30/11/2026", "30-Nov-26", with or without a time; or ISO 8601; or Unix seconds. */
export function dayOf(text: string): TravelDate | undefined {
  if (/^\d{10}$/.test(text)) return todayInIndia(Number(text) * 1000);
  const [, day = "", month = "", year = ""] =
    /^(\d{1,2})[/. -](\d{1,2}|[A-Za-z]{3})[/. -](\d{4}|\d\d)(?:[ ,T].*)?$/.exec(text) ?? [];
  const [, iso = `${year.length === 2 ? 20 : ""}${year}-${numberOf(month)}-${day.padStart(2, "0")}`] =
    /^(\d{4}-\d\d-\d\d)(?:[ T].*)?$/.exec(text) ?? [];
  return isTravelDate(iso) ? iso : undefined;
}

function numberOf(month: string): string {
  const named = months.indexOf(month.toLowerCase());
  return String(named === -1 ? month : named + 1).padStart(2, "0");
}
