import { Printer } from "lucide-react";
import { Button } from "~/components/ui/button";
import { useHydrated } from "~/hooks/use-hydrated";

/** Prints the page. Hidden without scripts. */
export function PrintButton({ className }: { className?: string }) {
  if (!useHydrated()) return null;
  return (
    <Button variant="secondary" className={className} onClick={() => window.print()}>
      <Printer aria-hidden className="size-4" />
      Print
    </Button>
  );
}
