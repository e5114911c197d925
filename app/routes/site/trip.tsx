import type { ShouldRevalidateFunctionArgs } from "react-router";
import type { Route } from "./+types/trip";
import { BookingSheet } from "~/components/bookings/trips/booking-sheet";
import { DepartureClosedNote } from "~/components/bookings/trips/departure-closed-note";
import { DoneNote } from "~/components/bookings/trips/done-note";
import { HowToChange } from "~/components/bookings/trips/how-to-change";
import { OfflineNote } from "~/components/bookings/trips/offline-note";
import { PrintButton } from "~/components/bookings/trips/print-button";
import { TripChanges } from "~/components/bookings/trips/trip-changes";
import { TripLinks } from "~/components/bookings/trips/trip-links";
import { nowContext, servicesContext, viewerContext } from "~/context";
import { tripPageStore, useOfflinePage } from "~/hooks/use-offline-page";
import { changeTrip, justDone } from "~/lib/bookings/change-trip";
import { readForm } from "~/lib/forms/read-form";

/** A booking's own page: anyone who has its URL can view and change it. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = await context.get(servicesContext).getTrip(params);
  const path = `/trip/${params.bookingId}/${params.key}`;
  return {
    page,
    path,
    done: justDone(url),
    payPath: (await context.get(servicesContext).isPayOnlineOffered()) ? `${path}/pay` : null,
    at: new Date(context.get(nowContext)).toISOString(),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const page = await services.getTrip(params);
  const by = { viewer: context.get(viewerContext), key: params.key };
  const path = `/trip/${params.bookingId}/${params.key}`;
  return changeTrip(services, { page, path, by, headers: request.headers }, form);
}

/** Revalidates after rejections too, because they mean that the booking has changed. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate;
}

/**
 * Must not be cached, except by the browser's service worker. The URL grants access, so other sites must not receive it
 * as a referrer. `no-referrer` would also remove the Origin header from forms, which the server requires.
 */
export function headers() {
  return { "Cache-Control": "private, no-store", "Referrer-Policy": "strict-origin" };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { bookingId, tourTitle } = loaderData.page.booking;
  return [
    { title: `Booking ${bookingId}: ${tourTitle} | Tour Bharat` },
    { name: "robots", content: "noindex" },
  ];
}

export default function Trip({ loaderData, actionData }: Route.ComponentProps) {
  const { page, path, done, payPath, at } = loaderData;
  const { voucher, invoice } = page.papers;
  const papers = [
    ...(voucher ? [`${path}/voucher`, `${path}/voucher.pdf`, `${path}/trip.ics`] : []),
    ...(invoice ? [`${path}/invoice.pdf`] : []),
  ];
  const { isOffline } = useOfflinePage(tripPageStore, { addresses: [path, ...papers], at });
  const step = actionData?.step ?? null;
  return (
    <div className="mx-auto max-w-5xl px-4 py-8 sm:px-6">
      {isOffline && <OfflineNote at={at} />}
      {done !== null && step === null && <DoneNote key={at} page={page} done={done} />}
      <DepartureClosedNote page={page} />
      <BookingSheet
        page={page}
        path={path}
        actions={
          <>
            <TripLinks page={page} path={path} payPath={isOffline ? null : payPath} />
            <PrintButton />
          </>
        }
      >
        {(page.canMove || page.cancellation !== null || step !== null) && (
          <TripChanges page={page} step={step} isOffline={isOffline} />
        )}
        {page.canChange && <HowToChange email={page.booking.customerEmail} />}
      </BookingSheet>
    </div>
  );
}
