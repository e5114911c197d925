import { CircleAlert, CircleCheck, CircleX } from "lucide-react";
import type { Verdict } from "~/domain/check-in/check-in-sheet";
import { cn } from "~/lib/cn";

const looks = {
  good: { Icon: CircleCheck, classes: "border-good bg-good-ground text-good" },
  wait: { Icon: CircleAlert, classes: "border-wait bg-wait-ground text-wait" },
  bad: { Icon: CircleX, classes: "border-bad bg-bad-ground text-bad" },
} as const;

/** Result of the last check-in attempt, shown with color, icon and text. */
export function VerdictNote({ verdict }: { verdict: Verdict | null }) {
  const { Icon, classes } = looks[verdict?.tone ?? "good"];
  return (
    <div aria-live="assertive" aria-atomic className="scroll-mt-4">
      {verdict && (
        <div
          data-tone={verdict.tone}
          className={cn("mt-4 flex items-center gap-4 rounded-card border-2 p-4", classes)}
        >
          <Icon aria-hidden className="size-12 shrink-0" />
          <p className="min-w-0">
            <strong className="block text-xl leading-tight wrap-anywhere">{verdict.title}</strong>
            {verdict.detail}
          </p>
        </div>
      )}
    </div>
  );
}
