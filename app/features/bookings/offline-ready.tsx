import { cn } from "~/ui/cn";

/** Says that a page opens offline, once it does. */
export function OfflineReady({ isCached, className }: { isCached: boolean; className?: string }) {
  return (
    <span role="status" className={cn("in-data-saved-page:hidden print:hidden", className)}>
      {isCached && (
        <>
          <span className="sm:hidden">Saved on this phone</span>
          <span className="max-sm:hidden">Saved on this device</span>
        </>
      )}
    </span>
  );
}
