import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** Revalidates the page periodically and when the user comes back to it; never while it is hidden. */
export function useFreshPage(milliseconds: number) {
  const { revalidate, state } = useRevalidator();
  const isIdle = state === "idle";
  useEffect(() => {
    if (!isIdle) return undefined;
    const check = () => {
      if (document.visibilityState === "visible" && navigator.onLine) void revalidate();
    };
    const timer = setInterval(check, milliseconds);
    document.addEventListener("visibilitychange", check);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", check);
    };
  }, [milliseconds, revalidate, isIdle]);
}
