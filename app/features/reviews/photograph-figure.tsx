import { UploadedPicture } from "~/features/tour-pictures/tour-picture";
import { formatMonth } from "~/domain/calendar/calendar";
import type { GuestPhotograph } from "~/domain/reviews/review-photograph";
import { cn } from "~/ui/cn";
import { reviewMessages } from "./public/messages";

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
  const m = reviewMessages();
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
        {m.photographBy(authorName ?? m.nameless, formatMonth(travelMonth))}
        <div className="contents">{children}</div>
      </figcaption>
    </figure>
  );
}
