import { AlertDialog } from "radix-ui";
import { useRef } from "react";
import { buttonClasses } from "~/components/ui/button";

/** Asks before something that cannot simply be undone. The focus goes back to what opened it. */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title = "Are you sure?",
  children,
  confirmLabel,
  cancelLabel = "Keep it",
  onConfirm,
}: {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title?: string;
  /** What will happen. */
  children: React.ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
}) {
  const opener = useRef<Element | null>(null);
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 animate-fade bg-night/70" />
        <AlertDialog.Content
          className="fixed inset-x-4 top-[20dvh] z-50 mx-auto max-w-md animate-rise rounded-2xl bg-card p-6 shadow-float"
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
        >
          <AlertDialog.Title className="font-display text-2xl">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2">{children}</AlertDialog.Description>
          <div className="mt-5 flex flex-wrap justify-end gap-3">
            <AlertDialog.Cancel className={buttonClasses("secondary")}>{cancelLabel}</AlertDialog.Cancel>
            <AlertDialog.Action className={buttonClasses("primary")} onClick={onConfirm}>
              {confirmLabel}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
