import { ConfirmDialog } from "~/office/page/confirm-dialog";

/** Confirmation dialog for deleting tours. Source of the title, “Are you sure?”: specification 2, section 4. */
export function DeleteTours({
  names,
  onClose,
  onDelete,
}: {
  /** Titles of the tours to delete; empty if the dialog is closed. */
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
      {`${names.length === 1 ? `“${name}” is` : `${names.length} tours are`} removed from the site and all lists. Existing bookings stay. You can restore deleted tours.`}
    </ConfirmDialog>
  );
}
