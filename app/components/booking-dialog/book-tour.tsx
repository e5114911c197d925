import { use, useEffect, useState } from "react";
import { useRouteLoaderData } from "react-router";
import { AuthDialogContext } from "~/components/auth/auth-dialog-context";
import { Dialog, DialogTrigger } from "~/components/ui/dialog";
import type { TourCard } from "~/domain/tour";
import { useHydrated } from "~/hooks/use-hydrated";
import { useIsPreview } from "~/hooks/use-preview";
import { useSettings } from "~/hooks/use-settings";
import { cn } from "~/lib/cn";
import { isForHere, pressWithSpace } from "~/lib/press-link";
import type { loader } from "~/root";

type BookingDialogComponent = typeof import("./booking-dialog").default;

function prefetch() {
  // Whether it comes matters only once the dialog is asked for.
  import("./booking-dialog").catch(() => undefined);
}

/**
 * A link to the booking form at its own address; where scripts run, a button that opens the booking dialog instead.
 * The dialog's code comes with the first touch of it. While bookings are closed it says so instead.
 */
export function BookTour(props: BookTourProps) {
  const isOpen = useSettings().features.bookings;
  // What is not on sale yet cannot be booked: the bar of the preview says so.
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
      Bookings are closed for the moment
    </span>
  );
}

interface BookTourProps {
  tour: TourCard;
  /** Of the button. */
  className: string;
  /** Whether somebody who is not signed in is offered the login first. Source: specification 1, section 4. */
  offersLogin?: boolean;
  /** What the button says. */
  children: React.ReactNode;
}

function OpenBookTour({ tour, className, offersLogin = false, children }: BookTourProps) {
  const hydrated = useHydrated();
  const address = `/book/${tour.slug}`;
  const [open, setOpen] = useState(false);
  const authDialog = use(AuthDialogContext);
  const isSignedIn = Boolean(useRouteLoaderData<typeof loader>("root")?.viewer);
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
      {BookingDialog !== null && <BookingDialog tour={tour} isOpen={open} close={() => setOpen(false)} />}
    </Dialog>
  );
}
