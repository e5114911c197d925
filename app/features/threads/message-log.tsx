import { useEffect, useRef } from "react";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import type { ThreadEntry } from "~/domain/bookings/booking-message";
import type { ThreadSide } from "~/domain/bookings/thread-side";
import { cn } from "~/ui/cn";
import { threadMessages } from "./messages";
import { langOfText } from "~/domain/language/language";

/** Messages of a thread, oldest first. Screen readers announce new ones. */
export function MessageLog({
  messages,
  reader,
  isCut = false,
  none,
}: {
  messages: readonly ThreadEntry[];
  /** Side that is addressed as "you". */
  reader: ThreadSide;
  /** True if older messages are omitted. */
  isCut?: boolean;
  /** Text of the empty state. */
  none: string;
}) {
  const m = threadMessages();
  const log = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.id;
  const shownNewest = useRef<string>(undefined);
  useEffect(() => {
    if (shownNewest.current === newest) return;
    shownNewest.current = newest;
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [newest]);
  return (
    <div
      ref={log}
      role="region"
      aria-label={m.title}
      tabIndex={0}
      className="max-h-[60dvh] overflow-y-auto rounded-card border border-line bg-card p-3 sm:p-4"
    >
      {isCut && <p className="pb-3 text-center text-sm text-muted">{m.onlyNewest}</p>}
      {messages.length === 0 ? (
        <p className="py-8 text-center text-muted">{none}</p>
      ) : (
        <div role="log" aria-label={m.history}>
          <ol className="grid gap-3">
            {messages.map((entry) => (
              <Entry key={entry.id} entry={entry} reader={reader} />
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}

function Entry({
  entry: { author, from, to, isFromViewerSide, text, at },
  reader,
}: {
  entry: ThreadEntry;
  reader: ThreadSide;
}) {
  const m = threadMessages();
  return (
    <li
      className={cn(
        "w-fit max-w-[92%] rounded-card px-3 py-2 sm:max-w-[80%]",
        isFromViewerSide ? "justify-self-end bg-sunken" : "border border-line bg-paper",
      )}
    >
      <p className="text-sm text-muted">
        <strong className="font-semibold text-ink">{author}</strong>
        <span>{m.to(to.map((side) => (side === reader ? "you" : side)))}</span>
        <time translate="no" dateTime={at} className="whitespace-nowrap tabular-nums">
          {formatInstantInIndia(at)}
        </time>
        {isFromViewerSide && <span className="sr-only">{m.byYourSide}</span>}
      </p>
      <p dir="auto" lang={langOfText(text)} data-from={from} className="wrap-anywhere whitespace-pre-line">
        {text}
      </p>
    </li>
  );
}
