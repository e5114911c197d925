import { startTransition, use, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { pausedText } from "~/domain/departures/smallest-party";
import { settingsMessages } from "~/domain/settings/messages";
import type { BookableTour } from "~/domain/tours/tour-schema";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { useBackEntries } from "~/platform/history/use-back-entries";
import { useFrameLater } from "~/platform/browser/use-frame-later";
import { useSettings } from "~/platform/pages/use-site";
import { InlineDialogs } from "~/ui/dialog-frame";
import { bookTourMessages } from "./opener-messages/messages";

type BookingDialogComponent = typeof import("./booking-dialog").default;

function prefetch() {
  // A failed prefetch matters only once the dialog is opened.
  import("./booking-dialog").catch(() => undefined);
}

/** Returns why a tour cannot be booked at all, or null if it can. */
export function useBookingStop({ departures }: Pick<BookableTour, "departures">): string | null {
  const { features, opensSoon } = useSettings();
  if (opensSoon) return settingsMessages().opensSoon;
  if (!features.bookings) return bookTourMessages().closed;
  return departures.paused ? pausedText(departures.paused) : null;
}

/**
 * Manages a tour's booking dialog, whose code is loaded when a button that opens it is hovered, focused or touched.
 * @param address the booking form's own page, for when the dialog's code does not load
 */
export function useTourBooking(tour: BookableTour, address: string) {
  const hydrated = useHydrated();
  const isInline = use(InlineDialogs);
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLElement | null>(null);
  const [BookingDialog, setBookingDialog] = useState<BookingDialogComponent | null>(null);
  const isShown = useFrameLater(open);

  useEffect(() => {
    if (!isShown || BookingDialog !== null) return;
    let isWanted = true;
    import("./booking-dialog").then(
      (loaded) => isWanted && startTransition(() => setBookingDialog(() => loaded.default)),
      () => {
        if (!isWanted) return;
        // No other page may be framed: the widget is loaded again, with the newest scripts.
        if (isInline) {
          window.location.reload();
          return;
        }
        // Offline, or the chunk belongs to an old deployment: the booking form's page works without it. It replaces the dialog's entry in
        // the history: closing the dialog now would step back, which ends the browser's way to that page.
        window.location.replace(pathIn(currentLanguage(), address));
        window.addEventListener("pagehide", () => setOpen(false), { once: true });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [isShown, BookingDialog, address, isInline]);

  return {
    /** Opens the dialog. @param element gets the focus back when it closes */
    openFrom(element: HTMLElement) {
      opener.current = element;
      setOpen(true);
    },
    /** Props of a button that opens it. Before hydration it is a plain link or submit button. */
    openerProps: {
      ...(hydrated && ({ "aria-haspopup": "dialog", "aria-expanded": open } as const)),
      onPointerEnter: prefetch,
      onFocus: prefetch,
    },
    dialog: (
      <>
        {open && !(isInline && BookingDialog !== null) && (
          <DimmedPage
            isLoading={BookingDialog === null}
            cancel={() => {
              setOpen(false);
              opener.current?.focus();
            }}
          />
        )}
        {/* Stays mounted when closed so that nothing typed is lost. */}
        {BookingDialog !== null && (
          <BookingDialog
            tour={tour}
            isOpen={isShown}
            isLeaving={!open}
            close={() => setOpen(false)}
            open={() => setOpen(true)}
            returnFocus={() => opener.current?.focus()}
          />
        )}
      </>
    ),
  };
}

const focus = (element: HTMLElement | null) => element?.focus();

/** Dims the page at once, so that the press is answered before the dialog is there. While that loads, Cancel and Escape close it. */
function DimmedPage({ isLoading, cancel }: { isLoading: boolean; cancel: () => void }) {
  useBackEntries(isLoading ? 1 : 0, cancel, { reopens: false });
  const m = bookTourMessages();
  return createPortal(
    <div className="fixed inset-0 z-40 grid animate-fade place-items-center bg-night/70">
      {isLoading && (
        <div className="grid justify-items-center gap-1 rounded-card bg-card px-6 pt-4 pb-2 float-shadow">
          <p role="status">{m.opening}</p>
          {/* Keys go to it, not to the page behind. */}
          <button
            type="button"
            ref={focus}
            onClick={cancel}
            onKeyDown={(event) => event.key === "Escape" && cancel()}
            className="px-4 py-2 underline underline-offset-4"
          >
            {m.cancel}
          </button>
        </div>
      )}
    </div>,
    document.body,
  );
}
