import { useEffect, useEffectEvent } from "react";

export type DismissReason = "escape" | "outside";

/**
 * Puts something open away: by Escape, by a press outside it, or when the focus goes elsewhere, so that it never covers
 * what has the focus.
 * @param openElement what is open now, its control included, or null
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
