import { formatTimeOfDay } from "~/domain/calendar/calendar";
import type { TourDetails } from "~/domain/tours/tour-schema";

/** Itinerary, inclusions, exclusions, packing list, permits, meeting point and questions. */
export function TourGuide({ tour: { guide, departures } }: { tour: TourDetails }) {
  return (
    <>
      <section aria-labelledby="itinerary">
        <h2 id="itinerary" className="text-3xl">
          Day by day
        </h2>
        <ol className="mt-6 ml-6 grid max-w-3xl">
          {guide.itinerary.map((day, index) => (
            <li
              key={day.title}
              className="grid grid-cols-[3rem_1fr] gap-x-4 border-l border-line pb-6 last:pb-0"
            >
              <span className="-ml-6 grid size-12 place-items-center rounded-full bg-sunken font-display text-xl text-vermilion">
                <span className="sr-only">Day </span>
                {index + 1}
              </span>
              <div className="pt-1.5">
                <h3 className="text-xl font-semibold">{day.title}</h3>
                <p className="mt-1">{day.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>

      <div className="grid gap-8 md:grid-cols-3">
        <List title="Included" items={guide.inclusions} />
        <List title="Not included" items={guide.exclusions} />
        <List title="What to carry" items={guide.carry} />
      </div>

      <section aria-labelledby="know" className="max-w-3xl">
        <h2 id="know" className="text-3xl">
          Good to know
        </h2>
        <h3 className="mt-5 text-xl font-semibold">Where we meet</h3>
        <p className="mt-1 font-semibold">{formatTimeOfDay(departures.startTime)}</p>
        <p className="mt-1">{guide.meetingPoint}</p>
        {guide.permits !== null && (
          <>
            <h3 className="mt-5 text-xl font-semibold">Permits and closures</h3>
            <p className="mt-1">{guide.permits}</p>
          </>
        )}
        {guide.faq.map(({ question, answer }) => (
          <div key={question}>
            <h3 className="mt-5 text-xl font-semibold">{question}</h3>
            <p className="mt-1">{answer}</p>
          </div>
        ))}
      </section>
    </>
  );
}

function List({ title, items }: { title: string; items: string[] }) {
  return (
    <section>
      <h2 className="text-2xl">{title}</h2>
      <ul className="mt-3 grid list-disc gap-1.5 pl-5 marker:text-sandstone">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
