import { halfStars } from "~/domain/reviews/review";
import { cn } from "~/ui/cn";

/** Classes of the filled part, in steps of half a star. */
const filled = [
  "[--filled:0%]",
  "[--filled:10%]",
  "[--filled:20%]",
  "[--filled:30%]",
  "[--filled:40%]",
  "[--filled:50%]",
  "[--filled:60%]",
  "[--filled:70%]",
  "[--filled:80%]",
  "[--filled:90%]",
  "[--filled:100%]",
] as const;

/** Returns the class that fills stars up to a value from 0 to 5, in half steps. */
export function starsFilled(value: number): string {
  return filled[halfStars(value)] ?? filled[0];
}

/** Five stars filled to a value from 0 to 5, in half steps. Without a label, the text beside them must state the value. */
export function Stars({
  value,
  label,
  className = "inline-block h-[1.05em]",
}: {
  value: number;
  label?: string;
  /** Display and height. */
  className?: string;
}) {
  return (
    <span
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
      data-slot="stars"
      className={cn("stars shrink-0", starsFilled(value), className)}
    />
  );
}
