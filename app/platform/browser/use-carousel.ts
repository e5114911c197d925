import type { EmblaCarouselType, EmblaOptionsType } from "embla-carousel";
import { useEffect, useRef, useState } from "react";
import { useReducedMotion } from "./use-reduced-motion";

/**
 * Returns an Embla carousel with its position as state. It is loaded once the row is less than a screen away. Until it is ready, and
 * always without JavaScript, the row just scrolls.
 * @param options those of the first call are used
 */
export function useCarousel(options: EmblaOptionsType) {
  const [viewport, viewportRef] = useState<HTMLDivElement | null>(null);
  const carousel = useEmbla(viewport, options);
  const regionRef = useRef<HTMLElement>(null);
  const [hasPointer, setHasPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  // Embla animates by script, which CSS cannot disable.
  const jumps = useReducedMotion();
  const [place, setPlace] = useState({ page: 0, pages: 1, canGoBack: false, canGoOn: false });

  useEffect(() => {
    if (!carousel) return;
    const read = () =>
      setPlace({
        page: carousel.selectedScrollSnap(),
        pages: carousel.scrollSnapList().length,
        canGoBack: carousel.canScrollPrev(),
        canGoOn: carousel.canScrollNext(),
      });
    read();
    carousel.on("select", read).on("reInit", read);
    return () => {
      carousel.off("select", read).off("reInit", read);
    };
  }, [carousel]);

  useEffect(() => {
    const region = regionRef.current;
    if (!region) return;
    const listening = new AbortController();
    const { signal } = listening;
    region.addEventListener("pointerenter", () => setHasPointer(true), { signal });
    region.addEventListener("pointerleave", () => setHasPointer(false), { signal });
    region.addEventListener("focusin", () => setHasFocus(true), { signal });
    region.addEventListener("focusout", () => setHasFocus(false), { signal });
    return () => listening.abort();
  }, []);

  useEffect(() => {
    const region = regionRef.current;
    if (!carousel || !region) return;
    const listening = new AbortController();
    const { signal } = listening;
    region.addEventListener(
      "keydown",
      (event) => {
        if (event.key === "ArrowLeft") carousel.scrollPrev(jumps);
        else if (event.key === "ArrowRight") carousel.scrollNext(jumps);
        else return;
        event.preventDefault();
      },
      { signal },
    );
    return () => listening.abort();
  }, [carousel, jumps]);

  return {
    /** For the section around the carousel and its buttons: arrow keys anywhere in it move the carousel. */
    regionRef,
    viewportRef,
    carousel,
    isReady: carousel !== undefined,
    ...place,
    goBack: () => carousel?.scrollPrev(jumps),
    goOn: () => carousel?.scrollNext(jumps),
    /** True if the pointer or the focus is in the region. */
    isInUse: hasPointer || hasFocus,
  };
}

function useEmbla(viewport: HTMLElement | null, options: EmblaOptionsType): EmblaCarouselType | undefined {
  const [firstOptions] = useState(options);
  const [carousel, setCarousel] = useState<EmblaCarouselType>();
  useEffect(() => {
    if (!viewport) return;
    let isWanted = true;
    let made: EmblaCarouselType | undefined;
    function start(makeCarousel: typeof import("embla-carousel").default, row: HTMLElement) {
      // A row that was swiped before stays where it is.
      const swiped = row.scrollLeft / Math.max(row.scrollWidth - row.clientWidth, 1);
      row.scrollLeft = 0;
      made = makeCarousel(row, firstOptions);
      if (swiped > 0) made.scrollTo(nearest(made.scrollSnapList(), swiped), true);
      setCarousel(made);
    }
    const nearby = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        nearby.disconnect();
        import("embla-carousel").then(
          (loaded) => isWanted && start(loaded.default, viewport),
          // Offline, or the chunk belongs to an old deployment: the row scrolls.
          () => undefined,
        );
      },
      { rootMargin: "100% 0px" },
    );
    nearby.observe(viewport);
    return () => {
      isWanted = false;
      nearby.disconnect();
      made?.destroy();
      setCarousel(undefined);
    };
  }, [viewport, firstOptions]);
  return carousel;
}

/** Returns the index of the value nearest to another. */
function nearest(values: readonly number[], to: number): number {
  const distances = values.map((value) => Math.abs(value - to));
  return distances.indexOf(Math.min(...distances));
}
