import type { Route } from "./+types/trip-party";
import { PartyPage } from "~/features/trips/party/party-page";
import { servicesContext, viewerContext } from "~/context";
import { answerParty } from "~/features/trips/party/answer-party";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { bookingPageMessages } from "~/features/trips/page-messages/messages";
import { BackToTrip } from "~/features/trips/back-to-trip";

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
  return backOfficeMeta(bookingPageMessages().namesTitle(params.bookingId));
}

export default function TripParty({ loaderData: { party, path } }: Route.ComponentProps) {
  return <PartyPage party={party} path={path} top={<BackToTrip bookingId={party.bookingId} path={path} />} />;
}
