import { halfStars } from "~/domain/reviews/review";
import { cn } from "~/lib/cn";

/** Width classes of the filled stars, in steps of half a star. */
const widths = [
  "w-0",
  "w-[10%]",
  "w-[20%]",
  "w-[30%]",
  "w-[40%]",
  "w-[50%]",
  "w-[60%]",
  "w-[70%]",
  "w-[80%]",
  "w-[90%]",
  "w-full",
] as const;

/** Five stars filled to a value from 0 to 5, in half steps. Decorative: the text beside them must state the value. */
export function Stars({
  value,
  foldsToOne = false,
  className,
}: {
  value: number;
  /** Shows one filled star in a narrow container. */
  foldsToOne?: boolean;
  className?: string;
}) {
  return (
    <span
      aria-hidden
      data-slot="stars"
      className={cn(
        "stars inline-block h-[1.05em] shrink-0 bg-line",
        foldsToOne && "@max-sm:aspect-square",
        className,
      )}
    >
      <span
        className={cn("block h-full bg-marigold", widths[halfStars(value)], foldsToOne && "@max-sm:w-full")}
      />
    </span>
  );
}
