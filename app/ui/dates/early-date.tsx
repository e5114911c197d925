import { CalendarDays } from "lucide";
import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { cn } from "~/ui/cn";
import { Exact } from "~/ui/exact";
import { controlClasses } from "~/ui/field";
import { dateMessages } from "./messages";
import { Icon } from "~/ui/icon";

/** Use of a button when another took its place: "open" waits for the picker, "late" shows the browser's own fields. */
export type ButtonUse = "none" | "focused" | "open" | "late";

/**
 * A date's button until its picker is alive. A press before hydration is kept for the picker. The browser's own fields appear below it if
 * the picker is late, and in its place without scripts (app.css).
 */
export function EarlyDate({
  id,
  labelId,
  text,
  onReplaced,
  ref,
  children,
  className,
  ...props
}: Omit<React.ComponentProps<"details">, "ref"> & {
  ref?: React.RefObject<HTMLDetailsElement | null>;
  id: string;
  labelId: string;
  /** Formatted choice; "" for none. */
  text: string;
  /** Called when it is removed, in time for layout effects of the control in its place. */
  onReplaced: (use: ButtonUse) => void;
}) {
  const own = useRef<HTMLDetailsElement>(null);
  const details = ref ?? own;
  const replaced = useEffectEvent(onReplaced);
  useLayoutEffect(() => {
    const early = details.current;
    return () => {
      const isFocused = early?.contains(document.activeElement) === true;
      const isLate = early?.open === true;
      replaced(waitsForPicker(early) ? "open" : isLate ? "late" : isFocused ? "focused" : "none");
    };
  }, [details]);
  return (
    <details ref={details} className="early-date" {...props}>
      <summary
        id={id}
        aria-labelledby={`${labelId} ${id}`}
        className={cn(controlClasses, "flex items-center gap-2 text-left leading-tight")}
      >
        <Icon icon={CalendarDays} className="size-5 shrink-0 text-peacock" />
        {text === "" ? <span className="text-muted">{dateMessages().pickDate}</span> : <Exact>{text}</Exact>}
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
