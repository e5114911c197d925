import { Pause, Play } from "lucide";
import { useEffect, useState } from "react";
import { CarouselButton, CarouselRow } from "~/ui/carousel";
import { testimonials as samples } from "~/content/testimonials";
import type { AboutUs } from "~/domain/settings/about";
import { useCarousel } from "~/platform/browser/use-carousel";
import { useReducedMotion } from "~/platform/browser/use-reduced-motion";
import { Stars } from "~/features/reviews/stars";
import { Icon } from "~/ui/icon";

const secondsPerCard = 7;

/**
 * Looping carousel of testimonials: those that the owner entered, in demo builds otherwise samples. It advances by itself unless paused, in
 * use or reduced motion is preferred.
 */
export function Testimonials({ entered }: { entered: AboutUs["testimonials"] }) {
  const hasSamples = import.meta.env.MODE !== "production" && entered.length === 0;
  const testimonials = hasSamples ? samples : entered;
  const { regionRef, viewportRef, carousel, isReady, canGoBack, canGoOn, goBack, goOn, isInUse } =
    useCarousel({
      align: "start",
      loop: true,
    });
  const reducedMotion = useReducedMotion();
  const [isPaused, setIsPaused] = useState(false);
  const moves = !reducedMotion && !isPaused && !isInUse;

  useEffect(() => {
    if (!carousel || !moves) return;
    const timer = setInterval(() => carousel.scrollNext(), secondsPerCard * 1000);
    return () => clearInterval(timer);
  }, [carousel, moves]);

  return (
    <section
      aria-labelledby="testimonials"
      aria-roledescription="carousel"
      ref={regionRef}
      className="mx-auto max-w-7xl px-4 py-14 sm:px-6"
    >
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="testimonials" className="text-4xl">
            What Our Travelers Say
          </h2>
          <p className="mt-2 text-lg text-muted">Real experiences from our global community of adventurers</p>
          {hasSamples && <p className="text-sm text-muted">Samples</p>}
        </div>
        <div className="flex items-center gap-3">
          {isReady && !reducedMotion && (
            <button
              type="button"
              onClick={() => setIsPaused(!isPaused)}
              className="inline-flex min-h-11 items-center gap-2 px-2 font-semibold text-peacock hover:underline"
            >
              {isPaused ? <Icon icon={Play} className="size-4" /> : <Icon icon={Pause} className="size-4" />}
              <span>{isPaused ? "Play" : "Pause"}</span>
              <span className="sr-only"> the testimonials</span>
            </button>
          )}
          <CarouselButton
            direction="back"
            isReady={isReady}
            aria-label="Previous testimonial"
            disabled={!canGoBack}
            onClick={goBack}
          />
          <CarouselButton
            direction="on"
            isReady={isReady}
            aria-label="Next testimonial"
            disabled={!canGoOn}
            onClick={goOn}
          />
        </div>
      </div>
      <div className="mt-6">
        <CarouselRow viewportRef={viewportRef} isReady={isReady} label="Testimonials">
          {testimonials.map((testimonial, index) => (
            <li key={testimonial.name} className="lg:basis-1/3">
              <TestimonialCard {...testimonial} avatar={index + 1} />
            </li>
          ))}
        </CarouselRow>
      </div>
    </section>
  );
}

/** A traveler's quote and rating. */
function TestimonialCard({
  name,
  location,
  rating,
  quote,
  avatar,
}: AboutUs["testimonials"][number] & { avatar: number }) {
  return (
    <figure className="testimonial">
      <Stars value={rating} label={`${rating} out of 5 stars`} className="inline-block h-5 self-start" />
      <blockquote>{`“${quote}”`}</blockquote>
      <figcaption>
        <img src={`/illustrations/avatars/${avatar}.svg`} alt="" width={48} height={48} loading="lazy" />
        <b>{name}</b>
        <small>{location}</small>
      </figcaption>
    </figure>
  );
}
