import { formatInstantInIndia } from "~/domain/calendar/calendar";

/** @param at UTC instant, shown in IST */
export function When({ at }: { at: string }) {
  return (
    <time dateTime={at} className="text-sm whitespace-nowrap text-muted tabular-nums">
      {formatInstantInIndia(at)}
    </time>
  );
}

/** @param at UTC instant, shown in IST */
export function Moment({ at }: { at: number | string }) {
  return <span className="whitespace-nowrap">{formatInstantInIndia(at)}</span>;
}
