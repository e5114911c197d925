import { Printer } from "lucide-react";
import { Button, type ButtonVariant } from "~/components/ui/button";
import { useHydrated } from "~/hooks/use-hydrated";

/** Prints the page. Hidden without scripts. */
export function PrintButton({
  variant = "secondary",
  className,
}: {
  variant?: ButtonVariant;
  className?: string;
}) {
  if (!useHydrated()) return null;
  return (
    <Button variant={variant} className={className} onClick={() => window.print()}>
      <Printer aria-hidden className="size-4" />
      Print
    </Button>
  );
}
