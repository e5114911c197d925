import { useEffect, useState, startTransition } from "react";
import { afterPaint } from "./after-paint";

/** Returns a value once the frame in which it became that is painted: for what is too slow to render before a press is answered. */
export function useFrameLater(isOn: boolean): boolean {
  const [wasOn, setWasOn] = useState(isOn);
  useEffect(() => {
    if (wasOn === isOn) return;
    return afterPaint(() => {
      // Rendered in steps; what goes must not wait for a navigation.
      if (isOn) startTransition(() => setWasOn(true));
      else setWasOn(false);
    });
  }, [isOn, wasOn]);
  return wasOn;
}
