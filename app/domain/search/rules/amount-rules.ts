import { phrases, times } from "virtual:search-words";
import type { TravelDate } from "~/domain/calendar/calendar";
import { dayParts } from "~/domain/departures/start";
import { durationAt, partyNumberAt, priceAt, type PartyNumber } from "../amounts";
import { departureDaysAt } from "../departure-days";
import { lookUp, type Entry } from "../dictionary";
import { requirementsOf, span, weights } from "../requirements";
import { phraseIn, phraseSet, splitNames, wordsOf } from "../words";
import { typedText, type Rule } from "./rule";

/** Rules for days, numbers of people, durations and prices. */

/** Days by which a departure may be missed, if no tour leaves on the wanted ones. */
const departureLeeway = 3;
/** Share by which a maximum price may be missed, if nothing is cheaper. */
const priceTolerance = 1.25;

/** Price of a cheap tour, rupees: about the lowest third of the catalogue. */
const cheapPrice = 11_000;

const cheapWords = phraseSet(phrases.cheap);
const dearWords = phraseSet(phrases.expensive);
const ratedWords = phraseSet(phrases.rated);
const dayPartWords = dayParts.map((part) => ({ part, names: phraseSet(phrases[part]) }));

/** Reads days of departure: "5 jan to 10 jan", "next weekend". */
export const readDeparture: Rule = (words, at, today) => {
  const departure = departureDaysAt(words, at, today);
  if (!departure) return null;
  const { from: first, to: last, month, isWeekend, length } = departure;
  const own = span(at, length);
  const typed = typedText(words, at, length);
  const festival = first !== undefined && first === last ? festivalOn(first) : undefined;
  const texts = festival?.texts;
  const days = { ...(first !== undefined && { from: first }), ...(last !== undefined && { to: last }) };
  return {
    length,
    requirements: [
      ...(texts === undefined
        ? []
        : [
            {
              words: own,
              weight: 0,
              term: { phrases: splitNames(texts), places: [], typed, place: null, rank: 2 },
            },
          ]),
      {
        words: own,
        weight: weights.departure,
        filter: { ...days, ...(month !== null && { month }), ...(festival && { flex: 1 }) },
        loose: { ...days, flex: departureLeeway },
      },
      ...(isWeekend
        ? [
            {
              words: own,
              weight: weights.days,
              filter: { minDays: 1, maxDays: 3 },
              loose: { minDays: 1, maxDays: 4 },
            },
          ]
        : []),
    ],
  };
};

/** Returns the festival that is on a day in all years. */
function festivalOn(day: TravelDate) {
  return times.find(({ days }) => days === day.slice(5));
}

/** Reads a number of people or stars, or an age: "for 2 people", "5 year old". */
export const readParty: Rule = (words, at) => {
  const party = partyNumberAt(words, at);
  if (!party) return null;
  const { length } = party;
  const subject = subjectOf(party.about);
  const requirements = subject ? requirementsOf(subject, at, length, typedText(words, at, length)) : [];
  return { length, requirements, isCounted: true };
};

/** Returns the subject of an age. */
function subjectOf(about: PartyNumber["about"]): Entry | undefined {
  return about === null ? undefined : lookUp(wordsOf(about), 0)?.entry;
}

/** Reads a duration: "3 nights", "weekend". */
export const readDuration: Rule = (words, at) => {
  const duration = durationAt(words, at);
  if (!duration) return null;
  const { length, ...days } = duration;
  const loose = {
    ...(days.minDays !== undefined && { minDays: Math.max(1, days.minDays - 1) }),
    ...(days.maxDays !== undefined && { maxDays: days.maxDays + 1 }),
  };
  return { length, requirements: [{ words: span(at, length), weight: weights.days, filter: days, loose }] };
};

/** Reads a price: "under 20000", "10k". */
export const readPrice: Rule = (words, at) => {
  const price = priceAt(words, at);
  if (!price) return null;
  const { min, max, length } = price;
  const filter = { ...(min !== null && { minPrice: min }), ...(max !== null && { maxPrice: max }) };
  const loose =
    max === null
      ? { minPrice: Math.round((min ?? 0) / priceTolerance) }
      : { maxPrice: Math.round(max * priceTolerance) };
  return { length, requirements: [{ words: span(at, length), weight: weights.price, filter, loose }] };
};

/** Reads a wish for low or high prices or good reviews, which orders the tours: "cheap", "top rated". */
export const readOrder: Rule = (words, at) => {
  const cheap = phraseIn(cheapWords, words, at);
  if (cheap > 0) {
    const own = span(at, cheap);
    const requirements = [{ words: own, weight: 1, filter: { maxPrice: cheapPrice } }];
    return { length: cheap, requirements, sort: { by: "price", words: own } };
  }
  const rated = phraseIn(ratedWords, words, at);
  const length = Math.max(rated, phraseIn(dearWords, words, at));
  return length > 0
    ? { length, sort: { by: rated > 0 ? "rating" : "-price", words: span(at, length) } }
    : null;
};

/** Reads a time of the day, which tours that start several times a day are chosen by: "morning safari". */
export const readTimeOfDay: Rule = (words, at) => {
  for (const { part, names } of dayPartWords) {
    const length = phraseIn(names, words, at);
    // "Evening aarti" is a name.
    if (length === 0 || (lookUp(words, at)?.length ?? 0) > length) continue;
    return {
      length,
      requirements: [{ words: span(at, length), weight: weights.timeOfDay, filter: { time: part } }],
    };
  }
  return null;
};
