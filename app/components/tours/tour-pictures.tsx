import type { TourCard } from "~/domain/tour";

/** The place once more: as its poster, from close by and from farther off, each in the light of another hour. */
export function TourPictures({ tour }: { tour: TourCard }) {
  return (
    <section aria-label={`Pictures of ${tour.place}`} className="print:hidden">
      <div className="grid grid-cols-2 gap-2 overflow-hidden rounded-card sm:grid-cols-[1.17fr_1fr] sm:grid-rows-2">
        <img
          src={`/illustrations/cards/${tour.slug}.svg`}
          alt={`Poster of ${tour.place}: ${tour.motif}`}
          width={400}
          height={500}
          loading="lazy"
          className="row-span-2 h-full w-full object-cover max-sm:hidden"
        />
        {(["near", "far"] as const).map((distance) => (
          <img
            key={distance}
            src={`/illustrations/views/${tour.slug}-${distance}.svg`}
            alt={`${tour.place} ${distance === "near" ? "from close by" : "from afar"}`}
            width={640}
            height={480}
            loading="lazy"
            className="aspect-[4/3] w-full object-cover"
          />
        ))}
      </div>
    </section>
  );
}
