import type { TourDetails, StoredTourPicture as Picture } from "~/domain/tours/tour-schema";
import { cn } from "~/lib/cn";
import { UploadedPicture } from "./tour-picture";

/** Uploaded pictures of a tour, or its illustrations. */
export function TourPictures({ tour }: { tour: TourDetails }) {
  if (tour.pictures.length === 0 && !tour.isDrawn) return null;
  return (
    <section aria-label={`Pictures of ${tour.place}`} className="print:hidden">
      {tour.pictures.length > 0 ? <Photographs pictures={tour.pictures} /> : <Drawings tour={tour} />}
    </section>
  );
}

/** The first picture large, the others in pairs below. */
function Photographs({ pictures }: { pictures: readonly Picture[] }) {
  const isOneLeft = pictures.length % 2 === 0;
  return (
    <ul className="grid grid-cols-2 gap-2 overflow-hidden rounded-card">
      {pictures.map((picture, index) => {
        // A single picture in the last row fills the row.
        const isWide = index === 0 || (isOneLeft && index === pictures.length - 1);
        return (
          <li key={picture.sources[0]?.path} className={cn(isWide && "col-span-2")}>
            <UploadedPicture
              picture={picture}
              sizes={isWide ? "(min-width: 1280px) 870px, 100vw" : "(min-width: 1280px) 430px, 50vw"}
              loading="lazy"
              className={cn("w-full object-cover", isWide ? "aspect-[16/9]" : "aspect-[4/3]")}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** The poster, a near and a far view, each in a different light. */
function Drawings({ tour }: { tour: TourDetails }) {
  return (
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
  );
}
