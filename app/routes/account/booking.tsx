import { data, Link } from "react-router";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/booking";
import { Breadcrumbs } from "~/components/layout/breadcrumbs";
import { ChangeBookingForm } from "~/components/bookings/trips/change-booking-form";
import type { BookingChangeResult } from "~/components/bookings/trips/change-booking-form";
import { TripPage } from "~/components/bookings/trips/trip-page";
import { buttonClasses } from "~/components/ui/button";
import { nowContext, servicesContext } from "~/context";
import { AppError } from "~/domain/errors";
import { bookingChangeSchema } from "~/domain/bookings/own-booking";
import type { BookingPage } from "~/domain/bookings/own-booking";
import { changeTrip, justDone } from "~/lib/bookings/change-trip";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { readForm } from "~/lib/forms/read-form";
import { requireViewer } from "~/middleware/require-viewer";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url);
  const services = context.get(servicesContext);
  const page = await services.getOwnBooking(viewer, params.bookingId);
  const { bookingId } = page.booking;
  return {
    page,
    hasUnread: (await services.listUnreadBookings(viewer)).includes(bookingId),
    path: `/bookings/${bookingId}`,
    done: justDone(url),
    payPath: (await services.isPayOnlineOffered()) ? `${await services.tripPathOf(bookingId)}/pay` : null,
    at: new Date(context.get(nowContext)).toISOString(),
  };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const viewer = requireViewer(context, url);
  const services = context.get(servicesContext);
  const form = await readForm(request);
  if (form.has("intent")) {
    const page = await services.getOwnBooking(viewer, params.bookingId);
    const path = `/bookings/${page.booking.bookingId}`;
    return changeTrip(services, { page, path, by: { viewer }, headers: request.headers }, form);
  }
  const values = readChange(form);
  const { data: details, error } = bookingChangeSchema.safeParse(values);
  if (!details) {
    // Check ownership before validating the form, so that errors reveal nothing about other bookings.
    await services.getOwnBooking(viewer, params.bookingId);
    const { fieldErrors } = z.flattenError(error);
    return answer({ isSaved: false, errors: fieldErrors, values }, 400);
  }
  try {
    await services.changeOwnBooking(viewer, { bookingId: params.bookingId, details });
    return answer({ isSaved: true }, 200);
  } catch (thrown) {
    if (!(thrown instanceof AppError)) throw thrown;
    return answer({ isSaved: false, refusal: thrown.message }, thrown.status);
  }
}

function answer(details: BookingChangeResult, status: number) {
  return data({ details }, { status });
}

/** Revalidates after rejections too, because they mean that the booking has changed. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate;
}

/** Reads the entered fields. Forms submit line breaks as CRLF, but the dialog sends LF. */
function readChange(form: FormData) {
  const typed = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.replaceAll(/\r\n?/g, "\n") : "";
  };
  return {
    specialRequests: typed("specialRequests"),
    emergencyName: typed("emergencyName"),
    emergencyPhone: typed("emergencyPhone"),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { bookingId, tourTitle } = loaderData.page.booking;
  return backOfficeMeta(`Booking ${bookingId}: ${tourTitle}`);
}

export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  const { page, path } = loaderData;
  const { booking } = page;
  const details = actionData && "details" in actionData ? actionData.details : undefined;
  const breadcrumbs = [
    { name: "Your bookings", path: "/bookings" },
    { name: booking.bookingId, path },
  ];
  return (
    <TripPage
      booking={{ ...loaderData, done: actionData ? null : loaderData.done }}
      step={actionData && "step" in actionData ? actionData.step : null}
      top={<Breadcrumbs breadcrumbs={breadcrumbs} className="print:hidden" />}
      actions={<Actions page={page} />}
    >
      {page.canChange ? (
        <ChangeBookingForm booking={booking} result={details} />
      ) : (
        details?.refusal !== undefined && (
          <p role="alert" className="rounded-control border-l-4 border-bad bg-bad-ground p-4 text-bad">
            {details.refusal}
          </p>
        )
      )}
    </TripPage>
  );
}

function Actions({ page: { booking, canReview, tour } }: { page: BookingPage }) {
  return (
    <>
      {canReview && (
        <Link to={`/bookings/${booking.bookingId}/review`} className={buttonClasses()}>
          Write a review
        </Link>
      )}
      {tour.path !== null && (
        <>
          <Link to={tour.path} className={buttonClasses("secondary")}>
            See the tour
          </Link>
          <Link to={`/book/${booking.tourSlug}`} className={buttonClasses("secondary")}>
            Book again
          </Link>
        </>
      )}
    </>
  );
}
