import { useRef, useState } from "react";
import { Answers, QuestionDialog } from "~/components/ui/question-dialog";
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
    <QuestionDialog
      isOpen={ids.length > 0}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isOne ? "Cancel 1 booking?" : `Cancel ${ids.length} bookings?`}
      says="Each customer gets back what the schedule of their own booking grants today. The seats go back on sale. This cannot be undone."
      className="max-w-lg"
    >
      <CancelQuotes key={ids.join()} ids={ids} onKnown={setRefunds} />
      <Field label="Why?" hint="Every one of the customers reads it" className="mt-4">
        {(control) => (
          <textarea {...control} ref={reason} rows={2} maxLength={300} className={controlClasses} />
        )}
      </Field>
      <Answers
        cancelLabel="Keep them"
        confirmLabel={isOne ? "Cancel booking" : "Cancel bookings"}
        onConfirm={() => onCancel({ reason: reason.current?.value ?? "", refunds })}
      />
    </QuestionDialog>
  );
}
