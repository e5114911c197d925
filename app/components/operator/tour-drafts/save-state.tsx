import { Button } from "~/components/ui/button";
import type { DraftSaving } from "~/hooks/use-draft-saving";
import { cn } from "~/lib/cn";

const clock = new Intl.DateTimeFormat("en-IN", {
  hour: "2-digit",
  minute: "2-digit",
  hour12: false,
  timeZone: "Asia/Kolkata",
});

/** Save status of the draft, with buttons to resolve a conflict. */
export function SaveState({ saving }: { saving: DraftSaving }) {
  const { status, resolve } = saving;
  return (
    <div className="min-w-0 text-sm">
      <p
        role="status"
        className={cn(
          "tabular-nums",
          status.kind === "failed" || status.kind === "stale" ? "font-semibold text-danger" : "text-muted",
        )}
      >
        {textOf(status)}
      </p>
      {status.kind === "stale" && (
        <div className="mt-1 flex flex-wrap gap-2">
          <Button variant="secondary" className="min-h-9 px-3 py-1 text-sm" onClick={() => resolve("mine")}>
            Overwrite with my version
          </Button>
          <Button variant="secondary" className="min-h-9 px-3 py-1 text-sm" onClick={() => resolve("theirs")}>
            Load their version
          </Button>
        </div>
      )}
    </div>
  );
}

function textOf(status: DraftSaving["status"]): string {
  switch (status.kind) {
    case "saved":
      return status.at === null ? "Saved as you type." : `Saved at ${clock.format(status.at)}`;
    case "typing":
      return "Not saved yet…";
    case "saving":
      return "Saving…";
    case "failed":
      return `Not saved: ${status.message}`;
    case "stale":
      return `Not saved: ${status.message}`;
  }
}
