import * as Primitive from "@radix-ui/react-dropdown-menu";
import { cn } from "./cn";

export const DropdownMenu = Primitive.Root;
export const DropdownMenuTrigger = Primitive.Trigger;

/** Content of a menu, with arrow keys and typeahead. */
export function DropdownMenuContent({ className, ...props }: React.ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        data-slot="dropdown-menu-content"
        align="end"
        sideOffset={6}
        collisionPadding={8}
        className={cn(
          "z-[55] min-w-48 animate-fade rounded-card border border-line bg-card p-1.5 text-ink float-shadow",
          className,
        )}
        {...props}
      />
    </Primitive.Portal>
  );
}

export function DropdownMenuItem({ className, ...props }: React.ComponentProps<typeof Primitive.Item>) {
  return (
    <Primitive.Item
      data-slot="dropdown-menu-item"
      className={cn(
        "flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-3 outline-none select-none",
        "data-disabled:cursor-not-allowed data-disabled:opacity-55 data-highlighted:bg-sunken",
        className,
      )}
      {...props}
    />
  );
}

export function DropdownMenuSeparator({
  className,
  ...props
}: React.ComponentProps<typeof Primitive.Separator>) {
  return <Primitive.Separator className={cn("my-1.5 h-px bg-line", className)} {...props} />;
}
