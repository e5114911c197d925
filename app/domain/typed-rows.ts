/** Rows of fields in a form: each column is posted as many times as there are rows, and read as text. */

/** The rows of these columns as they were typed, empty ones included. */
export function typedRows<Column extends string>(
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

/** Whether anything was typed into a row. */
export function isTyped(row: Readonly<Record<string, string>>): boolean {
  return Object.values(row).some((text) => text.trim() !== "");
}

/** A number where digits were typed, else the text as it is, for the schema to refuse. */
export function typedNumber(text: string): number | string {
  const digits = text.trim().replaceAll(",", "");
  return /^-?\d+$/.test(digits) ? Number(digits) : text.trim();
}

/** What a button asks of the rows of a form that was sent without scripts: "add:seasons" or "remove:seasons:2". */
export function changedRows<Row>(
  ask: unknown,
  name: string,
  rows: readonly Row[],
  empty: Row,
): readonly Row[] {
  if (ask === `add:${name}`) return [...rows, empty];
  return rows.filter((_, index) => ask !== `remove:${name}:${index}`);
}
