import { useEffect, useRef, useState } from "react";
import { UploadedPicture } from "~/features/tour-pictures/tour-picture";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { QuestionCancel, QuestionDialog } from "~/ui/question-dialog";
import {
  maxReviewPhotographs,
  type AuthoredPhotograph,
  type PhotographStatus,
} from "~/domain/reviews/review-photograph";
import { useForm } from "~/platform/forms/use-form";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { cn } from "~/ui/cn";
import { AddPhotograph } from "./add-photograph";
import { reviewWritingMessages } from "./writing/messages";
import { langOfText } from "~/domain/language/language";

const tones = { waiting: "warning", approved: "success", rejected: "danger" } as const satisfies Record<
  PhotographStatus,
  string
>;

/** A traveler's photographs of a trip: add, see whether they are shown, remove. */
export function ReviewPhotographsPanel({
  bookingId,
  photographs,
  isOpen,
}: {
  bookingId: string;
  photographs: readonly AuthoredPhotograph[];
  /** False if none can be added. */
  isOpen: boolean;
}) {
  const path = `/bookings/${bookingId}/photographs`;
  // Without JavaScript, the page redirects after a success, so that a reload does not submit again.
  const action = useHydrated() ? path : `${path}?back`;
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useForm({ intent: "remove" }, { action });
  // Removing a photograph unmounts the pressed button.
  const isRemoved = form.notice !== null;
  useEffect(() => {
    if (isRemoved) heading.current?.focus();
  }, [isRemoved]);
  const m = reviewWritingMessages().photographs;
  return (
    <section
      id="photographs"
      aria-labelledby="photographs-title"
      className="scroll-mt-24 rounded-card border border-line bg-card p-5 card-shadow sm:p-8"
    >
      <h2
        ref={heading}
        id="photographs-title"
        tabIndex={-1}
        className="flex flex-wrap items-baseline gap-x-3 text-2xl outline-none"
      >
        {m.title}
        <span className="font-sans text-sm font-normal text-muted tabular-nums">
          {m.count(photographs.length, maxReviewPhotographs)}
        </span>
      </h2>
      <p className="mt-2 max-w-[60ch] text-muted">{m.intro}</p>
      <p
        role="status"
        className={cn(
          "mt-2 font-semibold empty:hidden",
          form.problem === null ? "text-success" : "text-danger",
        )}
      >
        {form.notice ?? form.problem}
      </p>
      {photographs.length > 0 && (
        <ul className="mt-5 grid grid-cols-2 gap-x-4 gap-y-6 lg:grid-cols-4">
          {photographs.map((photograph) => (
            <li key={photograph.id} className="grid content-start gap-2">
              <a
                href={photograph.sources.at(-1)?.path}
                className="block overflow-hidden rounded-control bg-sunken"
              >
                <UploadedPicture
                  picture={photograph}
                  sizes="(min-width: 1024px) 170px, 45vw"
                  loading="lazy"
                  className="aspect-[4/3] w-full object-cover"
                />
              </a>
              <p>
                <Badge tone={tones[photograph.status]}>{m.status[photograph.status]}</Badge>
              </p>
              {photograph.caption !== null && (
                <p dir="auto" className="text-sm leading-snug wrap-anywhere">
                  {photograph.caption}
                </p>
              )}
              {photograph.reason !== null && (
                <p
                  lang={langOfText(photograph.reason)}
                  className="text-sm leading-snug wrap-anywhere whitespace-pre-line"
                >
                  {photograph.reason}
                </p>
              )}
              <RemovePhotograph photograph={photograph} form={form} />
            </li>
          ))}
        </ul>
      )}
      {isOpen &&
        (photographs.length < maxReviewPhotographs ? (
          <AddPhotograph action={action} />
        ) : (
          <p className="mt-5 text-muted">{m.full(maxReviewPhotographs)}</p>
        ))}
    </section>
  );
}

/** Remove button. With JavaScript, removing is confirmed first. */
function RemovePhotograph({
  photograph: { id, alt },
  form,
}: {
  photograph: AuthoredPhotograph;
  form: ReturnType<typeof useForm>;
}) {
  const [isAsking, setAsking] = useState(false);
  const m = reviewWritingMessages().photographs;
  return (
    <>
      <AnsweredForm
        form={form.of({ id })}
        onSubmit={(event) => {
          event.preventDefault();
          setAsking(true);
        }}
      >
        <SubmitButton
          form={form}
          variant="quiet"
          aria-label={m.removeThis(alt)}
          className="min-h-9 px-0 py-1 text-sm text-danger"
        >
          {m.remove}
        </SubmitButton>
      </AnsweredForm>
      <QuestionDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={m.removeQuestion}
        description={m.removeConsequence}
      >
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <QuestionCancel asChild>
            <Button variant="secondary">{m.cancel}</Button>
          </QuestionCancel>
          <Button
            variant="danger"
            onClick={() => {
              setAsking(false);
              form.submit({ id });
            }}
          >
            {m.removePhotograph}
          </Button>
        </div>
      </QuestionDialog>
    </>
  );
}
