import * as Primitive from "@radix-ui/react-popover";
import { cn } from "~/lib/cn";

export const Popover = Primitive.Root;
export const PopoverTrigger = Primitive.Trigger;
/** Positions the content beside another element than the trigger. */
export const PopoverAnchor = Primitive.Anchor;

/** Content of a popover, beside its trigger. */
export function PopoverContent({ className, ...props }: React.ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        data-slot="popover-content"
        align="start"
        sideOffset={6}
        collisionPadding={8}
        className={cn(
          "z-[55] animate-fade rounded-card border border-line bg-card p-3 text-ink float-shadow",
          className,
        )}
        {...props}
      />
    </Primitive.Portal>
  );
}
