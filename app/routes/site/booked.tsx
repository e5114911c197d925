import { redirect } from "react-router";
import type { Route } from "./+types/booked";
import { servicesContext, nowContext } from "~/context";
import { holdsSeats } from "~/domain/bookings/booking-status";
import { agreementMessages } from "~/features/bookings/agreement-messages/messages";
import { BookedTrip } from "~/features/trips/booked-trip";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";

/** /trip/{bookingId}/{key}/booked: what a traveler sees after booking and after paying. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const [page, isPayOnlineOffered] = await Promise.all([
    services.getTrip(params),
    services.isPayOnlineOffered(),
  ]);
  const path = `/trip/${params.bookingId}/${params.key}`;
  if (!holdsSeats(page.booking.status) || page.isOver) throw redirect(path);
  return {
    page,
    path,
    url: new URL(path, url).href,
    isPayOnlineOffered,
    at: new Date(context.get(nowContext)).toISOString(),
  };
}

export { headers } from "./trip";

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? backOfficeMeta(agreementMessages().booked(loaderData.page.booking.tourTitle)) : [];
}

export default function Booked({ loaderData }: Route.ComponentProps) {
  return <BookedTrip {...loaderData} />;
}
