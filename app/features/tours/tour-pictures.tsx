import { pictureKindLabels } from "~/domain/tours/picture-kind";
import type { StoredTourPicture as Picture, TourOutline } from "~/domain/tours/tour-schema";
import { cn } from "~/ui/cn";
import type { TourScene } from "./scenes-of-tour.server";
import { UploadedPicture } from "~/features/tour-pictures/tour-picture";

/** Pictures in a full gallery; photographs beyond that are all shown. */
const fullGallery = 5;

/**
 * A tour's photographs and scenes of its days. The first photograph and the poster are left to the head of the page. A row
 * to swipe on phones, else a grid.
 */
export function TourPictures({
  tour,
}: {
  tour: Pick<TourOutline, "place" | "pictures"> & { scenes: readonly TourScene[] };
}) {
  const photographs = tour.pictures.slice(1);
  const scenes = tour.scenes.slice(0, Math.max(0, fullGallery - photographs.length));
  const total = photographs.length + scenes.length;
  if (total === 0) return null;
  return (
    <section aria-label={`Pictures of ${tour.place}`} className="min-w-0 print:hidden">
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 sm:mx-0 sm:grid sm:grid-cols-6 sm:gap-x-3 sm:gap-y-4 sm:overflow-visible sm:px-0 sm:pb-0">
        {photographs.map((picture, index) => (
          <Item key={picture.sources[0]?.path} isWide={isWide(index, total)}>
            <Photograph picture={picture} />
          </Item>
        ))}
        {scenes.map((scene, index) => (
          <Item key={scene.src} isWide={isWide(photographs.length + index, total)}>
            <Scene scene={scene} />
          </Item>
        ))}
      </ul>
    </section>
  );
}

/** Rows hold three pictures; those left over come first, two to a row. */
function isWide(index: number, total: number): boolean {
  const wide = total % 3 === 1 ? 4 : total % 3 === 2 ? 2 : 0;
  return index < wide;
}

function Item({ isWide, children }: { isWide: boolean; children: React.ReactNode }) {
  return (
    <li
      className={cn(
        "w-[78%] max-w-80 shrink-0 snap-start sm:w-auto sm:max-w-none",
        isWide ? "sm:col-span-3" : "sm:col-span-2",
      )}
    >
      {children}
    </li>
  );
}

function Photograph({ picture }: { picture: Picture }) {
  return (
    <figure>
      <UploadedPicture
        picture={picture}
        sizes="(min-width: 1280px) 430px, (min-width: 640px) 50vw, 78vw"
        loading="lazy"
        className="aspect-[4/3] w-full rounded-card object-cover"
      />
      {picture.kind !== "place" && (
        <figcaption className="mt-1.5 text-sm font-semibold">{pictureKindLabels[picture.kind]}</figcaption>
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
          <span className="shrink-0 font-semibold">{`Day ${day}`}</span>
          <span className="text-muted">{place}</span>
        </a>
      </figcaption>
    </figure>
  );
}
