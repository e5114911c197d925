import { cn } from "~/ui/cn";
import { useId } from "react";
import { Exact } from "~/ui/exact";
import { formatTimeOfDay } from "~/domain/calendar/calendar";
import type { AvailableStart } from "~/domain/departures/availability-schema";
import { seatsInWords } from "~/domain/seats/seat-announcement";
import { seatHoldMessages } from "./messages";
import { langOfText } from "~/domain/language/language";

/** The starts of a day, of which one is chosen, with the seats that are left; only of tours with several starts a day. */
export function StartChooser({
  id: givenId,
  name = "startTime",
  starts,
  value,
  defaultValue,
  onChange,
  error,
}: {
  id?: string | undefined;
  name?: string | undefined;
  /** Without seats if the day is not known. */
  starts: readonly (Pick<AvailableStart, "startTime"> & Partial<AvailableStart>)[];
  /** Chosen time, if a component holds it; without it, the browser does. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: (startTime: string) => void;
  error?: string | undefined;
}) {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  return (
    <fieldset id={id} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="font-semibold">{seatHoldMessages().startTime}</legend>
      <div className="mt-1 flex flex-wrap gap-2">
        {starts.map(({ startTime, status, seatsLeft = 0 }) => {
          const seats = status && seatsInWords({ status, seatsLeft });
          return (
            <label
              key={startTime}
              className={cn(
                "flex min-h-11 grow items-center gap-2 rounded-control border border-control bg-card px-3 has-checked:border-peacock has-checked:bg-sunken",
                status === "closed" && "opacity-60",
              )}
            >
              <input
                type="radio"
                name={name}
                value={startTime}
                disabled={status === "closed"}
                {...(onChange
                  ? { checked: value === startTime, onChange: () => onChange(startTime) }
                  : { defaultChecked: defaultValue === startTime })}
              />
              <Exact>{formatTimeOfDay(startTime)}</Exact>
              {seats !== null && seats !== undefined && (
                <span className="ml-auto text-sm text-muted">{seats}</span>
              )}
            </label>
          );
        })}
      </div>
      {error && (
        <p id={`${id}-error`} lang={langOfText(error)} className="mt-1 text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
