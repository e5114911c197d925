import { cn } from "~/lib/cn";

/** A bar that is filled as far as its parts go, the later ones over the earlier. Decoration: words beside it say the same. */
export function ShareBar({
  parts,
  className,
}: {
  /** Of the whole bar, 0 to 1; what is more is cut off. */
  parts: readonly { share: number; className: string }[];
  className?: string | undefined;
}) {
  return (
    <svg
      aria-hidden
      height="6"
      className={cn("block w-full overflow-hidden rounded-full bg-line", className)}
    >
      {parts.map(({ share, className: fill }) => (
        <rect key={fill} width={`${Math.min(1, Math.max(0, share)) * 100}%`} height="6" className={fill} />
      ))}
    </svg>
  );
}
