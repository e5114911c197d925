import { Link } from "react-router";
import type { Route } from "./+types/review-photographs";
import { ReviewPhotographsPanel } from "~/features/reviews/review-photographs-panel";
import { servicesContext } from "~/context";
import { settingsMessages } from "~/domain/settings/messages";
import { useSettings } from "~/platform/pages/use-site";
import { changePhotographs } from "~/features/reviews/change-photographs";
import { pageMeta } from "~/platform/pages/page-meta";
import { requireViewer } from "~/middleware/require-viewer";
import { reviewWritingMessages } from "~/features/reviews/writing/messages";

export async function loader({ context, params: { bookingId }, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url);
  const { trip, review, photographs } = await context
    .get(servicesContext)
    .getTravelerReview(viewer, bookingId);
  return {
    bookingId,
    tourTitle: trip.tourTitle,
    isReviewed: review?.status === "published",
    photographs,
    canonical: new URL(`/bookings/${bookingId}/photographs`, url).href,
  };
}

export function action({ context, params: { bookingId }, request, url }: Route.ActionArgs) {
  const viewer = requireViewer(context, url);
  return changePhotographs(context.get(servicesContext), viewer, { bookingId, request, url });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const m = reviewWritingMessages().photographs;
  return pageMeta({
    title: loaderData ? m.titleOf(loaderData.tourTitle) : m.title,
    description: m.description,
    canonical: loaderData?.canonical ?? "/bookings",
  });
}

/** A traveler's photographs of a trip on their own page, which also shows errors without JavaScript. */
export default function ReviewPhotographsPage({ loaderData }: Route.ComponentProps) {
  const { bookingId, tourTitle, isReviewed, photographs } = loaderData;
  const m = reviewWritingMessages();
  const areReviewsOpen = useSettings().features.reviews;
  return (
    <div className="mx-auto grid max-w-4xl gap-6 px-4 py-10 sm:px-6 md:py-14">
      <header>
        <p className="font-semibold text-vermilion">{m.photographs.title}</p>
        <h1 className="mt-1 text-3xl sm:text-4xl">{tourTitle}</h1>
        <p className="mt-2">
          <Link
            to={`/bookings/${bookingId}/review`}
            className="inline-block py-1 text-peacock underline underline-offset-4"
          >
            {isReviewed ? m.title : m.photographs.reviewFirst}
          </Link>
        </p>
      </header>
      {!areReviewsOpen && <p>{settingsMessages().closed.reviews}</p>}
      {(isReviewed || photographs.length > 0) && (
        <ReviewPhotographsPanel
          bookingId={bookingId}
          photographs={photographs}
          isOpen={isReviewed && areReviewsOpen}
        />
      )}
    </div>
  );
}
