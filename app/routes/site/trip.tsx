import type { Route } from "./+types/trip";
import { OfflineNote } from "~/ui/offline-note";
import { TripPage } from "~/features/trips/trip-page";
import { nowContext, servicesContext, viewerContext } from "~/context";
import type { ChangeQuote } from "~/domain/bookings/booking-change";
import { useForm } from "~/platform/forms/use-form";
import { useOfflinePage } from "~/platform/offline/use-offline-page";
import { changeTrip, justDone } from "~/features/trips/changes/change-trip";
import { addressesOf } from "~/features/bookings/offline-trip";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { readForm } from "~/platform/forms/read-form";
import { useViewer } from "~/platform/pages/use-site";
import { tripMessages } from "~/features/trips/messages";

/** A booking's own page: anyone who has its URL can view and change it. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = await context.get(servicesContext).getTrip(params);
  const path = `/trip/${params.bookingId}/${params.key}`;
  return {
    page,
    path,
    done: justDone(url),
    payPath: (await context.get(servicesContext).isPayOnlineOffered()) ? `${path}/pay` : null,
    offerPath: page.offerUntil === null ? null : `${path}/offer`,
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

export { revalidatesAfterConflict as shouldRevalidate } from "~/platform/pages/revalidation";

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
  return backOfficeMeta(tripMessages().pageTitle(bookingId, tourTitle));
}

export default function Trip({ loaderData }: Route.ComponentProps) {
  const { page, path, at } = loaderData;
  const form = useForm<ChangeQuote>();
  const { isOffline, isCached } = useOfflinePage("trip", { addresses: addressesOf(page, path), at });
  return (
    <TripPage
      booking={loaderData}
      form={form}
      isOffline={isOffline}
      isCached={isCached}
      top={
        <div className="pt-4 sm:pt-8">
          <OfflineNote at={at} isOffline={isOffline} />
        </div>
      }
      below={page.canChange && <HowToChange email={page.booking.customerEmail} />}
    />
  );
}

/** Explains that special requests and emergency contact can be changed only from the account, not with the link. */
function HowToChange({ email }: { email: string }) {
  const m = tripMessages().howToChange;
  const isSignedIn = useViewer() !== null;
  return (
    <p className="rounded-card border border-line bg-card p-5 print:hidden">
      {isSignedIn ? m.signedIn(email) : m.guest(email)}
    </p>
  );
}
