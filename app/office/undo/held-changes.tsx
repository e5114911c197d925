import { createContext, use, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { heldText, subjectOf, type HeldBatch, type HeldSubject } from "~/domain/office/held-changes";
import { heldChangesChanged } from "~/office/live/window-events";
import { restoreRowFocus } from "~/platform/browser/last-row";
import { useForm } from "~/platform/forms/use-form";

interface Held {
  held: readonly HeldBatch[];
  /** Page of the office that undoes. */
  undoPath: string;
}

const HeldContext = createContext<Held>({ held: [], undoPath: "" });

/** Milliseconds after the due time, in which the server applies the changes. */
const appliedWithin = 600;
const askAgainAfter = 2000;

/** Lets a page's rows show the changes that are held back, and shows one's own at the lower edge. */
export function HeldChangesFrame({ held, undoPath, children }: Held & { children: React.ReactNode }) {
  useReload(held);
  const shown = useMemo(() => ({ held, undoPath }), [held, undoPath]);
  const own = held.filter(({ isOwn }) => isOwn).toReversed();
  const waiting = own.filter(({ problem }) => problem === null);
  return (
    <HeldContext value={shown}>
      {children}
      <div className="pointer-events-none sticky bottom-3 z-20 grid justify-items-start gap-2 px-4 sm:px-6 max-md:bottom-[calc(7.5rem+env(safe-area-inset-bottom))]">
        <p role="status" className="sr-only">
          {waiting.map(({ kind, ids }) => `${heldText(kind, ids.length)}. Press z to undo.`).join(" ")}
        </p>
        {own.map((batch) => (
          <Note key={`${batch.batch} ${batch.problem}`} batch={batch} isLast={batch === waiting[0]} />
        ))}
      </div>
    </HeldContext>
  );
}

/** Reloads the page's data once a change is due, and when other pages hold back or undo. */
function useReload(held: readonly HeldBatch[]): void {
  const revalidator = useRevalidator();
  const reload = useEffectEvent(() => void revalidator.revalidate());
  useEffect(() => {
    const next = Math.min(...held.flatMap(({ dueIn, problem }) => (problem === null ? dueIn : [])));
    const reloadIn = (milliseconds: number) => setTimeout(() => reload(), milliseconds);
    let timer = Number.isFinite(next)
      ? reloadIn(next === 0 ? askAgainAfter : next + appliedWithin)
      : undefined;
    const reloadSoon = () => {
      clearTimeout(timer);
      timer = reloadIn(300);
    };
    window.addEventListener(heldChangesChanged, reloadSoon);
    return () => {
      clearTimeout(timer);
      window.removeEventListener(heldChangesChanged, reloadSoon);
    };
  }, [held]);
}

/** A person's own change that waits, or that could not be made. */
function Note({ batch, isLast }: { batch: HeldBatch; isLast: boolean }) {
  const { kind, ids, dueIn, problem } = batch;
  const [id = ""] = ids;
  // Reviews and messages have no names.
  const name = ["review", "message"].includes(subjectOf(kind)) ? 1 : id;
  return (
    <div
      data-held={kind}
      role={problem === null ? undefined : "alert"}
      className="pointer-events-auto flex max-w-full items-center gap-3 rounded-card border border-control bg-card px-3 py-2 text-sm font-semibold float-shadow"
    >
      {problem === null ? (
        <>
          <span>{`${heldText(kind, ids.length)}…`}</span>
          <SecondsLeft milliseconds={dueIn} />
        </>
      ) : (
        <span className="min-w-0 wrap-anywhere">
          <span className="text-danger">{`${heldText(kind, name)} failed.`}</span>{" "}
          <span className="font-normal">{problem}</span>
        </span>
      )}
      <Undo batch={batch} isLast={isLast} {...(problem !== null && { only: { id, name } })} />
    </div>
  );
}

/** Time left to undo, counted down in seconds. @param milliseconds as of the last load of the page's data */
function SecondsLeft({ milliseconds }: { milliseconds: number }) {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const end = performance.now() + milliseconds;
    const count = () => setLeft(Math.ceil((end - performance.now()) / 1000));
    count();
    const timer = setInterval(count, 250);
    return () => clearInterval(timer);
  }, [milliseconds]);
  // A screen reader has heard of the change; each second would be too much.
  return left > 0 ? (
    <span aria-hidden data-seconds-left className="min-w-8 text-right font-normal text-muted tabular-nums">
      {`${left} s`}
    </span>
  ) : null;
}

/** Undoes a batch, or dismisses its problem. @param only the only change of it, by the id and the name of its subject */
function Undo({
  batch: { batch, kind, ids, problem },
  only,
  isLast = false,
}: {
  batch: HeldBatch;
  only?: { id: string; name: string | number };
  isLast?: boolean;
}) {
  const { undoPath } = use(HeldContext);
  const form = useForm({ batch, ...(only && { id: only.id }) }, { action: undoPath });
  return (
    <AnsweredForm form={form} className="inline-flex items-center gap-2">
      <SubmitButton
        form={form}
        variant="secondary"
        className="min-h-7 px-2.5 py-0.5 text-sm"
        {...(isLast && { "data-undo": "", "aria-keyshortcuts": "z Control+z" })}
      >
        <span>{problem === null ? "Undo" : "OK"}</span>
        <span className="sr-only">
          {" "}
          <span>{heldText(kind, only?.name ?? ids.length)}</span>
        </span>
      </SubmitButton>
      {form.problem !== null && (
        <span role="alert" className="text-danger">
          {form.problem}
        </span>
      )}
    </AnsweredForm>
  );
}

/** Actions on a subject, or the change of it that is held back. @param name of the subject, such as "the message of Anita Rao" */
export function HeldOr({
  subject,
  id,
  name,
  children,
}: {
  subject: HeldSubject;
  id: string;
  name: string;
  children: React.ReactNode;
}) {
  const batch = use(HeldContext).held.find(
    ({ kind, ids, problem }) => problem === null && subjectOf(kind) === subject && ids.includes(id),
  );
  const isHeld = batch !== undefined;
  const wasHeld = useRef(isHeld);
  useEffect(() => {
    // The button in focus is gone.
    if (wasHeld.current !== isHeld) restoreRowFocus();
    wasHeld.current = isHeld;
  }, [isHeld]);
  if (!batch) return children;
  return (
    <span className="inline-flex items-center justify-end gap-2 text-sm @max-xl:pr-1">
      <span className="text-muted @max-3xl:sr-only" title={batch.isOwn ? undefined : `By ${batch.actorName}`}>
        {`${heldText(batch.kind)}…`}
      </span>
      <Undo batch={batch} only={{ id, name }} />
    </span>
  );
}
