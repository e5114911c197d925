import { ServerHtml } from "~/platform/hydration/server-html";
import { TourCard } from "~/features/tours/tour-card";
import { CarouselButton, CarouselRow } from "~/ui/carousel";
import { mixPromoted } from "~/domain/tours/mix-promoted";
import type { BookableTour } from "~/domain/tours/tour-schema";
import { useCarousel } from "~/platform/browser/use-carousel";
import { homeMessages } from "./messages";
import { summaryId, type SummaryId } from "./summary-id";

/**
 * Carousel of featured tours, one, two or four to a page by screen width; it does not loop (P11 in docs/product.md).
 * Promoted tours are labeled (P22).
 */
export function FeaturedTours({
  promoted,
  featured,
  summaries,
}: {
  promoted: readonly BookableTour[];
  featured: readonly BookableTour[];
  /** From `renderSummaries`. */
  summaries: Readonly<Partial<Record<SummaryId, string>>>;
}) {
  const m = homeMessages().featured;
  const bought = new Set(promoted.map(({ slug }) => slug));
  const tours = mixPromoted(
    promoted,
    featured.filter(({ slug }) => !bought.has(slug)),
  );
  const { regionRef, viewportRef, isReady, page, pages, canGoBack, canGoOn, goBack, goOn } = useCarousel({
    align: "start",
    slidesToScroll: "auto",
    containScroll: "trimSnaps",
  });
  return (
    <section
      aria-labelledby="featured"
      aria-roledescription={homeMessages().carousel}
      ref={regionRef}
      className="mt-20"
    >
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="featured" className="text-4xl">
            {m.title}
          </h2>
          <p className="mt-2 text-lg text-muted">{promoted.length > 0 ? m.picksAndPromoted : m.picks}</p>
        </div>
        <div className="flex items-center gap-3">
          <CarouselButton
            direction="back"
            isReady={isReady}
            aria-label={m.previous}
            disabled={!canGoBack}
            onClick={goBack}
          />
          <p role="status" className={isReady ? "min-w-12 text-center tabular-nums" : "invisible min-w-12"}>
            <span className="sr-only">{m.page}</span>
            <span>{`${page + 1} / ${pages}`}</span>
          </p>
          <CarouselButton
            direction="on"
            isReady={isReady}
            aria-label={m.next}
            disabled={!canGoOn}
            onClick={goOn}
          />
        </div>
      </div>
      <div className="mt-4">
        <CarouselRow viewportRef={viewportRef} isReady={isReady} label={m.label}>
          {tours.map((tour) => (
            <li key={tour.slug} className="lg:basis-1/4">
              <TourCard
                tour={tour}
                layout="poster"
                offersLogin
                isPromoted={bought.has(tour.slug)}
                summary={
                  <ServerHtml
                    id={summaryId(tour.slug)}
                    html={summaries[summaryId(tour.slug)]}
                    className="text-base"
                  />
                }
              />
            </li>
          ))}
        </CarouselRow>
      </div>
    </section>
  );
}
