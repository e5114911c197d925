import { Fold } from "~/ui/fold";
import { formatDay, formatMonth, formatTimeOfDay } from "~/domain/calendar/calendar";
import { startTimesInWords } from "~/domain/departures/cut-off-in-words";
import { langOfEnglish, langOfText } from "~/domain/language/language";
import { formatSerialList } from "~/domain/language/lists";
import { formatRupees } from "~/domain/money/money";
import { tourFactMessages } from "~/domain/tours/facts/messages";
import { placeName } from "~/domain/places/place-name";
import { firstStopOf } from "~/domain/tours/itinerary";
import { closureSentence } from "~/domain/tours/closures";
import { type ShownPracticalFacts } from "~/domain/tours/practical-facts";
import { tourMessages } from "~/domain/tours/messages";
import type { TourDetails } from "~/domain/tours/tour-schema";
import { kmInWords } from "~/domain/tours/ways";
import { wayFromLandmark } from "~/domain/tours/meeting-place";
import { MapLinks, MeetingPoint } from "./meeting-point";
import { tourGuideMessages } from "./messages";

/** Practical facts and their sources. */
export function GoodToKnow({ tour }: { tour: TourDetails }) {
  const m = tourGuideMessages().know;
  const { guide, practical, departures } = tour;
  return (
    <Fold id="know" title={m.title} hint={m.hint}>
      <dl>
        <Entry name={m.meeting}>
          <p translate="no" className="font-semibold">
            {startTimesInWords(departures)}
          </p>
          <MeetingPoint
            meetingPoint={guide.meetingPoint}
            departureCity={placeName(tour.departureCity)}
            way={wayFromLandmark(practical)}
            stop={firstStopOf(guide.itinerary)}
          />
        </Entry>
        {practical && <PracticalFacts tour={tour} practical={practical} />}
        {guide.permits !== null && (
          <Entry name={practical ? m.aboutPermits : m.permitsAndClosures}>
            <p lang={langOfText(guide.permits)}>{guide.permits}</p>
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

function Lines({ items, lang }: { items: readonly string[]; lang?: "en" | undefined }) {
  return (
    <ul lang={lang} className="grid gap-1">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function NamedLines({
  items,
}: {
  items: readonly (readonly [name: string, text: string, lang?: "en" | undefined])[];
}) {
  return (
    <ul className="grid gap-1">
      {items.map(([name, text, lang]) => (
        <li key={name}>
          <b lang={langOfText(name)} className="font-semibold">{`${name}:`}</b>{" "}
          <span lang={lang}>{text}</span>
        </li>
      ))}
    </ul>
  );
}

function PracticalFacts({ tour, practical }: { tour: TourDetails; practical: ShownPracticalFacts }) {
  const { endPoint, minAge, notFor, access, guides, rooms, gateFees, notAllowed, permitList, closures } =
    practical;
  const m = tourGuideMessages().know;
  const names = tourFactMessages();
  const languages = formatSerialList(
    guides.languages.map((language) => names.languages[language] ?? language),
  );
  const min = tour.departures.minimum?.travelers ?? 1;
  const reasons = tour.interests.flatMap((interest) => {
    const reason = practical.interestReasons[interest];
    return reason === undefined
      ? []
      : [[tourMessages().interests[interest], reason, langOfEnglish()] as const];
  });
  return (
    <>
      <Entry name={m.end}>
        {endPoint.time !== undefined && m.about(formatTimeOfDay(endPoint.time))}
        <p lang={langOfText(endPoint.place)}>{endPoint.place}</p>
        <MapLinks stop={tour.guide.itinerary.at(-1)?.stops?.at(-1)} />
      </Entry>
      <Entry name={m.fitness}>
        <p className="font-semibold">{fitnessOf(tour, practical)}</p>
        <p lang={langOfEnglish()}>{practical.fitness.note}</p>
      </Entry>
      <Entry name={m.minAge}>
        <p>{minAge === undefined ? m.noMinAge : m.years(minAge)}</p>
      </Entry>
      {notFor.length > 0 && (
        <Entry name={m.notFor}>
          <Lines items={notFor} lang={langOfEnglish()} />
        </Entry>
      )}
      <Entry name={m.access}>
        <NamedLines
          items={[
            [m.wheelchair, names.wheelchair[access.wheelchair].toLowerCase()],
            [m.stairs, access.steps, langOfEnglish()],
            [m.toilets, access.toilets, langOfEnglish()],
            [m.vehicle, access.vehicle, langOfEnglish()],
          ]}
        />
      </Entry>
      <Entry name={m.guide}>
        <p>{guides.kind === "none" ? names.guides.none : m.guideIn(names.guides[guides.kind], languages)}</p>
      </Entry>
      <Entry name={m.group}>
        <p>{m.travelers(min, tour.capacity)}</p>
      </Entry>
      {rooms.solo !== "none" && (
        <Entry name={m.alone}>
          <p>{names.solo[rooms.solo]}</p>
          {rooms.note !== undefined && <p lang={langOfEnglish()}>{rooms.note}</p>}
        </Entry>
      )}
      {gateFees.length > 0 && (
        <Entry name={m.gateFees}>
          <GateFees fees={gateFees} />
        </Entry>
      )}
      {closures.length > 0 && (
        <Entry name={m.closedDays}>
          <ul className="grid gap-1">
            {closures.map((closure) => {
              const sentence = closureSentence(closure);
              const inEnglish = [closure.site, ...(closure.instead === undefined ? [] : [closure.instead])];
              return <li key={sentence}>{tourGuideMessages().named(sentence, inEnglish)}</li>;
            })}
          </ul>
        </Entry>
      )}
      {notAllowed.length > 0 && (
        <Entry name={m.notAllowed}>
          <Lines items={notAllowed} lang={langOfEnglish()} />
        </Entry>
      )}
      {permitList.length > 0 && (
        <Entry name={m.permits}>
          <NamedLines
            items={permitList.map((permit) => [
              permit.name,
              m.permit(permit.for, permit.by, permit.days ?? 0),
            ])}
          />
        </Entry>
      )}
      {reasons.length > 0 && (
        <Entry name={m.goodFor}>
          <NamedLines items={reasons} />
        </Entry>
      )}
    </>
  );
}

/** "Easy: up to 6 km a day on foot, 60 steps in one go, …" */
function fitnessOf({ altitudeMetres }: TourDetails, { fitness }: ShownPracticalFacts): string {
  const { level, kmPerDay, steps, climbMetres } = fitness;
  const m = tourGuideMessages().know;
  const facts = [
    kmPerDay === undefined ? null : m.onFootADay(kmInWords(kmPerDay)),
    steps === undefined ? null : m.steps(steps.toLocaleString("en-IN")),
    climbMetres === undefined ? null : m.climb(climbMetres.toLocaleString("en-IN")),
  ].filter((fact) => fact !== null);
  const highest = altitudeMetres?.toLocaleString("en-IN") ?? null;
  return m.fitnessOf(tourMessages().fitness[level], facts, highest);
}

const feeCell = "py-1 pl-4 text-left align-baseline font-normal first:pl-0";

/** Fees of Indian and foreign guests. */
function GateFees({ fees }: { fees: ShownPracticalFacts["gateFees"] }) {
  const m = tourGuideMessages().know;
  return (
    <table className="w-full tabular-nums">
      <thead className="text-[0.875rem] text-muted">
        <tr>
          <th scope="col" className={feeCell}>
            {m.site}
          </th>
          <th scope="col" className={feeCell}>
            {m.indianGuests}
          </th>
          <th scope="col" className={feeCell}>
            {m.foreignGuests}
          </th>
        </tr>
      </thead>
      <tbody>
        {fees.map(({ site, indianInr, foreignInr, isIncluded }) => (
          <tr key={site}>
            <th scope="row" lang={langOfText(site)} className={feeCell}>
              {site}
            </th>
            <td className={feeCell}>{isIncluded ? m.inPrice : rupees(indianInr)}</td>
            <td className={feeCell}>{foreignFee({ indianInr, foreignInr, isIncluded })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const rupees = (fee: number | undefined) =>
  fee === undefined ? tourGuideMessages().know.unknownFee : formatRupees(fee);

/** The price holds the Indian rate at most: foreign guests pay the difference at the gate. */
function foreignFee({
  indianInr,
  foreignInr,
  isIncluded,
}: Pick<ShownPracticalFacts["gateFees"][number], "indianInr" | "foreignInr" | "isIncluded">): string {
  if (!isIncluded || foreignInr === undefined || indianInr === undefined) return rupees(foreignInr);
  const m = tourGuideMessages().know;
  const more = foreignInr - indianInr;
  return more <= 0 ? m.inPrice : m.moreAtGate(formatRupees(more), formatRupees(foreignInr));
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
      {tourGuideMessages().know.checked(formatMonth(newest.slice(0, 7)))}
      <ul lang={langOfEnglish()}>
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
