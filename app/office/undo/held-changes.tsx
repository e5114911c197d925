import { createContext, use, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import {
  heldText,
  refusedText,
  subjectOf,
  type HeldBatch,
  type HeldChanges,
  type HeldSubject,
  type RefusedChange,
} from "~/domain/office/held-changes";
import { heldChangesChanged } from "~/office/live/window-events";
import { useForm } from "~/platform/forms/use-form";

interface ShownChanges {
  batches: readonly HeldBatch[];
  /** Page of the office that undoes. */
  undoPath: string;
}

const HeldChangesContext = createContext<ShownChanges>({ batches: [], undoPath: "" });

const compact = "min-h-7 px-2.5 py-0.5 text-sm";

/** Milliseconds after the due time, in which the server applies the changes. */
const appliedWithin = 600;
const askAgainAfter = 2000;

/** Lets a page's rows show the changes that are held back, and shows one's own at the lower edge. */
export function HeldChangesFrame({
  held,
  undoPath,
  children,
}: {
  held: HeldChanges;
  undoPath: string;
  children: React.ReactNode;
}) {
  useReload(held);
  const { batches } = held;
  const shown = useMemo(() => ({ batches, undoPath }), [batches, undoPath]);
  return (
    <HeldChangesContext value={shown}>
      {children}
      <OwnChanges {...held} />
    </HeldChangesContext>
  );
}

/** Reloads the page's data once a change is due, and when other pages hold back or undo. */
function useReload(held: HeldChanges): void {
  const revalidator = useRevalidator();
  const reload = useEffectEvent(() => void revalidator.revalidate());
  useEffect(() => {
    if (held.batches.length === 0) return undefined;
    const next = Math.min(...held.batches.map(({ dueIn }) => dueIn));
    const timer = setTimeout(() => reload(), next === 0 ? askAgainAfter : next + appliedWithin);
    return () => clearTimeout(timer);
  }, [held]);
  useEffect(() => {
    let soon: ReturnType<typeof setTimeout> | undefined;
    const reloadSoon = () => {
      soon ??= setTimeout(() => {
        soon = undefined;
        reload();
      }, 300);
    };
    window.addEventListener(heldChangesChanged, reloadSoon);
    return () => {
      clearTimeout(soon);
      window.removeEventListener(heldChangesChanged, reloadSoon);
    };
  }, []);
}

function OwnChanges({ batches, refused }: HeldChanges) {
  const own = batches.filter(({ isOwn }) => isOwn).toReversed();
  return (
    <div className="pointer-events-none sticky bottom-3 z-20 grid justify-items-start gap-2 px-4 sm:px-6 max-md:bottom-[calc(7.5rem+env(safe-area-inset-bottom))]">
      <p role="status" className="sr-only">
        {own.map(({ kind, ids }) => `${heldText(kind, ids.length)}. Press z to undo.`).join(" ")}
      </p>
      {own.map((batch, index) => (
        <div key={batch.batch} data-held={batch.kind} className={noteClasses}>
          <span>{`${heldText(batch.kind, batch.ids.length)}…`}</span>
          <SecondsLeft milliseconds={batch.dueIn} />
          <Undo batch={batch} isLast={index === 0} />
        </div>
      ))}
      {refused.map((change) => (
        <Refused key={change.id} change={change} />
      ))}
    </div>
  );
}

const noteClasses =
  "pointer-events-auto flex max-w-full items-center gap-3 rounded-card border border-control bg-card px-3 py-2 text-sm font-semibold float-shadow";

/** Time left to undo, counted down in seconds. @param milliseconds as of the last load of the page's data */
function SecondsLeft({ milliseconds }: { milliseconds: number }) {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const end = performance.now() + milliseconds;
    const count = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)));
    count();
    const timer = setInterval(count, 250);
    return () => clearInterval(timer);
  }, [milliseconds]);
  // A screen reader has heard of the change; each second would be too much.
  return left !== null && left > 0 ? (
    <span aria-hidden data-seconds-left className="min-w-8 text-right font-normal text-muted tabular-nums">
      {`${left} s`}
    </span>
  ) : null;
}

/** @param only the only change of the batch to undo, by the id and the name of its subject */
function Undo({
  batch: { batch, kind, ids },
  only,
  isLast = false,
}: {
  batch: HeldBatch;
  only?: { id: string; name: string };
  isLast?: boolean;
}) {
  const { undoPath } = use(HeldChangesContext);
  const form = useForm({ intent: "undo", batch, ...(only && { id: only.id }) }, { action: undoPath });
  return (
    <AnsweredForm form={form} className="inline-flex items-center gap-2">
      <SubmitButton
        form={form}
        variant="secondary"
        className={compact}
        {...(isLast && { "data-undo": "", "aria-keyshortcuts": "z Control+z" })}
      >
        Undo
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

function Refused({ change }: { change: RefusedChange }) {
  const { undoPath } = use(HeldChangesContext);
  const form = useForm({ intent: "dismiss", id: change.id }, { action: undoPath });
  return (
    <div role="alert" className={noteClasses}>
      <span className="min-w-0 wrap-anywhere">
        <span className="text-danger">{`${refusedText(change)}.`}</span>{" "}
        <span className="font-normal">{change.problem}</span>
      </span>
      <AnsweredForm form={form}>
        <SubmitButton form={form} variant="secondary" className={compact}>
          OK<span className="sr-only">{`, ${refusedText(change)}`}</span>
        </SubmitButton>
      </AnsweredForm>
    </div>
  );
}

/** Actions on a subject, or the change of it that is held back. */
export function HeldOr({
  subject,
  id,
  name,
  children,
}: {
  subject: HeldSubject;
  id: string;
  /** Name of the subject, such as "the message of Anita Rao". */
  name: string;
  children: React.ReactNode;
}) {
  const { batches } = use(HeldChangesContext);
  const batch = batches.find(({ kind, ids }) => subjectOf(kind) === subject && ids.includes(id));
  const place = useRef<HTMLDivElement>(null);
  const isHeld = batch !== undefined;
  const wasHeld = useRef(isHeld);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (wasHeld.current === isHeld) return;
    wasHeld.current = isHeld;
    // The button in focus is gone.
    if (hadFocus.current && document.activeElement === document.body) {
      place.current?.closest<HTMLElement>("[data-row]")?.focus({ preventScroll: true });
    }
  }, [isHeld]);
  return (
    <div
      ref={place}
      className="contents"
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) hadFocus.current = false;
      }}
    >
      {batch ? (
        <span className="inline-flex items-center justify-end gap-2 text-sm">
          <span
            className="text-muted @max-3xl:sr-only"
            title={batch.isOwn ? undefined : `By ${batch.actorName}`}
          >
            {`${heldText(batch.kind)}…`}
          </span>
          <Undo batch={batch} only={{ id, name }} />
        </span>
      ) : (
        <div key="actions" className="contents">
          {children}
        </div>
      )}
    </div>
  );
}
