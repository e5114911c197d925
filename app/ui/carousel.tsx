import { ChevronLeft, ChevronRight } from "lucide";
import { cn } from "./cn";
import { Icon } from "./icon";

/** Row of a carousel. Before hydration it is a focusable scroll container. */
export function CarouselRow({
  viewportRef,
  isReady,
  label,
  children,
}: {
  viewportRef: React.Ref<HTMLDivElement>;
  isReady: boolean;
  label: string;
  children: React.ReactNode;
}) {
  return (
    // Room for the slides' shadows is padding of the slides: with other offsets the carousel measures them wrongly after a resize.
    <div
      ref={viewportRef}
      {...(!isReady && { tabIndex: 0, role: "group", "aria-label": label })}
      className={cn("relative -mx-3 pt-2 pb-6", isReady ? "overflow-hidden" : "snap-x overflow-x-auto")}
    >
      <ul className="flex touch-pan-y touch-pinch-zoom *:grid *:min-w-0 *:flex-none *:basis-full *:snap-start *:px-3 sm:*:basis-1/2">
        {children}
      </ul>
    </div>
  );
}

/** Round previous or next button, hidden until the carousel is ready. */
export function CarouselButton({
  direction,
  isReady,
  className,
  ...props
}: React.ComponentProps<"button"> & { direction: "back" | "on"; isReady: boolean }) {
  const icon = direction === "back" ? ChevronLeft : ChevronRight;
  return (
    <button type="button" className={cn("slide-button", !isReady && "invisible", className)} {...props}>
      <Icon icon={icon} className="size-5" />
    </button>
  );
}
