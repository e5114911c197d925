import { useState } from "react";
import { Button, buttonClasses } from "~/ui/button";
import { QuestionCancel, QuestionDialog } from "~/ui/question-dialog";
import type { Verdict } from "~/domain/check-in/check-in-sheet";
import { counted } from "~/domain/check-in/manifest";
import { dropCheckIns, listWaiting } from "~/features/check-in/queued-check-ins";
import { sendWaiting, type SendProblem } from "~/features/check-in/send-check-ins";

export interface LogoutQuestionProps {
  /** The signed-in user. */
  userId: string;
  onSignOut: () => void;
  onClose: () => void;
}

/** Returns the number of check-ins queued on this device for this user. */
export function countQueuedCheckIns(userId: string): number {
  return listWaiting(localStorage, userId).length;
}

const troubles: Record<SendProblem, string> = {
  offline: "You're offline. Connect to send your check-ins and log out.",
  failed: "Your check-ins could not be sent. Please try again.",
  "signed-out": "Your session has expired. Log in again to send your check-ins.",
  forbidden: "You no longer have permission to check in travelers, so these cannot be sent.",
};

/** Asks whether to send or discard queued check-ins before logging out. */
export function LogoutQuestion({ userId, onSignOut, onClose }: LogoutQuestionProps) {
  const [waiting, setWaiting] = useState(() => countQueuedCheckIns(userId));
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const [refused, setRefused] = useState<Verdict[]>([]);
  const [isSending, setIsSending] = useState(false);

  async function sendFirst() {
    setIsSending(true);
    const surprises: Verdict[] = [];
    const left = await sendWaiting({
      userId,
      readAt: "",
      onSurprise: (verdict) => surprises.push(verdict),
    }).catch((): SendProblem => "failed");
    if (left === null && surprises.length === 0) return onSignOut();
    setIsSending(false);
    setProblem(left);
    setRefused(surprises);
    setWaiting(countQueuedCheckIns(userId));
  }

  return (
    <QuestionDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={waiting === 0 ? "Sent" : `${counted(waiting, "check-in was", "check-ins were")} not sent yet`}
      description={
        <>
          {waiting > 0 && <span>Only you can send them. Logging out deletes them from this device.</span>}
          <span role="status" className="block font-semibold text-warning empty:hidden">
            {problem && <span>{troubles[problem]}</span>}
            {refused.map(({ title, detail }) => (
              <span key={title}>{`${title}. ${detail} `}</span>
            ))}
          </span>
        </>
      }
    >
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <QuestionCancel className={buttonClasses("secondary")}>Stay signed in</QuestionCancel>
        {waiting > 0 && (
          <Button
            variant="danger"
            onClick={() => {
              if (!navigator.onLine) return setProblem("offline");
              dropCheckIns(localStorage, listWaiting(localStorage, userId));
              onSignOut();
            }}
          >
            Log out and discard
          </Button>
        )}
        <Button
          aria-disabled={isSending || undefined}
          onClick={() => {
            if (isSending) return;
            if (waiting === 0) onSignOut();
            else void sendFirst();
          }}
        >
          {waiting === 0 ? "Log out" : isSending ? "Sending …" : "Send, then log out"}
        </Button>
      </div>
    </QuestionDialog>
  );
}
