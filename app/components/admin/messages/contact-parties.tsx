import { useState } from "react";
import { AnsweredForm, FormMessage } from "~/components/ui/answered-form";
import { Dialog, DialogContent, DialogDescription, DialogTitle, DialogTrigger } from "~/components/ui/dialog";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { useForm } from "~/hooks/use-form";
import { MessageFields } from "./message-fields";

/** Contact Parties dialog with its trigger button. Sends a message to the traveler, the operator or both. */
export function ContactParties({
  booking: { bookingId, customerName, operatorName },
  triggerClassName,
}: {
  booking: AdminBooking;
  triggerClassName: string;
}) {
  // Idempotency key of one message: a retry after a lost response stores it once.
  const [messageId, setMessageId] = useState("");
  const form = useForm({ intent: "message", bookingId, messageId }, { action: "/admin/bookings" });
  const [isOpen, setOpen] = useState(false);

  function open(isOpening: boolean) {
    setOpen(isOpening);
    if (isOpening) setMessageId(crypto.randomUUID());
  }

  return (
    <Dialog open={isOpen} onOpenChange={open}>
      <DialogTrigger className={triggerClassName}>
        Contact Parties<span className="sr-only"> of booking {bookingId}</span>
      </DialogTrigger>
      <DialogContent>
        <div className="border-b border-line p-5 pr-16">
          <DialogTitle className="font-display text-2xl">Contact Parties</DialogTitle>
          <DialogDescription className="text-muted">
            Booking {bookingId}: {customerName} travels with {operatorName}. The message is mailed and saved
            with the booking. Contact details aren't shared.
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
    </Dialog>
  );
}
