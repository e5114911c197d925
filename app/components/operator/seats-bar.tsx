import type { CalendarDeparture } from "~/domain/operator-calendar";
import { cn } from "~/lib/cn";

/** How full a departure is: sold, and kept beyond that. Decoration: numbers beside it say the same. */
export function SeatsBar({
  booked,
  held,
  capacity,
  className,
}: Pick<CalendarDeparture, "booked" | "held" | "capacity"> & { className?: string }) {
  const share = (seats: number) => `${Math.min(100, (seats / Math.max(1, capacity)) * 100)}%`;
  return (
    <svg aria-hidden className={cn("block h-2 w-full overflow-hidden rounded-full", className)}>
      <rect width="100%" height="100%" className="fill-line" />
      <rect width={share(booked + held)} height="100%" className="fill-marigold" />
      <rect width={share(booked)} height="100%" className="fill-peacock" />
    </svg>
  );
}
