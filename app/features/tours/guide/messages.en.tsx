import { Exact } from "~/ui/exact";
import type { EnglishParts } from "~/domain/tours/english-parts";
import type { PermitHolder } from "~/domain/tours/practical-facts";
import type { WayKind } from "./lay-out-route";

const permitFor: Record<PermitHolder, string> = {
  everyone: "for everyone",
  foreigners: "for foreign guests",
  indians: "for Indian guests",
};

export const messages = {
  /** Stands where a part is not translated; empty in English. */
  englishOnly: "",
  englishParts: (_parts: EnglishParts): string => "",
  days: {
    title: "Day by day",
    day: (day: number) => `Day ${day}`,
    daysTo: (first: number, last: number) => `Days ${first} to ${last}`,
    /** Before a number, for screen readers. */
    dayWord: "Day ",
    theDay: (stops: number) =>
      `The day${stops > 0 ? `, with ${stops} ${stops === 1 ? "stop" : "stops"}` : ""}`,
    ofDay: (day: number) => `, day ${day}`,
    noMeals: "No meals included",
    meals: (meals: string) => `${meals.charAt(0).toUpperCase()}${meals.slice(1)} included`,
    stops: (day: number) => `Stops of day ${day}`,
    forSunrise: "for the sunrise",
  },
  route: {
    title: "The route",
    kinds: {
      road: "Road",
      rail: "Railway",
      water: "Water",
      air: "Air",
      path: "On foot and the like",
    } satisfies Record<WayKind, string>,
    closer: (place: string) => `A closer map of ${place}`,
    closerLabel: (place: string) => `Map of the stops around ${place}`,
    around: (place: string) => `Around ${place}`,
    nightsAndDistances: "Nights and distances",
    distances: "Distances",
    nights: "Nights",
    inAll: "On the way, in all",
    label: (from: string, to: string, nights: string | null, end: string | undefined) =>
      `Map of the route from ${from} to ${to}${nights === null ? "" : ` with nights in ${nights}`}${end === undefined ? "" : `, to its end at ${end}`}. The days below list every stop.`,
    startAndEnd: "Start and end",
    startEnd: "Start, end",
    nightOnWay: "Night on the way",
    straight: "Straight lines between stops",
    about: "About the map",
  },
  /** A sentence with names that are stored in English. */
  named: (sentence: string, _names: readonly string[]): React.ReactNode => sentence,
  bed: (words: string, _name: string, _place: string): React.ReactNode => words,
  included: "Included",
  notIncluded: "Not included",
  more: (items: number) => `${items} more`,
  toPay: (items: number) => `${items} things to pay for yourself`,
  carry: { title: "What to carry", hint: (items: number) => `${items} things, and why` },
  faq: "Questions",
  climate: {
    caption: (station: string): React.ReactNode => `Weather in ${station} by month`,
    month: "Month",
    high: "High, °C",
    low: "Low, °C",
    rainDays: "Rain days",
    note: (metres: string, years: string, source: string): React.ReactNode =>
      `Mean daily high, mean daily low and days with rain at ${metres} m, ${years}. Source: ${source}.`,
  },
  know: {
    title: "Good to know",
    hint: "Where we meet, how demanding, ages, access, permits",
    meeting: "Where we meet",
    aboutPermits: "About permits",
    permitsAndClosures: "Permits and closures",
    end: "Where it ends",
    about: (time: string) => (
      <p className="font-semibold">
        About <Exact>{time}</Exact>
      </p>
    ),
    fitness: "How demanding",
    fitnessOf: (level: string, facts: readonly string[], highest: string | null) =>
      [
        level,
        facts.length > 0 && `: up to ${facts.join(", ")}`,
        highest !== null && `${facts.length > 0 ? "," : ":"} highest point ${highest} m`,
      ]
        .filter(Boolean)
        .join(""),
    onFootADay: (km: string) => `${km} on foot a day`,
    steps: (steps: string) => `${steps} steps in one go`,
    climb: (metres: string) => `${metres} m of climb`,
    minAge: "Smallest age",
    noMinAge: "None",
    years: (years: number) => `${years} years`,
    notFor: "Not suitable for",
    access: "Accessibility",
    wheelchair: "Wheelchair",
    stairs: "Steps",
    toilets: "Toilets",
    vehicle: "Vehicle",
    guide: "Guide",
    guideIn: (guide: string, languages: string) => `${guide}, in ${languages}`,
    group: "Group",
    travelers: (min: number, max: number) => `${min} to ${max} travelers`,
    alone: "Alone on this tour",
    gateFees: "Fees at gates",
    site: "Site",
    indianGuests: "Indian guests",
    foreignGuests: "Foreign guests",
    inPrice: "In the price",
    unknownFee: "Not known",
    moreAtGate: (more: string, of: string) => `${more} more (of ${of})`,
    closedDays: "Closed days",
    notAllowed: "Not allowed",
    permits: "Permits",
    permit: (who: PermitHolder, by: "operator" | "traveler", days: number) => {
      const time = days === 0 ? "" : `${days} ${days === 1 ? "day" : "days"} before departure`;
      if (by === "operator")
        return `${permitFor[who]}, we get it for you${time === "" ? "" : ` from your documents, sent ${time}`}`;
      return `${permitFor[who]}, you get it yourself${time === "" ? "" : `, ${time}`}`;
    },
    goodFor: "Good for",
    checked: (month: string) => (
      <summary className="more">
        Checked in <Exact>{month}</Exact>
      </summary>
    ),
    onMap: "On a map: ",
    mapApp: "Map app",
  },
};
