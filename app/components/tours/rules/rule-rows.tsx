import { cn } from "~/lib/cn";
import { AddRow, RemoveRow } from "./row-buttons";
import type { RuleFieldState } from "./rule-field";
import { useRows } from "./use-rows";

/** Classes of a row with a line above it, two fields wide on phones. */
export const dividedRow =
  "grid grid-cols-2 items-start gap-x-3 gap-y-2 border-t border-line pt-3 first:border-0 first:pt-0";

/** Render props of a row. */
export interface RuleRow<Column extends string> {
  index: number;
  /** Name of the row, such as "Season 2". */
  label: string;
  /** Returns the field state of a column. */
  field: (column: Column) => RuleFieldState;
  /** Remove button of the row. */
  remove: React.ReactNode;
}

/** Editable list of rows for a repeatable rule. Works without JavaScript. */
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
  /** Name of the rows in the action (`changedRows`). */
  name: string;
  rows: readonly Record<Column, string>[];
  setRows: (rows: Record<Column, string>[]) => void;
  /** Names of the columns in the submitted form. */
  columns: Readonly<Record<Column, string>>;
  empty: Record<Column, string>;
  /** Returns the error of a path such as "2.from". */
  errorOf: (path: string) => string | undefined;
  /** Name of one row, such as "Season". */
  one: string;
  add: string;
  most: number;
  /** Text shown instead of the add button when the limit is reached. */
  full: string;
  className?: string;
  rowClassName?: string;
  children: (row: RuleRow<Column>) => React.ReactNode;
}) {
  const { add: addRow, change, remove } = useRows(name, rows, setRows);
  // A row's only field carries the row's name in its own label.
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
