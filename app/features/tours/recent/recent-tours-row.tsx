import { useEffect, useRef } from "react";
import { Link, useFetcher } from "react-router";
import { TourPicture } from "~/features/tour-pictures/tour-picture";
import { Button } from "~/ui/button";
import type { GuestWishlistData } from "~/features/wishlist/guest-wishlist";
import { formatRupees } from "~/domain/money/money";
import { fareRange } from "~/domain/prices/fares";
import type { TourCard } from "~/domain/tours/tour-schema";
import { useNow } from "~/platform/pages/use-site";
import { tourCardMessages } from "../card/messages";
import { recentTourMessages } from "./messages";
import { forgetTours } from "./stored-recent-tours";

/** The tours seen on this device. Loads their cards when the row comes near, and forgets those no longer on sale. */
export default function RecentToursRow({ slugs }: { slugs: readonly string[] }) {
  const m = recentTourMessages();
  const section = useRef<HTMLElement>(null);
  const { data, load } = useFetcher<GuestWishlistData>();
  const asked = useRef<readonly string[]>([]);

  useEffect(() => {
    if (!section.current || slugs.every((slug) => asked.current.includes(slug))) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        asked.current = slugs;
        void load(`/wishlist?slugs=${slugs.join(",")}`);
      },
      { rootMargin: "600px" },
    );
    observer.observe(section.current);
    return () => observer.disconnect();
  }, [slugs, load]);

  useEffect(() => {
    const tours = data?.tours;
    if (!tours) return;
    const gone = asked.current.filter((slug) => !tours.some((tour) => tour.slug === slug));
    if (gone.length > 0) forgetTours(gone);
  }, [data]);

  if (data?.tours === null) return null;
  return (
    <section ref={section} aria-labelledby="recent-tours" className="mt-16 min-h-90 print:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="recent-tours" className="text-3xl">
          {m.title}
        </h2>
        <Button variant="quiet" className="px-0" onClick={() => forgetTours()}>
          {m.clear}
          <span className="sr-only">{m.clearWhat}</span>
        </Button>
      </div>
      {/* The padding leaves room for focus outlines and shadows. */}
      <ul className="-mx-4 flex snap-x gap-4 overflow-x-auto px-4 py-3 sm:-mx-6 sm:px-6" tabIndex={-1}>
        {slugs.map((slug) => {
          const tour = data?.tours?.find((card) => card.slug === slug);
          return (
            <li key={slug} className="w-44 shrink-0 snap-start scroll-ml-4 sm:w-56">
              {tour ? <RecentTour tour={tour} /> : <div className="h-64 rounded-card bg-sunken sm:h-72" />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function RecentTour({ tour }: { tour: TourCard }) {
  const { lowest, highest } = fareRange(tour, useNow());
  const price = <strong translate="no">{formatRupees(lowest)}</strong>;
  return (
    <div className="group relative h-64 overflow-hidden rounded-card bg-card card-shadow sm:h-72">
      <TourPicture
        tour={tour}
        shape="card"
        alt=""
        sizes="14rem"
        loading="lazy"
        className="aspect-[4/3] w-full object-cover"
      />
      <div className="p-3">
        <h3 className="line-clamp-2 font-sans leading-snug font-semibold">
          <Link to={tour.path} className="after:absolute after:inset-0 group-hover:underline">
            {tour.place}
          </Link>
        </h3>
        <p className="text-sm text-muted">{tour.durationText}</p>
        <p className="mt-1 tabular-nums">
          {lowest < highest ? tourCardMessages().fromPrice(price, "text-sm text-muted") : price}
        </p>
      </div>
    </div>
  );
}
