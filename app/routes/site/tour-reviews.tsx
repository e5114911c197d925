import { Form, Link } from "react-router";
import type { Route } from "./+types/tour-reviews";
import {
  AsWritten,
  hasRatings,
  RatingDistribution,
  ReviewArticle,
  SampleReviews,
} from "~/features/tours/tour-reviews";
import { reviewMessages } from "~/features/reviews/public/messages";
import { reviewsText } from "~/features/reviews/tour-rating";
import { TourPicture } from "~/features/tour-pictures/tour-picture";
import { Button, buttonClasses } from "~/ui/button";
import { controlClasses } from "~/ui/field";
import { servicesContext } from "~/context";
import {
  readReviewQuery,
  reviewQueryParams,
  reviewSorts,
  type ReviewQuery,
} from "~/domain/reviews/review-query";
import { outlineOf } from "~/domain/tours/tour-schema";
import { queryAddress } from "~/platform/pages/query-address";
import { pageMeta } from "~/platform/pages/page-meta";

/** Fewer reviews are read faster than searched. */
const filteredFrom = 8;

/** /reviews/{slug}: all reviews of a tour, by stars, words and order; an unknown tour or cursor becomes a 404. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const query = readReviewQuery(url.searchParams);
  const [tour, page] = await Promise.all([
    services.getTour(params.slug),
    services.listReviewsOfTour({ slug: params.slug.toLowerCase(), ...query }),
  ]);
  return {
    tour: outlineOf(tour),
    page,
    query,
    canonical: new URL(`/reviews/${tour.slug}`, url).href,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { tour, page, canonical } = loaderData;
  const m = reviewMessages().page;
  return [
    ...pageMeta({
      title: m.title(tour.title),
      description: m.description(reviewsText(page.summary.count), tour.title),
      canonical,
    }),
    // The tour's own page is the one to find.
    { name: "robots", content: "noindex, follow" },
  ];
}

export default function TourReviewsPage({ loaderData: { tour, page, query } }: Route.ComponentProps) {
  const m = reviewMessages();
  const { summary, reviews, nextCursor } = page;
  const path = `/reviews/${tour.slug}`;
  return (
    <div className="mx-auto max-w-5xl px-4 py-8 sm:px-6 sm:py-12">
      <div className="flex items-center gap-4">
        <TourPicture
          tour={tour}
          shape="card"
          alt=""
          sizes="96px"
          className="aspect-[4/5] w-16 shrink-0 rounded-control object-cover card-shadow sm:w-20"
        />
        <div className="min-w-0">
          <h1 className="text-3xl sm:text-4xl">{m.title}</h1>
          <SampleReviews />
          <AsWritten />
          <Link to={tour.path} className="text-peacock underline underline-offset-4">
            {tour.title}
          </Link>
        </div>
      </div>
      {hasRatings(summary) ? (
        <div className="mt-8 grid gap-8 md:grid-cols-[17rem_minmax(0,1fr)]">
          <RatingDistribution summary={summary} path={path} chosen={query.stars} />
          <div className="min-w-0">
            <h2 className="sr-only">{m.page.reviews}</h2>
            {(summary.count >= filteredFrom || query.q !== "" || query.stars !== null) && (
              <ReviewFilter path={path} query={query} />
            )}
            {reviews.length === 0 ? (
              <p className="mt-6">
                {m.page.noMatch}{" "}
                <Link to={path} className="text-peacock underline underline-offset-4">
                  {m.page.showAll(reviewsText(summary.count))}
                </Link>
              </p>
            ) : (
              <ul className="mt-6 grid gap-7 first:mt-0">
                {reviews.map((review) => (
                  <li key={review.id} className="border-b border-line pb-7 last:border-0 last:pb-0">
                    <ReviewArticle review={review} />
                  </li>
                ))}
              </ul>
            )}
            <p className="mt-7 flex flex-wrap gap-3 empty:hidden">
              {nextCursor !== null && (
                <Link
                  to={queryAddress(reviewQueryParams({ ...query, cursor: nextCursor }))}
                  className={buttonClasses("secondary")}
                >
                  {m.page.more}
                </Link>
              )}
              {query.cursor !== null && (
                <Link
                  to={queryAddress(reviewQueryParams({ ...query, cursor: null }))}
                  className={buttonClasses("quiet")}
                >
                  {m.page.first}
                </Link>
              )}
            </p>
          </div>
        </div>
      ) : (
        <p className="mt-6">{m.none}</p>
      )}
    </div>
  );
}

function ReviewFilter({ path, query: { stars, q, sort } }: { path: string; query: ReviewQuery }) {
  const m = reviewMessages().page;
  return (
    <Form action={path} role="search" aria-label={m.reviews} className="flex flex-wrap items-end gap-3">
      <label className="grid grow gap-1">
        <span className="font-semibold">{m.search}</span>
        <input
          key={q}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={80}
          placeholder={m.placeholder}
          className={controlClasses}
        />
      </label>
      <label className="grid gap-1">
        <span className="font-semibold">{m.order}</span>
        <select key={sort} name="sort" defaultValue={sort} className={controlClasses}>
          {reviewSorts.map((name) => (
            <option key={name} value={name}>
              {m.sorts[name]}
            </option>
          ))}
        </select>
      </label>
      {stars !== null && <input type="hidden" name="stars" value={stars} />}
      <Button type="submit" variant="secondary">
        {m.show}
      </Button>
      {stars !== null && (
        <p className="w-full">
          <span>{m.onlyStars(stars)}</span>{" "}
          <Link
            to={`${path}${queryAddress(reviewQueryParams({ stars: null, q, sort, cursor: null }))}`}
            className="text-peacock underline underline-offset-4"
          >
            {m.allStars}
          </Link>
        </p>
      )}
    </Form>
  );
}
