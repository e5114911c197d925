import { Check } from "lucide";
import { startTimesInWords } from "~/domain/departures/cut-off-in-words";
import { placeName } from "~/domain/places/place-name";
import { leadOf } from "~/domain/tours/lead";
import type { TourOutline } from "~/domain/tours/tour-schema";
import { Icon } from "~/ui/icon";
import { BookingPanel } from "./booking/booking-panel";
import { tourPageMessages } from "./messages";

/**
 * Price, duration, description, highlights and Book button. Its two halves are children of the page's grid so that the
 * panel can stay visible along the whole page.
 */
export function TourDetailsCard({ tour, ...panel }: React.ComponentProps<typeof BookingPanel>) {
  const m = tourPageMessages().details;
  const [first = "", ...more] = tour.description;
  const { lead, rest } = leadOf(first);
  const story = rest === "" ? more : [rest, ...more];
  return (
    <section aria-labelledby="details" className="contents">
      <BookingPanel tour={tour} {...panel} />
      <div className="mt-8 min-w-0 sm:mt-10">
        <p className="font-semibold text-vermilion">{m.title}</p>
        <h2 id="details" className="mt-1 text-3xl">
          {headingOf(tour)}
        </h2>
        <Facts tour={tour} />
        <p className="mt-4 max-w-[60ch] text-lg">{lead}</p>
        {story.length > 0 && (
          <details className="lg:unfolded">
            <summary className="more">{m.wholeStory}</summary>
            {story.map((paragraph) => (
              <p key={paragraph} className="mt-3 max-w-[68ch]">
                {paragraph}
              </p>
            ))}
          </details>
        )}
        <h3 className="mt-4 text-xl font-semibold sm:mt-6">{m.highlights}</h3>
        <ul className="mt-2 grid gap-1 leading-snug sm:mt-3 sm:gap-2 sm:leading-normal">
          {tour.highlights.map((highlight) => (
            <li key={highlight} className="flex gap-2.5">
              <Icon icon={Check} className="mt-0.5 size-5 shrink-0 text-success" />
              <span>{highlight}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/**
 * "From Delhi to Agra" as specified. Tours that stay in the city they leave from, cross states or are called after a whole
 * one have a heading of their own.
 */
export function headingOf({
  kind,
  departureCity,
  place,
  states,
  days,
}: Pick<TourOutline, "kind" | "departureCity" | "place" | "states" | "days">): string {
  const m = tourPageMessages().details;
  const city = placeName(departureCity);
  if (days === 1) return m.dayIn(place);
  if (place.includes(city)) return place === city ? m.inPlace(place) : place;
  if (kind !== "destination" && (states.length > 1 || states.map(placeName).includes(place)))
    return m.journeyFrom(city);
  return m.fromTo(city, place);
}

function Facts({ tour }: { tour: TourOutline }) {
  const m = tourPageMessages().details;
  const facts = [
    [m.duration, tour.durationText],
    [m.leavesFrom, placeName(tour.departureCity)],
    ...(tour.states.length > 1 ? [[m.states, tour.states.map(placeName).join(", ")]] : []),
    [tour.departures.openUntil ? m.open : m.starts, startTimesInWords(tour.departures)],
    [m.group, m.upTo(tour.capacity)],
    // Where height is felt.
    ...(tour.altitudeMetres !== null && tour.altitudeMetres >= 2500
      ? [[m.highestPoint, m.metres(tour.altitudeMetres.toLocaleString("en-IN"))]]
      : []),
  ];
  return (
    <dl className="mt-4 grid grid-cols-2 gap-x-8 gap-y-2 border-y border-line py-3 sm:flex sm:flex-wrap sm:gap-y-3 sm:py-4">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
