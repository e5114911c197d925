import { Plus, X } from "lucide-react";
import { Button } from "~/components/ui/button";

/**
 * Button that adds a row to a form. Without JavaScript it submits the form, and the action returns one more row
 * (`changedRows`).
 */
export function AddRow({
  name,
  label,
  isFull,
  full,
  onAdd,
}: {
  /** Name of the rows in the form. */
  name: string;
  label: string;
  isFull: boolean;
  /** Text shown instead of the button when the limit is reached. */
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

/** Button that removes a row, in the same way. */
export function RemoveRow({
  name,
  index,
  label,
  onRemove,
}: {
  name: string;
  index: number;
  /** Name of the row, such as "Season 2". */
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
