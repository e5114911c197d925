import { useState } from "react";
import { Button, buttonClasses } from "~/ui/button";
import { QuestionCancel, QuestionDialog } from "~/ui/question-dialog";
import type { Verdict } from "~/domain/check-in/check-in-sheet";
import { dropCheckIns, listWaiting } from "~/features/check-in/queued-check-ins";
import { sendWaiting, type SendProblem } from "~/features/check-in/send-check-ins";
import { logoutMessages } from "./logout/messages";

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

/** Asks whether to send or discard queued check-ins before logging out. */
export function LogoutQuestion({ userId, onSignOut, onClose }: LogoutQuestionProps) {
  const m = logoutMessages();
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
      title={waiting === 0 ? m.sent : m.notSent(waiting)}
      description={
        <>
          {waiting > 0 && <span>{m.onlyYou}</span>}
          <span role="status" className="block font-semibold text-warning empty:hidden">
            {problem && <span>{m.troubles[problem]}</span>}
            {refused.map(({ title, detail }) => (
              <span key={title}>{`${title}. ${detail} `}</span>
            ))}
          </span>
        </>
      }
    >
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <QuestionCancel className={buttonClasses("secondary")}>{m.staySignedIn}</QuestionCancel>
        {waiting > 0 && (
          <Button
            variant="danger"
            onClick={() => {
              if (!navigator.onLine) return setProblem("offline");
              dropCheckIns(localStorage, listWaiting(localStorage, userId));
              onSignOut();
            }}
          >
            {m.discard}
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
          {waiting === 0 ? m.logOut : isSending ? m.sending : m.sendFirst}
        </Button>
      </div>
    </QuestionDialog>
  );
}
