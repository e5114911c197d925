import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide";
import { Link } from "react-router";
import { cn } from "~/ui/cn";
import { queryAddress } from "~/platform/pages/query-address";
import { Icon } from "~/ui/icon";
import type { Column, ListState } from "./definition";

export const headClasses =
  "sticky top-(--office-top,0px) z-10 bg-paper px-2 py-1 text-left text-sm font-semibold whitespace-nowrap text-muted shadow-[inset_0_-1px_var(--color-line)]";

/** Column head. A sortable one is a link that sorts by its column, and the other way around when pressed again. */
export function TableHead<Row>({
  column: { sort, head, align },
  state,
  className,
}: {
  column: Column<Row>;
  state: ListState;
  className: string;
}) {
  const classes = cn(headClasses, align === "right" && "text-right", className);
  if (!sort) {
    return (
      <th scope="col" className={classes}>
        {head}
      </th>
    );
  }
  const sorted = sortedBy(sort.name, state);
  const isDownNext = sorted ? sorted === "ascending" : sort.isDownFirst;
  const icon = sorted ? (sorted === "descending" ? ArrowDown : ArrowUp) : ChevronsUpDown;
  return (
    <th scope="col" aria-sort={sorted ?? undefined} className={classes}>
      <Link
        to={queryAddress({ ...state, sort: `${isDownNext ? "-" : ""}${sort.name}`, cursor: undefined })}
        preventScrollReset
        className={cn("inline-flex min-h-6 items-center gap-1 hover:text-ink", sorted && "text-ink")}
      >
        <span>{head}</span>
        <Icon icon={icon} className={cn("size-3.5", !sorted && "opacity-50")} />
      </Link>
    </th>
  );
}

function sortedBy(name: string, { sort }: ListState): "ascending" | "descending" | null {
  return sort === name ? "ascending" : sort === `-${name}` ? "descending" : null;
}
