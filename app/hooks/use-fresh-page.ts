import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** Asks for what the page shows again every so often, and when somebody comes back to it; never while it is not looked at. */
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
