import type { ShouldRevalidateFunctionArgs } from "react-router";
import type { Route } from "./+types/trip";
import { HowToChange } from "~/components/bookings/trips/how-to-change";
import { OfflineNote } from "~/components/bookings/trips/offline-note";
import { TripPage } from "~/components/bookings/trips/trip-page";
import { nowContext, servicesContext, viewerContext } from "~/context";
import type { ChangeQuote } from "~/domain/bookings/booking-change";
import { useForm } from "~/hooks/use-form";
import { tripPageStore, useOfflinePage } from "~/hooks/use-offline-page";
import { changeTrip, justDone } from "~/lib/bookings/change-trip";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
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
  return backOfficeMeta(`Booking ${bookingId}: ${tourTitle}`);
}

export default function Trip({ loaderData }: Route.ComponentProps) {
  const { page, path, at } = loaderData;
  const form = useForm<ChangeQuote>();
  const { voucher, invoice } = page.papers;
  const papers = [
    ...(voucher ? [`${path}/voucher`, `${path}/voucher.pdf`, `${path}/trip.ics`] : []),
    ...(invoice ? [`${path}/invoice.pdf`] : []),
  ];
  const { isOffline } = useOfflinePage(tripPageStore, { addresses: [path, ...papers], at });
  return (
    <TripPage
      booking={loaderData}
      form={form}
      isOffline={isOffline}
      top={<div className="pt-8">{isOffline && <OfflineNote at={at} />}</div>}
      below={page.canChange && <HowToChange email={page.booking.customerEmail} />}
    />
  );
}
