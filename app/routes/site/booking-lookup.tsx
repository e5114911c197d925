import { useEffect, useRef } from "react";
import { data, Link, useRouteLoaderData } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/booking-lookup";
import { BookingSheet } from "~/components/trips/booking-sheet";
import { LookupForm } from "~/components/trips/lookup-form";
import type { LookupRefusal } from "~/components/trips/lookup-form";
import { PrintButton } from "~/components/trips/print-button";
import { servicesContext } from "~/context";
import { AppError } from "~/domain/errors";
import { bookingLookupSchema } from "~/domain/own-booking";
import type { BookingPage } from "~/domain/own-booking";
import { pageMeta } from "~/lib/page-meta";
import { readForm } from "~/lib/read-form";
import type { loader as rootLoader } from "~/root";

export function loader({ url }: Route.LoaderArgs) {
  return { canonical: new URL("/bookings/lookup", url).href };
}

/** Answers with the booking itself: neither reference nor e-mail address ever stands in an address. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const typed = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const values = { bookingId: typed("bookingId"), email: typed("email") };
  const lookup = bookingLookupSchema.safeParse(values);
  if (!lookup.success) {
    const errors = z.flattenError(lookup.error).fieldErrors;
    return refuse({ message: null, errors, ...values }, 400);
  }
  try {
    const found = await context.get(servicesContext).lookUpBooking(lookup.data, request.headers);
    return data({ found, refusal: null });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refuse({ message: error.message, errors: {}, ...values }, error.status, error.retryAfter);
  }
}

function refuse(refusal: LookupRefusal, status: number, retryAfter?: number) {
  const headers = new Headers();
  if (retryAfter !== undefined) headers.set("Retry-After", String(retryAfter));
  return data({ found: null, refusal }, { status, headers });
}

/** Nobody keeps what this page was answered with. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  const all = new Headers(actionHeaders);
  all.set("Cache-Control", "private, no-store");
  return all;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    ...pageMeta({
      title: "Find my booking",
      description:
        "Booked without an account? Your booking ID and e-mail address show you the booking: when, where we meet, what to carry.",
      canonical: loaderData?.canonical ?? "/bookings/lookup",
    }),
    { name: "robots", content: "noindex" },
  ];
}

export default function BookingLookup({ actionData }: Route.ComponentProps) {
  if (actionData?.found) return <Found page={actionData.found} />;
  return (
    <div className="mx-auto max-w-xl px-4 py-14 sm:px-6">
      <h1 className="text-4xl sm:text-5xl">Find my booking</h1>
      <p className="mt-3 text-lg text-muted">
        Booked without an account? The booking ID and the e-mail address you booked with show you everything.
      </p>
      <LookupForm refusal={actionData?.refusal ?? null} />
      <p className="mt-6 text-muted">
        With an account your bookings stand in{" "}
        <Link to="/bookings" className="text-peacock underline underline-offset-4">
          one list
        </Link>
        . Lost the booking ID?{" "}
        <Link to="/contact" className="text-peacock underline underline-offset-4">
          Write to us
        </Link>
        .
      </p>
    </div>
  );
}

function Found({ page }: { page: BookingPage }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mx-auto max-w-5xl px-4 py-8 sm:px-6">
      <BookingSheet page={page} headingRef={heading} actions={<PrintButton />}>
        {page.canChange && <HowToChange email={page.booking.customerEmail} />}
      </BookingSheet>
    </div>
  );
}

function HowToChange({ email }: { email: string }) {
  const isSignedIn = Boolean(useRouteLoaderData<typeof rootLoader>("root")?.viewer);
  return (
    <p className="rounded-card border border-line bg-card p-5 print:hidden">
      {isSignedIn ? (
        <>
          Special requests and emergency contact can be changed in{" "}
          <Link to="/bookings" className="text-peacock underline underline-offset-4">
            your bookings
          </Link>
          , where this one stands if {email} is your verified e-mail address.
        </>
      ) : (
        <>
          To change special requests or the emergency contact,{" "}
          <Link to="/signup" className="text-peacock underline underline-offset-4">
            open an account
          </Link>{" "}
          with {email}: once you have verified the address, this booking stands among yours.
        </>
      )}
    </p>
  );
}
