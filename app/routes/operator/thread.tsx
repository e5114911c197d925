import { Link } from "react-router";
import type { Route } from "./+types/thread";
import { Exact } from "~/ui/exact";
import { BackOfficePage } from "~/office/page/back-office-page";
import { Thread } from "~/features/threads/thread";
import { servicesContext } from "~/context";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { changeThread } from "~/features/threads/change-thread";
import { requireOperator } from "~/middleware/require-operator";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const { getThread } = context.get(servicesContext);
  const thread = await getThread({ side: "operator", viewer }, params.bookingId);
  return { thread, messageId: crypto.randomUUID() };
}

export function action({ context, params, request, url }: Route.ActionArgs) {
  const viewer = requireOperator(context, url);
  return changeThread(context.get(servicesContext), { side: "operator", viewer }, params.bookingId, request);
}

export function meta({ params }: Route.MetaArgs) {
  return backOfficeMeta(`Messages about ${params.bookingId}`);
}

export default function OperatorThread({ loaderData }: Route.ComponentProps) {
  const { thread, messageId } = loaderData;
  return (
    <BackOfficePage
      title={thread.customerName}
      intro={`Booking ${thread.bookingId}: ${thread.tourTitle}, ${formatTravelDate(thread.travelDate)}. Colleagues with the “Bookings” right can read and reply too.`}
    >
      <p className="mb-4 flex flex-wrap gap-x-5">
        <Link to="/operator/messages" className="inline-block py-1 text-peacock underline underline-offset-4">
          All messages
        </Link>
        <Link
          to={`/operator/bookings/${thread.bookingId}`}
          className="inline-block py-1 text-peacock underline underline-offset-4"
        >
          Booking <Exact>{thread.bookingId}</Exact>
        </Link>
      </p>
      <Thread thread={thread} messageId={messageId} />
    </BackOfficePage>
  );
}
