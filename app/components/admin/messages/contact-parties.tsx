import { useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "~/components/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogTitle, DialogTrigger } from "~/components/ui/dialog";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import type { BookingChangeResult } from "~/lib/bookings/change-bookings.server";
import { MessageFields } from "./message-fields";

/** Contact Parties dialog with its trigger button. Sends a message to the traveler, the operator or both. */
export function ContactParties({
  booking: { bookingId, customerName, operatorName },
  triggerClassName,
}: {
  booking: AdminBooking;
  triggerClassName: string;
}) {
  const fetcher = useFetcher<BookingChangeResult>();
  // Idempotency key of one message: a retry after a lost response stores it once.
  const [messageId, setMessageId] = useState("");
  const result =
    fetcher.data?.typed?.["messageId"] === messageId || fetcher.data?.isDone ? fetcher.data : null;
  const [isOpen, setOpen] = useState(false);
  const [sent, setSent] = useState<typeof result>(null);
  const isSent = result?.isDone === true && sent !== result;

  function open(isOpening: boolean) {
    setOpen(isOpening);
    if (!isOpening) return;
    setSent(result);
    setMessageId(crypto.randomUUID());
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
        {isSent ? (
          <p role="status" className="p-5 font-semibold text-good">
            {result.message}
          </p>
        ) : (
          <fetcher.Form method="post" action="/admin/bookings" className="grid gap-4 overflow-y-auto p-5">
            <input type="hidden" name="intent" value="message" />
            <input type="hidden" name="bookingId" value={bookingId} />
            <input type="hidden" name="messageId" value={messageId} />
            <MessageFields result={result?.isDone ? null : result} />
            <Button type="submit" disabled={fetcher.state !== "idle"} className="justify-self-start">
              {fetcher.state === "idle" ? "Send message" : "Sending…"}
            </Button>
          </fetcher.Form>
        )}
      </DialogContent>
    </Dialog>
  );
}
