import { Check, CloudUpload } from "lucide";
import { Form } from "react-router";
import { Exact } from "~/ui/exact";
import { BookingStatusBadge } from "~/features/bookings/booking-status-badge";
import { Button } from "~/ui/button";
import { formatTimeInIndia } from "~/domain/calendar/calendar";
import type { KnownCheckIn, SheetBooking } from "~/domain/check-in/check-in-sheet";
import { formatRupees } from "~/domain/money/money";
import { arrivedField } from "~/domain/check-in/check-in";
import { arrivedInWords, arrivedOf } from "~/domain/check-in/arrived";
import { ArrivedSelect } from "~/features/check-in/arrived-select";
import { partyByAge } from "~/domain/check-in/manifest";
import { cn } from "~/ui/cn";
import { Icon } from "~/ui/icon";

/** A booking with one large button to check in or undo. */
export function TravelerRow({
  booking,
  known,
  canUndo,
  isOpen,
  onCheckIn,
  onDrop,
}: {
  booking: SheetBooking;
  /** Check-in known to this device. */
  known: KnownCheckIn | null;
  /** False when offline: undoing a sent check-in needs a connection. */
  canUndo: boolean;
  isOpen: boolean;
  /** @param arrived how many have come so far; undefined for all */
  onCheckIn: (bookingId: string, arrived: number | undefined) => void;
  onDrop: (bookingId: string) => void;
}) {
  const { bookingId, customerName, status, seats } = booking;
  const arrived = arrivedOf(seats, known);
  const canCheckIn = isOpen && arrived < seats && (status === "confirmed" || status === "completed");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-card p-3">
      <div className="min-w-0 flex-1 basis-44">
        <p className="text-lg leading-tight font-semibold wrap-anywhere">{customerName}</p>
        <p className="text-muted tabular-nums">
          <Exact>{bookingId}</Exact>
          <span>{`, ${partyByAge(booking)}`}</span>
        </p>
        {status !== "confirmed" && (
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-sm text-warning">
            <BookingStatusBadge status={status} />
            {status === "pending" && <span>Not paid, can't check in</span>}
          </p>
        )}
        {status === "confirmed" && booking.owed > 0 && (
          <p className="mt-0.5 font-semibold text-warning tabular-nums">
            <Exact>{formatRupees(booking.owed)}</Exact> due
          </p>
        )}
        {known && (
          <p className={cn("mt-0.5 font-semibold", arrived < seats ? "text-warning" : "text-success")}>
            <Icon icon={Check} className="mr-1 inline size-4" />
            <span>{arrivedInWords(arrived, seats)}</span> at <Exact>{formatTimeInIndia(known.at)}</Exact>
            <span>{`, ${known.by ?? "by a former staff member"}`}</span>
            {known.isWaiting && (
              <span className="ml-2 whitespace-nowrap text-warning">
                <Icon icon={CloudUpload} className="mr-1 inline size-4" />
                not sent yet
              </span>
            )}
          </p>
        )}
      </div>
      {known && (
        <TakeBack
          bookingId={bookingId}
          id={known.id}
          of={customerName}
          isWaiting={known.isWaiting}
          canUndo={canUndo}
          onDrop={onDrop}
        />
      )}
      {canCheckIn && (
        <Form
          method="post"
          reloadDocument
          className="flex gap-2 max-sm:w-full"
          onSubmit={(event) => {
            event.preventDefault();
            const counted = arrivedField.safeParse(new FormData(event.currentTarget).get("arrived") ?? "");
            onCheckIn(bookingId, counted.data);
          }}
        >
          <input type="hidden" name="intent" value="check-in" />
          <input type="hidden" name="reference" value={bookingId} />
          <ArrivedSelect
            seats={seats}
            arrived={arrived}
            of={customerName}
            className="min-h-14 w-auto text-lg"
          />
          <Button type="submit" variant="secondary" className="min-h-14 text-lg max-sm:flex-1">
            Check in
            <span className="sr-only">{` ${customerName}`}</span>
          </Button>
        </Form>
      )}
    </li>
  );
}

function TakeBack({
  bookingId,
  id,
  of,
  isWaiting,
  canUndo,
  onDrop,
}: {
  bookingId: string;
  id: string;
  of: string;
  isWaiting: boolean;
  canUndo: boolean;
  onDrop: (bookingId: string) => void;
}) {
  return (
    <Form
      method="post"
      reloadDocument
      onSubmit={(event) => {
        // An unsent check-in is undone by dropping it from the queue.
        if (!isWaiting) return;
        event.preventDefault();
        onDrop(bookingId);
      }}
    >
      <input type="hidden" name="intent" value="undo" />
      <input type="hidden" name="bookingId" value={bookingId} />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" variant="quiet" className="px-3" disabled={!isWaiting && !canUndo}>
        Undo
        <span className="sr-only">{` the check-in of ${of}`}</span>
      </Button>
    </Form>
  );
}
