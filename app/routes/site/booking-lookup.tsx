import { Link, redirect } from "react-router";
import type { Route } from "./+types/booking-lookup";
import { LookupForm } from "~/components/bookings/trips/lookup-form";
import { servicesContext } from "~/context";
import { bookingLookupSchema } from "~/domain/bookings/own-booking";
import { pageMeta } from "~/lib/pages/page-meta";
import { answerForm } from "~/lib/forms/answer-form";
import { readForm } from "~/lib/forms/read-form";

export function loader({ url }: Route.LoaderArgs) {
  return { canonical: new URL("/bookings/lookup", url).href };
}

/** Redirects to the booking's own page, so that the e-mail address never appears in a URL. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const services = context.get(servicesContext);
  return answerForm(form, bookingLookupSchema, async (lookup) => {
    const { booking } = await services.lookUpBooking(lookup, request.headers);
    throw redirect(await services.tripPathOf(booking.bookingId), {
      status: 303,
      headers: { "Cache-Control": "private, no-store" },
    });
  });
}

/** Results of this page must not be cached. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  const all = new Headers(actionHeaders);
  all.set("Cache-Control", "private, no-store");
  return all;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    ...pageMeta({
      title: "Find my booking",
      description: "Find a booking made without an account by its booking ID and e-mail address.",
      canonical: loaderData?.canonical ?? "/bookings/lookup",
    }),
    { name: "robots", content: "noindex" },
  ];
}

export default function BookingLookup() {
  return (
    <div className="mx-auto max-w-xl px-4 py-14 sm:px-6">
      <h1 className="text-4xl sm:text-5xl">Find my booking</h1>
      <p className="mt-3 text-lg text-muted">
        Booked without an account? Enter your booking ID and the e-mail address you booked with.
      </p>
      <LookupForm />
      <p className="mt-6 text-muted">
        With an account, all your bookings are in{" "}
        <Link to="/bookings" className="text-peacock underline underline-offset-4">
          one list
        </Link>
        . Lost the booking ID?{" "}
        <Link to="/contact" className="text-peacock underline underline-offset-4">
          Contact us
        </Link>
        .
      </p>
    </div>
  );
}
