import { useEffect, useRef, useState } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "~/office/page/confirm-dialog";
import { forgetText, hasUnsavedText, watchText } from "~/platform/history/unsaved-text";

/**
 * Asks before unsaved text of a form is lost: by a navigation, or by Back in a dialog. On closing the window the browser itself asks.
 * Navigation to the page's own path, as by its form, is allowed.
 */
export function UnsavedText() {
  const isLeaving = useRef(false);
  const [leaveDialog, setLeaveDialog] = useState<{ go: () => void } | null>(null);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    isLeaving.current = false;
    return nextLocation.pathname !== currentLocation.pathname && hasUnsavedText();
  });

  useEffect(() => {
    const stop = watchText((go) => {
      isLeaving.current = false;
      setLeaveDialog({ go });
    });
    const ask = (event: BeforeUnloadEvent) => hasUnsavedText() && event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => {
      removeEventListener("beforeunload", ask);
      stop();
    };
  }, []);

  /** The dialog closes after either answer: closing it once the user is leaving must not keep them here. */
  function stay() {
    if (!isLeaving.current) blocker.reset?.();
    setLeaveDialog(null);
  }

  return (
    <ConfirmDialog
      isOpen={blocker.state === "blocked" || leaveDialog !== null}
      onOpenChange={(isOpen) => !isOpen && stay()}
      isAboutLeaving
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => {
        isLeaving.current = true;
        if (leaveDialog) leaveDialog.go();
        else forgetText();
        blocker.proceed?.();
      }}
    >
      Your changes aren't saved and will be lost if you leave.
    </ConfirmDialog>
  );
}
