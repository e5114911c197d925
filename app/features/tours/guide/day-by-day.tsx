import { langOfEnglish } from "~/domain/language/language";
import { formatSerialList } from "~/domain/language/lists";
import { placeName } from "~/domain/places/place-name";
import { tourFactMessages } from "~/domain/tours/facts/messages";
import { meals as allMeals, type Stop } from "~/domain/tours/itinerary";
import { englishPartsOf } from "~/domain/tours/translation";
import type { TourDetails, TourGuide } from "~/domain/tours/tour-schema";
import {
  bedInWords,
  bedName,
  kmInWords,
  minutesInWords,
  timeAtStop,
  totalInWords,
  totalsOf,
} from "~/domain/tours/ways";
import { tourGuideMessages } from "./messages";
import { Mark } from "./symbols";

/** Days that narrow screens show at once, and longest tour of which wide ones show all. */
const [daysShown, shownWhole] = [3, 10];

/** The days: prose beside the stops with the ways between them, meals and bed. */
export function DayByDay({ tour }: { tour: TourDetails }) {
  const m = tourGuideMessages();
  const days = tour.guide.itinerary;
  const note = m.englishParts(englishPartsOf(tour));
  const later = days.slice(daysShown);
  return (
    <section
      aria-labelledby="itinerary"
      className="xl:in-data-route:col-start-1 xl:in-data-route:row-start-3 xl:in-data-route:mt-12"
    >
      <h2 id="itinerary" className="text-2xl sm:text-3xl">
        {m.days.title}
      </h2>
      {note !== "" && <p className="mt-1 text-sm text-muted">{note}</p>}
      <ol className="mt-6">
        {days.slice(0, daysShown).map((day, index) => (
          <Day key={day.title} day={day} number={index + 1} />
        ))}
      </ol>
      {later.length > 0 && (
        <details className={days.length > shownWhole ? "fold" : "lg:unfolded"}>
          <summary className="more">
            {later.length === 1 ? m.days.day(days.length) : m.days.daysTo(daysShown + 1, days.length)}
          </summary>
          <ol start={daysShown + 1} className="pt-3 lg:mt-6">
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
  const m = tourGuideMessages().days;
  const stops = day.stops?.length ?? 0;
  const parts = (
    <div
      className={
        day.stops && "lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:gap-x-10 xl:in-data-route:block"
      }
    >
      <p lang={langOfEnglish()} className="mt-2 max-w-[62ch]">
        {day.text}
      </p>
      {day.stops && <Stops day={number} stops={day.stops} isFirst={number === 1} />}
    </div>
  );
  return (
    <li
      id={`day-${number}`}
      className="relative grid scroll-mt-20 grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3 pb-3 before:absolute before:top-9 before:bottom-0 before:left-4.5 before:border-l before:border-line last:pb-0 last:before:hidden lg:grid-cols-[3rem_minmax(0,1fr)] lg:gap-x-4 lg:pb-9 lg:before:top-12 lg:before:left-6"
    >
      <span className="grid size-9 place-items-center rounded-full bg-sunken font-display text-xl text-vermilion lg:size-12 noscript:[:target>&]:bg-marigold noscript:[:target>&]:text-night [.is-read>&]:bg-marigold [.is-read>&]:text-night">
        <span className="sr-only">{m.dayWord}</span>
        <span>{number}</span>
      </span>
      <div className="min-w-0">
        <h3 lang={langOfEnglish()} className="font-semibold lg:pt-1.5 lg:text-xl">
          {day.title}
        </h3>
        <DayFacts day={day} />
        {isFolded ? (
          <details className="lg:unfolded">
            <summary className="more">
              <span>{m.theDay(stops)}</span>
              <span className="sr-only">{m.ofDay(number)}</span>
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
  const m = tourGuideMessages().days;
  const mealNames = tourFactMessages().meals;
  const totals = totalsOf(stops);
  const included = allMeals.filter((meal) => meals?.includes(meal));
  const list = formatSerialList(included.map((meal) => mealNames[meal]));
  if (totals.length === 0 && included.length === 0 && !bed) return null;
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-[0.9375rem] text-muted tabular-nums *:flex *:gap-2 [&_svg]:mt-[0.15rem]">
      {totals.length > 0 && (
        <li>
          <Mark name="route" />
          <span>{totals.map(totalInWords).join(" · ")}</span>
        </li>
      )}
      {(included.length > 0 || stops.length > 0) && (
        <li>
          <Mark name="meals" />
          <span>{included.length === 0 ? m.noMeals : m.meals(list)}</span>
        </li>
      )}
      {bed && (
        <li>
          <Mark name="bed" />
          <span>{tourGuideMessages().bed(bedInWords(bed), bedName(bed), placeName(bed.place))}</span>
        </li>
      )}
    </ul>
  );
}

function Stops({ day, stops, isFirst }: { day: number; stops: readonly Stop[]; isFirst: boolean }) {
  const m = tourGuideMessages().days;
  const means = tourFactMessages().means;
  return (
    <div className="mt-3 tabular-nums lg:mt-0 xl:in-data-route:mt-3">
      <ol aria-label={m.stops(day)} className="pt-2 leading-[1.4]">
        {stops.map((stop, index) => {
          const { place, by, km = 0, minutes = 0, sunrise } = stop;
          const time = timeAtStop(stop);
          return (
            <li key={`${index} ${place}`}>
              {by && (
                <p className={`station way ${index === 0 && !isFirst ? "after:border-dotted" : ""}`}>
                  <Mark name={by} className="relative z-1 bg-paper outline-3 outline-paper" />
                  <span>{`${means[by]}, ${km >= 0.05 ? `${kmInWords(km)}, ` : ""}${minutesInWords(minutes)}`}</span>
                </p>
              )}
              <p className="station stop">
                <b lang={langOfEnglish()}>{place}</b>{" "}
                {(time !== "" || sunrise) && (
                  <span>{[sunrise && m.forSunrise, time].filter(Boolean).join(", ")}</span>
                )}
              </p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
