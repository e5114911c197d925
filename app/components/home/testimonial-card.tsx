import { Star } from "lucide-react";
import type { Testimonial } from "~/content/testimonials";
import { cn } from "~/lib/cn";

/** A traveller's words, with the stars they gave. */
export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { name, location, rating, quote, avatar } = testimonial;
  return (
    <figure className="flex flex-col gap-5 rounded-card bg-card p-6 shadow-card">
      <span role="img" aria-label={`${rating} out of 5 stars`} className="flex gap-1">
        {[1, 2, 3, 4, 5].map((star) => (
          <Star
            key={star}
            aria-hidden
            className={cn("size-5", star <= rating ? "fill-marigold text-marigold" : "text-control")}
          />
        ))}
      </span>
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
