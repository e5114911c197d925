import { data, redirect } from "react-router";
import type { Route } from "./+types/book";
import { BookingForm } from "~/components/bookings/form/booking-form";
import { BookingFormConfirmed } from "~/components/bookings/form/booking-form-confirmed";
import { BookingFormHeader } from "~/components/bookings/form/booking-form-header";
import { nowContext, servicesContext, viewerContext } from "~/context";
import { bookingStepCount, bookingStepTitles, toConfirmedBooking } from "~/domain/bookings/booking";
import {
  answerBookingForm,
  newBookingAnswers,
  readBookingForm,
  type BookingAnswers,
  type BookingFormStep,
} from "~/domain/bookings/booking-form";
import { explainLapsed, explainRefusal, type BookingRefusal } from "~/domain/bookings/booking-refusal";
import { holdsSeats } from "~/domain/bookings/booking-status";
import { AppError } from "~/domain/errors";
import { fareInWords, fareRange } from "~/domain/prices/fares";
import { errorForLog } from "~/domain/error-for-log";
import type { BookingContact } from "~/domain/bookings/traveler-booking";
import type { Quote } from "~/domain/prices/quote";
import { closedTexts } from "~/domain/settings/platform";
import { useSettings } from "~/hooks/use-site";
import { quoteReview } from "~/lib/bookings/quote-review";
import { pageMeta } from "~/lib/pages/page-meta";
import { readForm } from "~/lib/forms/read-form";

/** Result of a step. The idempotency key comes with the first one: the initial page is the same for everyone. */
interface AnsweredStep {
  shown: BookingFormStep;
  answers: BookingAnswers;
  quote: Quote | null;
  idempotencyKey: string | null;
}

/** @param contact from the account of a signed-in user; null for a guest */
function firstStepOf(contact: BookingContact | null): AnsweredStep {
  return {
    shown: { step: 1, errors: {}, notice: null },
    answers: { ...newBookingAnswers(), ...contact },
    quote: null,
    idempotencyKey: null,
  };
}

/** /book/{slug}: the booking dialog's steps for browsers without JavaScript. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const [tour, contact] = await Promise.all([
    services.getTour(params.slug),
    services.getBookingContact(context.get(viewerContext)),
  ]);
  return {
    tour,
    fares: fareRange(tour, context.get(nowContext)),
    contact,
    canonical: new URL(`/book/${tour.slug}`, url).href,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const tour = await services.getTour(params.slug);
  const form = readBookingForm(await readForm(request));
  const { answers } = form;
  const idempotencyKey = form.idempotencyKey ?? crypto.randomUUID();
  const review = (shown: BookingFormStep) =>
    quoteReview(services, { tour: tour.slug, shown, answers }, request.headers);
  const outcome = answerBookingForm(form, tour.departures, context.get(nowContext));
  if (outcome.kind === "show") {
    const { kind: _, ...step } = outcome;
    const { shown, quote } = await review(step);
    const status = Object.keys(shown.errors).length > 0 ? 400 : 200;
    return answer({ shown, quote, answers, idempotencyKey }, { status });
  }

  const refuse = async ({ shown: refused, status, needsNewKey }: BookingRefusal, retryAfter?: number) => {
    const { shown, quote } = await review(refused);
    return answer(
      { shown, quote, answers, idempotencyKey: needsNewKey ? crypto.randomUUID() : idempotencyKey },
      { status, ...(retryAfter !== undefined && { retryAfter }) },
    );
  };

  try {
    await services.limitBookings(request.headers);
    const booking = await services.createBooking(
      {
        tour: tour.slug,
        ...outcome.details,
        expectedTotal: outcome.expectedTotal,
        ...(outcome.payOnline && { payOnline: outcome.payOnline }),
      },
      { viewer: context.get(viewerContext), idempotencyKey, caller: services.callerIdOf(request.headers) },
    );
    if (!holdsSeats(booking.status)) return await refuse(explainLapsed(booking));
    if (booking.status === "pending") return redirect(await services.getPayPath(booking.bookingId), 303);
    return data(
      { confirmed: toConfirmedBooking(booking), tripPath: await services.tripPathOf(booking.bookingId) },
      { headers: { "Cache-Control": "private, no-store" } },
    );
  } catch (error) {
    if (!(error instanceof AppError)) console.error(errorForLog(error));
    const refusal = explainRefusal(error);
    if (refusal.status === 404) throw data(null, { status: 404 });
    return refuse(refusal, error instanceof AppError ? error.retryAfter : undefined);
  }
}

/** Returns a step with its entered values: the browser's Back button may show it again, but no shared cache may store it. */
function answer(step: AnsweredStep, { status, retryAfter }: { status: number; retryAfter?: number }) {
  const headers = new Headers({ "Cache-Control": "private, no-cache" });
  if (retryAfter !== undefined) headers.set("Retry-After", String(retryAfter));
  return data({ step }, { status, headers });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { tour, fares, canonical } = loaderData;
  return [
    ...pageMeta({
      title: `Book ${tour.title}`,
      description: `Book ${tour.title} in four steps: ${tour.durationText} from ${tour.departureCity}, ${fareInWords(fares)} per person.`,
      canonical,
      // The component sets a title with the step.
    }).filter((descriptor) => !("title" in descriptor)),
    { name: "robots", content: "noindex" },
  ];
}

export default function Book({ loaderData, actionData }: Route.ComponentProps) {
  const { tour } = loaderData;
  const isOpen = useSettings().features.bookings;
  if (actionData && "confirmed" in actionData) {
    return (
      <div className="mx-auto max-w-xl px-4 py-8 sm:py-12">
        <title>{`Booking confirmed: ${tour.title} | Tour Bharat`}</title>
        <BookingFormConfirmed booking={actionData.confirmed} tripPath={actionData.tripPath} tour={tour} />
      </div>
    );
  }
  const step = actionData?.step ?? firstStepOf(loaderData.contact);
  return (
    <div className="mx-auto max-w-xl px-4 py-8 sm:py-12">
      <title>{titleOf(step.shown, tour.title)}</title>
      <BookingFormHeader tour={tour} />
      {isOpen || actionData ? (
        <BookingForm tour={tour} {...step} />
      ) : (
        <p className="mt-6 rounded-control border-l-4 border-sandstone bg-sunken p-4">
          {closedTexts.bookings}
        </p>
      )}
    </div>
  );
}

/** Returns the title, which screen readers announce first after the page load: any error, then the step. */
function titleOf({ step, errors, notice }: BookingFormStep, tourTitle: string): string {
  const problem = notice !== null || Object.keys(errors).length > 0 ? "Problem: " : "";
  return `${problem}Step ${step} of ${bookingStepCount}, ${bookingStepTitles[step - 1]}: book ${tourTitle} | Tour Bharat`;
}
