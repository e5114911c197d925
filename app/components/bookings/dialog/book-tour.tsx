import { use, useEffect, useState } from "react";
import { AuthDialogContext } from "~/components/accounts/sign-in/auth-dialog-context";
import { Dialog, DialogTrigger } from "~/components/ui/dialog";
import type { TourCard } from "~/domain/tours/tour-schema";
import { useHydrated } from "~/hooks/use-hydrated";
import { useIsPreview } from "~/hooks/use-preview";
import { useSettings, useViewer } from "~/hooks/use-site";
import { cn } from "~/lib/cn";
import { isForHere, pressWithSpace } from "~/lib/pages/press-link";

type BookingDialogComponent = typeof import("./booking-dialog").default;

function prefetch() {
  // A failed prefetch matters only once the dialog is opened.
  import("./booking-dialog").catch(() => undefined);
}

/**
 * A link to the booking form; after hydration, a button that opens the booking dialog, whose code is prefetched on
 * hover, focus or touch. While bookings are closed it is a note instead.
 */
export function BookTour(props: BookTourProps) {
  const isOpen = useSettings().features.bookings;
  // A previewed tour is not on sale yet; the preview bar explains that.
  if (useIsPreview()) {
    return (
      <button type="button" disabled className={props.className}>
        {props.children}
      </button>
    );
  }
  if (isOpen) return <OpenBookTour {...props} />;
  return (
    <span
      className={cn(
        props.className,
        "pointer-events-none border border-line bg-sunken text-center text-sm whitespace-normal text-muted",
      )}
    >
      Bookings are currently closed
    </span>
  );
}

interface BookTourProps {
  tour: TourCard;
  className: string;
  /** True if signed-out visitors are offered the login first. Source: specification 1, section 4. */
  offersLogin?: boolean;
  children: React.ReactNode;
}

function OpenBookTour({ tour, className, offersLogin = false, children }: BookTourProps) {
  const hydrated = useHydrated();
  const address = `/book/${tour.slug}`;
  const [open, setOpen] = useState(false);
  const authDialog = use(AuthDialogContext);
  const isSignedIn = useViewer() !== null;
  const [BookingDialog, setBookingDialog] = useState<BookingDialogComponent | null>(null);

  useEffect(() => {
    if (!open || BookingDialog !== null) return;
    let isWanted = true;
    import("./booking-dialog").then(
      (loaded) => isWanted && setBookingDialog(() => loaded.default),
      () => {
        if (!isWanted) return;
        // Offline, or the chunk belongs to an old deployment: the booking form's page works without it.
        setOpen(false);
        window.location.assign(address);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [open, BookingDialog, address]);

  function openHere(event: React.MouseEvent<HTMLElement>) {
    if (!isForHere(event)) return;
    event.preventDefault();
    if (!offersLogin || isSignedIn || !authDialog) {
      setOpen(true);
      return;
    }
    const booking = { tourTitle: tour.title, goOn: () => setOpen(true) };
    authDialog.open({ tab: "login", next: address, opener: event.currentTarget, booking });
  }

  return (
    // openHere opens the dialog: the trigger would also open it on a click for a new tab.
    <Dialog open={open} onOpenChange={(wanted) => !wanted && setOpen(false)}>
      <DialogTrigger asChild>
        <a
          href={address}
          // Before hydration this is a link, without dialog attributes.
          {...(hydrated
            ? { role: "button" }
            : { "aria-haspopup": undefined, "aria-expanded": undefined, "aria-controls": undefined })}
          // The trigger's `type` is meant for a button element.
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
      {open && BookingDialog === null && <p role="status">Opening booking form …</p>}
      {/* Stays mounted when closed so that nothing typed is lost. */}
      {BookingDialog !== null && <BookingDialog tour={tour} isOpen={open} close={() => setOpen(false)} />}
    </Dialog>
  );
}
