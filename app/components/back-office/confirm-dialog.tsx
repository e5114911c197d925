import { AlertDialog } from "radix-ui";
import { AlertFrame } from "~/components/ui/alert-frame";
import { buttonClasses } from "~/components/ui/button";

/** Asks before something that cannot simply be undone. */
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
  return (
    <AlertFrame isOpen={isOpen} onOpenChange={onOpenChange} title={title} description={children}>
      <AlertDialog.Cancel className={buttonClasses("secondary")}>{cancelLabel}</AlertDialog.Cancel>
      <AlertDialog.Action className={buttonClasses("primary")} onClick={onConfirm}>
        {confirmLabel}
      </AlertDialog.Action>
    </AlertFrame>
  );
}
