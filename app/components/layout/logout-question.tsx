import { useState } from "react";
import { Button, buttonClasses } from "~/components/ui/button";
import { QuestionCancel, QuestionDialog } from "~/components/ui/question-dialog";
import type { Verdict } from "~/domain/check-in-sheet";
import { counted } from "~/domain/manifest";
import { dropCheckIns, listWaiting } from "~/lib/kept-check-ins";
import { sendWaiting } from "~/lib/send-check-ins";
import type { SendTrouble } from "~/lib/send-check-ins";

export interface LogoutQuestionProps {
  /** Who is signed in. */
  userId: string;
  onSignOut: () => void;
  onClose: () => void;
}

/** How many check-ins wait on this device for this person's session. */
export function countWaiting(userId: string): number {
  return listWaiting(localStorage, userId).length;
}

const troubles: Record<SendTrouble, string> = {
  offline: "There is no connection: nothing can be sent, and nobody logged out.",
  failed: "They could not be sent just now. Please try again.",
  "signed-out": "They could not be sent: your session is over already. Log in again to send them.",
  forbidden: "They cannot be sent: your company has taken the right to check in from you.",
};

/** Asks what becomes of check-ins that were not sent: they are sent first, or lost. */
export function LogoutQuestion({ userId, onSignOut, onClose }: LogoutQuestionProps) {
  const [waiting, setWaiting] = useState(() => countWaiting(userId));
  const [trouble, setTrouble] = useState<SendTrouble | null>(null);
  const [refused, setRefused] = useState<Verdict[]>([]);
  const [isSending, setIsSending] = useState(false);

  async function sendFirst() {
    setIsSending(true);
    const surprises: Verdict[] = [];
    const left = await sendWaiting({
      userId,
      readAt: "",
      onSurprise: (verdict) => surprises.push(verdict),
    }).catch((): SendTrouble => "failed");
    if (left === null && surprises.length === 0) return onSignOut();
    setIsSending(false);
    setTrouble(left);
    setRefused(surprises);
    setWaiting(countWaiting(userId));
  }

  return (
    <QuestionDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={waiting === 0 ? "Sent" : `${counted(waiting, "check-in was", "check-ins were")} not sent yet`}
      says={
        <>
          {waiting > 0 && "Only you can send them. Once you log out, this device forgets them."}
          <span role="status" className="block font-semibold text-wait empty:hidden">
            {trouble && troubles[trouble]}
            {refused.map(({ title, detail }) => `${title}. ${detail} `)}
          </span>
        </>
      }
    >
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <QuestionCancel className={buttonClasses("secondary")}>Stay signed in</QuestionCancel>
        {waiting > 0 && (
          <Button
            look="danger"
            onClick={() => {
              if (!navigator.onLine) return setTrouble("offline");
              dropCheckIns(localStorage, listWaiting(localStorage, userId));
              onSignOut();
            }}
          >
            Log out and lose them
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
