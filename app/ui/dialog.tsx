import { X } from "lucide";
import { use, useLayoutEffect } from "react";
import * as Primitive from "@radix-ui/react-dialog";
import { cn } from "./cn";
import { InlineDialogs } from "./dialog-frame";
import { useBackEntries } from "~/platform/history/use-back-entries";
import { restoreRowFocus } from "~/platform/browser/last-row";
import { mayLoseText } from "~/platform/history/unsaved-text";
import { Icon } from "./icon";
import { uiMessages } from "./messages";

/** A dialog. Back closes it or goes to the step before, Forward opens it again. */
export function Dialog({
  isOpen = true,
  isLeaving = false,
  onClose,
  onReopen,
  step = 1,
  onStep,
  isBusy = false,
  children,
}: {
  /** By default it is open while it is mounted. */
  isOpen?: boolean;
  /** True if it is about to close. */
  isLeaving?: boolean;
  onClose: () => void;
  /** Opens it as it was. It can be called after the dialog was unmounted. */
  onReopen: () => void;
  /** The shown step, from 1, of a dialog that has several. */
  step?: number;
  onStep?: (step: number) => void;
  /** True while Back must not change it. */
  isBusy?: boolean;
  children: React.ReactNode;
}) {
  function show(depth: number, before: number) {
    if (depth > 0) onStep?.(depth);
    if (depth === 0) onClose();
    else if (before === 0) onReopen();
  }
  useBackEntries(isOpen && !isLeaving ? step : 0, show, { mayGo: () => !isBusy && mayLoseText(onClose) });
  return (
    <Primitive.Root open={isOpen} modal={!use(InlineDialogs)} onOpenChange={(wanted) => !wanted && onClose()}>
      {children}
    </Primitive.Root>
  );
}

export const DialogTitle = Primitive.Title;
export const DialogDescription = Primitive.Description;

/** Content of a dialog: a full-width bottom sheet on phones, centered on larger screens. */
export function DialogContent({
  className,
  children,
  onCloseAutoFocus,
  isPageDimmed = false,
  ...props
}: React.ComponentProps<typeof Primitive.Content> & {
  /** True if something else dims the page: the overlay then only keeps presses from it. */
  isPageDimmed?: boolean;
}) {
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={cn("fixed inset-0 z-40", !isPageDimmed && "animate-fade bg-night/70")} />
      <Primitive.Content
        data-slot="dialog-content"
        onCloseAutoFocus={(event) => {
          restoreRowFocus();
          onCloseAutoFocus?.(event);
        }}
        className={cn(
          "fixed inset-x-0 bottom-0 z-50 flex max-h-[96dvh] animate-rise flex-col rounded-t-2xl bg-card float-shadow",
          "sm:inset-x-4 sm:top-[4dvh] sm:bottom-auto sm:mx-auto sm:max-h-[92dvh] sm:max-w-xl sm:rounded-2xl",
          className,
        )}
        {...props}
      >
        {children}
        {use(InlineDialogs) && <InPlaceOfPage />}
        <Primitive.Close
          className="absolute top-3 right-3 grid size-11 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink"
          aria-label={uiMessages().close}
        >
          <Icon icon={X} className="size-5" />
        </Primitive.Close>
      </Primitive.Content>
    </Primitive.Portal>
  );
}

/** Hides the page while an inline dialog is open. */
function InPlaceOfPage() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.covered = "";
    return () => void delete dataset.covered;
  }, []);
  return null;
}
