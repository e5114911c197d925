import { Link } from "react-router";
import type { Route } from "./+types/trip-party";
import { Exact } from "~/ui/exact";
import { PartyPage } from "~/features/trips/party/party-page";
import { servicesContext, viewerContext } from "~/context";
import { answerParty } from "~/features/trips/party/answer-party";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";

/** Loads the names of a party for anyone who has the booking's URL. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { bookingId, key } = params;
  const by = { viewer: context.get(viewerContext), key };
  const party = await context.get(servicesContext).getParty(bookingId, by, request.headers);
  return { party, path: `/trip/${bookingId}/${key}` };
}

export function action({ context, params, request }: Route.ActionArgs) {
  const by = { viewer: context.get(viewerContext), key: params.key };
  return answerParty(context.get(servicesContext), { bookingId: params.bookingId, by, request });
}

/** Same headers as the booking's own page: the URL grants access. */
export function headers() {
  return { "Cache-Control": "private, no-store", "Referrer-Policy": "strict-origin" };
}

export function meta({ params }: Route.MetaArgs) {
  return backOfficeMeta(`Names for booking ${params.bookingId}`);
}

export default function TripParty({ loaderData: { party, path } }: Route.ComponentProps) {
  return (
    <PartyPage
      party={party}
      path={path}
      top={
        <p className="pt-8 pb-1">
          <Link to={path} className="inline-block py-1 text-peacock underline underline-offset-4">
            Booking <Exact>{party.bookingId}</Exact>
          </Link>
        </p>
      }
    />
  );
}
