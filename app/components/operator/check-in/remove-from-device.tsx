import { useState } from "react";
import { ConfirmDialog } from "~/components/back-office/confirm-dialog";
import { Button } from "~/components/ui/button";
import { formatDay } from "~/domain/calendar";
import type { TravelDate } from "~/domain/calendar";

/** Has this browser forget the departure, after asking where something would be lost. */
export function RemoveFromDevice({
  waiting,
  until,
  state,
  onRemove,
}: {
  /** Check-ins that were not sent yet. */
  waiting: number;
  /** The last day on which it is kept anyway. */
  until: TravelDate;
  state: "kept" | "not-kept" | "removed";
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
          look="secondary"
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
        title="Lose what was not sent?"
        confirmLabel="Remove all the same"
        onConfirm={onRemove}
      >
        {waiting === 1 ? "1 check-in was" : `${waiting} check-ins were`} not sent yet and would be lost.
      </ConfirmDialog>
    </div>
  );
}

function words(state: "kept" | "not-kept" | "removed", until: TravelDate): string {
  if (state === "removed") {
    return "Removed: this list is not kept on this device any more. Opening the page again keeps it again.";
  }
  if (state === "not-kept") return "This list is not kept on this device yet: it needs a connection to open.";
  return `Kept on this device: the list opens without a connection. It holds names, references and party sizes, and is forgotten when the page is asked for after ${formatDay(until)}.`;
}
