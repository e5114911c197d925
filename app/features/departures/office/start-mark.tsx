import { timeOfStart } from "~/domain/departures/start";

/** The time of one of several starts of a day; nothing for the only one. */
export function StartMark({ start = "" }: { start: string | undefined }) {
  const time = timeOfStart(start);
  return time === "" ? null : (
    <>
      {" "}
      <span translate="no" className="font-normal whitespace-nowrap tabular-nums">
        {time}
      </span>
    </>
  );
}
