import { useState } from "react";
import { ConfirmDialog } from "~/office/page/confirm-dialog";
import { Button } from "~/ui/button";
import { formatDay, type TravelDate } from "~/domain/calendar/calendar";

/** Removes the cached departure from this browser. Asks first if unsent check-ins would be lost. */
export function RemoveFromDevice({
  waiting,
  until,
  state,
  onRemove,
}: {
  /** Number of unsent check-ins. */
  waiting: number;
  /** Last day of the cached copy. */
  until: TravelDate;
  state: "cached" | "not-cached" | "removed";
  onRemove: () => void;
}) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="mt-8 border-t border-line pt-4">
      <p className="max-w-3xl text-muted" role="status">
        {words(state, until)}
      </p>
      {state !== "removed" && (
        <Button
          variant="secondary"
          className="mt-2"
          onClick={() => {
            if (waiting > 0) setIsAsking(true);
            else onRemove();
          }}
        >
          Remove from this device
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Remove unsent check-ins?"
        confirmLabel="Remove anyway"
        onConfirm={onRemove}
      >
        {`${waiting === 1 ? "1 check-in hasn't" : `${waiting} check-ins haven't`} been sent yet and will be lost.`}
      </ConfirmDialog>
    </div>
  );
}

function words(state: "cached" | "not-cached" | "removed", until: TravelDate): string {
  if (state === "removed") {
    return "Removed from this device. Open the page again to save the list.";
  }
  if (state === "not-cached")
    return "This list isn't saved on this device yet. You need a connection to open it.";
  return `Saved on this device, so the list opens offline. It holds names, references and party sizes, and expires after ${formatDay(until)}.`;
}
