import { lazy, Suspense, useRef, useState } from "react";
import { Link } from "react-router";
import { UploadedPicture } from "~/features/tour-pictures/tour-picture";
import type { Review } from "~/domain/reviews/review";
import type { GuestPhotograph } from "~/domain/reviews/review-photograph";
import { cn } from "~/ui/cn";

const load = () => import("./photograph-dialog");
// Loaded when a photograph is first pointed at or opened.
const PhotographDialog = lazy(load);

/** The photographs of a review as thumbnails. */
export function ReviewPhotographs({ review }: { review: Review }) {
  const { photographs, authorName, travelMonth } = review;
  if (photographs.length === 0) return null;
  return (
    <Photographs
      photographs={photographs.map((each) => ({ ...each, authorName, travelMonth }))}
      label={`Photographs with “${review.title}”`}
      className="mt-3 flex flex-wrap gap-2"
      imageClassName="size-20 sm:size-24"
      sizes="96px"
    />
  );
}

/**
 * The newest photographs of a tour's guests in a row. Left out if it would only repeat what the reviews below it show.
 * @param reviews those shown below
 */
export function GuestPhotographs({
  photographs,
  reviews,
}: {
  photographs: readonly GuestPhotograph[];
  reviews: readonly Review[];
}) {
  const below = new Set(reviews.flatMap((review) => review.photographs.map(({ id }) => id)));
  if (photographs.length < 3 && photographs.every(({ id }) => below.has(id))) return null;
  return (
    <section aria-labelledby="guests-photographs" className="mt-6 print:hidden">
      <h3 id="guests-photographs" className="text-xl">
        Guests' photographs
      </h3>
      <Photographs
        photographs={photographs}
        label="Guests' photographs"
        // The padding leaves room for focus outlines.
        className="-mx-1 mt-2 flex snap-x gap-2 overflow-x-auto p-1 pb-3"
        itemClassName="w-44 flex-none snap-start sm:w-60"
        imageClassName="aspect-[4/3] w-full"
        sizes="(min-width: 640px) 240px, 176px"
      />
    </section>
  );
}

/** Thumbnails that open larger: in a dialog, or without JavaScript on a page of their own. */
function Photographs({
  photographs,
  label,
  className,
  itemClassName,
  imageClassName,
  sizes,
}: {
  photographs: readonly GuestPhotograph[];
  label: string;
  className: string;
  itemClassName?: string;
  imageClassName: string;
  sizes: string;
}) {
  const [opened, setOpened] = useState<number | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  return (
    <>
      <ul aria-label={label} className={className}>
        {photographs.map((photograph, index) => (
          <li key={photograph.id} className={itemClassName}>
            <Link
              to={`/photographs/${photograph.id}`}
              aria-haspopup="dialog"
              onPointerEnter={() => void load()}
              onFocus={() => void load()}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                opener.current = event.currentTarget;
                setOpened(index);
              }}
              className="block overflow-hidden rounded-control bg-sunken"
            >
              <UploadedPicture
                picture={photograph}
                sizes={sizes}
                loading="lazy"
                className={cn(
                  "object-cover transition-opacity duration-150 hover:opacity-85",
                  imageClassName,
                )}
              />
            </Link>
          </li>
        ))}
      </ul>
      <Suspense>
        {opened !== null && (
          <PhotographDialog
            photographs={photographs}
            first={opened}
            onClose={() => setOpened(null)}
            onReopen={() => setOpened(opened)}
            opener={opener}
          />
        )}
      </Suspense>
    </>
  );
}
