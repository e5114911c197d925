import { useRef, useState } from "react";
import type { TravelDate } from "~/domain/calendar/calendar";

/** How long a finger rests on a day until it is chosen, in milliseconds. */
const longPress = 500;

/** Distance in pixels from which a touch is a scroll. */
const slack = 10;

/**
 * Chooses days of a calendar by dragging over them, by Shift and the arrow keys, or by a long press. Days are elements with
 * `data-date`.
 * @param dates the days that can be chosen, in order
 */
export function useDaySelection(dates: readonly TravelDate[]) {
  const [selected, setSelected] = useState<ReadonlySet<TravelDate>>(new Set());
  const anchor = useRef<TravelDate | null>(null);
  const pressed = useRef<{ timer: number; x: number; y: number } | null>(null);
  const isClickSwallowed = useRef(false);

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

  function endPress() {
    if (pressed.current) clearTimeout(pressed.current.timer);
    pressed.current = null;
  }

  const handlers = {
    onPointerDown(event: React.PointerEvent) {
      isClickSwallowed.current = false;
      const date = dateAt(event.target);
      if (date === null || event.button !== 0) return;
      if (event.pointerType === "mouse") {
        anchor.current = date;
        return;
      }
      const timer = window.setTimeout(() => {
        isClickSwallowed.current = true;
        if (dates.includes(date)) toggle(date);
      }, longPress);
      pressed.current = { timer, x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: React.PointerEvent) {
      if (pressed.current) {
        const { x, y } = pressed.current;
        if (Math.hypot(event.clientX - x, event.clientY - y) > slack) endPress();
        return;
      }
      if (event.pointerType !== "mouse" || event.buttons !== 1 || anchor.current === null) return;
      const date = dateAt(event.target);
      if (date === null || (date === anchor.current && !isClickSwallowed.current)) return;
      isClickSwallowed.current = true;
      getSelection()?.removeAllRanges();
      extendTo(date, date);
    },
    onPointerUp: endPress,
    onPointerCancel: endPress,
    // Links and text must not be dragged instead.
    onDragStart: (event: React.DragEvent) => event.preventDefault(),
    onContextMenu(event: React.MouseEvent) {
      if (isClickSwallowed.current) event.preventDefault();
    },
    onClickCapture(event: React.MouseEvent) {
      if (!isClickSwallowed.current) return;
      isClickSwallowed.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };

  return { selected, toggle, extendTo, clear, handlers };
}

function dateAt(target: EventTarget): TravelDate | null {
  if (!(target instanceof Element) || target.closest("input, label, button")) return null;
  return target.closest<HTMLElement>("[data-date]")?.dataset.date ?? null;
}
