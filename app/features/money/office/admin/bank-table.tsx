import { cn } from "~/ui/cn";
import { ResponsiveTable, SheetCell, SheetName, SheetRow } from "~/office/ui/responsive-table";

/** Columns by heading; the first names a row. */
export type BankColumns<Row> = Readonly<Record<string, (row: Row) => React.ReactNode>>;

/** Table of what is left to match, or was imported; none without rows. @param figures heads of the columns of amounts */
export function BankTable<Row>({
  title,
  explained,
  rows,
  keyOf,
  columns,
  figures,
}: {
  title: string;
  explained?: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  columns: BankColumns<Row>;
  figures: readonly string[];
}) {
  if (rows.length === 0) return null;
  const [[, name] = ["", keyOf], ...cells] = Object.entries(columns);
  return (
    <section className="mt-6">
      <h2 className="text-2xl">{title}</h2>
      {explained !== undefined && <p className="mb-2 text-muted">{explained}</p>}
      <ResponsiveTable caption={title} heads={Object.keys(columns)} figures={figures}>
        {rows.map((row) => (
          <SheetRow key={keyOf(row)}>
            <SheetName className="wrap-anywhere">{name(row)}</SheetName>
            {cells.map(([head, cell], index) => (
              <SheetCell
                key={head}
                label={head}
                className={cn(
                  figures.includes(head) && "whitespace-nowrap",
                  (figures.includes(head) || index === cells.length - 1) && "lg:text-right",
                )}
              >
                {cell(row)}
              </SheetCell>
            ))}
          </SheetRow>
        ))}
      </ResponsiveTable>
    </section>
  );
}
