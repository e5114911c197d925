import { useRef, useState } from "react";
import { Answers, QuestionDialog } from "~/components/ui/question-dialog";
import { controlClasses, Field } from "~/components/ui/field";
import { CancelQuotes } from "./cancel-quotes";

/**
 * Confirmation dialog for canceling several bookings: lists each customer's refund and asks for one reason that all
 * customers receive.
 */
export function CancelBookings({
  ids,
  onCancel,
  onClose,
}: {
  /** Empty if the dialog is closed. */
  ids: readonly string[];
  /** `refunds`: the refunds shown, in rupees by booking id */
  onCancel: (details: { reason: string; refunds: Record<string, number> }) => void;
  onClose: () => void;
}) {
  const reason = useRef<HTMLTextAreaElement>(null);
  const [refunds, setRefunds] = useState<Record<string, number>>({});
  const isOne = ids.length === 1;
  return (
    <QuestionDialog
      isOpen={ids.length > 0}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isOne ? "Cancel 1 booking?" : `Cancel ${ids.length} bookings?`}
      says="Each customer is refunded by the schedule of their own booking. The seats go back on sale. This can't be undone."
      className="max-w-lg"
    >
      <CancelQuotes key={ids.join()} ids={ids} onKnown={setRefunds} />
      <Field label="Reason" hint="All of these customers will see this." className="mt-4">
        {(control) => (
          <textarea {...control} ref={reason} rows={2} maxLength={300} className={controlClasses} />
        )}
      </Field>
      <Answers
        cancelLabel="Keep bookings"
        confirmLabel={isOne ? "Cancel booking" : "Cancel bookings"}
        onConfirm={() => onCancel({ reason: reason.current?.value ?? "", refunds })}
      />
    </QuestionDialog>
  );
}
