import { ConfirmDialog } from "~/components/back-office/confirm-dialog";

/** Asks before tours are deleted. The title, “Are you sure?”, is the specification's: 2, section 4. */
export function DeleteTours({
  names,
  onClose,
  onDelete,
}: {
  /** What is to be deleted; nothing is asked while there is nothing. */
  names: readonly string[];
  onClose: () => void;
  onDelete: () => void;
}) {
  const [name] = names;
  return (
    <ConfirmDialog
      isOpen={names.length > 0}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      confirmLabel="Delete"
      cancelLabel="Cancel"
      onConfirm={onDelete}
    >
      {names.length === 1 ? `“${name}” leaves` : `${names.length} tours leave`} the site and every list.
      Bookings already made stay as they are. What is deleted can be restored.
    </ConfirmDialog>
  );
}
