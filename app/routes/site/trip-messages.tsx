import { Link } from "react-router";
import type { Route } from "./+types/trip-messages";
import { Thread } from "~/components/threads/thread";
import { servicesContext, viewerContext } from "~/context";
import { changeThread } from "~/lib/threads/change-thread";
import { readForm } from "~/lib/forms/read-form";

/** Loads the thread of a booking for anyone who has the booking's URL. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { getThread } = context.get(servicesContext);
  const visitor = { side: "traveler", viewer: context.get(viewerContext), key: params.key } as const;
  const thread = await getThread(visitor, params.bookingId);
  return { thread, messageId: crypto.randomUUID(), path: `/trip/${params.bookingId}/${params.key}` };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request);
  return changeThread(
    context.get(servicesContext),
    { side: "traveler", viewer: context.get(viewerContext), key: params.key },
    { bookingId: params.bookingId, form, headers: request.headers },
  );
}

/** Same headers as the booking's own page: the URL grants access. */
export function headers() {
  return { "Cache-Control": "private, no-store", "Referrer-Policy": "strict-origin" };
}

export function meta({ params }: Route.MetaArgs) {
  return [
    { title: `Messages about booking ${params.bookingId} | Tour Bharat` },
    { name: "robots", content: "noindex" },
  ];
}

export default function TripMessages({ loaderData }: Route.ComponentProps) {
  const { thread, messageId, path } = loaderData;
  return (
    <div className="mx-auto max-w-5xl px-4 py-8 sm:px-6">
      <p>
        <Link to={path} className="inline-block py-1 text-peacock underline underline-offset-4">
          Booking {thread.bookingId}
        </Link>
      </p>
      <h1 className="mt-1 text-3xl sm:text-4xl">Messages</h1>
      <p className="mt-2 mb-5 max-w-3xl text-muted">
        About {thread.tourTitle}. {thread.operatorName} runs the tour. We notify the booking's e-mail address
        of new replies.
      </p>
      <Thread thread={thread} messageId={messageId} />
    </div>
  );
}
