import { data, Link } from "react-router";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/booking";
import { Breadcrumbs } from "~/components/layout/breadcrumbs";
import { BookingSheet } from "~/components/bookings/trips/booking-sheet";
import { ChangeBookingForm } from "~/components/bookings/trips/change-booking-form";
import type { BookingChangeResult } from "~/components/bookings/trips/change-booking-form";
import { DepartureClosedNote } from "~/components/bookings/trips/departure-closed-note";
import { DoneNote } from "~/components/bookings/trips/done-note";
import { PrintButton } from "~/components/bookings/trips/print-button";
import { TripChanges } from "~/components/bookings/trips/trip-changes";
import { TripLinks } from "~/components/bookings/trips/trip-links";
import { buttonClasses } from "~/components/ui/button";
import { nowContext, servicesContext } from "~/context";
import { AppError } from "~/domain/errors";
import { bookingChangeSchema } from "~/domain/bookings/own-booking";
import type { BookingPage } from "~/domain/bookings/own-booking";
import { changeTrip, justDone } from "~/lib/bookings/change-trip";
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
  return [
    { title: `Booking ${bookingId}: ${tourTitle} | Tour Bharat` },
    { name: "robots", content: "noindex" },
  ];
}

export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  const { page, path, done, payPath, at, hasUnread } = loaderData;
  const { booking } = page;
  const details = actionData && "details" in actionData ? actionData.details : undefined;
  const step = actionData && "step" in actionData ? actionData.step : null;
  return (
    <div className="mx-auto max-w-5xl px-4 pb-6 sm:px-6">
      <Breadcrumbs
        breadcrumbs={[
          { name: "Your bookings", path: "/bookings" },
          { name: booking.bookingId, path },
        ]}
        className="print:hidden"
      />
      {done !== null && !actionData && <DoneNote key={at} page={page} done={done} />}
      <DepartureClosedNote page={page} />
      <BookingSheet
        page={page}
        path={path}
        actions={
          <>
            <TripLinks page={page} path={path} payPath={payPath} hasUnread={hasUnread} />
            <Actions page={page} />
          </>
        }
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
        {(page.canMove || page.cancellation !== null || step !== null) && (
          <TripChanges page={page} step={step} />
        )}
      </BookingSheet>
    </div>
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
      <PrintButton />
    </>
  );
}
