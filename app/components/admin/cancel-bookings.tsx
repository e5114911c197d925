import { AlertDialog } from "radix-ui";
import { useRef } from "react";
import { buttonClasses } from "~/components/ui/button";
import { controlClasses, Field } from "~/components/ui/field";

/** Asks before several bookings are cancelled at once, and for the reason that all of their customers read. */
export function CancelBookings({
  count,
  onCancel,
  onClose,
}: {
  /** How many; 0 where nothing is asked. */
  count: number;
  onCancel: (reason: string) => void;
  onClose: () => void;
}) {
  const reason = useRef<HTMLTextAreaElement>(null);
  return (
    <AlertDialog.Root open={count > 0} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 animate-fade bg-night/70" />
        <AlertDialog.Content className="fixed inset-x-4 top-[10dvh] z-50 mx-auto max-h-[85dvh] max-w-md animate-rise overflow-y-auto rounded-2xl bg-card p-6 shadow-float">
          <AlertDialog.Title className="font-display text-2xl">
            {count === 1 ? "Cancel 1 booking?" : `Cancel ${count} bookings?`}
          </AlertDialog.Title>
          <AlertDialog.Description className="mt-2">
            Each customer gets back what the schedule of their own booking grants today. The seats go back on
            sale. This cannot be undone.
          </AlertDialog.Description>
          <Field label="Why?" hint="Every one of the customers reads it" className="mt-4">
            {(control) => (
              <textarea {...control} ref={reason} rows={2} maxLength={300} className={controlClasses} />
            )}
          </Field>
          <div className="mt-5 flex justify-end gap-3">
            <AlertDialog.Cancel className={buttonClasses("secondary")}>Keep them</AlertDialog.Cancel>
            <AlertDialog.Action
              className={buttonClasses("primary")}
              onClick={() => onCancel(reason.current?.value ?? "")}
            >
              {count === 1 ? "Cancel booking" : "Cancel bookings"}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
