import { ShareBar } from "~/office/ui/share-bar";

/** Occupancy bar of a departure: sold seats, then held seats. */
export function SeatsBar({
  booked,
  held,
  capacity,
  className,
}: {
  booked: number;
  held: number;
  capacity: number;
  className?: string | undefined;
}) {
  const whole = Math.max(1, capacity);
  return (
    <ShareBar
      className={className}
      parts={[
        { share: (booked + held) / whole, className: "fill-marigold" },
        { share: booked / whole, className: "fill-peacock" },
      ]}
    />
  );
}
