import { ChevronLeft, ChevronRight } from "lucide-react";
import { cn } from "~/lib/cn";

/** The row of a carousel. Before its script runs it scrolls by itself and can be reached by keyboard. */
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
    // The room around the slides is for their shadows.
    <div
      ref={viewportRef}
      {...(!isReady && { tabIndex: 0, role: "group", "aria-label": label })}
      className={cn("relative -mx-2 px-2 pt-2 pb-6", isReady ? "overflow-hidden" : "snap-x overflow-x-auto")}
    >
      <ul className="-ml-6 flex touch-pan-y touch-pinch-zoom">{children}</ul>
    </div>
  );
}

/** One slide: the whole row on a phone, a half on a tablet; wider screens as the caller says. */
export function CarouselSlide({ className, ...props }: React.ComponentProps<"li">) {
  return (
    <li
      data-slot="carousel-slide"
      className={cn("grid min-w-0 flex-none basis-full snap-start pl-6 sm:basis-1/2", className)}
      {...props}
    />
  );
}

/** A round button that turns a carousel; it is there once it has an effect. */
export function CarouselButton({
  direction,
  isReady,
  className,
  ...props
}: React.ComponentProps<"button"> & { direction: "back" | "on"; isReady: boolean }) {
  const Arrow = direction === "back" ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      className={cn(
        "grid size-11 place-items-center rounded-full border border-control bg-card text-ink hover:bg-sunken",
        "disabled:cursor-not-allowed disabled:opacity-45",
        !isReady && "invisible",
        className,
      )}
      {...props}
    >
      <Arrow aria-hidden className="size-5" />
    </button>
  );
}
