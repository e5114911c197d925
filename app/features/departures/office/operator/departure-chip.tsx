import { Ban, CalendarOff, CheckCheck, Clock, Flame, type IconNode } from "lucide";
import { Link } from "react-router";
import { Exact } from "~/ui/exact";
import { formatDay, type TravelDate } from "~/domain/calendar/calendar";
import {
  departureStateLabels,
  shortTitle,
  type CalendarDeparture,
  type DepartureState,
} from "~/domain/departures/operator-calendar";
import { StartMark } from "~/features/departures/office/start-mark";
import { cn } from "~/ui/cn";
import { Icon } from "~/ui/icon";
import { SeatsBar } from "./seats-bar";

/** Icon and color of a state. An open departure has none. */
const stateMarks: Partial<Record<DepartureState, { icon: IconNode; tone: string }>> = {
  limited: { icon: Flame, tone: "text-warning" },
  "sold-out": { icon: CheckCheck, tone: "text-success" },
  late: { icon: Clock, tone: "text-muted" },
  closed: { icon: Ban, tone: "text-danger" },
  "black-out": { icon: CalendarOff, tone: "text-muted" },
  off: { icon: CalendarOff, tone: "text-muted" },
};

/** State of a departure with its icon; nothing for an open one. */
export function DepartureStateMark({ departure }: { departure: CalendarDeparture }) {
  const { state, lateReason } = departure;
  const mark = stateMarks[state];
  if (!mark) return null;
  return (
    <span title={lateReason} className={cn("inline-flex items-center gap-1 font-semibold", mark.tone)}>
      <Icon icon={mark.icon} className="size-3.5 shrink-0" />
      <span>{departureStateLabels[state]}</span>
    </span>
  );
}

/** A departure in a month or week: tour, seats as a bar, and its state. */
export function DepartureChip({
  departure,
  date,
  to,
  isNarrow,
}: {
  departure: CalendarDeparture;
  date: TravelDate;
  to: string;
  /** True in a column of the month, where the tour's short name has to do. */
  isNarrow: boolean;
}) {
  const { title, start, booked, held, capacity, state, guarantee } = departure;
  return (
    <li data-state={state} className="relative z-1 min-w-0">
      <Link
        to={to}
        preventScrollReset
        title={title}
        className={cn(
          "group block rounded-control border bg-card px-2 py-1 text-sm leading-tight hover:bg-sunken lg:text-xs",
          state === "closed" ? "border-dashed border-danger" : "border-line",
        )}
      >
        <span
          className={cn(
            "block font-semibold text-peacock underline-offset-2 group-hover:underline",
            state === "closed" && "line-through",
          )}
        >
          {isNarrow ? (
            <>
              <span aria-hidden className="max-lg:hidden">
                {shortTitle(title)}
              </span>
              <span className="lg:sr-only">{title}</span>
            </>
          ) : (
            <span>{title}</span>
          )}
          <StartMark start={start} />
          <span className="sr-only">
            , <Exact>{formatDay(date)}</Exact>:{" "}
          </span>
        </span>
        <SeatsBar booked={booked} held={held} capacity={capacity} className="my-1" />
        <span className="flex flex-wrap gap-x-2 tabular-nums">
          <span>
            <span>{`${booked} of ${capacity}`}</span>
            {held > 0 && (
              <span className="text-muted">
                {" "}
                <span>{`+${held}`}</span>
                <span className="sr-only"> held</span>
              </span>
            )}
          </span>
          {guarantee !== undefined && <span className="font-semibold">{guarantee}</span>}
          <DepartureStateMark departure={departure} />
        </span>
      </Link>
    </li>
  );
}
