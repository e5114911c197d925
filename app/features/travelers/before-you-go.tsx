import { CloudSun, MapPin } from "lucide";
import { MonthStrip } from "~/features/tours/month-strip";
import { startInWords } from "~/domain/departures/cut-off-in-words";
import { seasonHint } from "~/domain/departures/season-hint";
import type { NextTrip } from "~/domain/trips/trip";
import { Icon } from "~/ui/icon";
import { travelerMessages } from "./messages";

/** Preparation for the next trip, from the tour's guide: season, packing list and meeting point. */
export function BeforeYouGo({ trip }: { trip: NextTrip }) {
  const m = travelerMessages().before;
  return (
    <section aria-labelledby="before-you-go" className="mt-14">
      <h2 id="before-you-go" className="text-3xl">
        {m.title(trip.place)}
      </h2>
      <div className="mt-5 grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <div className="grid content-start gap-6">
          <div>
            <p className="flex gap-2.5 text-lg">
              <Icon icon={CloudSun} className="mt-0.5 size-6 shrink-0 text-marigold" />
              <span>{seasonHint(trip, trip.travelDate)}</span>
            </p>
            <div className="mt-3">
              <MonthStrip
                bestMonths={trip.bestMonths}
                month={Number(trip.travelDate.slice(5, 7))}
                monthLabel={m.month}
              />
            </div>
          </div>
          <div className="flex gap-2.5">
            <Icon icon={MapPin} className="mt-0.5 size-6 shrink-0 text-peacock" />
            <div>
              <h3 className="font-semibold">{m.meet}</h3>
              <p translate="no" className="font-semibold">
                {startInWords(trip.travelDate, trip)}
              </p>
              <p>{trip.meetingPoint}</p>
            </div>
          </div>
        </div>
        <div>
          <h3 className="text-xl font-semibold">{m.bring}</h3>
          <ul className="mt-3 grid list-disc gap-1.5 pl-5 marker:text-sandstone">
            {trip.carry.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
