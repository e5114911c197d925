import type { Route } from "./+types/trip-messages";
import { BookingMessages } from "~/features/threads/booking-messages";
import { servicesContext, viewerContext } from "~/context";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { changeThread } from "~/features/threads/change-thread";
import { bookingPageMessages } from "~/features/trips/page-messages/messages";
import { BackToTrip } from "~/features/trips/back-to-trip";
import { threadMessages } from "~/features/threads/messages";

/** Loads the thread of a booking for anyone who has the booking's URL. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { getThread } = context.get(servicesContext);
  const visitor = { side: "traveler", viewer: context.get(viewerContext), key: params.key } as const;
  const thread = await getThread(visitor, params.bookingId);
  return { thread, messageId: crypto.randomUUID(), path: `/trip/${params.bookingId}/${params.key}` };
}

export function action({ context, params, request }: Route.ActionArgs) {
  const visitor = { side: "traveler", viewer: context.get(viewerContext), key: params.key } as const;
  return changeThread(context.get(servicesContext), visitor, params.bookingId, request);
}

/** Same headers as the booking's own page: the URL grants access. */
export function headers() {
  return { "Cache-Control": "private, no-store", "Referrer-Policy": "strict-origin" };
}

export function meta({ params }: Route.MetaArgs) {
  return backOfficeMeta(bookingPageMessages().messagesTitle(params.bookingId));
}

export default function TripMessages({ loaderData: { path, ...shown } }: Route.ComponentProps) {
  return (
    <BookingMessages
      {...shown}
      top={<BackToTrip bookingId={shown.thread.bookingId} path={path} />}
      note={threadMessages().mailsReplies}
    />
  );
}
