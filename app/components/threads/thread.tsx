import { useState } from "react";
import type { ThreadPage } from "~/domain/bookings/booking-message";
import { useForm } from "~/hooks/use-form";
import { useFreshPage } from "~/hooks/use-fresh-page";
import { MessageForm } from "./message-form";
import { MessageLog } from "./message-log";
import { ReportThread } from "./report-thread";

/** Polling interval of an open thread, in milliseconds. */
const lookEvery = 15_000;

/** Message thread of a booking, as seen by one of its two parties. */
export function Thread({
  thread,
  messageId,
}: {
  thread: ThreadPage;
  /** Idempotency key of the next message. */
  messageId: string;
}) {
  useFreshPage(lookEvery);
  const message = useForm({ intent: "message" });
  const other = thread.side === "traveler" ? thread.operatorName : thread.customerName;
  const [nextId, setNextId] = useState(messageId);
  const sentId = message.answer?.isDone ? message.answer.values["messageId"] : undefined;
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
        form={message}
      />
      {thread.messages.length > 0 && <ReportThread isReported={thread.isReported} />}
    </div>
  );
}
