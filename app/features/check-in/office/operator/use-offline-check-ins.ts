import { useEffect } from "react";
import { findReaderFiles } from "./read-qr";
import { postToSiteWorker } from "~/platform/offline/site-worker";
import { useViewer } from "~/platform/pages/use-site";

/**
 * Stores check-in lists on phones and installed apps before they are opened, so that they open where there is no network. A
 * shared computer stores only the lists that were opened on it.
 * @param paths of check-in pages
 * @param until UTC instant after which they are deleted
 */
export function useOfflineCheckIns(paths: readonly string[], until: number): void {
  const account = useViewer()?.id ?? null;
  const joined = paths.join(" ");
  useEffect(() => {
    const isPhone = matchMedia("(pointer: coarse), (display-mode: standalone)").matches;
    if (joined === "" || account === null || !isPhone || !("serviceWorker" in navigator)) return;
    let isOver = false;
    async function keepAll() {
      try {
        const reader = await findReaderFiles();
        for (const path of joined.split(" ")) {
          if (isOver || !navigator.onLine) return;
          await postToSiteWorker({ kind: "check-in", keep: [path, ...reader], until, account });
        }
      } catch {
        // The lists also open online without storage.
      }
    }
    void keepAll();
    return () => {
      isOver = true;
    };
  }, [joined, account, until]);
}
