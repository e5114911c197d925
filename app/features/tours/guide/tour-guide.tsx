import type { TourDetails } from "~/domain/tours/tour-schema";
import type { RouteMaps } from "./lay-out-route";
import { Fold } from "~/ui/fold";
import { DayByDay } from "./day-by-day";
import { langOfEnglish } from "~/domain/language/language";
import { GoodToKnow } from "./good-to-know";
import { tourGuideMessages } from "./messages";
import { RouteSection } from "./route-map";
import { Symbols } from "./symbols";

/** Route, days, inclusions and exclusions. Rendered on the server only. */
export function TourGuide({ tour, maps }: { tour: TourDetails; maps: RouteMaps | null }) {
  const { guide } = tour;
  const m = tourGuideMessages();
  const means = guide.itinerary.flatMap(({ stops = [] }) => stops.flatMap(({ by }) => by ?? []));
  const hasFacts = guide.itinerary.some(({ stops, meals, bed }) => stops || meals || bed);
  return (
    <>
      {hasFacts && <Symbols names={[...means, "route", "meals", "bed"]} />}
      {maps ? (
        <div
          data-route
          className="grid grid-cols-[minmax(0,1fr)] gap-7 lg:gap-14 xl:grid-cols-[minmax(0,1fr)_20rem] xl:grid-rows-[auto_auto_1fr] xl:gap-x-10 xl:gap-y-0"
        >
          <RouteSection tour={tour} maps={maps} />
          <DayByDay tour={tour} />
        </div>
      ) : (
        <DayByDay tour={tour} />
      )}
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        <section>
          <h2 className="text-2xl">{m.included}</h2>
          <Few items={guide.inclusions} kind="yes" />
        </section>
        <section>
          <h2 className="text-2xl">{m.notIncluded}</h2>
          <Few items={guide.exclusions} shown={0} kind="no" />
        </section>
      </div>
    </>
  );
}

/** Packing list, practical facts, questions and sources: long, so each opens at its heading. Rendered on the server only. */
export function TourFacts({ tour }: { tour: TourDetails }) {
  const { carry, faq } = tour.guide;
  const m = tourGuideMessages();
  return (
    <>
      <GoodToKnow tour={tour} />
      <Fold id="carry" title={m.carry.title} hint={m.carry.hint(carry.length)}>
        <Items items={carry} />
      </Fold>
      {faq.length > 0 && (
        <Fold id="faq" title={m.faq} hint={m.englishOnly || faq[0]?.question}>
          <div lang={langOfEnglish()} className="grid max-w-3xl gap-5">
            {faq.map(({ question, answer }) => (
              <div key={question}>
                <h3 className="text-lg font-semibold">{question}</h3>
                <p className="mt-1">{answer}</p>
              </div>
            ))}
          </div>
        </Fold>
      )}
    </>
  );
}

/** @param shown lines that narrow screens show at once */
function Few({
  items,
  shown = 2,
  kind,
}: {
  items: readonly string[];
  shown?: number;
  kind: keyof typeof bullets;
}) {
  const m = tourGuideMessages();
  const more = items.slice(shown);
  return (
    <>
      {shown > 0 && <Items items={items.slice(0, shown)} kind={kind} />}
      {more.length > 0 && (
        <details className="lg:unfolded">
          <summary className="more">{shown > 0 ? m.more(more.length) : m.toPay(more.length)}</summary>
          <Items items={more} kind={kind} />
        </details>
      )}
    </>
  );
}

const bullets = {
  dot: "*:before:top-[0.62em] *:before:left-1.5 *:before:size-1.5 *:before:rounded-full *:before:bg-sandstone",
  yes: "*:before:top-[0.3em] *:before:left-0 *:before:size-[1.05rem] *:before:bg-success *:before:[mask:var(--tick)]",
  no: "*:before:top-[0.3em] *:before:left-0 *:before:size-[1.05rem] *:before:bg-muted *:before:[mask:var(--cross)]",
};

function Items({ items, kind = "dot" }: { items: readonly string[]; kind?: keyof typeof bullets }) {
  return (
    <ul className={`mt-3 grid max-w-[68ch] gap-1.5 *:relative *:pl-6.5 *:before:absolute ${bullets[kind]}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
