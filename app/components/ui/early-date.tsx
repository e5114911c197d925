import { CalendarDays } from "lucide-react";
import { cn } from "~/lib/cn";
import { controlClasses } from "./field";

/**
 * A date's button until its picker is alive. A press before hydration is kept: `waitsForPicker` reads it. The browser's own fields appear
 * below it if the picker is late, and in its place without scripts (app.css).
 */
export function EarlyDate({
  id,
  labelId,
  text,
  children,
  className,
  ...props
}: React.ComponentProps<"details"> & {
  id: string;
  labelId: string;
  /** Formatted choice; "" for none. */
  text: string;
}) {
  return (
    <details className="early-date" {...props}>
      <summary
        id={id}
        aria-labelledby={`${labelId} ${id}`}
        className={cn(controlClasses, "flex items-center gap-2 text-left leading-tight")}
      >
        <CalendarDays aria-hidden className="size-5 shrink-0 text-peacock" />
        {text || <span className="text-muted">Pick a date</span>}
      </summary>
      <div className={className}>{children}</div>
    </details>
  );
}

/** Returns true if the button was pressed and the browser's own fields do not show yet. */
export function waitsForPicker(early: HTMLDetailsElement | null): boolean {
  const fields = early?.lastElementChild;
  return early?.open === true && fields != null && getComputedStyle(fields).visibility === "hidden";
}
