import type { Route } from "./+types/booking-messages";
import { Breadcrumbs } from "~/ui/breadcrumb-trail";
import { BookingMessages } from "~/features/threads/booking-messages";
import { servicesContext } from "~/context";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { changeThread } from "~/features/threads/change-thread";
import { requireViewer } from "~/middleware/require-viewer";
import { bookingPageMessages } from "~/features/trips/page-messages/messages";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url);
  const { getThread } = context.get(servicesContext);
  const thread = await getThread({ side: "traveler", viewer }, params.bookingId);
  return { thread, messageId: crypto.randomUUID() };
}

export function action({ context, params, request, url }: Route.ActionArgs) {
  const viewer = requireViewer(context, url);
  return changeThread(context.get(servicesContext), { side: "traveler", viewer }, params.bookingId, request);
}

export function meta({ params }: Route.MetaArgs) {
  return backOfficeMeta(bookingPageMessages().messagesTitle(params.bookingId));
}

export default function AccountMessages({ loaderData }: Route.ComponentProps) {
  const { bookingId } = loaderData.thread;
  const path = `/bookings/${bookingId}`;
  const breadcrumbs = [
    { name: bookingPageMessages().yourBookings, path: "/bookings" },
    { name: bookingId, path },
    { name: bookingPageMessages().messages, path: `${path}/messages` },
  ];
  return <BookingMessages {...loaderData} top={<Breadcrumbs breadcrumbs={breadcrumbs} />} />;
}
