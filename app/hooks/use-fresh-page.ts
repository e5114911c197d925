import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** Revalidates the page periodically and when the user comes back to it; never while it is hidden. */
export function useFreshPage(milliseconds: number) {
  const { revalidate, state } = useRevalidator();
  const isIdle = state === "idle";
  useEffect(() => {
    if (!isIdle) return undefined;
    const look = () => {
      if (document.visibilityState === "visible" && navigator.onLine) void revalidate();
    };
    const timer = setInterval(look, milliseconds);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [milliseconds, revalidate, isIdle]);
}
