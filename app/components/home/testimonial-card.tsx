import { Stars } from "~/components/ui/stars";
import type { Testimonial } from "~/content/testimonials";

/** A traveler's quote and rating. */
export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { name, location, rating, quote, avatar } = testimonial;
  return (
    <figure className="flex flex-col gap-5 rounded-card bg-card p-6 shadow-card">
      <p className="leading-none">
        <Stars value={rating} className="h-5" />
        <span className="sr-only">{rating} out of 5 stars</span>
      </p>
      <blockquote className="flex-1">
        <p>“{quote}”</p>
      </blockquote>
      <figcaption className="flex items-center gap-3">
        <img
          src={`/illustrations/avatars/${avatar}.svg`}
          alt=""
          width={48}
          height={48}
          loading="lazy"
          className="size-12 rounded-full"
        />
        <span>
          <span className="block font-semibold">{name}</span>
          <span className="block text-sm text-muted">{location}</span>
        </span>
      </figcaption>
    </figure>
  );
}
