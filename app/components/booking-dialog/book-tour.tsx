import { useEffect, useState } from "react";
import { Dialog, DialogTrigger } from "~/components/ui/dialog";
import type { TourCard } from "~/domain/tour";
import { useHydrated } from "~/hooks/use-hydrated";

type BookingDialogComponent = typeof import("./booking-dialog").default;

function prefetch() {
  // Whether it comes matters only once the dialog is asked for.
  import("./booking-dialog").catch(() => undefined);
}

/** A click that asks for another tab or window stays the link's. */
function isForHere(event: React.MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

// Links do not answer the space bar, buttons do.
function pressWithSpace(event: React.KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== " ") return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.click();
}

/**
 * A link to the booking form at its own address; where scripts run, a button that opens the booking dialog instead.
 * The dialog's code comes with the first touch of it.
 */
export function BookTour({
  tour,
  className,
  children,
}: {
  tour: TourCard;
  /** Of the button. */
  className: string;
  /** What the button says. */
  children: React.ReactNode;
}) {
  const hydrated = useHydrated();
  const address = `/book/${tour.slug}`;
  const [open, setOpen] = useState(false);
  const [BookingDialog, setBookingDialog] = useState<BookingDialogComponent | null>(null);

  useEffect(() => {
    if (!open || BookingDialog !== null) return;
    let isWanted = true;
    import("./booking-dialog").then(
      (loaded) => isWanted && setBookingDialog(() => loaded.default),
      () => {
        if (!isWanted) return;
        // Offline, or the code of a version that is no longer served: the form at its own address needs none.
        setOpen(false);
        window.location.assign(address);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [open, BookingDialog, address]);

  function openHere(event: React.MouseEvent) {
    if (!isForHere(event)) return;
    event.preventDefault();
    setOpen(true);
  }

  return (
    // Opening is left to openHere: the trigger would also open for a click that asks for another tab.
    <Dialog open={open} onOpenChange={(wanted) => !wanted && setOpen(false)}>
      <DialogTrigger asChild>
        <a
          href={address}
          // As long as it is a link, it says nothing of a dialog.
          {...(hydrated
            ? { role: "button" }
            : { "aria-haspopup": undefined, "aria-expanded": undefined, "aria-controls": undefined })}
          // The trigger's own is for a real button.
          type={undefined}
          className={className}
          onClick={openHere}
          onKeyDown={pressWithSpace}
          onPointerEnter={prefetch}
          onFocus={prefetch}
        >
          {children}
        </a>
      </DialogTrigger>
      {open && BookingDialog === null && <p role="status">Opening the booking …</p>}
      {/* Stays mounted when closed, so that nothing typed is lost. */}
      {BookingDialog !== null && <BookingDialog tour={tour} close={() => setOpen(false)} />}
    </Dialog>
  );
}
