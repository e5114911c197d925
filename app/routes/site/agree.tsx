import { Form, Link, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/agree";
import { servicesContext } from "~/context";
import { AgreementFacts } from "~/features/bookings/agreement-facts";
import { agreementMessages } from "~/features/bookings/agreement-messages/messages";
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
  return backOfficeMeta(agreementMessages().agree.check);
}

export default function Agree({ loaderData: { agreement, isPayOnlineOffered } }: Route.ComponentProps) {
  const m = agreementMessages().agree;
  const isBusy = useNavigation().state !== "idle";
  return (
    <div className="mx-auto max-w-2xl px-4 py-10 sm:px-6">
      <h1 className="text-4xl">
        {agreement.isMade ? m.made : agreement.heldUntil === null ? m.over : m.check}
      </h1>
      {agreement.isMade ? (
        <p className="mt-4 text-lg">{m.madeHint}</p>
      ) : agreement.heldUntil === null ? (
        <>
          <p className="mt-4 text-lg">{m.overHint}</p>
          <Link to="/tours" className={`mt-6 ${buttonClasses()}`}>
            {m.seeTours}
          </Link>
        </>
      ) : (
        <>
          <p className="mt-4 text-lg">{isPayOnlineOffered ? m.untilPaid : m.untilConfirmed}</p>
          <div className="mt-6">
            <AgreementFacts agreement={agreement} />
          </div>
          <Form method="post" className="mt-6">
            <Button type="submit" aria-disabled={isBusy || undefined} className="w-full sm:w-auto">
              {isBusy ? m.saving : isPayOnlineOffered ? m.agreeAndPay : m.agree}
            </Button>
          </Form>
          <p className="mt-4 text-muted">{m.notYours}</p>
        </>
      )}
    </div>
  );
}
