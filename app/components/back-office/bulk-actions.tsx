import { Button } from "~/components/ui/button";
import { bulkSummary } from "~/domain/bulk";
import type { Selection } from "./data-table";

export interface BulkAction {
  intent: string;
  label: string;
  variant?: "secondary" | "danger";
}

/** Toolbar for the selected rows, with the result of the last bulk action. Hidden while no row is selected. */
export function BulkActions({
  selection,
  actions,
  isBusy,
  onAct,
}: {
  selection: Selection & { clear: () => void };
  actions: readonly BulkAction[];
  isBusy: boolean;
  onAct: (intent: string, ids: string[]) => void;
}) {
  const { chosen, result, clear } = selection;
  return (
    <>
      {chosen.size > 0 && (
        <div
          role="region"
          aria-label="Selected rows"
          className="sticky top-0 z-20 mt-3 flex flex-wrap items-center gap-2 rounded-card border border-line bg-card p-2 shadow-card"
        >
          <strong className="px-1 tabular-nums">{chosen.size} selected</strong>
          {actions.map(({ intent, label, variant = "secondary" }) => (
            <Button
              key={intent}
              variant={variant}
              className="min-h-9 px-3 py-1 text-sm"
              disabled={isBusy}
              onClick={() => onAct(intent, [...chosen])}
            >
              {label}
            </Button>
          ))}
          <Button variant="quiet" className="min-h-9 px-3 py-1 text-sm" onClick={clear}>
            Clear
          </Button>
        </div>
      )}
      <p role="status" className="min-h-6 text-sm font-semibold">
        {isBusy ? "Working…" : result ? bulkSummary(result) : ""}
      </p>
    </>
  );
}
