import { Exact } from "~/ui/exact";
import { UploadedPicture } from "~/features/tour-pictures/tour-picture";
import { formatMonth } from "~/domain/calendar/calendar";
import { namelessAuthor } from "~/domain/reviews/review";
import type { GuestPhotograph } from "~/domain/reviews/review-photograph";
import { cn } from "~/ui/cn";

/** A guest's photograph as large as fits, with its caption and author. */
export function PhotographFigure({
  photograph,
  imageClassName,
  children,
}: {
  photograph: GuestPhotograph;
  imageClassName?: string;
  /** Further lines of the caption. */
  children?: React.ReactNode;
}) {
  const { id, caption, authorName, travelMonth } = photograph;
  return (
    <figure>
      <UploadedPicture
        // Another photograph, not another size of this one: the old picture must not stay while it loads.
        key={id}
        picture={photograph}
        sizes="(min-width: 1024px) 1000px, 100vw"
        className={cn(
          "mx-auto h-auto w-auto max-w-full rounded-control bg-sunken object-contain",
          imageClassName,
        )}
      />
      <figcaption aria-live="polite" className="mt-3">
        {caption !== null && (
          <p dir="auto" className="text-lg leading-snug wrap-anywhere">
            {caption}
          </p>
        )}
        <p className="mt-1 text-sm text-muted">
          <span>{`Photograph by ${authorName ?? namelessAuthor},`}</span>{" "}
          <Exact>{formatMonth(travelMonth)}</Exact>
        </p>
        <div className="contents">{children}</div>
      </figcaption>
    </figure>
  );
}
