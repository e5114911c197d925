import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { useBlocker } from "react-router";
import type { WidgetMessage, WidgetPage } from "~/domain/partners/widget";
import { BookingFrameContext } from "~/features/bookings/dialog/booking-frame";
import type { MadeBooking } from "~/features/bookings/dialog/request-booking";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { EarlyInput } from "~/platform/hydration/early-input";
import { InlineDialogs } from "~/ui/dialog-frame";
import { WidgetOutcome } from "./widget-outcome";
import { WidgetTours } from "./widget-tours";

/** An operator's tours in its own website: a list, the booking dialog in its place, and how the booking ended. */
export function WidgetFrame({ widget }: { widget: WidgetPage }) {
  const [made, setMade] = useState<MadeBooking | null>(null);
  const tell = useTellParent(widget.origins);
  useWaysOut();
  return (
    <InlineDialogs value={true}>
      <BookingFrameContext value={{ widget: widget.id, onBooked: setMade }}>
        <main id="main" data-alive={useHydrated() ? "" : undefined} className="p-4">
          <h1 className="sr-only">{`Book with ${widget.operatorName}`}</h1>
          <Suspense>
            {made ? (
              <WidgetOutcome
                made={made}
                onBooked={() => tell({ tourBharat: "booked" })}
                onAgain={() => setMade(null)}
              />
            ) : (
              <WidgetTours tours={widget.tours} />
            )}
            <EarlyInput />
          </Suspense>
          <p className="mt-4 flex flex-wrap gap-x-3 text-sm text-muted">
            <span>{`Bookings with ${widget.operatorName} are made through Tour Bharat.`}</span>
            <a href="/terms" target="_blank" rel="noopener" className="underline">
              Terms
            </a>
            <a href="/privacy" target="_blank" rel="noopener" className="underline">
              Privacy
            </a>
          </p>
        </main>
      </BookingFrameContext>
    </InlineDialogs>
  );
}

/**
 * Reports the height of the page to the one around the frame, and returns a function that sends other messages. Nothing is received. The
 * browser delivers a message only to a parent with the named origin, and only a listed one may frame the page.
 */
function useTellParent(origins: readonly string[]) {
  function tell(message: WidgetMessage) {
    if (window.parent === window) return;
    // Firefox and old browsers do not say who frames; the referrer does, unless that page hides it.
    const around = location.ancestorOrigins?.[0] ?? document.referrer;
    const known = origins.find((origin) => around === origin || around.startsWith(`${origin}/`));
    for (const origin of known === undefined ? origins : [known]) window.parent.postMessage(message, origin);
  }
  const onHeight = useEffectEvent((height: number) => tell({ tourBharat: "height", height }));
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) onHeight(Math.ceil(entry.target.getBoundingClientRect().height));
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return tell;
}

/** Opens pages that a link in the dialog leads to in a new tab: none but this one may be framed. */
function useWaysOut() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const { pathname, search } = blocker.location;
    window.open(pathname + search, "_blank", "noopener");
    blocker.reset();
  }, [blocker]);
}
