import type { EmblaOptionsType } from "embla-carousel";
import useEmblaCarousel from "embla-carousel-react";
import { useEffect, useRef, useState } from "react";

/**
 * An Embla carousel with its place as state. Until it is ready, and for ever without JavaScript, the row is a plain
 * scrollable one.
 */
export function useCarousel(options: EmblaOptionsType) {
  const [viewportRef, carousel] = useEmblaCarousel(options);
  const regionRef = useRef<HTMLElement>(null);
  const [isInUse, setIsInUse] = useState(false);
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
    if (!carousel || !region) return;
    const listening = new AbortController();
    const { signal } = listening;
    region.addEventListener("pointerenter", () => setIsInUse(true), { signal });
    region.addEventListener("pointerleave", () => setIsInUse(false), { signal });
    region.addEventListener("focusin", () => setIsInUse(true), { signal });
    region.addEventListener("focusout", () => setIsInUse(false), { signal });
    region.addEventListener(
      "keydown",
      (event) => {
        if (event.key === "ArrowLeft") carousel.scrollPrev();
        else if (event.key === "ArrowRight") carousel.scrollNext();
        else return;
        event.preventDefault();
      },
      { signal },
    );
    return () => listening.abort();
  }, [carousel]);

  return {
    /** For the section around the carousel and its buttons: arrow keys anywhere in it turn the carousel. */
    regionRef,
    viewportRef,
    carousel,
    isReady: carousel !== undefined,
    ...place,
    goBack: () => carousel?.scrollPrev(),
    goOn: () => carousel?.scrollNext(),
    /** Whether the pointer or the focus is in the region. */
    isInUse,
  };
}
