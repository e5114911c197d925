import * as AlertDialog from "@radix-ui/react-alert-dialog";
import { useRef, useState } from "react";
import { buttonClasses } from "./button";
import { useBackEntries } from "~/platform/history/use-back-entries";
import { cn } from "./cn";
import { uiMessages } from "./messages";
import { restoreRowFocus } from "~/platform/browser/last-row";
import { mayLoseText } from "~/platform/history/unsaved-text";

export const QuestionTrigger = AlertDialog.Trigger;

export const QuestionCancel = AlertDialog.Cancel;

/** Confirmation dialog. Returns the focus to its opener. Back closes it, Forward does not ask again. */
export function QuestionDialog({
  trigger,
  isOpen: isOpenOutside,
  onOpenChange,
  isAboutLeaving = false,
  title,
  description,
  className = "max-w-md",
  children,
}: {
  /** A `QuestionTrigger`, unless `isOpen` controls the dialog. */
  trigger?: React.ReactNode;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** True if Back opened it: it has no entry in the history then. */
  isAboutLeaving?: boolean;
  title: React.ReactNode;
  /** Description of the consequences. */
  description: React.ReactNode;
  className?: string;
  /** Fields, if any, and the buttons. */
  children: React.ReactNode;
}) {
  const opener = useRef<Element | null>(null);
  const [isOpenItself, setOpenItself] = useState(false);
  const isOpen = isOpenOutside ?? isOpenItself;
  function change(wanted: boolean) {
    setOpenItself(wanted);
    onOpenChange?.(wanted);
  }
  const close = () => change(false);
  useBackEntries(isOpen && !isAboutLeaving ? 1 : 0, close, {
    reopens: false,
    mayGo: () => mayLoseText(close),
  });
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={change}>
      {trigger}
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 animate-fade bg-night/70" />
        <AlertDialog.Content
          className={cn(
            "fixed inset-x-4 top-[10dvh] z-50 mx-auto max-h-[85dvh] animate-rise overflow-y-auto rounded-2xl bg-card p-6 float-shadow",
            className,
          )}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            restoreRowFocus();
            // If nothing was focused, Radix focuses the trigger.
            if (!(opener.current instanceof HTMLElement) || opener.current === document.body) return;
            event.preventDefault();
            opener.current.focus();
          }}
        >
          <AlertDialog.Title className="font-display text-2xl wrap-anywhere">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2">{description}</AlertDialog.Description>
          {children}
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

/** Fields of a question with its buttons, as a form: Ctrl+Enter in a field confirms. */
export function QuestionForm({
  cancelLabel = uiMessages().cancel,
  confirmLabel,
  variant = "primary",
  isReady = true,
  onConfirm,
  onClose,
  children,
}: {
  cancelLabel?: string;
  confirmLabel: string;
  variant?: "primary" | "danger";
  /** False while something that the answer depends on is loading. */
  isReady?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: React.ReactNode;
}) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady) return;
        onConfirm();
        onClose();
      }}
    >
      {children}
      <div className={answersClasses}>
        <QuestionCancel type="button" className={buttonClasses("secondary")}>
          {cancelLabel}
        </QuestionCancel>
        <button type="submit" aria-disabled={!isReady || undefined} className={buttonClasses(variant)}>
          {confirmLabel}
        </button>
      </div>
    </form>
  );
}

const answersClasses = "mt-5 flex flex-wrap justify-end gap-3";

/** Cancel and confirm buttons. */
export function Answers({
  cancelLabel = uiMessages().cancel,
  confirmLabel,
  variant = "primary",
  onConfirm,
}: {
  cancelLabel?: string;
  confirmLabel: string;
  variant?: "primary" | "danger";
  onConfirm: () => void;
}) {
  return (
    <div className={answersClasses}>
      <QuestionCancel className={buttonClasses("secondary")}>{cancelLabel}</QuestionCancel>
      <AlertDialog.Action className={buttonClasses(variant)} onClick={onConfirm}>
        {confirmLabel}
      </AlertDialog.Action>
    </div>
  );
}
