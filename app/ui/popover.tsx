import * as Primitive from "@radix-ui/react-popover";
import { useBackEntries } from "~/platform/history/use-back-entries";
import { cn } from "./cn";

/** A small popover; one that is a sheet on phones is a `SheetPopover`. */
export const Popover = Primitive.Root;

/** An open popover that covers the page on phones. Back closes it, Forward opens it again. */
export function SheetPopover({
  isModal,
  onClose,
  onReopen,
  children,
}: {
  /** True if it keeps presses from the page. */
  isModal: boolean;
  onClose: () => void;
  /** Opens it as it was. It is called after the popover was unmounted. */
  onReopen: () => void;
  children: React.ReactNode;
}) {
  useBackEntries(1, (depth) => (depth === 0 ? onClose() : onReopen()));
  return (
    <Primitive.Root open modal={isModal} onOpenChange={(wanted) => !wanted && onClose()}>
      {children}
    </Primitive.Root>
  );
}

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
