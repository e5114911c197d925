import { useEffect, useRef } from "react";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { drawingMessages } from "~/domain/tour-pictures/drawings/messages";
import { drawingNotes } from "~/domain/tour-pictures/drawing-notes";
import { proposalPath, proposalsShown } from "~/domain/tour-pictures/tour-drawing";
import type { Drawing } from "~/domain/tours/drawings";
import type { EditedIllustration } from "~/domain/tour-pictures/tour-picture";
import { useForm } from "~/platform/forms/use-form";
import { cn } from "~/ui/cn";

/** Picker for the illustration of a tour. */
export function ChooseIllustration({
  slug,
  illustration: { chosen, offered },
  action,
}: {
  slug: string;
  illustration: EditedIllustration;
  action: string;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useForm({}, { action });
  const { isBusy } = form;
  const choosing = form.of({ intent: "draw" });
  const removing = form.of({ intent: "undraw" });
  const answer = choosing.answer ?? removing.answer;
  const error = isBusy ? undefined : choosing.error("drawing");

  const shown = [...new Set([...(chosen ? [chosen] : []), ...offered.slice(0, proposalsShown)])];
  const others = offered.filter((drawing) => !shown.includes(drawing));
  const picked = offered.find((drawing) => drawing === choosing.value("drawing")) ?? chosen;
  const choices = (drawings: readonly Drawing[]) => (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5">
      {drawings.map((drawing) => (
        <Choice key={drawing} slug={slug} drawing={drawing} isChosen={drawing === picked} />
      ))}
    </div>
  );

  // Removing the illustration unmounts the pressed button, so move the focus.
  const isTakenAway = !isBusy && removing.answer?.isDone;
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
          ? `Used where the tour has no picture. It shows ${drawingMessages()[chosen]}.`
          : "Used where the tour has no picture. A tour with an illustration can be published without pictures."}
      </p>
      <AnsweredForm form={choosing} aria-label="Choose an illustration" className="mt-3">
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
            <summary className="cursor-pointer py-1 font-semibold text-peacock underline underline-offset-4">{`All ${offered.length} illustrations`}</summary>
            <div className="mt-3">{choices(others)}</div>
          </details>
        </fieldset>
        {error && (
          <p id="illustration-error" className="mt-2 text-sm font-semibold text-danger">
            {error}
          </p>
        )}
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <SubmitButton form={choosing} className="min-h-9 px-4 py-1 text-sm">
            {chosen ? "Change Illustration" : "Add Illustration"}
          </SubmitButton>
          <p role="status" className={cn("text-sm font-semibold", answer?.isDone === false && "text-danger")}>
            {isBusy ? "Saving…" : error === undefined && answer?.message}
          </p>
        </div>
      </AnsweredForm>
      {chosen && (
        <AnsweredForm form={removing} className="mt-3">
          <SubmitButton form={removing} variant="danger" className="min-h-9 px-3 py-1 text-sm">
            Remove Illustration
          </SubmitButton>
        </AnsweredForm>
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
        <span>{drawingNotes[drawing].label}</span>
      </span>
    </label>
  );
}
