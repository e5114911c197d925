import { cn } from "~/ui/cn";

/** Note of what is due for a booking by when. */
export function DueNote({ className, children }: { className?: string; children: React.ReactNode }) {
  return (
    <p className={cn("rounded-control border-l-4 border-marigold bg-sunken p-3 font-semibold", className)}>
      {children}
    </p>
  );
}
