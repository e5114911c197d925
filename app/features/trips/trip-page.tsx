import type { BookingPage } from "~/domain/trips/traveler-booking";
import { changeByIntent, type TripChange } from "~/domain/bookings/change-request";
import type { ChangeQuote } from "~/domain/bookings/booking-change";
import { useExpiry } from "./use-expiry";
import { useForm, type FormState } from "~/platform/forms/use-form";
import { BookingSheet } from "./booking-sheet";
import { DepartureClosedNote, OfferNote } from "./departure-closed-note";
import { DoneNote } from "./done-note";
import { OfflineReady } from "~/features/bookings/offline-ready";
import { TripChanges } from "./changes/trip-changes";
import { TripLinks } from "./trip-links";
import { AskedStateForm } from "~/features/money/invoices/buyer-state-fields";

/** Page of a booking for its traveler, in their account or by the booking's own link. */
export function TripPage({
  booking: { page, path, done, payPath, offerPath, at, hasUnread = false, reviewPath = null },
  form,
  isOffline = false,
  isCached = false,
  top,
  children,
  below,
}: {
  booking: {
    page: BookingPage;
    path: string;
    /** Change that was just made. */
    done: TripChange | null;
    /** Path of the payment page; null if it cannot be paid online. */
    payPath: string | null;
    /** Path of the page with an offer of another trip; null without one. */
    offerPath: string | null;
    /** Time of loading, which distinguishes changes. */
    at: string;
    hasUnread?: boolean;
    /** Path of the review form; null if there is nothing to review. */
    reviewPath?: string | null;
  };
  /** Form of all changes; their intent distinguishes them. */
  form: FormState<ChangeQuote>;
  isOffline?: boolean;
  /** True if it opens offline. */
  isCached?: boolean;
  top: React.ReactNode;
  /** Content between the details and the changes. @param open the page before the booking expired, if it did since */
  children?: (open: BookingPage) => React.ReactNode;
  /** Content below the history. */
  below?: React.ReactNode;
}) {
  const open = useExpiry(page, at);
  const state = useForm({}, { action: `${path}/invoice`, saved: page.askedState ?? {} });
  const submitted = changeByIntent[String(form.answer?.values["intent"])] ?? null;
  return (
    <div className="mx-auto max-w-5xl px-4 pb-8 sm:px-6">
      {top}
      {done !== null && form.answer === null && <DoneNote key={at} page={page} done={done} />}
      {offerPath === null || page.offerUntil === null ? (
        <DepartureClosedNote page={page} />
      ) : (
        <OfferNote path={offerPath} until={page.offerUntil} />
      )}
      <BookingSheet
        page={page}
        path={path}
        canNameParty={open.canChange}
        below={below}
        actions={
          <>
            <TripLinks
              page={page}
              path={path}
              payPath={isOffline ? null : payPath}
              reviewPath={reviewPath}
              hasUnread={hasUnread}
            />
            <OfflineReady isCached={isCached} className="mt-2 block text-sm text-muted" />
          </>
        }
      >
        {!isOffline && <AskedStateForm form={state} isAsked={page.askedState !== null} />}
        {children?.(open)}
        {(open.canMove || open.cancellation !== null || submitted !== null) && (
          <TripChanges page={open} form={form} submitted={submitted} isOffline={isOffline} />
        )}
      </BookingSheet>
    </div>
  );
}
