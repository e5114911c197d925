import { AlertDialog } from "radix-ui";
import { useRef } from "react";

/** A question that has to be answered before anything else. The focus goes back to what opened it. */
export function AlertFrame({
  isOpen,
  onOpenChange,
  title,
  description,
  children,
}: {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description: React.ReactNode;
  /** The buttons, one of them an `AlertDialog.Cancel`. */
  children: React.ReactNode;
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
          <AlertDialog.Description className="mt-2">{description}</AlertDialog.Description>
          <div className="mt-5 flex flex-wrap justify-end gap-3">{children}</div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
