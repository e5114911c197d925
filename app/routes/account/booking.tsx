import { data, Link } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/booking";
import { Breadcrumbs } from "~/components/layout/breadcrumbs";
import { BookingSheet } from "~/components/trips/booking-sheet";
import { ChangeBookingForm } from "~/components/trips/change-booking-form";
import type { BookingChangeResult } from "~/components/trips/change-booking-form";
import { PrintButton } from "~/components/trips/print-button";
import { buttonClasses } from "~/components/ui/button";
import { servicesContext } from "~/context";
import { AppError } from "~/domain/errors";
import { bookingChangeSchema } from "~/domain/own-booking";
import type { BookingPage } from "~/domain/own-booking";
import { orNotFound } from "~/lib/not-found";
import { readForm } from "~/lib/read-form";
import { requireViewer } from "~/middleware/require-viewer";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url);
  return orNotFound(context.get(servicesContext).getOwnBooking(viewer, params.bookingId));
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const viewer = requireViewer(context, url);
  const services = context.get(servicesContext);
  const values = readChange(await readForm(request));
  const { data: details, error } = bookingChangeSchema.safeParse(values);
  if (!details) {
    // Whose it is comes first: a mistake in the form tells nothing of a booking.
    await orNotFound(services.getOwnBooking(viewer, params.bookingId));
    const { fieldErrors } = z.flattenError(error);
    return data<BookingChangeResult>({ isSaved: false, errors: fieldErrors, values }, { status: 400 });
  }
  try {
    await orNotFound(services.changeOwnBooking(viewer, { bookingId: params.bookingId, details }));
    return data<BookingChangeResult>({ isSaved: true });
  } catch (thrown) {
    if (!(thrown instanceof AppError)) throw thrown;
    return data<BookingChangeResult>({ isSaved: false, refusal: thrown.message }, { status: thrown.status });
  }
}

/** The fields as typed. Browsers send every line break as two characters; the dialog sends one. */
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
  const { bookingId, tourTitle } = loaderData.booking;
  return [
    { title: `Booking ${bookingId}: ${tourTitle} | Tour Bharat` },
    { name: "robots", content: "noindex" },
  ];
}

export default function Booking({ loaderData: page, actionData }: Route.ComponentProps) {
  const { booking } = page;
  return (
    <div className="mx-auto max-w-5xl px-4 pb-6 sm:px-6">
      <Breadcrumbs
        breadcrumbs={[
          { name: "Your bookings", path: "/bookings" },
          { name: booking.bookingId, path: `/bookings/${booking.bookingId}` },
        ]}
        className="print:hidden"
      />
      <BookingSheet page={page} actions={<Actions page={page} />}>
        {page.canChange ? (
          <ChangeBookingForm booking={booking} result={actionData} />
        ) : (
          actionData?.refusal !== undefined && (
            <p role="alert" className="rounded-control border-l-4 border-bad bg-bad-ground p-4 text-bad">
              {actionData.refusal}
            </p>
          )
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
