import { Printer } from "lucide-react";
import { Button, type ButtonVariant } from "./button";
import { cn } from "./cn";

/** Prints the page. Hidden without scripts. */
export function PrintButton({
  variant = "secondary",
  className,
}: {
  variant?: ButtonVariant;
  className?: string;
}) {
  return (
    <Button variant={variant} className={cn("noscript:hidden", className)} onClick={() => window.print()}>
      <Printer aria-hidden className="size-4" />
      Print
    </Button>
  );
}
