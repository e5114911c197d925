import { Form, Link, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/agree";
import { servicesContext } from "~/context";
import { AgreementFacts } from "~/features/bookings/agreement-facts";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { Button, buttonClasses } from "~/ui/button";

/** Opening the link agrees to nothing: programs open links too. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const agreement = await services.getAgreement(params);
  return { agreement, isPayOnlineOffered: await services.isPayOnlineOffered() };
}

export async function action({ context, params }: Route.ActionArgs) {
  return redirect(await context.get(servicesContext).agreeToBooking(params), 303);
}

export function headers() {
  return { "Cache-Control": "private, no-store", "Referrer-Policy": "strict-origin" };
}

export function meta() {
  return backOfficeMeta("Check your booking");
}

export default function Agree({ loaderData: { agreement, isPayOnlineOffered } }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== "idle";
  return (
    <div className="mx-auto max-w-2xl px-4 py-10 sm:px-6">
      <h1 className="text-4xl">
        {agreement.isMade
          ? "Your booking is made"
          : agreement.heldUntil === null
            ? "This offer is over"
            : "Check your booking"}
      </h1>
      {agreement.isMade ? (
        <p className="mt-4 text-lg">The link in our mail opens it.</p>
      ) : agreement.heldUntil === null ? (
        <>
          <p className="mt-4 text-lg">
            The seats that your assistant held went back on sale. Nothing was booked, and nothing is to pay.
          </p>
          <Link to="/tours" className={`mt-6 ${buttonClasses()}`}>
            See tours
          </Link>
        </>
      ) : (
        <>
          <p className="mt-4 text-lg">
            {`An assistant prepared this for you. Nothing is booked until you agree and ${isPayOnlineOffered ? "pay, or " : ""}confirm the link in our mail.`}
          </p>
          <div className="mt-6">
            <AgreementFacts agreement={agreement} />
          </div>
          <Form method="post" className="mt-6">
            <Button type="submit" aria-disabled={isBusy || undefined} className="w-full sm:w-auto">
              {isBusy ? "Saving…" : isPayOnlineOffered ? "Agree and pay" : "Agree"}
            </Button>
          </Form>
          <p className="mt-4 text-muted">
            If you didn't ask for this, close the page: the seats go back on sale by themselves.
          </p>
        </>
      )}
    </div>
  );
}
