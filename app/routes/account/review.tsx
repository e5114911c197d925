import { Link, redirect } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/review";
import { Exact } from "~/ui/exact";
import { ReviewAnswer } from "~/features/reviews/review-answer";
import { ReviewForm } from "~/features/reviews/review-form";
import { ReviewPhotographsPanel } from "~/features/reviews/review-photographs-panel";
import { ReviewNotice } from "~/features/reviews/review-notice";
import { ReviewStateNotice, TravelerReview } from "~/features/reviews/review-state-notice";
import { TourPicture } from "~/features/tour-pictures/tour-picture";
import { servicesContext } from "~/context";
import { formatDay } from "~/domain/calendar/calendar";
import { settingsMessages } from "~/domain/settings/messages";
import { reviewerName } from "~/domain/reviews/review";
import { lastDayOf } from "~/domain/trips/trip";
import { reviewFormSchema } from "~/domain/reviews/review-form";
import { useSettings } from "~/platform/pages/use-site";
import { pageMeta } from "~/platform/pages/page-meta";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { requireViewer } from "~/middleware/require-viewer";
import { reviewWritingMessages } from "~/features/reviews/writing/messages";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url);
  const review = await context.get(servicesContext).getTravelerReview(viewer, params.bookingId);
  return {
    ...review,
    lastDay: lastDayOf(review.trip),
    signedAs: reviewerName(viewer.name) ?? reviewWritingMessages().someone,
    wasSaved: url.searchParams.has("saved"),
    canonical: new URL(`/bookings/${params.bookingId}/review`, url).href,
  };
}

const requestSchema = reviewFormSchema.extend({ intent: z.enum(["write", "edit"]) });

export async function action({ context, params: { bookingId }, request, url }: Route.ActionArgs) {
  const viewer = requireViewer(context, url);
  const services = context.get(servicesContext);
  return answerForm(await readForm(request), requestSchema, async ({ intent, ...review }) => {
    const save = intent === "write" ? services.writeReview : services.editReview;
    await save(viewer, { ...review, bookingId });
    throw redirect(`/bookings/${bookingId}/review?saved`);
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const m = reviewWritingMessages();
  return pageMeta({
    title: loaderData ? m.titleOf(loaderData.trip.tourTitle) : m.title,
    description: m.description,
    canonical: loaderData?.canonical ?? "/bookings",
  });
}

/** Page on which a traveler writes a review, and edits it while that is possible. */
export default function ReviewPage({ loaderData }: Route.ComponentProps) {
  const { trip, review, state, lastDay, signedAs, photographs } = loaderData;
  const m = reviewWritingMessages();
  const isOpen = useSettings().features.reviews;
  return (
    <div className="mx-auto grid max-w-5xl gap-8 px-4 py-10 sm:px-6 md:grid-cols-[12rem_minmax(0,1fr)] md:py-14">
      <TourPicture
        tour={trip.cover}
        shape="card"
        alt=""
        sizes="192px"
        className="aspect-[4/5] w-full self-start rounded-card object-cover card-shadow max-md:hidden"
      />
      <div className="grid content-start gap-6">
        <header>
          <p className="font-semibold text-vermilion">{m.title}</p>
          <h1 className="mt-1 text-3xl sm:text-4xl">{trip.tourTitle}</h1>
          <p className="mt-2 text-muted">
            <span>
              {trip.days === 1 ? (
                <Exact>{formatDay(trip.travelDate)}</Exact>
              ) : (
                m.days(formatDay(trip.travelDate), formatDay(lastDay))
              )}
              <span>{m.comma}</span>
            </span>{" "}
            <Link to={`/bookings/${trip.bookingId}`} className="text-peacock underline underline-offset-4">
              {m.booking}
              <Exact>{trip.bookingId}</Exact>
            </Link>
          </p>
        </header>
        <ReviewStateNotice {...loaderData} />
        {!isOpen && (
          <ReviewNotice isNew={false} title={m.closed}>
            <p>{settingsMessages().closed.reviews}</p>
          </ReviewNotice>
        )}
        {review && (review.status === "published" || photographs.length > 0) && (
          <ReviewPhotographsPanel
            bookingId={trip.bookingId}
            photographs={photographs}
            isOpen={isOpen && review.status === "published"}
          />
        )}
        {isOpen && (state === "to_write" || state === "editable") && (
          <ReviewForm
            key={review?.id}
            intent={review ? "edit" : "write"}
            saved={{
              rating: review ? String(review.rating) : "",
              title: review?.title ?? "",
              text: review?.text ?? "",
            }}
            signedAs={signedAs}
          />
        )}
        {(state === "final" || (!isOpen && state === "editable")) && review && (
          <TravelerReview review={review} />
        )}
        {review?.reply && <ReviewAnswer reply={review.reply} />}
      </div>
    </div>
  );
}
