import { Plus, X } from "lucide";
import { useEffect, useRef } from "react";
import { Button } from "~/ui/button";
import { cn } from "~/ui/cn";
import { Icon } from "~/ui/icon";
import type { RulesFields } from "./use-rules-fields";

/** Classes of a row with a line above it, two fields wide on phones. */
export const dividedRow =
  "grid grid-cols-2 items-start gap-x-3 gap-y-2 border-t border-line pt-3 first:border-0 first:pt-0";

interface RuleRow {
  /** Name of its field or group of fields. */
  name: string;
  /** Label of the row, such as "Season 2". */
  label: string;
  /** Remove button of the row. */
  remove: React.ReactNode;
}

/**
 * Editable list of rows for a repeatable rule. Without JavaScript its buttons submit the form, and the action returns it
 * with one row more or less.
 */
export function RuleRows({
  fields,
  name,
  one,
  add,
  max,
  many,
  isGroup = true,
  className,
  rowClassName,
  children,
}: {
  fields: Pick<RulesFields<unknown>, "rows" | "changeRows">;
  name: string;
  /** Label of one row, such as "Season". */
  one: string;
  add: string;
  max: number;
  /** Plural of `one`, for the text that replaces the add button at the limit. */
  many: string;
  /** False if a row is a single field, which carries the row's label itself. */
  isGroup?: boolean;
  className?: string;
  rowClassName?: string;
  children: (row: RuleRow) => React.ReactNode;
}) {
  const count = fields.rows(name).length;
  const focusNext = useFocusNext();

  function addRow() {
    focusNext(firstControl(`${name}.${count}`));
    fields.changeRows(`add:${name}`);
  }

  function removeRow(index: number) {
    const left = count - 1;
    focusNext(left === 0 ? `[data-add="${name}"]` : firstControl(`${name}.${Math.min(index, left - 1)}`));
    fields.changeRows(`remove:${name}.${index}`);
  }

  return (
    <>
      {count > 0 && (
        <div className={cn("grid gap-3", className)}>
          {Array.from({ length: count }, (_, index) => {
            const row = `${name}.${index}`;
            const label = `${one} ${index + 1}`;
            return (
              <div
                key={index}
                {...(isGroup && { role: "group", "aria-label": label })}
                data-row={row}
                className={rowClassName}
              >
                {children({
                  name: row,
                  label,
                  remove: (
                    <RowButton
                      change={`remove:${row}`}
                      onPress={() => removeRow(index)}
                      aria-label={`Remove ${label}`}
                      className="size-9 min-h-9 p-0"
                    >
                      <Icon icon={X} className="size-4" />
                    </RowButton>
                  ),
                })}
              </div>
            );
          })}
        </div>
      )}
      {count >= max ? (
        <p className="text-sm text-muted">{`A tour has at most ${max} ${many}.`}</p>
      ) : (
        <RowButton
          change={`add:${name}`}
          onPress={addRow}
          data-add={name}
          className="min-h-9 justify-self-start px-3 py-1 text-sm"
        >
          <Icon icon={Plus} className="size-4" />
          <span>{add}</span>
        </RowButton>
      )}
    </>
  );
}

/** Place of the remove button in a divided row. */
export function RemoveCell({ children }: { children: React.ReactNode }) {
  return <div className="col-span-2 justify-self-end sm:col-span-1 sm:pt-6">{children}</div>;
}

function firstControl(row: string): string {
  return `[data-row="${row}"] :is(input:not([type=hidden]), select)`;
}

/** Returns a function that focuses an element once the changed rows are rendered. @returns takes a CSS selector */
function useFocusNext() {
  const next = useRef<string | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    const found = document.querySelector<HTMLElement>(next.current);
    // Effects of an earlier render can run between the click and the render that adds the row.
    if (found === null) return;
    next.current = null;
    found.focus();
  });
  return (selector: string) => {
    next.current = selector;
  };
}

/** @param change as `changeRows` takes it */
function RowButton({
  change,
  onPress,
  ...button
}: { change: string; onPress: () => void } & React.ComponentProps<typeof Button>) {
  return (
    <Button
      {...button}
      type="submit"
      name="rows"
      value={change}
      variant="secondary"
      onClick={(event) => {
        event.preventDefault();
        onPress();
      }}
    />
  );
}
