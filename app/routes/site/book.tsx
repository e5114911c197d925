import type { Route } from "./+types/book";
import { placeName } from "~/domain/places/place-name";
import { BookingFormPage } from "~/features/bookings/form/booking-form-page";
import { logErrorContext, nowContext, servicesContext, viewerContext } from "~/context";
import { fareInWords, fareRange } from "~/domain/prices/fares";
import { bookByForm } from "~/features/bookings/form/book-by-form.server";
import { chosenAnswers } from "~/domain/bookings/booking-form";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";
import { bookingFieldMessages } from "~/features/bookings/form/messages";
import { outlineOf } from "~/domain/tours/tour-schema";
import { pageMeta } from "~/platform/pages/page-meta";

/** /book/{slug}: the booking dialog's steps for browsers without JavaScript. The query holds the date and party chosen on the tour's page. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const [tour, contact] = await Promise.all([
    services.getTour(params.slug),
    services.getBookingContact(context.get(viewerContext)),
  ]);
  return {
    tour: outlineOf(tour),
    fares: fareRange(tour, context.get(nowContext)),
    known: { ...contact, ...chosenAnswers(url.searchParams) },
    canonical: new URL(pathIn(currentLanguage(), `/book/${tour.slug}`), url).href,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const tour = await services.getTour(params.slug);
  return bookByForm(services, tour, {
    request,
    viewer: context.get(viewerContext),
    now: context.get(nowContext),
    logError: context.get(logErrorContext),
  });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { tour, fares, canonical } = loaderData;
  const m = bookingFieldMessages();
  return [
    ...pageMeta({
      title: m.pageTitle(tour.title),
      description: m.pageDescription(
        tour.title,
        tour.durationText,
        placeName(tour.departureCity),
        fareInWords(fares),
      ),
      canonical,
      // The component sets a title with the step.
    }).filter((descriptor) => !("title" in descriptor)),
    { name: "robots", content: "noindex" },
  ];
}

export default function Book({ loaderData: { tour, known }, actionData }: Route.ComponentProps) {
  return <BookingFormPage tour={tour} known={known} path={`/book/${tour.slug}`} answer={actionData} />;
}
