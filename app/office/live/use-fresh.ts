import { useEffect, useState } from "react";
import type { z } from "zod";
import { bookingsChanged } from "./window-events";

/** Loads the schema of counts by name. */
export const loadCountsSchema = async () => (await import("./counts")).countsSchema;

const everyMs = 60_000;
/** Wait after a change, in which further ones come. */
const afterChangeMs = 1000;

/**
 * Keeps figures of a page fresh while it is visible: each minute, when the person comes back, and after events of the live feed. Errors
 * keep the last figures.
 * @param path address of the figures
 * @param loaded figures loaded with the page; null if they could not be
 * @param loadSchema must be the same function at each call. The schema comes with the first refresh: frames are drawn without zod
 */
export function useFresh<Figures extends object | null>(
  path: string,
  loaded: Figures,
  loadSchema: () => Promise<z.ZodType<Partial<NonNullable<Figures>>>>,
): Figures {
  const [fresh, setFresh] = useState({ loaded, figures: loaded });
  if (fresh.loaded !== loaded) setFresh({ loaded, figures: loaded });

  useEffect(() => {
    if (loaded === null) return undefined;
    const abort = new AbortController();
    let soon: ReturnType<typeof setTimeout> | undefined;

    async function refresh() {
      soon = undefined;
      if (document.visibilityState !== "visible" || !navigator.onLine) return;
      try {
        const [{ callApi }, schema] = await Promise.all([import("~/platform/api/call-api"), loadSchema()]);
        // A redirect to the login is no answer.
        const figures = await callApi(schema, path, { signal: abort.signal, redirect: "manual" });
        setFresh((current) =>
          current.loaded === loaded && loaded !== null
            ? { loaded, figures: { ...loaded, ...figures } }
            : current,
        );
      } catch {
        // The last figures stay.
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
  }, [path, loaded, loadSchema]);

  return fresh.loaded === loaded ? fresh.figures : loaded;
}
