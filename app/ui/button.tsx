import { cn } from "./cn";

const variants = {
  primary: "button-primary",
  secondary: "button-secondary",
  quiet: "text-peacock underline-offset-4 hover:underline",
  /** Ends something, where a page's own action stands beside it. */
  quietDanger: "text-danger underline-offset-4 hover:underline",
  danger: "border border-danger bg-card text-danger hover:bg-danger-subtle",
} as const;

export type ButtonVariant = keyof typeof variants;

/** Returns the classes of a button, for links that look like one. */
export function buttonClasses(variant: ButtonVariant = "primary", className?: string): string {
  return cn("button", variants[variant], className);
}

export function Button({
  variant = "primary",
  className,
  type = "button",
  ...props
}: React.ComponentProps<"button"> & { variant?: ButtonVariant }) {
  return <button data-slot="button" type={type} className={buttonClasses(variant, className)} {...props} />;
}
