import { Fold } from "~/components/ui/fold";
import { formatDay, formatMonth, formatTimeOfDay } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import type { Stop } from "~/domain/tours/itinerary";
import { closureSentence } from "~/domain/tours/closures";
import {
  guideKinds,
  soloRules,
  wheelchairAnswers,
  type ShownPracticalFacts,
} from "~/domain/tours/practical-facts";
import { fitnessLevels } from "~/domain/tours/fitness";
import { interestLabels } from "~/domain/tours/tour";
import type { TourDetails } from "~/domain/tours/tour-schema";
import { kmInWords } from "~/domain/tours/ways";
import { pinRadius, type PlaceMap } from "~/lib/tours/place-map";
import { Labels, Land, Scale } from "./map-parts";

/** Practical facts and their sources. */
export function GoodToKnow({ tour, meetingMap }: { tour: TourDetails; meetingMap: PlaceMap | null }) {
  const { guide, practical, departures } = tour;
  return (
    <Fold id="know" title="Good to know" hint="Where we meet, how demanding, ages, access, permits">
      <dl className="know">
        <Entry name="Where we meet">
          <p className="font-semibold">{formatTimeOfDay(departures.startTime)}</p>
          <p>{guide.meetingPoint}</p>
          <MeetingPoint tour={tour} map={meetingMap} />
        </Entry>
        {practical && <PracticalFacts tour={tour} practical={practical} />}
        {guide.permits !== null && (
          <Entry name={practical ? "About permits" : "Permits and closures"}>
            <p>{guide.permits}</p>
          </Entry>
        )}
      </dl>
      {practical && <Sources sources={practical.sources} />}
    </Fold>
  );
}

/** The first stop on a map of its region, or the departure city if the tour states no stops. */
function MeetingPoint({ tour, map }: { tour: TourDetails; map: PlaceMap | null }) {
  const stop = tour.guide.itinerary[0]?.stops?.[0];
  if (map === null) return <MapLink stop={stop} />;
  const around = `Around ${tour.departureCity}`;
  return (
    <PlaceMapFigure map={map} label={stop ? `Map of the region around ${stop.place}` : `Map: ${around}`}>
      {stop ? <MapLink stop={stop} /> : around}
    </PlaceMapFigure>
  );
}

function Entry({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A link to a stop in the phone's map app, or in a browser's map. */
function MapLink({ stop }: { stop: Stop | undefined }) {
  if (stop === undefined) return null;
  const [latitude, longitude] = stop.at;
  return (
    <p>
      <a
        href={`https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`}
        rel="noreferrer"
        className="inline-block py-1 text-peacock underline underline-offset-4 print:hidden"
      >
        Open {stop.place} in a map
      </a>
    </p>
  );
}

function Lines({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function NamedLines({ items }: { items: readonly (readonly [name: string, text: string])[] }) {
  return (
    <ul>
      {items.map(([name, text]) => (
        <li key={name}>
          <b>{name}:</b> {text}
        </li>
      ))}
    </ul>
  );
}

function PracticalFacts({ tour, practical }: { tour: TourDetails; practical: ShownPracticalFacts }) {
  const { endPoint, minAge, notFor, access, guides, rooms, gateFees, notAllowed, permitList, closures } =
    practical;
  const least = tour.departures.minimum?.travelers ?? 1;
  const reasons = tour.interests.flatMap((interest) => {
    const reason = practical.interestReasons[interest];
    return reason === undefined ? [] : [[interestLabels[interest], reason] as const];
  });
  return (
    <>
      <Entry name="Where it ends">
        {endPoint.time !== undefined && (
          <p className="font-semibold">About {formatTimeOfDay(endPoint.time)}</p>
        )}
        <p>{endPoint.place}</p>
        <MapLink stop={tour.guide.itinerary.at(-1)?.stops?.at(-1)} />
      </Entry>
      <Entry name="How demanding">
        <p className="font-semibold">{fitnessOf(tour, practical)}</p>
        <p>{practical.fitness.note}</p>
      </Entry>
      <Entry name="Smallest age">
        <p>{minAge === undefined ? "None" : `${minAge} years`}</p>
      </Entry>
      {notFor.length > 0 && (
        <Entry name="Not suitable for">
          <Lines items={notFor} />
        </Entry>
      )}
      <Entry name="Accessibility">
        <NamedLines
          items={[
            ["Wheelchair", wheelchairAnswers[access.wheelchair].toLowerCase()],
            ["Steps", access.steps],
            ["Toilets", access.toilets],
            ["Vehicle", access.vehicle],
          ]}
        />
      </Entry>
      <Entry name="Guide">
        <p>
          {guideKinds[guides.kind]}
          {guides.kind !== "none" && `, in ${new Intl.ListFormat("en-US").format(guides.languages)}`}
        </p>
      </Entry>
      <Entry name="Group">
        <p>
          {least} to {tour.capacity} travelers
        </p>
      </Entry>
      {rooms.solo !== "none" && (
        <Entry name="Alone on this tour">
          <p>{soloRules[rooms.solo]}</p>
          {rooms.note !== undefined && <p>{rooms.note}</p>}
        </Entry>
      )}
      {gateFees.length > 0 && (
        <Entry name="Fees at gates">
          <GateFees fees={gateFees} />
        </Entry>
      )}
      {closures.length > 0 && (
        <Entry name="Closed days">
          <Lines items={closures.map(closureSentence)} />
        </Entry>
      )}
      {notAllowed.length > 0 && (
        <Entry name="Not allowed">
          <Lines items={notAllowed} />
        </Entry>
      )}
      {permitList.length > 0 && (
        <Entry name="Permits">
          <NamedLines items={permitList.map((permit) => [permit.name, permitInWords(permit)])} />
        </Entry>
      )}
      {reasons.length > 0 && (
        <Entry name="Good for">
          <NamedLines items={reasons} />
        </Entry>
      )}
    </>
  );
}

/** "Easy: up to 6 km a day on foot, 60 steps in one go, …" */
function fitnessOf({ altitudeMetres }: TourDetails, { fitness }: ShownPracticalFacts): string {
  const { level, kmPerDay, steps, climbMetres } = fitness;
  const facts = [
    kmPerDay !== undefined && `${kmInWords(kmPerDay)} on foot a day`,
    steps !== undefined && `${steps.toLocaleString("en-IN")} steps in one go`,
    climbMetres !== undefined && `${climbMetres.toLocaleString("en-IN")} m of climb`,
  ].filter(Boolean);
  return [
    fitnessLevels[level],
    facts.length > 0 && `: up to ${facts.join(", ")}`,
    altitudeMetres !== null &&
      `${facts.length > 0 ? "," : ":"} highest point ${altitudeMetres.toLocaleString("en-IN")} m`,
  ]
    .filter(Boolean)
    .join("");
}

const permitFor = {
  everyone: "for everyone",
  foreigners: "for foreign guests",
  indians: "for Indian guests",
};

function permitInWords({ for: who, by, days }: ShownPracticalFacts["permitList"][number]): string {
  const got = by === "operator" ? "we get it for you" : "you get it yourself";
  const time =
    days === undefined || days === 0 ? "" : `, ${days} ${days === 1 ? "day" : "days"} before departure`;
  return `${permitFor[who]}, ${got}${by === "operator" && time !== "" ? ` from your documents, sent${time.slice(1)}` : time}`;
}

/** Fees of Indian and foreign guests. */
function GateFees({ fees }: { fees: ShownPracticalFacts["gateFees"] }) {
  return (
    <table className="fees">
      <thead>
        <tr>
          <th scope="col">Site</th>
          <th scope="col">Indian guests</th>
          <th scope="col">Foreign guests</th>
        </tr>
      </thead>
      <tbody>
        {fees.map(({ site, indianInr, foreignInr, isIncluded }) => (
          <tr key={site}>
            <th scope="row">{site}</th>
            <td>{isIncluded ? "In the price" : rupees(indianInr)}</td>
            <td>{foreignFee({ indianInr, foreignInr, isIncluded })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const rupees = (fee: number | undefined) => (fee === undefined ? "Not known" : formatRupees(fee));

/** The price holds the Indian rate at most: foreign guests pay the difference at the gate. */
function foreignFee({
  indianInr,
  foreignInr,
  isIncluded,
}: Pick<ShownPracticalFacts["gateFees"][number], "indianInr" | "foreignInr" | "isIncluded">): string {
  if (!isIncluded || foreignInr === undefined || indianInr === undefined) return rupees(foreignInr);
  const more = foreignInr - indianInr;
  return more <= 0 ? "In the price" : `${formatRupees(more)} more (of ${formatRupees(foreignInr)})`;
}

/** Facts that were looked up, with place and date. */
function Sources({ sources }: { sources: ShownPracticalFacts["sources"] }) {
  const newest = sources
    .map(({ on }) => on)
    .toSorted()
    .at(-1);
  if (newest === undefined) return null;
  return (
    <details id="sources" className="sources mt-8 max-w-3xl">
      <summary>Checked in {formatMonth(newest.slice(0, 7))}</summary>
      <ul>
        {sources.map(({ fact, source, on }) => (
          <li key={`${fact} ${source}`}>
            {fact}
            <span>
              {source}, {formatDay(on)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A place marked in its region. */
function PlaceMapFigure({
  map,
  label,
  children,
}: {
  map: PlaceMap;
  label: string;
  /** The caption. */
  children: React.ReactNode;
}) {
  const { width, height, point, city } = map;
  return (
    <figure className="place-map">
      <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className="route-map">
        <Land map={map} />
        {city && <path d={`M${city.x} ${city.y}h0`} className="dots" />}
        <circle cx={point.x} cy={point.y} r={pinRadius} className="pin" />
        <Labels labels={map.labels} />
        <Scale map={map} />
      </svg>
      <figcaption>{children}</figcaption>
    </figure>
  );
}
