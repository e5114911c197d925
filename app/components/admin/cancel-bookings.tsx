import { AlertDialog } from "radix-ui";
import { useRef, useState } from "react";
import { buttonClasses } from "~/components/ui/button";
import { controlClasses, Field } from "~/components/ui/field";
import { CancelQuotes } from "./cancel-quotes";

/**
 * Asks before several bookings are cancelled at once, tells what goes back to each customer, and asks for the reason that
 * all of them read.
 */
export function CancelBookings({
  ids,
  onCancel,
  onClose,
}: {
  /** None where nothing is asked. */
  ids: readonly string[];
  /** `refunds`: what was told would go back, by booking */
  onCancel: (details: { reason: string; refunds: Record<string, number> }) => void;
  onClose: () => void;
}) {
  const reason = useRef<HTMLTextAreaElement>(null);
  const [refunds, setRefunds] = useState<Record<string, number>>({});
  const isOne = ids.length === 1;
  return (
    <AlertDialog.Root open={ids.length > 0} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 animate-fade bg-night/70" />
        <AlertDialog.Content className="fixed inset-x-4 top-[7dvh] z-50 mx-auto max-h-[86dvh] max-w-lg animate-rise overflow-y-auto rounded-2xl bg-card p-6 shadow-float">
          <AlertDialog.Title className="font-display text-2xl">
            {isOne ? "Cancel 1 booking?" : `Cancel ${ids.length} bookings?`}
          </AlertDialog.Title>
          <AlertDialog.Description className="mt-2">
            Each customer gets back what the schedule of their own booking grants today. The seats go back on
            sale. This cannot be undone.
          </AlertDialog.Description>
          <CancelQuotes key={ids.join()} ids={ids} onKnown={setRefunds} />
          <Field label="Why?" hint="Every one of the customers reads it" className="mt-4">
            {(control) => (
              <textarea {...control} ref={reason} rows={2} maxLength={300} className={controlClasses} />
            )}
          </Field>
          <div className="mt-5 flex justify-end gap-3">
            <AlertDialog.Cancel className={buttonClasses("secondary")}>Keep them</AlertDialog.Cancel>
            <AlertDialog.Action
              className={buttonClasses("primary")}
              onClick={() => onCancel({ reason: reason.current?.value ?? "", refunds })}
            >
              {isOne ? "Cancel booking" : "Cancel bookings"}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
