import { use } from "react";
import { AuthDialogContext } from "~/features/accounts/sign-in/auth-dialog-context";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";
import type { BookableTour } from "~/domain/tours/tour-schema";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { useIsPreview } from "~/platform/pages/use-preview";
import { useViewer } from "~/platform/pages/use-site";
import { cn } from "~/ui/cn";
import { isForHere, pressWithSpace } from "~/platform/browser/press-link";
import { useBookingStop, useTourBooking } from "./use-tour-booking";

/**
 * A link to the booking form; after hydration, a button that opens the booking dialog. While bookings are closed, or sales
 * of the tour are paused, it is a note instead.
 */
export function BookTour(props: BookTourProps) {
  const stop = useBookingStop(props.tour);
  // A previewed tour is not on sale yet; the preview bar explains that.
  if (useIsPreview()) {
    return (
      <button type="button" disabled aria-label={props.label} className={props.className}>
        {props.children}
      </button>
    );
  }
  if (stop === null) return <OpenBookTour {...props} />;
  return <BookingStop className={props.className}>{stop}</BookingStop>;
}

/** Why a tour cannot be booked, in a button's place. */
export function BookingStop({ className, children }: { className: string; children: string }) {
  return (
    <span
      className={cn(
        className,
        "pointer-events-none border border-line bg-sunken text-center text-sm whitespace-normal text-muted",
      )}
    >
      {children}
    </span>
  );
}

interface BookTourProps {
  tour: BookableTour;
  className: string;
  /** Accessible name, if it says more than what is shown. */
  label?: string;
  /** True if signed-out visitors are offered the login first. Source: specification 1, section 4. */
  offersLogin?: boolean;
  children: React.ReactNode;
}

function OpenBookTour({ tour, className, label, offersLogin = false, children }: BookTourProps) {
  const hydrated = useHydrated();
  const address = `/book/${tour.slug}`;
  const { openFrom, openerProps, dialog } = useTourBooking(tour, address);
  const authDialog = use(AuthDialogContext);
  const isSignedIn = useViewer() !== null;

  function openHere(event: React.MouseEvent<HTMLElement>) {
    if (!isForHere(event)) return;
    event.preventDefault();
    const button = event.currentTarget;
    if (!offersLogin || isSignedIn || !authDialog) {
      openFrom(button);
      return;
    }
    const booking = { tourTitle: tour.title, goOn: () => openFrom(button) };
    authDialog.open({ tab: "login", next: address, opener: button, booking });
  }

  return (
    <>
      <a
        href={pathIn(currentLanguage(), address)}
        data-scripted
        {...(hydrated && { role: "button" })}
        {...openerProps}
        aria-label={label}
        className={className}
        onClick={openHere}
        onKeyDown={pressWithSpace}
      >
        {children}
      </a>
      {dialog}
    </>
  );
}
