import { formatDay, formatInstantInIndia, todayInIndia } from "~/domain/calendar/calendar";
import { waitInWords } from "~/domain/overview/office-work";
import { useNow } from "./use-site";

/** @param at UTC instant, shown in IST */
export function Timestamp({ at }: { at: string }) {
  return (
    <time translate="no" dateTime={at} className="text-sm whitespace-nowrap text-muted tabular-nums">
      {formatInstantInIndia(at)}
    </time>
  );
}

/** @param at UTC instant, shown in IST */
export function Moment({ at }: { at: number | string }) {
  return (
    <span translate="no" className="whitespace-nowrap">
      {formatInstantInIndia(at)}
    </span>
  );
}

/** Day of an instant, with its time on hover. @param at UTC instant, shown in IST */
export function DayOf({ at }: { at: number | string }) {
  const instant = typeof at === "string" ? Date.parse(at) : at;
  return (
    <span translate="no" title={formatInstantInIndia(at)}>
      {formatDay(todayInIndia(instant))}
    </span>
  );
}

/** Dash in place of a date. @param reason why there is none */
export function NoDay({ reason }: { reason: string }) {
  return (
    <span title={reason}>
      <span aria-hidden>–</span>
      <span className="sr-only">{reason}</span>
    </span>
  );
}

/** Time that a row of a queue has waited, with its start on hover. @param since UTC instant */
export function Wait({ since }: { since: number }) {
  return <span title={`Since ${formatInstantInIndia(since)}`}>{waitInWords(since, useNow())}</span>;
}
