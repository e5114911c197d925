import { Pause, Play } from "lucide";
import { useEffect, useState } from "react";
import { CarouselButton, CarouselRow } from "~/ui/carousel";
import { testimonials as samples } from "~/content/testimonials";
import type { AboutUs } from "~/domain/settings/about";
import { useCarousel } from "~/platform/browser/use-carousel";
import { useReducedMotion } from "~/platform/browser/use-reduced-motion";
import { Stars } from "~/features/reviews/stars";
import { Icon } from "~/ui/icon";
import { currentLanguage } from "~/domain/language/language";
import { homeMessages } from "./messages";

const secondsPerCard = 7;

/**
 * Looping carousel of testimonials: those that the owner entered, in demo builds otherwise samples. It advances by itself unless paused, in
 * use or reduced motion is preferred.
 */
export function Testimonials({ entered }: { entered: AboutUs["testimonials"] }) {
  const m = homeMessages().testimonials;
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
      aria-roledescription={homeMessages().carousel}
      ref={regionRef}
      className="mx-auto max-w-7xl px-4 py-14 sm:px-6"
    >
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="testimonials" className="text-4xl">
            {m.title}
          </h2>
          <p className="mt-2 text-lg text-muted">{m.text}</p>
          {hasSamples && <p className="text-sm text-muted">{m.samples}</p>}
        </div>
        <div className="flex items-center gap-3">
          {isReady && !reducedMotion && (
            <button
              type="button"
              onClick={() => setIsPaused(!isPaused)}
              className="inline-flex min-h-11 items-center gap-2 px-2 font-semibold text-peacock hover:underline"
            >
              {isPaused ? <Icon icon={Play} className="size-4" /> : <Icon icon={Pause} className="size-4" />}
              <span>{isPaused ? m.play : m.pause}</span>
              <span className="sr-only">{m.ofTestimonials}</span>
            </button>
          )}
          <CarouselButton
            direction="back"
            isReady={isReady}
            aria-label={m.previous}
            disabled={!canGoBack}
            onClick={goBack}
          />
          <CarouselButton
            direction="on"
            isReady={isReady}
            aria-label={m.next}
            disabled={!canGoOn}
            onClick={goOn}
          />
        </div>
      </div>
      <div className="mt-6">
        <CarouselRow viewportRef={viewportRef} isReady={isReady} label={m.label}>
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
  // Travelers are quoted in the words they wrote.
  const lang = currentLanguage() === "en" ? undefined : "en";
  return (
    <figure className="testimonial">
      <Stars
        value={rating}
        label={homeMessages().testimonials.stars(rating)}
        className="inline-block h-5 self-start"
      />
      <blockquote lang={lang}>{`“${quote}”`}</blockquote>
      <figcaption lang={lang}>
        <img src={`/illustrations/avatars/${avatar}.svg`} alt="" width={48} height={48} loading="lazy" />
        <b>{name}</b>
        <small>{location}</small>
      </figcaption>
    </figure>
  );
}
