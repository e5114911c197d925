import { cn } from "~/lib/cn";

const tones = {
  good: "bg-good-ground text-good",
  wait: "bg-wait-ground text-wait",
  bad: "bg-bad-ground text-bad",
  neutral: "bg-sunken text-muted",
} as const;

export type BadgeTone = keyof typeof tones;

export function Badge({
  tone = "neutral",
  className,
  ...props
}: React.ComponentProps<"span"> & { tone?: BadgeTone }) {
  return (
    <span
      data-slot="badge"
      className={cn(
        "inline-block rounded-full px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap",
        tones[tone],
        className,
      )}
      {...props}
    />
  );
}
