import { Printer } from "lucide";
import { Button, type ButtonVariant } from "./button";
import { cn } from "./cn";
import { Icon } from "./icon";
import { uiMessages } from "./messages";

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
      <Icon icon={Printer} className="size-4" />
      <span>{uiMessages().print}</span>
    </Button>
  );
}
