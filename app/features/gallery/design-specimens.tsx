import { CarouselButton, CarouselRow } from "~/ui/carousel";
import { NamedIcon } from "~/ui/named-icon";
import { MonthStrip } from "~/features/tours/month-strip";
import { TourCard } from "~/features/tours/tour-card";
import { Stars } from "~/features/reviews/stars";
import type { TourCard as Tour } from "~/domain/tours/tour-schema";
import { useCarousel } from "~/platform/browser/use-carousel";
import { Specimen } from "./specimen";

const grounds = [
  "bg-paper",
  "bg-card",
  "bg-sunken",
  "bg-line",
  "bg-control",
  "bg-marigold",
  "bg-sandstone",
  "bg-success-subtle",
  "bg-warning-subtle",
  "bg-danger-subtle",
  "bg-night",
] as const;
const inks = [
  "text-ink",
  "text-muted",
  "text-vermilion",
  "text-vermilion-deep",
  "text-peacock",
  "text-success",
  "text-warning",
  "text-danger",
] as const;

/** Colors, type and shadows: the tokens of app.css. */
export function TokenSpecimens() {
  return (
    <>
      <Specimen title="Grounds">
        <ul className="grid w-full grid-cols-2 gap-3 sm:grid-cols-4">
          {grounds.map((ground) => (
            <li key={ground}>
              <span className={`block h-16 rounded-card border border-line ${ground}`} />
              <code className="text-sm">{ground}</code>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Inks">
        <ul className="grid w-full grid-cols-2 gap-3 rounded-card bg-card p-4 sm:grid-cols-4">
          {inks.map((ink) => (
            <li key={ink} className={`font-semibold ${ink}`}>
              {ink}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Type">
        <p className="font-display text-5xl">Rozha One, ₹1,25,999</p>
        <p className="text-xl">Mukta, large</p>
        <p>
          Mukta, for text: Hampi, Mahabaleshwar, Cherrapunji; Ā ñ ž come from the fonts' extended subsets.
        </p>
        <p className="font-semibold">Mukta, semibold</p>
      </Specimen>
      <Specimen title="Shadows and borders">
        <div className="flex flex-wrap gap-6">
          <span className="rounded-card bg-card px-6 py-4 card-shadow">card-shadow</span>
          <span className="rounded-card bg-card px-6 py-4 float-shadow">float-shadow</span>
        </div>
        <div aria-hidden className="block-print w-full" />
      </Specimen>
    </>
  );
}

/** Tour card, months, carousel and icons. */
export function TourSpecimens({ tours }: { tours: readonly Tour[] }) {
  const [first] = tours;
  const { regionRef, viewportRef, isReady, canGoBack, canGoOn, goBack, goOn } = useCarousel({
    align: "start",
  });
  return (
    <>
      {first && (
        <Specimen title="Tour card">
          <div className="grid w-full max-w-xs">
            <TourCard tour={first} layout="poster" summary={<p>{first.summary}</p>} />
          </div>
        </Specimen>
      )}
      <Specimen title="Stars">
        {[0, 1, 2.4, 3.5, 4.8, 5].map((value) => (
          <p key={value} className="flex items-center gap-2">
            <Stars value={value} /> <span>{value}</span>
          </p>
        ))}
      </Specimen>
      <Specimen title="Months">
        <div className="w-full">
          <MonthStrip bestMonths={[1, 2, 11, 12]} month={2} />
        </div>
      </Specimen>
      <Specimen title="Carousel">
        <section aria-label="A carousel" aria-roledescription="carousel" ref={regionRef} className="w-full">
          <CarouselRow viewportRef={viewportRef} isReady={isReady} label="Slides">
            {tours.map((tour) => (
              <li key={tour.slug} className="lg:basis-1/3">
                <p className="rounded-card bg-sunken p-8">{tour.place}</p>
              </li>
            ))}
          </CarouselRow>
          <div className="flex gap-3">
            <CarouselButton
              direction="back"
              isReady={isReady}
              aria-label="Previous"
              disabled={!canGoBack}
              onClick={goBack}
            />
            <CarouselButton
              direction="on"
              isReady={isReady}
              aria-label="Next"
              disabled={!canGoOn}
              onClick={goOn}
            />
          </div>
        </section>
      </Specimen>
      <Specimen title="Icon">
        <p className="flex gap-4 text-peacock">
          {(["mountain", "leaf", "camera"] as const).map((name) => (
            <NamedIcon key={name} name={name} className="size-6" />
          ))}
        </p>
      </Specimen>
    </>
  );
}
