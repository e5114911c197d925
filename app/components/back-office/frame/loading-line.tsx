import { useNavigation } from "react-router";

/** Loading indicator of the back office: a line at the top edge and a screen reader message. */
export function LoadingLine() {
  const isLoading = useNavigation().state !== "idle";
  return (
    <>
      <p role="status" className="sr-only">
        {isLoading ? "Loading…" : ""}
      </p>
      {isLoading && (
        <div
          aria-hidden
          data-loading
          className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden print:hidden"
        >
          <div className="h-full w-2/5 animate-pass bg-vermilion motion-reduce:hidden" />
        </div>
      )}
    </>
  );
}
