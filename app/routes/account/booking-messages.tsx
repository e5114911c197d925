import type { Route } from "./+types/booking-messages";
import { Breadcrumbs } from "~/components/layout/breadcrumbs";
import { Thread } from "~/components/threads/thread";
import { servicesContext } from "~/context";
import { changeThread } from "~/lib/threads/change-thread";
import { readForm } from "~/lib/forms/read-form";
import { requireViewer } from "~/middleware/require-viewer";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url);
  const { getThread } = context.get(servicesContext);
  const thread = await getThread({ side: "traveler", viewer }, params.bookingId);
  return { thread, messageId: crypto.randomUUID() };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const viewer = requireViewer(context, url);
  const form = await readForm(request);
  return changeThread(
    context.get(servicesContext),
    { side: "traveler", viewer },
    { bookingId: params.bookingId, form, headers: request.headers },
  );
}

export function meta({ params }: Route.MetaArgs) {
  return [
    { title: `Messages about booking ${params.bookingId} | Tour Bharat` },
    { name: "robots", content: "noindex" },
  ];
}

export default function BookingMessages({ loaderData }: Route.ComponentProps) {
  const { thread, messageId } = loaderData;
  const path = `/bookings/${thread.bookingId}`;
  return (
    <div className="mx-auto max-w-5xl px-4 pb-10 sm:px-6">
      <Breadcrumbs
        breadcrumbs={[
          { name: "Your bookings", path: "/bookings" },
          { name: thread.bookingId, path },
          { name: "Messages", path: `${path}/messages` },
        ]}
      />
      <h1 className="text-3xl sm:text-4xl">Messages</h1>
      <p className="mt-2 mb-5 max-w-3xl text-muted">
        About {thread.tourTitle}, booking {thread.bookingId}. {thread.operatorName} runs the tour.
      </p>
      <Thread thread={thread} messageId={messageId} />
    </div>
  );
}
