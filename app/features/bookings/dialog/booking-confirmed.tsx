import { Share2 } from "lucide";
import { useEffect, useRef, useState } from "react";
import { BookingActions } from "~/features/bookings/booking-actions";
import { Button } from "~/ui/button";
import { BookingMadeIcon, bookingMadeTitle } from "~/features/bookings/booking-made-title";
import { BookingSummary } from "~/features/bookings/booking-summary";
import { OfflineReady } from "~/features/bookings/offline-ready";
import { WhereToFind } from "~/features/bookings/where-to-find";
import { useOfflinePage } from "~/platform/offline/use-offline-page";
import { addressesOf } from "~/features/bookings/offline-trip";
import { shareLink } from "~/platform/browser/share-link";
import { Icon } from "~/ui/icon";
import type { MadeBooking } from "./request-booking";

/** Confirmation with the booking reference and what to do next, which stays after the toast is gone. */
export function BookingConfirmed({
  made: { booking, path },
  startTime,
  onDone,
}: {
  made: MadeBooking;
  startTime: string;
  onDone: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const documents = { voucher: booking.status === "confirmed", invoice: false };
  const { isCached } = useOfflinePage("trip", {
    addresses: path === null ? [] : addressesOf({ documents }, path),
    at: booking.status,
  });
  return (
    // Room for the toast, which would cover the end.
    <div className="overflow-y-auto p-5 pb-36">
      <BookingMadeIcon status={booking.status} />
      <h3 ref={heading} tabIndex={-1} className="mt-3 font-display text-3xl outline-none">
        {bookingMadeTitle(booking)}
      </h3>
      <BookingSummary booking={booking} startTime={startTime} className="mt-4" />
      {path !== null && (
        <BookingActions booking={booking} path={path}>
          <Share path={path} title={booking.tourTitle} />
        </BookingActions>
      )}
      <p className="mt-4 text-muted">
        <WhereToFind bookingId={booking.bookingId} path={path} />
        <OfflineReady isCached={isCached} className="block" />
      </p>
      <Button variant="secondary" className="mt-5 w-full" onClick={onDone}>
        Done
      </Button>
    </div>
  );
}

/** Shares the link of the booking's page, or copies it where the browser has no share sheet. */
function Share({ path, title }: { path: string; title: string }) {
  const [note, setNote] = useState("");
  async function share() {
    setNote(await shareLink({ title, url: new URL(path, window.location.href).href }));
  }
  return (
    <>
      <Button variant="secondary" className="sm:col-span-2" onClick={() => void share()}>
        <Icon icon={Share2} className="size-4" />
        Share with your party
      </Button>
      <p className="text-sm wrap-anywhere text-muted sm:col-span-2">
        Anyone with this link can open the booking. <span role="status">{note}</span>
      </p>
    </>
  );
}
