import { cn } from "~/ui/cn";

/** A table whose rows become labeled cards on narrow screens. */
export function ResponsiveTable({
  caption,
  heads,
  figures = [],
  children,
}: {
  /** Caption for screen readers. */
  caption: string;
  heads: readonly string[];
  /** Headings of right-aligned numeric columns; their cells set their own alignment. */
  figures?: readonly string[];
  children: React.ReactNode;
}) {
  return (
    <table data-slot="responsive-table" className="w-full border-collapse max-lg:block">
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
        "align-top max-lg:grid max-lg:content-start max-lg:gap-1 max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-card max-lg:p-3 sm:max-lg:last:odd:col-span-2",
        "lg:border-b lg:border-line lg:hover:bg-card",
        className,
      )}
      {...props}
    />
  );
}

/** Row header cell. */
export function SheetName({ className, ...props }: React.ComponentProps<"th">) {
  return (
    <th
      scope="row"
      className={cn(
        "px-2 py-2 text-left font-semibold wrap-anywhere lg:min-w-36 lg:py-(--cell-y)",
        className,
      )}
      {...props}
    />
  );
}

/**
 * A cell. On narrow screens, where column headings are hidden, it shows its own label and is left out if empty.
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
        "px-2 py-2 tabular-nums max-lg:py-0.5 lg:py-(--cell-y) max-lg:wrap-anywhere",
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
          {`${label}:`}
        </span>
      )}
      <div className={label ? "min-w-0" : "contents"}>{children}</div>
    </td>
  );
}
