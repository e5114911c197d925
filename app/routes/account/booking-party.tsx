import type { Route } from "./+types/booking-party";
import { PartyPage } from "~/features/trips/party/party-page";
import { Breadcrumbs } from "~/ui/breadcrumb-trail";
import { servicesContext } from "~/context";
import { answerParty } from "~/features/trips/party/answer-party";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { requireViewer } from "~/middleware/require-viewer";
import { bookingPageMessages } from "~/features/trips/page-messages/messages";

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url);
  return {
    party: await context.get(servicesContext).getParty(params.bookingId, { viewer }, request.headers),
  };
}

export function action({ context, params, request, url }: Route.ActionArgs) {
  const viewer = requireViewer(context, url);
  return answerParty(context.get(servicesContext), { bookingId: params.bookingId, by: { viewer }, request });
}

export function meta({ params }: Route.MetaArgs) {
  return backOfficeMeta(bookingPageMessages().namesTitle(params.bookingId));
}

export default function BookingParty({ loaderData: { party } }: Route.ComponentProps) {
  const path = `/bookings/${party.bookingId}`;
  const breadcrumbs = [
    { name: bookingPageMessages().yourBookings, path: "/bookings" },
    { name: party.bookingId, path },
    { name: bookingPageMessages().names, path: `${path}/party` },
  ];
  return <PartyPage party={party} path={path} top={<Breadcrumbs breadcrumbs={breadcrumbs} />} />;
}
