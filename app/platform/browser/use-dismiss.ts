import { useEffect, useEffectEvent } from "react";

type DismissReason = "escape" | "outside";

/**
 * Closes an open element on Escape, on a press outside it, or when focus leaves it, so that it never covers the focused
 * element.
 * @param openElement the open element including its control, or null
 */
export function useDismiss(
  openElement: () => Element | null,
  onDismiss: (element: Element, reason: DismissReason) => void,
): void {
  const dismiss = useEffectEvent((event: Event) => {
    const element = openElement();
    if (!element) return;
    if (event instanceof KeyboardEvent) {
      if (event.key === "Escape") onDismiss(element, "escape");
    } else if (event.target instanceof Node && !element.contains(event.target)) {
      onDismiss(element, "outside");
    }
  });

  useEffect(() => {
    const listener = (event: Event) => dismiss(event);
    const types = ["keydown", "pointerdown", "focusin"];
    for (const type of types) document.addEventListener(type, listener);
    return () => {
      for (const type of types) document.removeEventListener(type, listener);
    };
  }, []);
}
