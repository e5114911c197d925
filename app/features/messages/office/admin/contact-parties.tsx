import { useState } from "react";
import { Exact } from "~/ui/exact";
import { AnsweredForm, FormMessage } from "~/ui/answered-form";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "~/ui/dialog";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { useForm } from "~/platform/forms/use-form";
import { MessageFields } from "./message-fields";

/** Contact Parties dialog. Sends a message to the traveler, the operator or both. */
export function ContactParties({
  booking,
  onClose,
  onReopen,
}: {
  booking: AdminBooking;
  onClose: () => void;
  onReopen: () => void;
}) {
  return (
    <Dialog onClose={onClose} onReopen={onReopen}>
      <Message booking={booking} />
    </Dialog>
  );
}

function Message({ booking: { bookingId, customerName, operatorName } }: { booking: AdminBooking }) {
  // Idempotency key of one message: a retry after a lost response stores it once.
  const [messageId] = useState(() => crypto.randomUUID());
  const form = useForm({ intent: "message", bookingId, messageId }, { action: "/admin/bookings" });
  return (
    <DialogContent>
      <div className="border-b border-line p-5 pr-16">
        <DialogTitle className="font-display text-2xl">Contact Parties</DialogTitle>
        <DialogDescription className="text-muted">
          Booking <Exact>{bookingId}</Exact>
          <span>{`: ${customerName} travels with ${operatorName}. The message is mailed and saved with the booking. Contact details aren't shared.`}</span>
        </DialogDescription>
      </div>
      {form.notice === null ? (
        <AnsweredForm form={form} className="grid gap-4 overflow-y-auto p-5">
          <MessageFields form={form} />
        </AnsweredForm>
      ) : (
        <FormMessage form={form} className="p-5" />
      )}
    </DialogContent>
  );
}
