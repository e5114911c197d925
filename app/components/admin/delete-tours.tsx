import { AlertDialog } from "radix-ui";
import { buttonClasses } from "~/components/ui/button";

/** Asks before tours are deleted. The title is the specification's: 2, section 4. */
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
    <AlertDialog.Root open={names.length > 0} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 animate-fade bg-night/70" />
        <AlertDialog.Content className="fixed inset-x-4 top-[20dvh] z-50 mx-auto max-w-md animate-rise rounded-2xl bg-card p-6 shadow-float">
          <AlertDialog.Title className="font-display text-2xl">Are you sure?</AlertDialog.Title>
          <AlertDialog.Description className="mt-2">
            {names.length === 1 ? `“${name}” leaves` : `${names.length} tours leave`} the site and every list.
            Bookings already made stay as they are. What is deleted can be restored.
          </AlertDialog.Description>
          <div className="mt-5 flex flex-wrap justify-end gap-3">
            <AlertDialog.Cancel className={buttonClasses("secondary")}>Cancel</AlertDialog.Cancel>
            <AlertDialog.Action className={buttonClasses("primary")} onClick={onDelete}>
              Delete
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
