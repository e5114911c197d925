import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import type { EditedPicture } from "~/domain/tour-picture";
import { moved, mostTourPictures } from "~/domain/tour-picture";
import { useHydrated } from "~/hooks/use-hydrated";
import type { TourPicturesResult } from "~/lib/change-tour-pictures";
import { cn } from "~/lib/cn";
import { AddTourPicture } from "./add-tour-picture";
import { EditTourPicture } from "./edit-tour-picture";
import { SortablePictures } from "./sortable-pictures";

/**
 * A tour's pictures, to be added, described, put in order and removed. Every form works by itself; with scripts the page
 * stays where it is.
 */
export function TourPicturesEditor({
  slug,
  pictures: saved,
  result: posted,
  action = `/admin/tours/${slug}/pictures`,
  back = "edit",
  intro,
}: {
  slug: string;
  pictures: readonly EditedPicture[];
  /** What a form sent without scripts came to. */
  result?: TourPicturesResult | undefined;
  /** Where the forms go. */
  action?: string;
  /** The page of the tour that shows this: a browser without scripts comes back to it. */
  back?: "edit" | "pictures";
  /** What the pictures are for, below their heading. */
  intro?: React.ReactNode;
}) {
  const fetcher = useFetcher<TourPicturesResult>();
  const isHydrated = useHydrated();
  const heading = useRef<HTMLHeadingElement>(null);
  /** What has the focus once the list has changed. */
  const focusNext = useRef<string | null>(null);
  const target = isHydrated ? action : `${action}?back=${back}`;
  const isBusy = fetcher.state !== "idle";
  const isToldElsewhere =
    posted?.intent === "add" || posted?.intent === "draw" || posted?.intent === "undraw";
  const result = fetcher.data ?? (isToldElsewhere ? undefined : posted);
  // The order that is being saved is shown at once; a refusal brings the old one back.
  const asked = fetcher.formData?.get("ids");
  const order = typeof asked === "string" ? asked.split(",") : [];
  const pictures =
    order.length === saved.length
      ? saved.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
      : saved;
  const ids = pictures.map(({ id }) => id);

  // Moved or removed, what was pressed has lost the focus.
  useEffect(() => {
    if (isBusy || focusNext.current === null) return;
    const next = document.getElementById(focusNext.current) ?? heading.current;
    focusNext.current = null;
    next?.focus();
  }, [isBusy]);

  function submit(fields: Record<string, string>, next: string | null) {
    focusNext.current = next;
    void fetcher.submit(fields, { method: "post", action });
  }

  return (
    <section id="pictures" aria-labelledby="pictures-title" className="mt-6 scroll-mt-6 first:mt-0">
      <h2 id="pictures-title" ref={heading} tabIndex={-1} className="text-2xl outline-none">
        Pictures{" "}
        <span className="font-sans text-sm font-normal text-muted tabular-nums">
          {pictures.length} of {mostTourPictures}
        </span>
      </h2>
      {intro}
      <p
        role="status"
        className={cn("my-1 min-h-5 text-sm font-semibold", result && !result.isDone && "text-bad")}
      >
        {isBusy ? "Saving…" : result?.message}
      </p>
      {pictures.length === 0 ? (
        <p className="rounded-card border border-dashed border-control px-4 py-8 text-center text-muted">
          There is no picture yet.
        </p>
      ) : (
        <SortablePictures
          pictures={pictures}
          onOrder={(sorted) => submit({ intent: "reorder", ids: sorted.join(",") }, null)}
        >
          <ol className="mt-2 grid border-t border-line">
            {pictures.map((picture, index) => (
              <EditTourPicture
                key={picture.id}
                picture={picture}
                place={{ index, count: pictures.length }}
                orders={{ up: moved(ids, index, -1), down: moved(ids, index, 1) }}
                action={target}
                isBusy={isBusy}
                result={result?.id === picture.id ? result : undefined}
                onSubmit={submit}
              />
            ))}
          </ol>
        </SortablePictures>
      )}
      <AddTourPicture
        action={target}
        isFull={pictures.length >= mostTourPictures}
        result={posted?.intent === "add" ? posted : undefined}
      />
    </section>
  );
}
