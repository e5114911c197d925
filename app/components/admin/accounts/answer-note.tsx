import { cn } from "~/lib/cn";
import type { AccountAnswer } from "~/lib/accounts/act-on-account.server";

/** Result of a form. The empty live region is always rendered so that screen readers announce the message. */
export function AnswerNote({ answer }: { answer: AccountAnswer | null }) {
  return (
    <p
      role="status"
      className={cn("text-sm font-semibold empty:hidden", answer?.isDone ? "text-good" : "text-bad")}
    >
      {answer?.message}
    </p>
  );
}
