import { useRef, useState } from "react";
import type { TravelDate } from "~/domain/calendar/calendar";
import { useLongPress } from "~/platform/browser/use-long-press";

/**
 * Chooses days of a calendar by dragging over them, by Shift and the arrow keys, or by a long press. Days are elements with
 * `data-date`.
 * @param dates the days that can be chosen, in order
 */
export function useDaySelection(dates: readonly TravelDate[]) {
  const [selected, setSelected] = useState<ReadonlySet<TravelDate>>(new Set());
  const anchor = useRef<TravelDate | null>(null);

  function toggle(date: TravelDate) {
    setSelected((before) => {
      const after = new Set(before);
      if (!after.delete(date)) after.add(date);
      return after;
    });
  }

  /** Chooses all days from the anchor to a day. */
  function extendTo(date: TravelDate, from: TravelDate) {
    anchor.current ??= from;
    const start = anchor.current;
    const [first, last] = start <= date ? [start, date] : [date, start];
    setSelected(new Set(dates.filter((each) => first <= each && each <= last)));
  }

  function clear() {
    anchor.current = null;
    setSelected(new Set());
  }

  const {
    handlers: press,
    swallowClick,
    isClickSwallowed,
  } = useLongPress((target) => {
    const date = dateAt(target);
    if (date !== null && dates.includes(date)) toggle(date);
    return date !== null;
  });
  const handlers = {
    ...press,
    onPointerDown(event: React.PointerEvent) {
      press.onPointerDown(event);
      const date = dateAt(event.target);
      if (date !== null && event.button === 0 && event.pointerType === "mouse") anchor.current = date;
    },
    onPointerMove(event: React.PointerEvent) {
      press.onPointerMove(event);
      if (event.pointerType !== "mouse" || event.buttons !== 1 || anchor.current === null) return;
      const date = dateAt(event.target);
      if (date === null || (date === anchor.current && !isClickSwallowed())) return;
      swallowClick();
      getSelection()?.removeAllRanges();
      extendTo(date, date);
    },
    // Links and text must not be dragged instead.
    onDragStart: (event: React.DragEvent) => event.preventDefault(),
  };

  return { selected, toggle, extendTo, clear, handlers };
}

function dateAt(target: EventTarget): TravelDate | null {
  if (!(target instanceof Element) || target.closest("input, label, button")) return null;
  return target.closest<HTMLElement>("[data-date]")?.dataset.date ?? null;
}
