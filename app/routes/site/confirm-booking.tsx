import { Form, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/confirm-booking";
import { AgreementFacts } from "~/features/bookings/agreement-facts";
import { Exact } from "~/ui/exact";
import { Button } from "~/ui/button";
import { servicesContext } from "~/context";
import { formatDeadline } from "~/domain/calendar/calendar";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";

/** Opening the mailed link confirms nothing: mail scanners open links too. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const booking = await context.get(servicesContext).getVerification(params);
  // Confirmed, paid or over: its page shows the status.
  if (booking.verifyBy === null) throw redirect(booking.path);
  return { ...booking, verifyBy: booking.verifyBy };
}

export async function action({ context, params }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  await services.verifyBooking(params);
  return redirect((await services.getVerification(params)).path);
}

export function headers() {
  return { "Cache-Control": "private, no-store", "Referrer-Policy": "strict-origin" };
}

export function meta() {
  return backOfficeMeta("Confirm your address");
}

export default function ConfirmBooking({ loaderData }: Route.ComponentProps) {
  const { bookingId, tourTitle, travelDate, customerEmail, verifyBy, agreement } = loaderData;
  const isBusy = useNavigation().state !== "idle";
  return (
    <div className="mx-auto max-w-xl px-4 py-12 sm:px-6">
      <h1 className="text-4xl">Confirm your address</h1>
      <p className="mt-4 text-lg">
        Booking <Exact>{bookingId}</Exact>
        <span>{`: ${tourTitle},`}</span> <Exact>{formatTravelDate(travelDate)}</Exact>
      </p>
      <p className="mt-2">
        Confirm that <strong className="wrap-anywhere">{customerEmail}</strong> is yours by{" "}
        <time translate="no" dateTime={verifyBy}>
          {formatDeadline(verifyBy)}
        </time>
        . Otherwise the booking expires, and its seats go back on sale. If you didn't book this tour, close
        this page.
      </p>
      {agreement && (
        <div className="mt-6 border-t border-line pt-6">
          <p className="mb-6 text-lg">An assistant prepared this for you. Check it before you agree.</p>
          <AgreementFacts agreement={agreement} />
        </div>
      )}
      <Form method="post" className="mt-6">
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {isBusy ? "Confirming…" : agreement ? "Agree and confirm" : "Confirm address"}
        </Button>
      </Form>
    </div>
  );
}
