import { lazy, Suspense, useRef, useState } from "react";
import { Link } from "react-router";
import { UploadedPicture } from "~/features/tour-pictures/tour-picture";
import type { Review } from "~/domain/reviews/review";
import type { GuestPhotograph } from "~/domain/reviews/review-photograph";
import { cn } from "~/ui/cn";
import { reviewMessages } from "./public/messages";

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
      label={reviewMessages().photographsWith(review.title)}
      className="mt-3 flex flex-wrap gap-2"
      imageClassName="size-20 sm:size-24"
      sizes="96px"
    />
  );
}

/** Thumbnails that open larger: in a dialog, or without JavaScript on a page of their own. */
export function Photographs({
  photographs,
  label,
  before,
  after,
  captionOf,
  className,
  itemClassName,
  imageClassName,
  sizes,
}: {
  photographs: readonly GuestPhotograph[];
  label: string;
  /** Other items of the list. */
  before?: React.ReactNode;
  after?: React.ReactNode;
  captionOf?: (photograph: GuestPhotograph) => string;
  className: string;
  /** Classes of an item by its index. */
  itemClassName?: (index: number) => string;
  imageClassName: string;
  sizes: string;
}) {
  const [opened, setOpened] = useState<number | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  return (
    <>
      <ul aria-label={label} className={className}>
        {before}
        {photographs.map((photograph, index) => (
          <li key={photograph.id} className={itemClassName?.(index)}>
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
            {captionOf && <p className="mt-1.5 text-sm text-muted">{captionOf(photograph)}</p>}
          </li>
        ))}
        {after}
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
