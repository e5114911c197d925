import { useState } from "react";
import type { ThreadPage } from "~/domain/bookings/booking-message";
import { useActionAnswer } from "~/hooks/use-action-answer";
import { useFreshPage } from "~/hooks/use-fresh-page";
import type { ThreadResult } from "~/lib/threads/change-thread";
import { MessageForm } from "./message-form";
import { MessageLog } from "./message-log";
import { ReportThread } from "./report-thread";

/** Polling interval of an open thread, in milliseconds. */
const lookEvery = 15_000;

/** Message thread of a booking, as seen by one of its two parties. */
export function Thread({
  thread,
  messageId,
  result: sent,
}: {
  thread: ThreadPage;
  /** Idempotency key of the next message. */
  messageId: string;
  /** Result of the last submit. */
  result: ThreadResult | undefined;
}) {
  useFreshPage(lookEvery);
  const result = useActionAnswer(sent);
  const other = thread.side === "traveler" ? thread.operatorName : thread.customerName;
  const ofMessage = result?.intent === "message" ? result : null;
  const [nextId, setNextId] = useState(messageId);
  const sentId = ofMessage?.isDone ? ofMessage.typed["messageId"] : undefined;
  // The result may arrive before the loader's next id. Reusing the old id would drop the next message as a duplicate.
  if (sentId === nextId && messageId !== nextId) setNextId(messageId);
  return (
    <div className="grid max-w-3xl gap-5">
      <MessageLog
        messages={thread.messages}
        reader={thread.side}
        isCut={thread.isCut}
        none={`No messages yet. Your first message goes to ${other}.`}
      />
      <MessageForm
        // Remount after a message was sent: an empty form with a new id.
        key={nextId}
        messageId={nextId}
        other={other}
        result={ofMessage}
      />
      {thread.messages.length > 0 && (
        <ReportThread isReported={thread.isReported} result={result?.intent === "report" ? result : null} />
      )}
    </div>
  );
}
