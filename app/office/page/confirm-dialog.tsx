import { Answers, QuestionDialog } from "~/ui/question-dialog";

/** Confirmation dialog for actions that can't easily be undone. */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  isAboutLeaving,
  title = "Are you sure?",
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
}: {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  isAboutLeaving?: boolean;
  title?: string;
  /** Consequences of the action. */
  children: React.ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
}) {
  return (
    <QuestionDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isAboutLeaving={isAboutLeaving}
      title={title}
      description={children}
    >
      <Answers cancelLabel={cancelLabel} confirmLabel={confirmLabel} onConfirm={onConfirm} />
    </QuestionDialog>
  );
}
