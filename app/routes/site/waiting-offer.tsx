import { Link } from "react-router";
import type { Route } from "./+types/waiting-offer";
import { BookingFormPage } from "~/features/bookings/form/booking-form-page";
import { logErrorContext, nowContext, servicesContext, viewerContext } from "~/context";
import { formatDeadline } from "~/domain/calendar/calendar";
import { splitName } from "~/domain/typed-input/name";
import { outlineOf } from "~/domain/tours/tour-schema";
import { bookByForm } from "~/features/bookings/form/book-by-form.server";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";

/** The booking form for seats offered from a waiting list. The held seats are found by the link, so any browser can book them. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const [entry, offer, account] = await Promise.all([
    services.getWaitingEntry(params),
    services.findOffer(params),
    services.getBookingContact(context.get(viewerContext)),
  ]);
  const { travelDate, startTime, seats } = entry;
  return {
    tour: outlineOf(await services.getTour(entry.tourSlug)),
    path: entry.path,
    known: {
      ...account,
      ...(offer && {
        ...splitName(offer.contact.name),
        email: offer.contact.email,
        phone: offer.contact.phone ?? account?.phone ?? "",
      }),
      travelDate,
      ...(startTime && { startTime }),
      numberOfTravelers: String(seats),
    },
    seats,
    endsAt: offer?.entry.offerEndsAt ?? null,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const [entry, offer] = await Promise.all([services.getWaitingEntry(params), services.findOffer(params)]);
  return bookByForm(services, await services.getTour(entry.tourSlug), {
    request,
    viewer: context.get(viewerContext),
    now: context.get(nowContext),
    logError: context.get(logErrorContext),
    holdOn: ({ travelDate, startTime = "" }) =>
      travelDate === entry.travelDate && startTime === (entry.startTime ?? "") ? offer?.holdId : undefined,
  });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return {
    ...Object.fromEntries(actionHeaders),
    "Cache-Control": "private, no-store",
    "Referrer-Policy": "strict-origin",
  };
}

export function meta() {
  return backOfficeMeta("Book the held seats").filter((descriptor) => !("title" in descriptor));
}

export default function WaitingOffer({ loaderData, actionData }: Route.ComponentProps) {
  const { tour, path, known, seats, endsAt } = loaderData;
  return (
    <BookingFormPage
      tour={tour}
      known={known}
      path={`${path}/book`}
      answer={actionData}
      areSeatsHeld={endsAt !== null}
      note={
        endsAt === null ? (
          <p className="mb-6 rounded-control border-l-4 border-warning bg-warning-subtle p-4 text-warning">
            <strong>The offer has ended.</strong>{" "}
            <Link to={path} className="underline underline-offset-4">
              Your place on the waiting list
            </Link>
          </p>
        ) : (
          <p className="mb-6 rounded-control border-l-4 border-success bg-success-subtle p-4 text-success">
            <strong>{`${seats === 1 ? "1 seat" : `${seats} seats`} held for you`}</strong> until{" "}
            <time translate="no" dateTime={new Date(endsAt).toISOString()}>
              {formatDeadline(endsAt)}
            </time>
          </p>
        )
      }
    />
  );
}
