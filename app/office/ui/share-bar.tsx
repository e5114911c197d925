import { cn } from "~/ui/cn";

/** A decorative bar filled by its parts, later ones drawn over earlier ones. */
export function ShareBar({
  parts,
  className,
}: {
  /** `share` of the bar from 0 to 1; larger values are clipped. */
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
