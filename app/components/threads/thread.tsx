import { useState } from "react";
import type { ThreadPage } from "~/domain/booking-message";
import { useActionAnswer } from "~/hooks/use-action-answer";
import { useFreshPage } from "~/hooks/use-fresh-page";
import type { ThreadResult } from "~/lib/change-thread";
import { MessageForm } from "./message-form";
import { MessageLog } from "./message-log";
import { ReportThread } from "./report-thread";

/** How often an open thread looks for news, in milliseconds. */
const lookEvery = 15_000;

/** The thread of a booking for one of its two sides: what was written, and the way to write and to report. */
export function Thread({
  thread,
  messageId,
  result: sent,
}: {
  thread: ThreadPage;
  /** For the next message. */
  messageId: string;
  /** What became of the last form that was sent. */
  result: ThreadResult | undefined;
}) {
  useFreshPage(lookEvery);
  const result = useActionAnswer(sent);
  const other = thread.side === "traveler" ? thread.operatorName : thread.customerName;
  const ofMessage = result?.intent === "message" ? result : null;
  const [nextId, setNextId] = useState(messageId);
  const sentId = ofMessage?.isDone ? ofMessage.typed["messageId"] : undefined;
  // The answer may come before the loader's next id: the one that was used would drop the next message as a repetition.
  if (sentId === nextId && messageId !== nextId) setNextId(messageId);
  return (
    <div className="grid max-w-3xl gap-5">
      <MessageLog
        messages={thread.messages}
        reader={thread.side}
        isCut={thread.isCut}
        none={`Nothing has been written yet. Your first message goes to ${other}.`}
      />
      <MessageForm
        // After a message was sent, an empty form with an id of its own.
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
