import { useRef } from "react";

/** How long a finger rests on an element until it is a long press, in milliseconds. */
const longPress = 500;

/** Distance in pixels from which a touch is a scroll. */
const slack = 10;

/**
 * Recognizes a finger that rests on an element. The click and the context menu that follow do nothing.
 * @param onPress returns true if the press does something
 */
export function useLongPress(onPress: (target: Element) => boolean) {
  const pressed = useRef<{ timer: number; x: number; y: number } | null>(null);
  const isClickSwallowed = useRef(false);

  function end() {
    if (pressed.current) clearTimeout(pressed.current.timer);
    pressed.current = null;
  }

  const handlers = {
    onPointerDown({ target, button, pointerType, clientX: x, clientY: y }: React.PointerEvent) {
      end();
      isClickSwallowed.current = false;
      if (!(target instanceof Element) || button !== 0 || pointerType === "mouse") return;
      const timer = window.setTimeout(() => {
        isClickSwallowed.current = onPress(target);
      }, longPress);
      pressed.current = { timer, x, y };
    },
    onPointerMove({ clientX, clientY }: React.PointerEvent) {
      if (!pressed.current) return;
      const { x, y } = pressed.current;
      if (Math.hypot(clientX - x, clientY - y) > slack) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu(event: React.MouseEvent) {
      // It may come before the press is long enough.
      if (isClickSwallowed.current || pressed.current) event.preventDefault();
    },
    onClickCapture(event: React.MouseEvent) {
      if (!isClickSwallowed.current) return;
      isClickSwallowed.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };

  return {
    handlers,
    /** Lets the click that follows a gesture do nothing. */
    swallowClick() {
      isClickSwallowed.current = true;
    },
    isClickSwallowed: () => isClickSwallowed.current,
  };
}
