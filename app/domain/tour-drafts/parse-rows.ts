/** Repeated rows of form fields. Each column is posted once per row and read as text. */

/** Reads the rows of these columns, including empty ones. */
export function parseRows<Column extends string>(
  form: FormData,
  columns: Readonly<Record<Column, string>>,
): Record<Column, string>[] {
  const names = Object.keys(columns) as Column[];
  const texts = (name: Column) => form.getAll(columns[name]).map((value) => String(value));
  const typed = names.map((name) => [name, texts(name)] as const);
  const count = Math.max(0, ...typed.map(([, values]) => values.length));
  return Array.from(
    { length: count },
    (_, row) =>
      Object.fromEntries(typed.map(([name, values]) => [name, values[row] ?? ""])) as Record<Column, string>,
  );
}

/** Returns true if any field of a row is filled in. */
export function isTyped(row: Readonly<Record<string, string>>): boolean {
  return Object.values(row).some((text) => text.trim() !== "");
}

/** Parses digits as a number; other text is returned as is, for the schema to reject. */
export function parseNumber(text: string): number | string {
  const digits = text.trim().replaceAll(",", "");
  return /^-?\d+$/.test(digits) ? Number(digits) : text.trim();
}

/** Applies a row button of a form without JavaScript: "add:seasons" or "remove:seasons:2". */
export function changedRows<Row>(
  ask: unknown,
  name: string,
  rows: readonly Row[],
  empty: Row,
): readonly Row[] {
  if (ask === `add:${name}`) return [...rows, empty];
  return rows.filter((_, index) => ask !== `remove:${name}:${index}`);
}
