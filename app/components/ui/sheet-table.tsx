import { cn } from "~/lib/cn";

/** A table whose rows, on a narrow screen, are small sheets with labels of their own. */
export function SheetTable({
  caption,
  heads,
  figures = [],
  children,
}: {
  /** What the table holds, for who cannot see it. */
  caption: string;
  heads: readonly string[];
  /** The heads of columns of figures, which end at one line: their cells say so themselves. */
  figures?: readonly string[];
  children: React.ReactNode;
}) {
  return (
    <table data-slot="sheet-table" className="w-full border-collapse max-lg:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-lg:sr-only">
        <tr>
          {heads.map((head) => (
            <th
              key={head}
              scope="col"
              className={cn(
                "border-b-2 border-line px-2 py-2 text-left text-sm text-muted last:text-right",
                figures.includes(head) && "text-right",
              )}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:grid max-lg:gap-3 sm:max-lg:grid-cols-2">{children}</tbody>
    </table>
  );
}

export function SheetRow({ className, ...props }: React.ComponentProps<"tr">) {
  return (
    <tr
      className={cn(
        "align-top max-lg:grid max-lg:content-start max-lg:gap-1 max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-card max-lg:p-3",
        "lg:border-b lg:border-line lg:hover:bg-card",
        className,
      )}
      {...props}
    />
  );
}

/** The cell that names its row. */
export function SheetName({ className, ...props }: React.ComponentProps<"th">) {
  return (
    <th
      scope="row"
      className={cn("px-2 py-2 text-left font-semibold wrap-anywhere lg:min-w-36", className)}
      {...props}
    />
  );
}

/**
 * A cell, with a label of its own where the column heads are not shown: there the values of a sheet stand below one another, and
 * a cell that holds nothing is left out.
 */
export function SheetCell({
  label,
  className,
  children,
  ...props
}: React.ComponentProps<"td"> & { label?: string }) {
  const isEmpty = children === null || children === "";
  return (
    <td
      className={cn(
        "px-2 py-2 tabular-nums max-lg:py-0.5 max-lg:wrap-anywhere",
        isEmpty && "max-lg:hidden",
        label &&
          !isEmpty &&
          "max-lg:grid max-lg:grid-cols-[6.5rem_minmax(0,1fr)] max-lg:items-baseline max-lg:gap-x-2",
        className,
      )}
      {...props}
    >
      {label && (
        <span aria-hidden className="text-sm leading-snug text-muted lg:hidden">
          {label}:
        </span>
      )}
      {label ? <div className="min-w-0">{children}</div> : children}
    </td>
  );
}
