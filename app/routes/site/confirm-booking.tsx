import { Form, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/confirm-booking";
import { AgreementFacts } from "~/features/bookings/agreement-facts";
import { Button } from "~/ui/button";
import { servicesContext } from "~/context";
import { formatDeadline } from "~/domain/calendar/calendar";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { agreementMessages } from "~/features/bookings/agreement-messages/messages";
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
  return backOfficeMeta(agreementMessages().confirm.title);
}

export default function ConfirmBooking({ loaderData }: Route.ComponentProps) {
  const { bookingId, tourTitle, travelDate, customerEmail, verifyBy, agreement } = loaderData;
  const m = agreementMessages();
  const isBusy = useNavigation().state !== "idle";
  return (
    <div className="mx-auto max-w-xl px-4 py-12 sm:px-6">
      <h1 className="text-4xl">{m.confirm.title}</h1>
      {m.confirm.booking(bookingId, tourTitle, formatTravelDate(travelDate))}
      {m.confirm.by(customerEmail, formatDeadline(verifyBy), verifyBy)}
      {agreement && (
        <div className="mt-6 border-t border-line pt-6">
          <p className="mb-6 text-lg">{m.byAssistant}</p>
          <AgreementFacts agreement={agreement} />
        </div>
      )}
      <Form method="post" className="mt-6">
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {isBusy ? m.confirm.confirming : agreement ? m.confirm.agree : m.confirm.confirm}
        </Button>
      </Form>
    </div>
  );
}
