import { cn } from "~/lib/cn";

const looks = {
  primary: "bg-vermilion text-on-vermilion hover:bg-vermilion-deep",
  secondary: "border border-control bg-card text-ink hover:bg-sunken",
  quiet: "text-peacock underline-offset-4 hover:underline",
  danger: "border border-bad bg-card text-bad hover:bg-bad-ground",
} as const;

export type ButtonLook = keyof typeof looks;

/** Returns the classes of a button, for links that look like one. */
export function buttonClasses(look: ButtonLook = "primary", className?: string): string {
  return cn(
    "inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-5 py-2 text-base leading-tight font-semibold",
    "transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55",
    "aria-disabled:cursor-not-allowed aria-disabled:opacity-55",
    looks[look],
    className,
  );
}

export function Button({
  look = "primary",
  className,
  type = "button",
  ...props
}: React.ComponentProps<"button"> & { look?: ButtonLook }) {
  return <button data-slot="button" type={type} className={buttonClasses(look, className)} {...props} />;
}
