import { monthNames } from "~/domain/calendar";
import type { TourPageData } from "../../../worker/tours/get-tour-page";
import { MonthStrip } from "./month-strip";
import { SceneArt } from "./scene-art";
import { TourCard } from "./tour-card";
import { TourDetailsCard } from "./tour-details-card";
import { TourGuide } from "./tour-guide";

const regionNames = { south: "South", north: "North", east: "East", west: "West" } as const;

/** The page of a destination or tour, as specification 1, section 2 lists it. */
export function TourPage({ tour, otherTours, bestPlaces, month, today }: TourPageData & { today: string }) {
  return (
    <>
      <section className="relative isolate overflow-hidden">
        <SceneArt scene={tour.scene} className="absolute inset-0 -z-10 size-full" />
        <div className="absolute inset-0 -z-10 bg-linear-to-t from-night/90 via-night/55 to-night/10" />
        <div className="mx-auto flex min-h-[22rem] max-w-7xl flex-col justify-end px-4 py-10 text-on-night sm:px-6 md:min-h-[28rem]">
          <p className="font-semibold">
            {tour.location} · {tour.durationText}
          </p>
          <h1 className="mt-2 max-w-4xl text-4xl sm:text-5xl md:text-6xl">{tour.title}</h1>
          <p className="mt-4 max-w-2xl text-lg sm:text-xl">{tour.subtitle}</p>
        </div>
      </section>

      <div className="mx-auto max-w-7xl px-4 sm:px-6">
        <TourDetailsCard tour={tour} today={today} />

        <section aria-labelledby="season" className="mt-14">
          <h2 id="season" className="text-3xl">
            When to go
          </h2>
          <div className="mt-4 max-w-3xl">
            <MonthStrip bestMonths={tour.bestMonths} month={month} />
          </div>
        </section>

        <TourGuide guide={tour.guide} />

        {otherTours.length > 0 && (
          <section aria-labelledby="others" className="mt-16">
            <h2 id="others" className="text-3xl">
              Other Popular Packages from {tour.departureCity}
            </h2>
            <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
              {otherTours.map((other) => (
                <li key={other.slug} className="grid">
                  <TourCard tour={other} />
                </li>
              ))}
            </ul>
          </section>
        )}

        {bestPlaces.length > 0 && (
          <section aria-labelledby="places" className="mt-16">
            <h2 id="places" className="text-3xl">
              Best places in {regionNames[tour.region]} India in {monthNames[month - 1]}
            </h2>
            <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
              {bestPlaces.map((place) => (
                <li key={place.slug} className="grid">
                  <TourCard tour={place} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}
