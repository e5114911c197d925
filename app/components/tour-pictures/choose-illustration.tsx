import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { Button } from "~/components/ui/button";
import { drawingNotes } from "~/domain/tour-pictures/drawing-notes";
import { proposalPath, proposalsShown } from "~/domain/tour-pictures/tour-drawing";
import type { Drawing } from "~/domain/tour-pictures/drawings";
import type { EditedIllustration } from "~/domain/tour-pictures/tour-picture";
import { useAnsweredForm } from "~/hooks/use-answered-form";
import { useHydrated } from "~/hooks/use-hydrated";
import type { TourPicturesResult } from "~/lib/tour-pictures/change-tour-pictures";
import { cn } from "~/lib/cn";

/** Picker for the illustration of a tour. */
export function ChooseIllustration({
  slug,
  illustration: { chosen, offered },
  result: posted,
  action,
  back,
}: {
  slug: string;
  illustration: EditedIllustration;
  /** Action result of a submit without JavaScript. */
  result: TourPicturesResult | undefined;
  action: string;
  back: "edit" | "pictures";
}) {
  const fetcher = useFetcher<TourPicturesResult>();
  const isHydrated = useHydrated();
  const heading = useRef<HTMLHeadingElement>(null);
  const target = isHydrated ? action : `${action}?back=${back}#illustration`;
  const { isBusy, formProps } = useAnsweredForm(fetcher);
  const isOurs = posted?.intent === "draw" || posted?.intent === "undraw";
  const result = fetcher.data ?? (isOurs ? posted : undefined);
  const error = isBusy ? undefined : result?.errors.drawing?.[0];

  const shown = [...new Set([...(chosen ? [chosen] : []), ...offered.slice(0, proposalsShown)])];
  const others = offered.filter((drawing) => !shown.includes(drawing));
  const picked =
    (isOurs && !posted.isDone && offered.find((drawing) => drawing === posted.drawing)) || chosen;
  const choices = (drawings: readonly Drawing[]) => (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5">
      {drawings.map((drawing) => (
        <Choice key={drawing} slug={slug} drawing={drawing} isChosen={drawing === picked} />
      ))}
    </div>
  );

  // Removing the illustration unmounts the pressed button, so move the focus.
  const isTakenAway = !isBusy && fetcher.data?.intent === "undraw" && fetcher.data.isDone;
  useEffect(() => {
    if (isTakenAway) heading.current?.focus();
  }, [isTakenAway]);

  return (
    <section id="illustration" aria-labelledby="illustration-title" className="mt-8 scroll-mt-6">
      <h2 id="illustration-title" ref={heading} tabIndex={-1} className="text-2xl outline-none">
        Illustration
      </h2>
      <p className="mt-2 max-w-3xl text-muted">
        {chosen
          ? `Used where the tour has no picture. It shows ${drawingNotes[chosen].shows}.`
          : "Used where the tour has no picture. A tour with an illustration can be published without pictures."}
      </p>
      <fetcher.Form {...formProps} action={target} aria-label="Choose an illustration" className="mt-3">
        <input type="hidden" name="intent" value="draw" />
        <fieldset
          // Remount to mark the current choice.
          key={picked}
          role="radiogroup"
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error && "illustration-error"}
          tabIndex={-1}
          className="outline-none"
        >
          <legend className="mb-2 font-semibold">Suggestions for this tour</legend>
          {choices(shown)}
          <details className="mt-4" open={picked !== null && others.includes(picked)}>
            <summary className="cursor-pointer py-1 font-semibold text-peacock underline underline-offset-4">
              All {offered.length} illustrations
            </summary>
            <div className="mt-3">{choices(others)}</div>
          </details>
        </fieldset>
        {error && (
          <p id="illustration-error" className="mt-2 text-sm font-semibold text-danger">
            {error}
          </p>
        )}
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" aria-disabled={isBusy || undefined} className="min-h-9 px-4 py-1 text-sm">
            {chosen ? "Change Illustration" : "Add Illustration"}
          </Button>
          <p role="status" className={cn("text-sm font-semibold", result && !result.isDone && "text-danger")}>
            {isBusy ? "Saving…" : error === undefined && result?.message}
          </p>
        </div>
      </fetcher.Form>
      {chosen && (
        <fetcher.Form
          method="post"
          action={target}
          onSubmit={(event) => {
            if (isBusy) event.preventDefault();
          }}
          className="mt-3"
        >
          <input type="hidden" name="intent" value="undraw" />
          <Button
            type="submit"
            variant="danger"
            aria-disabled={isBusy || undefined}
            className="min-h-9 px-3 py-1 text-sm"
          >
            Remove Illustration
          </Button>
        </fetcher.Form>
      )}
    </section>
  );
}

/** An illustration option, rendered for this tour. */
function Choice({ slug, drawing, isChosen }: { slug: string; drawing: Drawing; isChosen: boolean }) {
  return (
    <label className="grid cursor-pointer content-start gap-2 rounded-card border border-line bg-card p-2 has-checked:border-peacock has-checked:outline-2 has-checked:outline-peacock has-focus-visible:outline-2">
      <img
        src={proposalPath(slug, drawing)}
        alt=""
        width={400}
        height={500}
        loading="lazy"
        className="aspect-[4/5] w-full rounded-control bg-sunken object-cover"
      />
      <span className="flex items-start gap-2 text-sm font-semibold">
        <input
          type="radio"
          name="drawing"
          value={drawing}
          defaultChecked={isChosen}
          className="mt-0.5 size-4 shrink-0 accent-peacock"
        />
        {drawingNotes[drawing].label}
      </span>
    </label>
  );
}
