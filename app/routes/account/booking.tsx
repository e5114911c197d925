import type { Route } from "./+types/booking";
import { Breadcrumbs } from "~/ui/breadcrumb-trail";
import { ChangeBookingForm } from "~/features/trips/changes/change-booking-form";
import { OfflineNote } from "~/ui/offline-note";
import { TripPage } from "~/features/trips/trip-page";
import { nowContext, servicesContext } from "~/context";
import type { ChangeQuote } from "~/domain/bookings/booking-change";
import { bookingChangeSchema } from "~/domain/trips/traveler-booking";
import { useForm } from "~/platform/forms/use-form";
import { useOfflinePage } from "~/platform/offline/use-offline-page";
import { changeTrip, justDone } from "~/features/trips/changes/change-trip";
import { addressesOf } from "~/features/bookings/offline-trip";
import { answerForm } from "~/platform/forms/answer-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { readForm } from "~/platform/forms/read-form";
import { requireViewer } from "~/middleware/require-viewer";
import { tripChangeMessages } from "~/features/trips/changes/messages";
import { bookingPageMessages } from "~/features/trips/page-messages/messages";
import { tripMessages } from "~/features/trips/messages";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url);
  const services = context.get(servicesContext);
  const [page, unread, isPayOnlineOffered] = await Promise.all([
    services.getTravelerBooking(viewer, params.bookingId),
    services.listUnreadBookings(viewer),
    services.isPayOnlineOffered(),
  ]);
  const { bookingId } = page.booking;
  const tripPath = await services.tripPathOf(bookingId);
  return {
    page,
    hasUnread: unread.includes(bookingId),
    path: `/bookings/${bookingId}`,
    done: justDone(url),
    payPath: isPayOnlineOffered ? `${tripPath}/pay` : null,
    offerPath: page.offerUntil === null ? null : `${tripPath}/offer`,
    at: new Date(context.get(nowContext)).toISOString(),
  };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const viewer = requireViewer(context, url);
  const services = context.get(servicesContext);
  const form = await readForm(request);
  // Check ownership before validating the form, so that errors reveal nothing about other bookings.
  const page = await services.getTravelerBooking(viewer, params.bookingId);
  const { bookingId } = page.booking;
  if (form.get("intent") !== "details") {
    const path = `/bookings/${bookingId}`;
    return changeTrip(services, { page, path, by: { viewer }, headers: request.headers }, form);
  }
  // Forms submit line breaks as CRLF, but the dialog sends LF.
  form.set("specialRequests", String(form.get("specialRequests") ?? "").replaceAll(/\r\n?/g, "\n"));
  return answerForm(form, bookingChangeSchema, async (details) => {
    await services.changeTravelerBooking(viewer, { bookingId, details });
    return tripChangeMessages().details.saved;
  });
}

export { revalidatesAfterConflict as shouldRevalidate } from "~/platform/pages/revalidation";

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { bookingId, tourTitle } = loaderData.page.booking;
  return backOfficeMeta(tripMessages().pageTitle(bookingId, tourTitle));
}

export default function Booking({ loaderData }: Route.ComponentProps) {
  const { page, path, at } = loaderData;
  const { booking } = page;
  const { isOffline, isCached } = useOfflinePage("booking", { addresses: addressesOf(page, path), at });
  const form = useForm<ChangeQuote>();
  const change = useForm(
    { intent: "details" },
    {
      saved: {
        specialRequests: booking.specialRequests ?? "",
        emergencyName: booking.emergencyName,
        emergencyPhone: booking.emergencyPhone,
      },
    },
  );
  const breadcrumbs = [
    { name: bookingPageMessages().yourBookings, path: "/bookings" },
    { name: booking.bookingId, path },
  ];
  return (
    <TripPage
      booking={{
        ...loaderData,
        done: change.answer ? null : loaderData.done,
        reviewPath: page.canReview ? `${path}/review` : null,
      }}
      form={form}
      isOffline={isOffline}
      isCached={isCached}
      top={
        <>
          <Breadcrumbs breadcrumbs={breadcrumbs} className="print:hidden" />
          <OfflineNote at={at} isOffline={isOffline} />
        </>
      }
    >
      {(open) =>
        open.canChange ? (
          <ChangeBookingForm form={change} />
        ) : (
          change.problem !== null && (
            <p
              role="alert"
              className="rounded-control border-l-4 border-danger bg-danger-subtle p-4 text-danger"
            >
              {change.problem}
            </p>
          )
        )
      }
    </TripPage>
  );
}
