import { meals as allMeals, means, type Stop } from "~/domain/tours/itinerary";
import type { TourGuide } from "~/domain/tours/tour-schema";
import {
  bedInWords,
  kmInWords,
  minutesInWords,
  timeAtStop,
  totalInWords,
  totalsOf,
} from "~/domain/tours/ways";
import { Mark } from "./symbols";

/** Days that narrow screens show at once, and longest tour of which wide ones show all. */
const [daysShown, shownWhole] = [3, 10];

/** The days: prose beside the stops with the ways between them, meals and bed. */
export function DayByDay({ days }: { days: TourGuide["itinerary"] }) {
  const later = days.slice(daysShown);
  return (
    <section aria-labelledby="itinerary">
      <h2 id="itinerary" className="text-2xl sm:text-3xl">
        Day by day
      </h2>
      <ol className="days mt-6">
        {days.slice(0, daysShown).map((day, index) => (
          <Day key={day.title} day={day} number={index + 1} />
        ))}
      </ol>
      {later.length > 0 && (
        <details className={days.length > shownWhole ? "fold more" : "fold-below-lg more"}>
          <summary>
            {later.length === 1 ? `Day ${days.length}` : `Days ${daysShown + 1} to ${days.length}`}
          </summary>
          <ol start={daysShown + 1} className="days days-on">
            {later.map((day, index) => (
              <Day key={day.title} day={day} number={daysShown + index + 1} isFolded={false} />
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

/** @param props.isFolded false within a fold, which opens the whole day */
function Day({
  day,
  number,
  isFolded = true,
}: {
  day: TourGuide["itinerary"][number];
  number: number;
  isFolded?: boolean;
}) {
  const stops = day.stops?.length ?? 0;
  const parts = (
    <div className={day.stops && "day-parts"}>
      <p className="mt-2 max-w-[62ch]">{day.text}</p>
      {day.stops && <Stops day={number} stops={day.stops} isFirst={number === 1} />}
    </div>
  );
  return (
    <li id={`day-${number}`}>
      <span className="day-number">
        <span className="sr-only">Day </span>
        <span>{number}</span>
      </span>
      <div className="min-w-0">
        <h3 className="font-semibold lg:pt-1.5 lg:text-xl">{day.title}</h3>
        <DayFacts day={day} />
        {isFolded ? (
          <details className="fold-below-lg more">
            <summary>
              <span>{`The day${stops > 0 ? `, with ${stops} ${stops === 1 ? "stop" : "stops"}` : ""}`}</span>
              <span className="sr-only">{`, day ${number}`}</span>
            </summary>
            {parts}
          </details>
        ) : (
          parts
        )}
      </div>
    </li>
  );
}

/** Ways, meals and bed of a day in one line. */
function DayFacts({ day: { stops = [], meals, bed } }: { day: TourGuide["itinerary"][number] }) {
  const totals = totalsOf(stops);
  const included = allMeals.filter((meal) => meals?.includes(meal));
  if (totals.length === 0 && included.length === 0 && !bed) return null;
  return (
    <ul className="day-facts">
      {totals.length > 0 && (
        <li>
          <Mark name="route" />
          <span>{totals.map(totalInWords).join(" · ")}</span>
        </li>
      )}
      {(included.length > 0 || stops.length > 0) && (
        <li>
          <Mark name="meals" />
          <span>{included.length === 0 ? "No meals included" : sentence(included)}</span>
        </li>
      )}
      {bed && (
        <li>
          <Mark name="bed" />
          <span>{bedInWords(bed)}</span>
        </li>
      )}
    </ul>
  );
}

function sentence(words: readonly string[]): string {
  const text = new Intl.ListFormat("en-US").format(words);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} included`;
}

function Stops({ day, stops, isFirst }: { day: number; stops: readonly Stop[]; isFirst: boolean }) {
  return (
    <div className="stops">
      <ol aria-label={`Stops of day ${day}`}>
        {stops.map((stop, index) => {
          const { place, by, km = 0, minutes = 0, sunrise } = stop;
          const time = timeAtStop(stop);
          return (
            <li key={`${index} ${place}`}>
              {by && (
                <p className={index === 0 && !isFirst ? "way way-on" : "way"}>
                  <Mark name={by} />
                  <span>{`${means[by].label}, ${km >= 0.05 ? `${kmInWords(km)}, ` : ""}${minutesInWords(minutes)}`}</span>
                </p>
              )}
              <p className="stop">
                <b>{place}</b>{" "}
                {(time !== "" || sunrise) && (
                  <span>{[sunrise && "for the sunrise", time].filter(Boolean).join(", ")}</span>
                )}
              </p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
