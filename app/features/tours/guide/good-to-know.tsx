import { Exact } from "~/ui/exact";
import { Fold } from "~/ui/fold";
import { formatDay, formatMonth, formatTimeOfDay } from "~/domain/calendar/calendar";
import { startTimesInWords } from "~/domain/departures/cut-off-in-words";
import { formatRupees } from "~/domain/money/money";
import { firstStopOf } from "~/domain/tours/itinerary";
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
import { wayFromLandmark } from "~/domain/tours/meeting-place";
import { MapLinks, MeetingPoint } from "./meeting-point";

/** Practical facts and their sources. */
export function GoodToKnow({ tour }: { tour: TourDetails }) {
  const { guide, practical, departures } = tour;
  return (
    <Fold id="know" title="Good to know" hint="Where we meet, how demanding, ages, access, permits">
      <dl>
        <Entry name="Where we meet">
          <p translate="no" className="font-semibold">
            {startTimesInWords(departures)}
          </p>
          <MeetingPoint
            meetingPoint={guide.meetingPoint}
            departureCity={tour.departureCity}
            way={wayFromLandmark(practical)}
            stop={firstStopOf(guide.itinerary)}
          />
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

function Entry({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-x-8 border-t border-line py-3 last:border-b sm:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="font-semibold">{name}</dt>
      <dd className="max-w-[68ch] min-w-0">{children}</dd>
    </div>
  );
}

function Lines({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid gap-1">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function NamedLines({ items }: { items: readonly (readonly [name: string, text: string])[] }) {
  return (
    <ul className="grid gap-1">
      {items.map(([name, text]) => (
        <li key={name}>
          <b className="font-semibold">{`${name}:`}</b> <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

function PracticalFacts({ tour, practical }: { tour: TourDetails; practical: ShownPracticalFacts }) {
  const { endPoint, minAge, notFor, access, guides, rooms, gateFees, notAllowed, permitList, closures } =
    practical;
  const min = tour.departures.minimum?.travelers ?? 1;
  const reasons = tour.interests.flatMap((interest) => {
    const reason = practical.interestReasons[interest];
    return reason === undefined ? [] : [[interestLabels[interest], reason] as const];
  });
  return (
    <>
      <Entry name="Where it ends">
        {endPoint.time !== undefined && (
          <p className="font-semibold">
            About <Exact>{formatTimeOfDay(endPoint.time)}</Exact>
          </p>
        )}
        <p>{endPoint.place}</p>
        <MapLinks stop={tour.guide.itinerary.at(-1)?.stops?.at(-1)} />
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
          {`${guideKinds[guides.kind]}${guides.kind !== "none" ? `, in ${new Intl.ListFormat("en-US").format(guides.languages)}` : ""}`}
        </p>
      </Entry>
      <Entry name="Group">
        <p>{`${min} to ${tour.capacity} travelers`}</p>
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

const feeCell = "py-1 pl-4 text-left align-baseline font-normal first:pl-0";

/** Fees of Indian and foreign guests. */
function GateFees({ fees }: { fees: ShownPracticalFacts["gateFees"] }) {
  return (
    <table className="w-full tabular-nums">
      <thead className="text-[0.875rem] text-muted">
        <tr>
          <th scope="col" className={feeCell}>
            Site
          </th>
          <th scope="col" className={feeCell}>
            Indian guests
          </th>
          <th scope="col" className={feeCell}>
            Foreign guests
          </th>
        </tr>
      </thead>
      <tbody>
        {fees.map(({ site, indianInr, foreignInr, isIncluded }) => (
          <tr key={site}>
            <th scope="row" className={feeCell}>
              {site}
            </th>
            <td className={feeCell}>{isIncluded ? "In the price" : rupees(indianInr)}</td>
            <td className={feeCell}>{foreignFee({ indianInr, foreignInr, isIncluded })}</td>
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
    <details id="sources" className="mt-8 max-w-3xl">
      <summary className="more">
        Checked in <Exact>{formatMonth(newest.slice(0, 7))}</Exact>
      </summary>
      <ul>
        {sources.map(({ fact, source, on }) => (
          <li key={`${fact} ${source}`} className="mt-3">
            <div>{fact}</div>
            <span
              translate="no"
              className="block text-[0.9375rem] wrap-anywhere text-muted"
            >{`${source}, ${formatDay(on)}`}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
