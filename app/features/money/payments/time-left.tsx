import { useEffect, useState } from "react";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { payMessages } from "./messages";

/**
 * Time left to pay while the seats are held.
 * @param now server time, because the browser's clock may be wrong
 */
export function TimeLeft({ dueAt, now, onOver }: { dueAt: string; now: string; onOver: () => void }) {
  const [left, setLeft] = useState(() => Date.parse(dueAt) - Date.parse(now));
  useEffect(() => {
    const end = performance.now() + Date.parse(dueAt) - Date.parse(now);
    const timer = setInterval(() => {
      const remaining = end - performance.now();
      setLeft(remaining);
      if (remaining <= 0) {
        clearInterval(timer);
        onOver();
      }
    }, 1000);
    return () => clearInterval(timer);
  }, [dueAt, now, onOver]);
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return payMessages().heldUntil(
    formatInstantInIndia(dueAt),
    dueAt,
    `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`,
  );
}
