import { Link } from "react-router";
import { Exact } from "~/ui/exact";
import { Badge } from "~/ui/badge";
import { buttonClasses } from "~/ui/button";
import { formatDeadline, formatDay } from "~/domain/calendar/calendar";
import { departureInWords } from "~/domain/departures/cut-off-in-words";
import type { WaitingEntry } from "~/domain/waiting-list/waiting-list";
import { useForm } from "~/platform/forms/use-form";
import { LeaveList } from "./leave-list";
import { waitingMessages } from "./messages";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";

/** A traveler's places in line and offers; nothing without any. */
export function WaitingEntries({ entries }: { entries: readonly WaitingEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="waiting-lists" className="mt-8 print:hidden">
      <h2 id="waiting-lists" className="text-3xl">
        {waitingMessages().lists}
      </h2>
      <ul className="mt-3 border-t border-line">
        {entries.map((entry) => (
          <WaitingRow key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function WaitingRow({ entry }: { entry: WaitingEntry }) {
  const m = waitingMessages();
  const { tourTitle, tourPath, travelDate, startTime, seats, status, position, offerEndsAt, path } = entry;
  const form = useForm({ entry: entry.id }, { action: path });
  const isOffered = status === "offered" && offerEndsAt !== null;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="min-w-48 flex-1">
        <p className="font-semibold">
          <Link to={tourPath} className="hover:underline">
            {tourTitle}
          </Link>
        </p>
        <p className="text-sm text-muted tabular-nums">
          <Exact>{startTime ? departureInWords(travelDate, startTime) : formatDay(travelDate)}</Exact>{" "}
          <span>{`· ${m.seats(seats)}`}</span>
        </p>
      </div>
      <Badge tone={isOffered ? "success" : "neutral"}>
        {isOffered ? (
          m.heldUntil(formatDeadline(offerEndsAt))
        ) : (
          <span>{position === null ? m.cameBack : m.inLine(position)}</span>
        )}
      </Badge>
      {isOffered && (
        <a href={pathIn(currentLanguage(), `${path}/book`)} className={buttonClasses("primary")}>
          {m.book(seats)}
        </a>
      )}
      <LeaveList form={form} label={isOffered ? m.decline : m.leave} />
    </li>
  );
}
