import { useRef } from "react";
import { useDismiss } from "~/platform/browser/use-dismiss";
import { cn } from "~/ui/cn";

/** Panel that opens below its button, on phones at the bottom of the screen. A details element, so that it works without scripts. */
export function PopDetails({
  label,
  className,
  panelClassName,
  children,
}: {
  /** Content of the button. */
  label: React.ReactNode;
  /** Classes of the button. */
  className: string;
  panelClassName?: string;
  children: React.ReactNode;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  useDismiss(
    () => (details.current?.open ? details.current : null),
    (_, reason) => {
      if (details.current) details.current.open = false;
      if (reason === "escape") details.current?.querySelector("summary")?.focus();
    },
  );
  return (
    <details ref={details} className="relative print:hidden">
      <summary className={cn("cursor-pointer list-none [&::-webkit-details-marker]:hidden", className)}>
        {label}
      </summary>
      <div
        className={cn(
          "fixed inset-x-3 bottom-3 z-40 rounded-card border border-line bg-card p-4 float-shadow sm:absolute sm:inset-x-auto sm:top-full sm:bottom-auto sm:z-20 sm:mt-1.5",
          panelClassName,
        )}
      >
        {children}
      </div>
    </details>
  );
}
