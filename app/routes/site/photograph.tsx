import { ChevronLeft, ChevronRight } from "lucide";
import { Link } from "react-router";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/photograph";
import { PhotographFigure } from "~/features/reviews/photograph-figure";
import { reviewMessages } from "~/features/reviews/public/messages";
import { buttonClasses } from "~/ui/button";
import { servicesContext } from "~/context";
import { pageMeta } from "~/platform/pages/page-meta";

export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  const page = await context.get(servicesContext).getPhotographPage(id);
  return { ...page, canonical: new URL(`/photographs/${id}`, url).href };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { photograph, tour, canonical } = loaderData;
  return [
    ...pageMeta({ title: reviewMessages().guestsOf(tour.title), description: photograph.alt, canonical }),
    { name: "robots", content: "noindex" },
  ];
}

/** A guest's photograph on its own page, with links to the tour's others. */
export default function PhotographPage({ loaderData }: Route.ComponentProps) {
  const { photograph, tour, review, newer, older } = loaderData;
  const m = reviewMessages();
  return (
    <div className="mx-auto max-w-5xl px-4 py-8 sm:px-6 md:py-12">
      <p className="font-semibold text-vermilion">{m.guests}</p>
      <h1 className="mt-1 text-3xl">
        <Link to={tour.path} className="underline-offset-4 hover:underline">
          {tour.title}
        </Link>
      </h1>
      <div className="mt-6">
        <PhotographFigure photograph={photograph} imageClassName="max-h-[66dvh]">
          <p className="mt-1 text-sm">
            <Link
              to={`${tour.path}#reviews`}
              className="inline-block py-1 text-peacock underline underline-offset-4"
            >
              {m.starsAndTitle(review.rating, review.title)}
            </Link>
          </p>
        </PhotographFigure>
      </div>
      <nav
        aria-label={m.morePhotographs}
        className="mt-4 flex justify-between gap-3 empty:hidden print:hidden"
      >
        {newer !== null && (
          <Link to={`/photographs/${newer}`} rel="prev" className={buttonClasses("secondary")}>
            <Icon icon={ChevronLeft} className="size-5" />
            {m.newer}
          </Link>
        )}
        {older !== null && (
          <Link to={`/photographs/${older}`} rel="next" className={buttonClasses("secondary", "ml-auto")}>
            {m.older}
            <Icon icon={ChevronRight} className="size-5" />
          </Link>
        )}
      </nav>
    </div>
  );
}
