import { Link } from "react-router";
import type { Route } from "./+types/waiting-offer";
import { BookingFormPage } from "~/features/bookings/form/booking-form-page";
import { logErrorContext, nowContext, servicesContext, viewerContext } from "~/context";
import { formatDeadline } from "~/domain/calendar/calendar";
import { splitName } from "~/domain/typed-input/name";
import { outlineOf } from "~/domain/tours/tour-schema";
import { bookByForm } from "~/features/bookings/form/book-by-form.server";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { waitingMessages } from "~/features/waiting-list/messages";

/** The booking form for seats offered from a waiting list. The held seats are found by the link, so any browser can book them. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const [entry, offer, account] = await Promise.all([
    services.getWaitingEntry(params),
    services.findOffer(params),
    services.getBookingContact(context.get(viewerContext)),
  ]);
  const { travelDate, startTime, optionId, seats } = entry;
  const tour = outlineOf(await services.getTour(entry.tourSlug));
  const { maxParty = seats } = tour.options?.find(({ id }) => id === optionId) ?? {};
  return {
    tour,
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
      ...(optionId && { optionId }),
      numberOfTravelers: String(Math.min(seats, maxParty)),
    },
    seats,
    endsAt: offer?.entry.offerEndsAt ?? null,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const [entry, offer] = await Promise.all([services.getWaitingEntry(params), services.findOffer(params)]);
  const tour = await services.getTour(entry.tourSlug);
  const poolOf = (optionId = tour.options?.[0]?.id) =>
    tour.options?.find(({ id, seats }) => id === optionId && seats !== null)?.id;
  return bookByForm(services, tour, {
    request,
    viewer: context.get(viewerContext),
    now: context.get(nowContext),
    logError: context.get(logErrorContext),
    holdOn: ({ travelDate, startTime = "", optionId }) =>
      travelDate === entry.travelDate &&
      startTime === (entry.startTime ?? "") &&
      poolOf(optionId) === entry.optionId
        ? offer?.holdId
        : undefined,
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
  return backOfficeMeta(waitingMessages().offer.title).filter((descriptor) => !("title" in descriptor));
}

export default function WaitingOffer({ loaderData, actionData }: Route.ComponentProps) {
  const m = waitingMessages();
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
            <strong>{m.offer.ended}</strong>{" "}
            <Link to={path} className="underline underline-offset-4">
              {m.pageTitle}
            </Link>
          </p>
        ) : (
          m.offer.held({ seats, until: new Date(endsAt).toISOString(), deadline: formatDeadline(endsAt) })
        )
      }
    />
  );
}
