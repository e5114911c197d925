import { Link } from "react-router";
import { platformDetails } from "~/content/platform";
import { cn } from "~/ui/cn";

/** Logo: sun, hills and name, linked to the home page. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <Link
      to="/"
      className={cn("flex items-center gap-2.5 py-1 font-display text-2xl leading-none", className)}
    >
      <img src="/favicon.svg" alt="" width={36} height={36} />
      <span>{platformDetails.name}</span>
    </Link>
  );
}
