import { Plus, X } from "lucide-react";
import { Button } from "~/components/ui/button";

/**
 * Adds a row to a form. Without scripts the button sends the form, whose action answers with one row more (`changedRows`).
 */
export function AddRow({
  name,
  label,
  isFull,
  full,
  onAdd,
}: {
  /** Of the rows. */
  name: string;
  label: string;
  isFull: boolean;
  /** What is said instead of the button when there are as many as there may be. */
  full: string;
  onAdd: () => void;
}) {
  if (isFull) return <p className="text-sm text-muted">{full}</p>;
  return (
    <Button
      type="submit"
      name="rows"
      value={`add:${name}`}
      look="secondary"
      data-add={name}
      className="min-h-9 justify-self-start px-3 py-1 text-sm"
      onClick={(event) => {
        event.preventDefault();
        onAdd();
      }}
    >
      <Plus aria-hidden className="size-4" />
      {label}
    </Button>
  );
}

/** Takes a row out, in the same way. */
export function RemoveRow({
  name,
  index,
  label,
  onRemove,
}: {
  name: string;
  index: number;
  /** Which row: "Season 2". */
  label: string;
  onRemove: () => void;
}) {
  return (
    <Button
      type="submit"
      name="rows"
      value={`remove:${name}:${index}`}
      look="secondary"
      aria-label={`Remove ${label}`}
      className="size-9 min-h-9 p-0"
      onClick={(event) => {
        event.preventDefault();
        onRemove();
      }}
    >
      <X aria-hidden className="size-4" />
    </Button>
  );
}
