import { cn } from "./cn";

const tones = {
  success: "bg-success-subtle text-success",
  warning: "bg-warning-subtle text-warning",
  danger: "bg-danger-subtle text-danger",
  neutral: "bg-sunken text-muted",
} as const;

export type BadgeTone = keyof typeof tones;

export function Badge({
  tone = "neutral",
  className,
  ...props
}: React.ComponentProps<"span"> & { tone?: BadgeTone }) {
  return <span data-slot="badge" className={cn("badge", tones[tone], className)} {...props} />;
}

/** Badges of a list's row, in one line. */
export function Badges({ children }: { children: React.ReactNode }) {
  return (
    <span className="flex items-center gap-1.5 @max-xl:flex-row-reverse @max-xl:*:px-2 @max-xl:*:text-xs">
      {children}
    </span>
  );
}
