import { Ellipsis } from "lucide-react";
import { Link } from "react-router";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "~/components/ui/dropdown-menu";
import { cn } from "~/lib/cn";

/** The action that is due on a row, and a menu with all its actions. Phones show the menu only. */
export function RowActions({
  of,
  due,
  children,
}: {
  /** Name of the row, for screen readers. */
  of: string;
  due?: React.ReactNode;
  /** Items of the menu; without any, there is no menu. */
  children?: React.ReactNode;
}) {
  return (
    <div className="flex items-center justify-end gap-1">
      {due !== undefined && <div className={cn(children !== undefined && "@max-xl:hidden")}>{due}</div>}
      {children !== undefined && (
        <DropdownMenu>
          <DropdownMenuTrigger
            aria-label={`Actions for ${of}`}
            className="grid size-7 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink data-[state=open]:bg-sunken"
          >
            <Ellipsis aria-hidden className="size-4.5" />
          </DropdownMenuTrigger>
          <DropdownMenuContent>{children}</DropdownMenuContent>
        </DropdownMenu>
      )}
    </div>
  );
}

/** Item of a row's menu: a link, or an action. */
export function RowAction({
  to,
  isDanger = false,
  isBusy = false,
  onAct,
  children,
}: {
  to?: string;
  isDanger?: boolean;
  isBusy?: boolean;
  onAct?: () => void;
  children: React.ReactNode;
}) {
  const classes = cn("min-h-9 text-sm", isDanger && "text-danger");
  if (to !== undefined) {
    return (
      <DropdownMenuItem asChild className={classes}>
        <Link to={to}>{children}</Link>
      </DropdownMenuItem>
    );
  }
  return (
    <DropdownMenuItem className={classes} disabled={isBusy} onSelect={onAct}>
      {children}
    </DropdownMenuItem>
  );
}
