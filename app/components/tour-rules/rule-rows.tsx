import { cn } from "~/lib/cn";
import { AddRow, RemoveRow } from "./row-buttons";
import type { RuleFieldState } from "./rule-field";
import { useRows } from "./use-rows";

/** The look of a row that has a line above it, two fields wide on a phone. */
export const dividedRow =
  "grid grid-cols-2 items-start gap-x-3 gap-y-2 border-t border-line pt-3 first:border-0 first:pt-0";

/** What a row is drawn with. */
export interface RuleRow<Column extends string> {
  index: number;
  /** Which row: "Season 2". */
  label: string;
  /** What a column's field holds and does. */
  field: (column: Column) => RuleFieldState;
  /** The button that takes the row out. */
  remove: React.ReactNode;
}

/** The rows of a rule that may hold several times: changed, taken out and added, without scripts too. */
export function RuleRows<Column extends string>({
  name,
  rows,
  setRows,
  columns,
  empty,
  errorOf,
  one,
  add,
  most,
  full,
  className,
  rowClassName,
  children,
}: {
  /** By which the action knows them (`changedRows`). */
  name: string;
  rows: readonly Record<Column, string>[];
  setRows: (rows: Record<Column, string>[]) => void;
  /** The names of the columns in the posted form. */
  columns: Readonly<Record<Column, string>>;
  empty: Record<Column, string>;
  /** What is wrong with a part of one: "2.from". */
  errorOf: (path: string) => string | undefined;
  /** What one of them is called: "Season". */
  one: string;
  add: string;
  most: number;
  /** What is said instead of the button when there are as many as there may be. */
  full: string;
  className?: string;
  rowClassName?: string;
  children: (row: RuleRow<Column>) => React.ReactNode;
}) {
  const { add: addRow, change, remove } = useRows(name, rows, setRows);
  // A field that is all there is of its row says itself which one it is.
  const isGroup = Object.keys(columns).length > 1;
  return (
    <>
      {rows.length > 0 && (
        <div className={cn("grid gap-3", className)}>
          {rows.map((row, index) => {
            const label = `${one} ${index + 1}`;
            return (
              <div
                key={index}
                {...(isGroup && { role: "group", "aria-label": label })}
                data-row={`${name}-${index}`}
                className={rowClassName}
              >
                {children({
                  index,
                  label,
                  field: (column) => ({
                    name: columns[column],
                    value: row[column],
                    error: errorOf(`${index}.${column}`),
                    onChange: (text) => change(index, { ...row, [column]: text }),
                  }),
                  remove: (
                    <RemoveRow name={name} index={index} label={label} onRemove={() => remove(index)} />
                  ),
                })}
              </div>
            );
          })}
        </div>
      )}
      <AddRow name={name} label={add} isFull={rows.length >= most} full={full} onAdd={() => addRow(empty)} />
    </>
  );
}
