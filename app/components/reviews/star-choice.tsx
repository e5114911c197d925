import { Star } from "lucide-react";
import { starChoices, starWords } from "~/domain/reviews/review";

/**
 * Star rating as radio buttons. CSS fills the stars up to the chosen one, so it works without JavaScript. The transparent
 * radio buttons overlay the stars, for touch, keyboard and screen readers.
 */
export function StarChoice({
  id,
  chosen,
  error,
}: {
  id: string;
  /** Initial value, "" for none. */
  chosen: string;
  error: string | undefined;
}) {
  return (
    <fieldset
      id={id}
      role="radiogroup"
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-error`}
    >
      <legend className="font-semibold">Your rating</legend>
      <div className="group mt-1 flex flex-wrap items-center gap-x-3">
        <div className="-ml-1.5 flex">
          {starChoices.map((stars) => (
            <label
              key={stars}
              className="relative rounded-control p-1.5 text-control has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-peacock has-[~label_:checked]:text-ink has-checked:[&_svg]:fill-marigold has-[~label_:checked]:[&_svg]:fill-marigold"
            >
              <input
                type="radio"
                name="rating"
                value={stars}
                defaultChecked={chosen === String(stars)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <Star aria-hidden className="size-8 fill-transparent stroke-[1.5]" />
              <span className="sr-only">
                {stars} {stars === 1 ? "star" : "stars"}: {starWords[stars]}
              </span>
            </label>
          ))}
        </div>
        {/* Hidden: each radio button has this label. */}
        <p aria-hidden className="font-semibold">
          <span className="hidden group-has-[[value='1']:checked]:inline">{starWords[1]}</span>
          <span className="hidden group-has-[[value='2']:checked]:inline">{starWords[2]}</span>
          <span className="hidden group-has-[[value='3']:checked]:inline">{starWords[3]}</span>
          <span className="hidden group-has-[[value='4']:checked]:inline">{starWords[4]}</span>
          <span className="hidden group-has-[[value='5']:checked]:inline">{starWords[5]}</span>
        </p>
      </div>
      {error && (
        <p id={`${id}-error`} className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
