import { useEffect, useState } from "react";
import { z } from "zod";
import { callApi } from "~/lib/call-api";
import { bookingsChanged } from "./use-booking-feed";

const everyMs = 60_000;
const afterChangeMs = 1000;

const workSchema = z.record(z.string(), z.int().nonnegative());

/**
 * Keeps the counts of waiting work fresh while the page is visible: each minute, when the person comes back, and after
 * events of the live feed. Errors keep the last counts.
 * @param path address of the counts
 * @param loaded counts loaded with the page; null if they could not be
 */
export function useFreshWork<Work extends object>(path: string, loaded: Work | null): Work | null {
  const [fresh, setFresh] = useState<{ loaded: Work | null; work: Work | null }>({ loaded, work: loaded });
  if (fresh.loaded !== loaded) setFresh({ loaded, work: loaded });

  useEffect(() => {
    if (loaded === null) return undefined;
    const abort = new AbortController();
    let soon: ReturnType<typeof setTimeout> | undefined;

    async function refresh() {
      soon = undefined;
      if (document.visibilityState !== "visible" || !navigator.onLine) return;
      try {
        // A redirect to the login is no answer.
        const counts = await callApi(workSchema, path, { signal: abort.signal, redirect: "manual" });
        setFresh((current) =>
          current.loaded === loaded && loaded !== null ? { loaded, work: { ...loaded, ...counts } } : current,
        );
      } catch {
        // The last counts stay.
      }
    }

    const now = () => void refresh();
    const refreshSoon = () => {
      soon ??= setTimeout(now, afterChangeMs);
    };
    const timer = setInterval(now, everyMs);
    document.addEventListener("visibilitychange", now);
    window.addEventListener(bookingsChanged, refreshSoon);
    return () => {
      abort.abort();
      clearInterval(timer);
      clearTimeout(soon);
      document.removeEventListener("visibilitychange", now);
      window.removeEventListener(bookingsChanged, refreshSoon);
    };
  }, [path, loaded]);

  return fresh.loaded === loaded ? fresh.work : loaded;
}
