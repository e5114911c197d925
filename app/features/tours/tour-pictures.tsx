import { langOfText } from "~/domain/language/language";
import { tourMessages } from "~/domain/tours/messages";
import type { StoredTourPicture as Picture, TourOutline } from "~/domain/tours/tour-schema";
import { cn } from "~/ui/cn";
import type { TourScene } from "./scenes-of-tour.server";
import { Photographs } from "~/features/reviews/review-photographs";
import type { GuestPhotograph } from "~/domain/reviews/review-photograph";
import { PictureCredit, UploadedPicture } from "~/features/tour-pictures/tour-picture";
import { reviewMessages } from "~/features/reviews/public/messages";
import { tourPageMessages } from "./messages";

/** Pictures in a full gallery; photographs beyond that are all shown. */
const fullGallery = 5;
/** Guests' photographs beside a full gallery of the operator's. */
const guestsShown = 3;
const sizes = "(min-width: 1280px) 430px, (min-width: 640px) 50vw, 78vw";

/**
 * A tour's photographs: its operator's, then its guests', and scenes of its days if these are few. The first photograph and the
 * poster are left to the head of the page. A row to swipe on phones, else a grid.
 * @param guests newest first
 */
export function TourPictures({
  tour,
  guests,
}: {
  tour: Pick<TourOutline, "place" | "pictures"> & { scenes: readonly TourScene[] };
  guests: readonly GuestPhotograph[];
}) {
  const photographs = tour.pictures.slice(1);
  const shownGuests = guests.slice(0, Math.max(guestsShown, fullGallery - photographs.length));
  const taken = photographs.length + shownGuests.length;
  const scenes = tour.scenes.slice(0, Math.max(0, fullGallery - taken));
  const total = taken + scenes.length;
  if (total === 0) return null;
  const m = tourPageMessages().pictures;
  return (
    <section aria-label={m.title(tour.place)} className="min-w-0 print:hidden">
      <Photographs
        photographs={shownGuests}
        label={m.title(tour.place)}
        before={photographs.map((picture, index) => (
          <li key={picture.sources[0]?.path} className={itemClasses(index, total)}>
            <Photograph picture={picture} />
          </li>
        ))}
        after={scenes.map((scene, index) => (
          <li key={scene.src} className={itemClasses(taken + index, total)}>
            <Scene scene={scene} />
          </li>
        ))}
        captionOf={({ authorName }) => m.by(authorName ?? reviewMessages().nameless)}
        className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 sm:mx-0 sm:grid sm:grid-cols-6 sm:gap-x-3 sm:gap-y-4 sm:overflow-visible sm:px-0 sm:pb-0"
        itemClassName={(index) => itemClasses(photographs.length + index, total)}
        imageClassName="aspect-[4/3] w-full"
        sizes={sizes}
      />
    </section>
  );
}

/** Rows hold three pictures; those left over come first, two to a row. */
function itemClasses(index: number, total: number): string {
  const wide = total % 3 === 1 ? 4 : total % 3 === 2 ? 2 : 0;
  return cn(
    "w-[78%] max-w-80 shrink-0 snap-start sm:w-auto sm:max-w-none",
    index < wide ? "sm:col-span-3" : "sm:col-span-2",
  );
}

function Photograph({ picture }: { picture: Picture }) {
  return (
    <figure>
      <UploadedPicture
        picture={picture}
        sizes={sizes}
        loading="lazy"
        className="aspect-[4/3] w-full rounded-card object-cover"
      />
      {(picture.kind !== "place" || picture.attribution) && (
        <figcaption className="mt-1.5 text-sm">
          {picture.kind !== "place" && (
            <b className="font-semibold">{tourMessages().pictureKinds[picture.kind]}</b>
          )}
          <PictureCredit attribution={picture.attribution} />
        </figcaption>
      )}
    </figure>
  );
}

function Scene({ scene: { src, alt, day, place } }: { scene: TourScene }) {
  return (
    <figure>
      <img
        src={src}
        alt={alt}
        width={640}
        height={480}
        loading="lazy"
        className="aspect-[4/3] w-full rounded-card bg-sunken object-cover"
      />
      <figcaption className="mt-1.5 text-sm">
        <a href={`#day-${day}`} className="inline-flex min-h-6 items-baseline gap-1.5 hover:underline">
          <span className="shrink-0 font-semibold">{tourPageMessages().pictures.day(day)}</span>
          <span lang={langOfText(place)} className="text-muted">
            {place}
          </span>
        </a>
      </figcaption>
    </figure>
  );
}
