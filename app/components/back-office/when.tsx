import { formatInstantInIndia } from "~/domain/calendar";

/** @param at a UTC instant, told in India's time */
export function When({ at }: { at: string }) {
  return (
    <time dateTime={at} className="text-sm whitespace-nowrap text-muted tabular-nums">
      {formatInstantInIndia(at)} IST
    </time>
  );
}
