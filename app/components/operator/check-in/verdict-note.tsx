import { CircleAlert, CircleCheck, CircleX } from "lucide-react";
import type { Verdict } from "~/domain/check-in/check-in-sheet";
import { cn } from "~/lib/cn";

const variants = {
  success: { Icon: CircleCheck, classes: "border-success bg-success-subtle text-success" },
  warning: { Icon: CircleAlert, classes: "border-warning bg-warning-subtle text-warning" },
  danger: { Icon: CircleX, classes: "border-danger bg-danger-subtle text-danger" },
} as const;

/** Result of the last check-in attempt, shown with color, icon and text. */
export function VerdictNote({ verdict }: { verdict: Verdict | null }) {
  const { Icon, classes } = variants[verdict?.tone ?? "success"];
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
