import { cn } from "~/lib/cn";
import type { AccountAnswer } from "~/lib/act-on-account.server";

/** What became of a form, said aloud; it stands there empty so that it is heard when it comes. */
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
